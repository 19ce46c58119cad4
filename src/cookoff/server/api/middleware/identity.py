"""The guest and address behind a request."""

import re
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from cookoff.server.api.client_limits import Caller
from cookoff.server.app.node import Node
from cookoff.server.config.networks import place
from cookoff.server.config.secrets import hash_secret
from cookoff.server.ops.logs import set_request_guest
from cookoff.server.protocol.errors import ApiError
from cookoff.server.storage.records import GuestRecord

COOKIE = "guest"
TOKEN = 40
"""Characters in a guest's token."""
_TOKEN = re.compile(rb"(?:^|; )%s=([A-Za-z0-9]{%d})(?:;|$)" % (COOKIE.encode(), TOKEN))
_YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def guest_of(node: Node, connection: AnyConnection) -> GuestRecord | None:
    """Return the guest whose token the request carries. Raises `ApiError` if the guest is banned."""
    token = connection.cookies.get(COOKIE)
    guest = await node.repository.guest(hash_secret(token)) if token and len(token) <= 2 * TOKEN else None
    if guest is not None:
        set_request_guest(guest.id)
        if guest.id in node.bans.now.guests:
            raise ApiError(403, "banned", "this guest is banned")
    return guest


async def known_guest(node: Node, request: Request[Any, Any, Any]) -> GuestRecord:
    """As `guest_of`. Raises `ApiError` if there is no guest."""
    guest = await guest_of(node, request)
    if guest is None:
        raise ApiError(401, "no-guest", "say who you are first: PUT /api/me")
    return guest


def cookie(token: str, secure: bool) -> Cookie:
    """Return the cookie that identifies a guest. Scripts cannot read it and other sites cannot use it."""
    return Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", secure=secure, path="/", max_age=_YEAR)


def address_of(connection: AnyConnection) -> str:
    """Return the address or network of a request, the key for rate limits."""
    return place_in(connection.scope)


def caller_in(scope: Scope) -> Caller:
    """Return whom rate limits count: the owner of the cookie, whether that is valid or not, and the address."""
    address = place_in(scope)
    for name, value in scope["headers"]:
        if name == b"cookie" and (found := _TOKEN.search(value)):
            return Caller(found[1].decode("ascii"), address)
    return Caller(address, address)


def share_of(connection: AnyConnection, guest: GuestRecord | None = None) -> tuple[str, str]:
    """Return whose turn it is where requests wait for one another: addresses take turns, then their guests."""
    return address_of(connection), guest.id if guest else ""


def place_in(scope: Scope) -> str:
    """As `address_of`, from an ASGI scope."""
    client = scope.get("client")
    return place(client[0]) if client else "nowhere"


def pseudonym_of(node: Node, connection: AnyConnection) -> bytes:
    """Return what the database keeps of the address of a request."""
    return node.signer.pseudonym(address_of(connection))


def bot_share_of(node: Node, connection: AnyConnection, guest: GuestRecord, what: str) -> tuple[str, str, str]:
    """Return whose turn it is in the bots' processes, as tables and jobs of the address count there."""
    return pseudonym_of(node, connection).hex(), guest.id, what


async def own_origin_only(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard: accept writes and sockets only from our own pages or from clients outside a browser."""
    if connection.scope.get("method") in {"GET", "HEAD", "OPTIONS"}:
        return
    origin = connection.headers.get("origin")
    foreign = origin is not None and origin.partition("://")[2] != connection.headers.get("host")
    if foreign or connection.headers.get("sec-fetch-site") in {"cross-site", "same-site"}:
        raise ApiError(403, "foreign-origin", "this comes from another site")

"""Guests: a name, a colour, a cookie."""

from typing import Any

import msgspec
from litestar import Request, Response, get, put
from litestar.params import JSONBody

from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import TOKEN, cookie, guest_of
from cookoff.server.api.middleware.limits import limit_creations
from cookoff.server.api.schemas import Me, MeBody
from cookoff.server.config.secrets import hash_secret
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.names import MOST, normalised
from cookoff.server.protocol.schemas import Guest
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import insert_guest, update_guest


@get("/api/me", responses=ERRORS, summary="Who am I, and where do I sit?", opt={"plain": True})
async def read_me(request: Request[Any, Any, Any], node: TheNode) -> Me:
    """The guest identified by the cookie, if any, and their tables."""
    guest = await guest_of(node, request)
    if guest is None:
        return Me(None, (), node.workbench)
    tables = await node.repository.tables_of(guest.id)
    party = await node.parties.store.party_of(guest.id)
    return Me(Guest(guest.name, guest.colour), tuple(table.card() for table in tables), node.workbench, party)


@put("/api/me", responses=ERRORS, summary="Set my name and colour")
async def write_me(request: Request[Any, Any, Any], node: TheNode, data: JSONBody[MeBody]) -> Response[Guest]:
    """Creates the guest and sets the cookie on first use."""
    known = await guest_of(node, request)
    name = normalised(data.name)
    if not 1 <= len(name) <= MOST:
        raise ApiError(400, "malformed", f"name: it has {len(name)} characters when written out, and not 1 to {MOST}")
    body = Guest(name, data.colour)
    if known is not None:
        changed = msgspec.structs.replace(known, name=name, colour=data.colour)
        await node.committer.commit(Change(statements=[update_guest(changed)]))
        return Response(body)
    limit_creations(request)
    token = node.environment.code(TOKEN)
    guest = GuestRecord(node.environment.code(16), name, data.colour)
    await node.committer.commit(Change(statements=[insert_guest(guest, hash_secret(token), node.environment.now())]))
    return Response(body, cookies=[cookie(token, secure=request.scope["scheme"] == "https")])

"""The WebSocket handler of a table."""

import asyncio
import contextlib
import logging
import re
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.types import Receive
from sqlalchemy.exc import SQLAlchemyError

from cookoff.server.api.client_limits import Caller, ClientLimits
from cookoff.server.api.middleware.identity import address_of, guest_of
from cookoff.server.app.node import Node
from cookoff.server.app.routing.router import TableRouter
from cookoff.server.ops import metrics
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import Bye, ByeReason, Chat, ClientMessage, Hello, MoveId, React, SocketError
from cookoff.server.protocol.schemas import CODE
from cookoff.server.runtime.tables.connections import send
from cookoff.server.storage.records import GuestRecord

from .connection import SocketConnection
from .serving import serve_socket

log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

_BYES: dict[str, ByeReason] = {"no-such-table": "no-table", "closed": "closed", "unavailable": "unavailable"}
"""The `bye` for each API error on connecting; any other error sends `restart`."""
PREPAID = 50_000
"""Bytes that a socket pays for missed entries before it is known how many there are."""
HELLO_SECONDS = 20.0
"""Seconds in which a socket must send `hello`."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Serve one socket of a table; see `docs/engineer/protocol.md`."""
    node: Node = socket.app.state.node
    client_limits: ClientLimits = socket.app.state.client_limits
    guest = await guest_of(node, socket)
    address = address_of(socket)
    who = Caller(guest.id if guest else address, address)
    with client_limits.socket(who, known=guest is not None):
        await _serve(node, socket, table_id, guest, InboundLimiter(who, client_limits))


async def _serve(
    node: Node, socket: WebSocket[Any, Any, Any], table_id: str, guest: GuestRecord | None, limiter: "InboundLimiter"
) -> None:
    connection = SocketConnection(node.environment.code(16), guest, node.settings.limits.queue_bytes)
    await socket.accept()

    async def leave() -> None:
        node.router.disconnect(connection)

    await serve_socket(socket, connection, _read(node.router, connection, table_id, socket.receive, limiter), leave)


class InboundLimiter:
    """Decodes the messages of a socket and limits their size and rate."""

    def __init__(self, who: Caller, client_limits: ClientLimits) -> None:
        self._who = who
        self._client_limits = client_limits

    def limit_history(self, connection: SocketConnection, hello: Hello) -> Hello:
        """Return the greeting, without the wish for missed entries if too many were sent already."""
        if hello.seen is None:
            return hello
        history_bytes = self._client_limits.history_bytes
        if not history_bytes.take(*self._who, PREPAID):
            return msgspec.structs.replace(hello, seen=None)
        connection.on_first_message = lambda size: history_bytes.charge(*self._who, size - PREPAID)
        return hello

    def understand(self, connection: SocketConnection, data: str | bytes) -> ClientMessage | None:
        """Return the message; `None` if it cannot be used, after sending an error or closing."""
        metrics.MESSAGES.inc()
        who, client_limits = self._who, self._client_limits
        if not client_limits.flood.take(*who):
            connection.drop(Bye("flood"))
            return None
        if not client_limits.messages.take(*who):
            return _problem(connection, SocketError("too-fast", "too many messages; wait a moment", _id_in(data)))
        if len(data) > client_limits.limits.message_bytes:
            return _problem(
                connection, SocketError("malformed", f"longer than {client_limits.limits.message_bytes} bytes")
            )
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return _problem(connection, SocketError("malformed", str(error)[:300], _id_in(data)))
        if isinstance(message, Chat | React) and not client_limits.talk.take(*who):
            return _problem(connection, SocketError("too-fast", "too much talk; wait a moment"))
        return message


def _problem(connection: SocketConnection, problem: SocketError) -> ClientMessage | None:
    metrics.SOCKET_ERRORS.labels(problem.code).inc()
    send(connection, problem)
    return None


async def _read(
    router: TableRouter, connection: SocketConnection, table_id: str, receive: Receive, limiter: InboundLimiter
) -> None:
    """Forward messages until the client leaves or is dropped."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await _first(connection, receive, limiter)
    except TimeoutError:
        return
    if hello is None:
        return
    if not re.search(CODE, table_id):
        connection.drop(Bye("no-table"))
        return
    try:
        await router.connect(connection, table_id, limiter.limit_history(connection, hello))
    except ApiError as api_error:
        connection.drop(Bye(_BYES.get(api_error.code, "restart")))
        return
    except (SQLAlchemyError, OSError) as error:  # the database is unavailable
        log.warning("nobody can connect to the table now: %r", error, extra={"table": table_id})
        connection.drop(Bye("restart"))
        return
    while connection.closing is None:
        data = await _next(receive)
        if data is None:
            return
        message = limiter.understand(connection, data)
        if message is not None:
            router.forward(connection, message)


async def _first(connection: SocketConnection, receive: Receive, limiter: InboundLimiter) -> Hello | None:
    while connection.closing is None:
        data = await _next(receive)
        if data is None:
            return None
        message = limiter.understand(connection, data)
        if isinstance(message, Hello):
            return message
        if message is not None:
            send(connection, SocketError("hello-first", "say hello first", getattr(message, "id", None)))
    return None


async def _next(receive: Receive) -> str | bytes | None:
    """Return the next message; `None` once the socket is closed."""
    event: Any = await receive()
    if event["type"] == "websocket.disconnect":
        return None
    text, data = event.get("text"), event.get("bytes")
    return text if text is not None else data or b""


class _Named(msgspec.Struct):
    id: MoveId


_named = msgspec.json.Decoder(_Named).decode


def _id_in(data: str | bytes) -> str | None:
    """Return the id of an unusable message, so that the error can name it."""
    if len(data) > 4096:  # no move is that long; keep rejections cheap
        return None
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _named(data).id
    return None

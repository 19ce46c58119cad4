"""The socket of a table."""

import asyncio
import contextlib
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.types import Receive

from cookoff.server import metrics
from cookoff.server.complaints import Complaint
from cookoff.server.http.identity import address_of, guest_of
from cookoff.server.limiting import Bucket
from cookoff.server.node import Node
from cookoff.server.settings import Limits
from cookoff.server.switchboard import Switchboard
from cookoff.server.tables.links import send
from cookoff.server.wire import Bye, Chat, ClientMessage, Hello, MoveId, Problem, React

from .connection import Connection

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

HELLO_SECONDS = 20.0
"""How long a socket may be silent before it says hello."""
CLOSE_SECONDS = 5.0
"""How long the other side has to read our last words."""


@websocket("/api/tables/{table_id:str}/socket", opt={"socket": True})
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Everything that is said at a table; see the protocol."""
    node: Node = socket.app.state.node
    limits = node.settings.limits
    open_from: Counter[str] = socket.app.state.open_from
    address = address_of(socket)
    if open_from[address] >= limits.sockets_per_address:
        raise Complaint(429, "too-many-sockets", "too many sockets are open from this address")
    guest = await guest_of(node, socket)
    connection = Connection(node.world.code(16), guest, limits.queue_bytes)
    await socket.accept()
    metrics.SOCKETS.inc()
    open_from[address] += 1
    reader = asyncio.create_task(
        _read(node.switchboard, connection, table_id[:64], socket.receive, Ears(connection, limits))
    )
    writer = asyncio.create_task(connection.pump(socket.send))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None and not writer.done():
            await asyncio.wait((writer,), timeout=CLOSE_SECONDS)
    finally:
        metrics.SOCKETS.dec()
        open_from[address] -= 1
        if not open_from[address]:
            del open_from[address]
        node.switchboard.go(connection)
        for task in (reader, writer):
            task.cancel()
        # Writing to somebody who has just gone is no failure; a reader that fails is one of ours.
        read, _ = await asyncio.gather(reader, writer, return_exceptions=True)
        if isinstance(read, Exception):
            raise read


class Ears:
    """Understands what a socket says, and how much of it is too much."""

    def __init__(self, connection: Connection, limits: Limits) -> None:
        self._connection = connection
        self._limits = limits
        self._clock = asyncio.get_running_loop().time
        size, rate = limits.messages
        self._messages = Bucket(size, rate, self._clock())
        self._flood = Bucket(size * limits.flood, rate * limits.flood, self._clock())
        self._talk = Bucket(*limits.chat, self._clock())

    def understand(self, data: str | bytes) -> ClientMessage | None:
        """The message; `None` if it cannot be used, which its sender is told."""
        metrics.MESSAGES.inc()
        now = self._clock()
        if not self._flood.take(now):
            self._connection.drop(Bye("flood"))
            return None
        if not self._messages.take(now):
            return self._problem(Problem("too-fast", "too many messages; wait a moment", _id_in(data)))
        if len(data) > self._limits.message_bytes:
            return self._problem(Problem("malformed", f"longer than {self._limits.message_bytes} bytes"))
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return self._problem(Problem("malformed", str(error)[:300], _id_in(data)))
        if isinstance(message, Chat | React) and not self._talk.take(now):
            return self._problem(Problem("too-fast", "too much talk; wait a moment"))
        return message

    def _problem(self, problem: Problem) -> ClientMessage | None:
        metrics.PROBLEMS.labels(problem.code).inc()
        send(self._connection, problem)
        return None


async def _read(switchboard: Switchboard, connection: Connection, table_id: str, receive: Receive, ears: Ears) -> None:
    """Read until the other side is gone or has to go."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await _first(connection, receive, ears)
    except TimeoutError:
        return
    if hello is None:
        return
    try:
        await switchboard.come(connection, table_id, hello)
    except Complaint as complaint:
        connection.drop(Bye("no-table" if complaint.status == 404 else "restart"))
        return
    while connection.closing is None:
        data = await _next(receive)
        if data is None:
            return
        message = ears.understand(data)
        if message is not None:
            switchboard.say(connection, message)


async def _first(connection: Connection, receive: Receive, ears: Ears) -> Hello | None:
    while connection.closing is None:
        data = await _next(receive)
        if data is None:
            return None
        message = ears.understand(data)
        if isinstance(message, Hello):
            return message
        if message is not None:
            send(connection, Problem("hello-first", "say hello first", getattr(message, "id", None)))
    return None


async def _next(receive: Receive) -> str | bytes | None:
    """The next message; `None` when the socket is closed."""
    event: Any = await receive()
    if event["type"] == "websocket.disconnect":
        return None
    text, data = event.get("text"), event.get("bytes")
    return text if text is not None else data or b""


class _Named(msgspec.Struct):
    id: MoveId


_named = msgspec.json.Decoder(_Named).decode


def _id_in(data: str | bytes) -> str | None:
    """The id of a message that cannot be used, so that its sender knows which it was."""
    if len(data) > 4096:  # no move is as long; what is refused shall cost little
        return None
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _named(data).id
    return None

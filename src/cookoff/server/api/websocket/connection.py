"""One open socket with its send queue. A client that reads too slowly is dropped.

The limit applies to the bytes already queued, so a single long message never drops a client.
"""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec
from litestar.types import Send

from cookoff.server.ops import metrics
from cookoff.server.protocol.messages import Bye
from cookoff.server.runtime.tables.connections import CLOSE_CODES
from cookoff.server.storage.records import GuestRecord

_encode = msgspec.json.Encoder().encode


class SocketConnection:
    """A socket of this node; implements `Connection` for the table's actor."""

    def __init__(self, connection_id: str, guest: GuestRecord | None, most: int) -> None:
        self.id = connection_id
        self.guest = guest
        self.closing: Bye | None = None
        """The reason this server closes the socket."""
        self.on_first_message: Callable[[int], None] | None = None
        """Called once, with the size of the next message in bytes."""
        self._most = most
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._some = asyncio.Event()

    def send(self, data: bytes) -> None:
        """See `Connection`."""
        if self.closing is not None:
            return
        if self.on_first_message is not None:
            self.on_first_message(len(data))
            self.on_first_message = None
        if self._bytes > self._most:
            self._queue.clear()
            self.drop(Bye("too-slow"))
            return
        self._bytes += len(data)
        self._queue.append(data)
        self._some.set()

    def drop(self, bye: Bye) -> None:
        """See `Connection`."""
        if self.closing is None:
            metrics.DROPPED.labels(bye.reason).inc()
            self.closing = bye
            self._some.set()

    async def pump(self, send: Send) -> None:
        """Send queued messages until the socket must close, then close it."""
        while True:
            while self._queue:
                data = self._queue.popleft()
                self._bytes -= len(data)
                await send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            if self.closing is not None:
                await send({"type": "websocket.send", "text": _encode(self.closing).decode(), "bytes": None})
                code = CLOSE_CODES[self.closing.reason]
                await send({"type": "websocket.close", "code": code, "reason": self.closing.reason})
                return
            self._some.clear()
            await self._some.wait()

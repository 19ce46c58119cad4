"""Frames of sockets: nobody keeps the event loop busy with them, and whoever does not read is cut off in the end."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from cookoff.server.api.rate_limits import Bucket
from cookoff.server.config.settings import Limits

SLICE = 2048
"""Bytes that are read at once. A frame may have six: there are milliseconds' worth of work in these, no more."""
MOST = 65_536
"""Bytes that may wait to be read; who sends more than that has to wait until they are."""


def limited_websocket_protocol(limits: Limits) -> type[WebSocketsSansIOProtocol]:
    """The socket protocol of uvicorn, for people who do nothing but send frames.

    Messages are counted by whoever hears them. Pings, pongs and parts of messages are heard by nobody: each socket has
    so many of them, and is cut off when it sends more.
    """

    class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._waiting = bytearray()
            self._later: asyncio.Handle | None = None
            self._held = False
            self._ending: asyncio.TimerHandle | None = None
            self._spare = Bucket(*limits.frames, self.loop.time())

        def data_received(self, data: bytes) -> None:
            self._waiting += data
            if len(self._waiting) > MOST:
                self._held = True
                self.transport.pause_reading()
            if self._later is None and not self.read_paused:
                self._read_on()

        def _read_on(self) -> None:
            """Read a little; others have their turn before the rest."""
            self._later = None
            data = bytes(self._waiting[:SLICE])
            del self._waiting[:SLICE]
            super().data_received(data)
            if self.read_paused:
                return
            if self._waiting:
                self._later = self.loop.call_soon(self._read_on)
            elif self._held and not self.transport.is_closing():
                self._held = False
                self.transport.resume_reading()

        async def receive(self) -> Any:
            message = await super().receive()
            if self._waiting and self._later is None and not self.read_paused:
                self._later = self.loop.call_soon(self._read_on)
            return message

        def handle_ping(self) -> None:
            if self._may():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._may():
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if self._may():
                super().handle_cont(event)

        def on_task_complete(self, task: asyncio.Task[None]) -> None:
            """Nobody listens here any more: what the other side has not read by then it does not want."""
            super().on_task_complete(task)
            if not self.disconnected:
                self._ending = self.loop.call_later(self.close_timeout, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            for handle in (self._later, self._ending):
                if handle is not None:
                    handle.cancel()
            self._waiting.clear()
            super().connection_lost(exc)

        def _may(self) -> bool:
            if self._spare.take(self.loop.time()):
                return True
            self._cut_off()
            return False

        def _cut_off(self) -> None:
            self._waiting.clear()
            self.transport.abort()

    return LimitedWebSocketProtocol

"""Limits WebSocket frames, so that no client hogs the event loop, and cuts off clients that do not read."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from cookoff.server.api.rate_limits import Bucket
from cookoff.server.config.settings import Limits

SLICE = 2048
"""Bytes to parse at once. A frame can be as short as six bytes, so this is a few milliseconds of work at most."""
MOST = 65_536
"""Bytes that may be buffered; above this the socket stops reading until the buffer drains."""


def limited_websocket_protocol(limits: Limits) -> type[WebSocketsSansIOProtocol]:
    """Return uvicorn's WebSocket protocol with limits on frames.

    The socket handler counts whole messages. Pings, pongs and continuation frames never reach it, so this protocol
    limits their rate and cuts off sockets that exceed it.
    """

    class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._waiting = bytearray()
            self._later: asyncio.Handle | None = None
            self._held = False
            self._ending: asyncio.TimerHandle | None = None
            self._spare = Bucket(*limits.control_frames, self.loop.time())

        def data_received(self, data: bytes) -> None:
            self._waiting += data
            if len(self._waiting) > MOST:
                self._held = True
                self.transport.pause_reading()
            if self._later is None and not self.read_paused:
                self._read_on()

        def _read_on(self) -> None:
            """Parse one slice, then let other tasks run before the rest."""
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
            """The handler has ended: abort the connection if the client does not close it in time."""
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

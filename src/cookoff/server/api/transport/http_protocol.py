"""Limits the number of HTTP connections and the time each may take."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cookoff.server.api.client_limits import ClientLimits
from cookoff.server.config.networks import place
from cookoff.server.config.settings import Settings

PIPELINED = 16
"""Requests that a connection may send before the first of them is answered. A packet can have ten thousand."""


class TooManyRequests(Exception):
    """Ends the parsing of a packet; the connection is closed."""


def limited_http_protocol(
    settings: Settings, client_limits: ClientLimits, admitted: bool = False
) -> type[HttpToolsProtocol]:
    """Return uvicorn's HTTP protocol with connection limits and timeouts.

    `admitted`: an `Acceptor` has refused connections over their rate already.
    """
    limits = settings.limits
    places = client_limits.connections

    class LimitedHttpProtocol(HttpToolsProtocol):
        """Closes connections that do not send the header and body, and read the response, in time.

        Stops counting a connection that becomes a WebSocket; the socket handler counts those.
        """

        _who: str | None = None
        _ringing: asyncio.TimerHandle | None = None
        _header: int | None = 0
        """Header bytes received so far; `None` once the header is complete."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
            super().connection_made(transport)
            address = self.client[0] if self.client else "nowhere"
            proxies = settings.trusted_proxies
            if client_limits.is_full(address, proxies) if admitted else not client_limits.admits(address, proxies):
                transport.abort()
                return
            self._who = place(address)
            places.acquire(self._who)
            self._allow(limits.header_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._header is not None:
                self._header += len(data)
            super().data_received(data)
            if self._header is not None and self._header > limits.header_bytes:
                self.transport.abort()

        def on_message_begin(self) -> None:
            if len(self.pipeline) >= PIPELINED:
                raise TooManyRequests
            super().on_message_begin()
            self._header = 0
            self._allow(limits.header_seconds)

        def on_headers_complete(self) -> None:
            self._header = None
            self._allow(limits.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._allow(limits.answer_seconds)

        def handle_websocket_upgrade(self) -> None:
            self._leave()
            super().handle_websocket_upgrade()

        def _allow(self, seconds: float | None) -> None:
            if self._ringing is not None:
                self._ringing.cancel()
            self._ringing = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

        def _leave(self) -> None:
            self._allow(None)
            if self._who is not None:
                places.release(self._who)
                self._who = None

    return LimitedHttpProtocol

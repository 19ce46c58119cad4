"""Rate limits by address, and the security headers of every response."""

import time
from typing import Any

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cookoff.server.api.rate_limits import KeyedBuckets
from cookoff.server.config.settings import Settings
from cookoff.server.protocol.errors import ApiError, ErrorBody

from .identity import address_of, place_in

SECURITY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_SECURITY = [(name.encode(), value.encode()) for name, value in SECURITY.items()]
_TOO_FAST = msgspec.json.encode(ErrorBody(429, "too-fast", "too many requests; wait a moment"))


class RequestGuard:
    """Limits the request rate by address and adds the security headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._buckets = KeyedBuckets(*settings.limits.requests, time.monotonic)
        self._over_tls = [(b"strict-transport-security", b"max-age=%d" % settings.hsts)] if settings.hsts else []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        kind: str = scope["type"]
        if kind not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        allowed = self._buckets.take(place_in(scope))
        if kind == "websocket":
            if allowed:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1013, "reason": "too-fast"})
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                said = {name.lower() for name, _ in headers}
                usual = [(b"cache-control", b"no-store"), *_SECURITY]
                over_tls = self._over_tls if scope.get("scheme") == "https" else []
                message["headers"] = [*headers, *(one for one in usual if one[0] not in said), *over_tls]
            await send(message)

        if allowed:
            await self._app(scope, receive, guarded)
            return
        # Closing the connection makes each further attempt count against the address's limit on new connections.
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), (b"connection", b"close")]
        start: Any = {"type": "http.response.start", "status": 429, "headers": headers}
        await guarded(start)
        await send({"type": "http.response.body", "body": _TOO_FAST, "more_body": False})


def limit_creations(request: Request[Any, Any, Any]) -> None:
    """Raises `ApiError` if this address opens too many tables or creates too many guests."""
    _limit(request, request.app.state.creations, "new tables or guests")


def limit_replay_pages(request: Request[Any, Any, Any]) -> None:
    """Raises `ApiError` if this address reads too many replay pages."""
    _limit(request, request.app.state.replay_pages, "pages of replays")


def limit_practice(request: Request[Any, Any, Any]) -> None:
    """Raises `ApiError` if this address practises too fast."""
    _limit(request, request.app.state.practice_throws, "attempts")


def limit_wrong_codes(request: Request[Any, Any, Any]) -> None:
    """Raises `ApiError` if this address has tried too many wrong codes of parties."""
    if not request.app.state.party_codes.has(address_of(request)):
        raise ApiError(429, "too-fast", "too many wrong codes from here; wait a moment")


def note_wrong_code(request: Request[Any, Any, Any]) -> None:
    """Count a wrong code of this address."""
    request.app.state.party_codes.take(address_of(request))


def _limit(request: Request[Any, Any, Any], buckets: KeyedBuckets, what: str) -> None:
    if not buckets.take(address_of(request)):
        raise ApiError(429, "too-fast", f"too many {what} from here; wait a moment")

"""Rate limits of requests, the names of the server, and the security headers of every response."""

from typing import Any

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cookoff.server.api.client_limits import ClientLimits
from cookoff.server.api.rate_limits import SharedRate
from cookoff.server.config.networks import HostNames
from cookoff.server.config.settings import Settings
from cookoff.server.protocol.errors import ApiError, ErrorBody

from .identity import caller_in

AnyRequest = Request[Any, Any, Any]

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
_WRONG_HOST = msgspec.json.encode(
    ErrorBody(421, "wrong-host", "this server has another name; its operator adds names to the setting `hosts`")
)
_TOO_FAST = msgspec.json.encode(ErrorBody(429, "too-fast", "too many requests; wait a moment"))


class RequestGuard:
    """Limits the request rate, refuses foreign host names, and adds the security headers to every response."""

    def __init__(self, app: ASGIApp, client_limits: ClientLimits, settings: Settings) -> None:
        self._app = app
        self._requests = client_limits.requests
        self._host_names = HostNames(settings.hosts, behind_proxy=bool(settings.trusted_proxies))
        self._over_tls = [(b"strict-transport-security", b"max-age=%d" % settings.hsts)] if settings.hsts else []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        kind: str = scope["type"]
        if kind not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        allowed = self._requests.take(*caller_in(scope))
        ours = self._host_names.include(_host(scope))
        if kind == "websocket":
            if allowed and ours:
                await self._app(scope, receive, send)
                return
            await receive()
            code, reason = (1008, "wrong-host") if allowed else (1013, "too-fast")
            await send({"type": "websocket.close", "code": code, "reason": reason})
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                said = {name.lower() for name, _ in headers}
                usual = [(b"cache-control", b"no-store"), *_SECURITY]
                over_tls = self._over_tls if scope.get("scheme") == "https" else []
                message["headers"] = [*headers, *(one for one in usual if one[0] not in said), *over_tls]
            await send(message)

        if allowed and ours:
            await self._app(scope, receive, guarded)
            return
        # Closing the connection makes each further attempt count against the address's limit on new connections.
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), (b"connection", b"close")]
        body = _WRONG_HOST if allowed else _TOO_FAST
        start: Any = {"type": "http.response.start", "status": 421 if allowed else 429, "headers": headers}
        await guarded(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _host(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


def limit_creations(request: AnyRequest) -> None:
    """Raises `ApiError` if too many tables are opened or guests created."""
    _limit(request, _limits(request).creations, "new tables or guests")


def limit_replay_pages(request: AnyRequest) -> None:
    """Raises `ApiError` if too many replay pages are read."""
    _limit(request, _limits(request).replay_pages, "pages of replays")


def limit_practice(request: AnyRequest) -> None:
    """Raises `ApiError` if somebody practises too fast."""
    _limit(request, _limits(request).practice_throws, "attempts")


def limit_wrong_codes(request: AnyRequest) -> None:
    """Raises `ApiError` if too many wrong codes of parties were tried."""
    if not _limits(request).party_codes.has(*caller_in(request.scope)):
        raise ApiError(429, "too-fast", "too many wrong codes from here; wait a moment")


def note_wrong_code(request: AnyRequest) -> None:
    """Count a wrong code."""
    _limits(request).party_codes.take(*caller_in(request.scope))


def _limits(request: AnyRequest) -> ClientLimits:
    found: ClientLimits = request.app.state.client_limits
    return found


def _limit(request: AnyRequest, rate: SharedRate, what: str) -> None:
    if not rate.take(*caller_in(request.scope)):
        raise ApiError(429, "too-fast", f"too many {what} from here; wait a moment")

"""Gives each request an id, logs it with its duration, and rejects banned addresses."""

import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cookoff.server.api.rate_limits import KeyedBuckets
from cookoff.server.config.networks import place, shortened
from cookoff.server.ops import metrics
from cookoff.server.ops.logs import REQUEST_CONTEXT, RequestContext
from cookoff.server.protocol.errors import ErrorBody

log = logging.getLogger("cookoff.access")

ID = 12
"""Characters in a request's id."""
QUIET = ("/livez", "/readyz", "/metrics", "/assets/")
"""Paths requested too often to log."""
REFUSED = (0, 429)
"""Status of a socket that is not accepted, and of a request over the limits."""
REFUSALS = (5, 1 / 60)
"""Rate of these in the log, per address: a flood must not fill the disk."""
_BANNED = msgspec.json.encode(ErrorBody(403, "banned", "this address is banned"))


class AccessLog:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, code: Callable[[int], str], is_banned: Callable[[str], bool]) -> None:
        self._app = app
        self._code = code
        self._is_banned = is_banned
        self._refusals = KeyedBuckets(*REFUSALS, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        kind: str = scope["type"]
        if kind not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        address = client[0] if client else ""
        context = RequestContext(self._code(ID), shortened(address))
        mark = REQUEST_CONTEXT.set(context)
        begun, status = time.perf_counter(), 0

        async def heard(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", context.request.encode())]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            if self._is_banned(address):
                await _turn_away(kind, receive, heard)
            else:
                await self._app(scope, receive, heard)
        finally:
            seconds = time.perf_counter() - begun
            method = scope.get("method", "SOCKET")
            if kind == "http":
                route = str(scope.get("path_template") or "?")
                metrics.HTTP_SECONDS.labels(method, route, f"{status // 100}xx").observe(seconds)
            path = scope["path"]
            if not path.startswith(QUIET) and (status not in REFUSED or self._refusals.take(place(address))):
                took = {"milliseconds": round(seconds * 1000, 1)}
                log.info("%s %s %d", method, path.encode("ascii", "replace").decode()[:200], status, extra=took)
            REQUEST_CONTEXT.reset(mark)


async def _turn_away(kind: str, receive: Receive, send: Send) -> None:
    if kind == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "banned"})
        return
    start: Any = {"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]}
    await send(start)
    await send({"type": "http.response.body", "body": _BANNED, "more_body": False})

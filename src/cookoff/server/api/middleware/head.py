"""Answers HEAD as GET without the body."""

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send


class HeadAsGet:
    """The innermost middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope.get("method") != "HEAD":
            await self._app(scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        as_get: Any = {**scope, "method": "GET"}  # a copy, because the server below must know that it was HEAD
        await self._app(as_get, receive, without_body)

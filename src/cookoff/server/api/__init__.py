"""The outside of the server: HTTP, WebSocket, request bodies, middleware, the ASGI applications."""

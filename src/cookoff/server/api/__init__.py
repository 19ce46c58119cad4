"""HTTP and WebSocket API: handlers, request bodies, middleware and ASGI applications."""

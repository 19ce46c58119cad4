"""Requests to a node's ASGI application without a network."""

from typing import Any, NamedTuple
from urllib.parse import unquote

import msgspec

from cookoff.server.api.application import make_app
from cookoff.server.app.node import Node
from tests.server.support.client import Json


class Told(NamedTuple):
    """A response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        return msgspec.json.decode(self.body)


class AsgiClient:
    """A guest with a cookie."""

    def __init__(self, node: Node, address: str = "192.0.2.1") -> None:
        self.app: Any = make_app(node)
        self.address = address
        self.cookie = ""

    async def enter(self, name: str = "Mia") -> "AsgiClient":
        """Create a guest session."""
        assert (await self.ask("PUT", "/api/me", {"name": name, "colour": "#336699"})).status == 200
        return self

    async def ask(self, method: str, path: str, body: Json = None, **headers: str) -> Told:
        """Send a request; underscores in header names become hyphens."""
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        given = {"host": "here", "content-type": "application/json", "content-length": str(len(data)), **headers}
        given |= {"cookie": self.cookie} if self.cookie else {}
        route, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(route),
            "raw_path": route.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()],
            "client": (self.address, 1),
            "server": ("here", 80),
        }
        said: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            said.append(message)

        await self.app(scope, receive, send)
        found = {name.decode().lower(): value.decode() for name, value in said[0]["headers"]}
        if cookie := found.get("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return Told(said[0]["status"], found, b"".join(part.get("body", b"") for part in said[1:]))

"""A guest on a server: opens tables, and sits down at them."""

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from cookoff.engine import BadInput
from cookoff.server.protocol.schemas import Guest, Seating

from .http import Requests
from .table import Table

COLOUR = "#5b7f95"
_TABLE = re.compile(r"/t/([A-Za-z0-9_-]+)")


class Client:
    """A guest with a name on one server."""

    def __init__(self, address: str, name: str) -> None:
        """`address` is any on the server, such as `http://127.0.0.1:8000`. Raises `BadInput` without a server."""
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadInput(f"{address}: an address begins with http:// or https://")
        self._requests = Requests(f"{parts.scheme}://{parts.netloc}")
        self._requests.send("PUT", "/api/me", Guest, {"name": name, "colour": COLOUR})

    def open(self, game: str, players: int, bots: Sequence[str] = (), options: dict[str, Any] | None = None) -> Table:
        """Open a table and sit down at it. The last seats are for `bots`; the game starts once all seats are taken."""
        seats = [*({} for _ in range(players - len(bots))), *({"bot": bot} for bot in bots)]
        body = {"game": game, "players": players, "options": options or {}, "seats": seats}
        return self._table(self._requests.send("POST", "/api/tables", Seating, body))

    def join(self, link: str, seat: int | None = None) -> Table:
        """Sit down at the table of an invitation: in this seat, or in the first one that is free."""
        parts = urlsplit(link)
        found = _TABLE.search(parts.path)
        if found is None:
            raise BadInput(f"{link}: not the link of a table; copy it from the waiting room")
        body = {"seat": seat, "invite": parts.fragment or None}
        return self._table(self._requests.send("POST", f"/api/tables/{found[1]}/join", Seating, body))

    def start(self, table: Table) -> None:
        """Start the game. Only who opened the table may, once every seat is taken."""
        self._requests.send("POST", f"/api/tables/{table.card.id}/start", Seating)

    def link(self, table: Table) -> str:
        """The invitation to a table."""
        return f"{self._requests.address}/t/{table.card.id}#{table.invite}"

    def _table(self, seating: Seating) -> Table:
        return Table(self._requests.address, self._requests.cookie, seating)

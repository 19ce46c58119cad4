"""An independent client: it uses the protocol's documentation and the library `websockets`, and no server code."""

import asyncio
import contextlib
import http.client
import json
import os
import re
import ssl
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = Any

PATIENCE = float(os.environ.get("COOKOFF_PATIENCE", "100"))
"""Seconds until something counts as missing; long, because a loaded machine may be very slow."""


def _statuses() -> dict[str, set[int]]:
    """Return the allowed HTTP statuses of each error code, from the protocol's documentation."""
    described = (Path(__file__).parents[3] / "docs" / "engineer" / "protocol.md").read_text("utf-8")
    told: dict[str, set[int]] = {}
    for status, codes in re.findall(r"^\| (\d{3}) \| (.*) \|$", described, re.MULTILINE):
        for code in re.findall(r"`([a-z-]+)`", codes):
            told.setdefault(code, set()).add(int(status))
    return told


STATUSES = _statuses()


class Answer(Exception):
    """An error response."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


class HttpClient:
    """A guest with a cookie."""

    def __init__(self, address: str, name: str = "Mia", tls: ssl.SSLContext | None = None) -> None:
        self.address = address
        self.tls = tls
        self.name = name
        self.cookie = ""
        self.comes_from: tuple[str, int] | None = None
        """A local address to connect from instead of the default one."""

    def raw(
        self, method: str, path: str, body: Json = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request and return status, headers and body."""
        connection = (
            http.client.HTTPConnection(self.address, timeout=PATIENCE, source_address=self.comes_from)
            if self.tls is None
            else http.client.HTTPSConnection(self.address, timeout=PATIENCE, context=self.tls)
        )
        try:
            data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
            given = {"content-type": "application/json", **({"cookie": self.cookie} if self.cookie else {})}
            connection.request(method, path, data, {**given, **(headers or {})})
            response = connection.getresponse()
            if cookie := response.headers.get("set-cookie"):
                self.cookie = cookie.partition(";")[0]
            return response.status, {key.lower(): value for key, value in response.headers.items()}, response.read()
        finally:
            connection.close()

    async def ask(self, method: str, path: str, body: Json = None, headers: dict[str, str] | None = None) -> Json:
        """Send a request and return its JSON. Raises `Answer` for errors."""
        status, _, data = await asyncio.to_thread(self.raw, method, path, body, headers)
        content = json.loads(data) if data else None
        if status >= 400:
            code = str((content or {}).get("code"))
            assert status in STATUSES.get(code, {status}), f"{code} comes with {status}, against the protocol"
            raise Answer(status, content)
        return content

    async def enter(self) -> "HttpClient":
        """Create a guest session."""
        await self.ask("PUT", "/api/me", {"name": self.name, "colour": "#336699"})
        return self

    async def open(self, game: str, players: int, **wish: Json) -> Json:
        """Open a table."""
        return await self.ask("POST", "/api/tables", {"game": game, "players": players, **wish})


class Socket:
    """A player's or spectator's connection to a table. It reconnects, and resends moves that were not acknowledged."""

    def __init__(self, visitor: HttpClient, table: str, invite: str | None = None) -> None:
        self.visitor = visitor
        self.table = table
        self.invite = invite
        self.seat: int | None = None
        self.n: int | None = None
        self.position: Json = None
        self.card: Json = None
        self.acknowledged: dict[str, int] = {}
        self.entries: list[Json] = []
        """Every entry received, in order."""
        self.heard: list[str] = []
        """Every message received."""
        self.reconnects = 0
        self.closed: tuple[int, str] | None = None
        self.addresses: list[str] = [visitor.address]
        """Server addresses, tried in turn."""
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._unanswered: dict[str, Json] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._count = 0
        self._spoke = 0
        self._broken: Exception | None = None

    async def __aenter__(self) -> "Socket":
        self._task = asyncio.create_task(self._watched())
        await self.until(lambda: self.card is not None or self.closed is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Disconnect for good."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watched(self) -> None:
        """Report a failure to waiting tests at once, rather than after their time-out."""
        try:
            await self._stay()
        except Exception as error:
            self._broken = error
            async with self._changed:
                self._changed.notify_all()

    async def _stay(self) -> None:
        tries = 0
        while True:
            address = self.addresses[tries % len(self.addresses)]
            with contextlib.suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                await self._visit(address)
            if self.closed is not None and self.closed[0] >= 4000:
                async with self._changed:
                    self._changed.notify_all()
                return
            tries += 1
            self.reconnects += 1
            await asyncio.sleep(0.05)

    async def _visit(self, address: str) -> None:
        headers = {"cookie": self.visitor.cookie} if self.visitor.cookie else {}
        tls = self.visitor.tls
        url = f"{'ws' if tls is None else 'wss'}://{address}/api/tables/{self.table}/socket"
        given: Json = {"compression": None, "max_size": None, "open_timeout": 30, "ssl": tls}
        if self.visitor.comes_from is not None:
            given["local_addr"] = self.visitor.comes_from
        async with connect(url, additional_headers=headers, **given) as socket:
            self._socket = socket
            await socket.send(json.dumps({"type": "hello", "seen": self.n or 0, "invite": self.invite}))
            try:
                async for message in socket:
                    assert isinstance(message, str)
                    await self._hear(message)
            finally:
                self._socket = None
                self.closed = (socket.close_code or 1006, socket.close_reason or "")

    async def _hear(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        async with self._changed:
            match message["type"]:
                case "welcome":
                    self.seat, self.card = message["seat"], message["table"]
                    self.entries += [one for one in message["missed"] if one["n"] > (self.n or 0)]
                    if message["position"] is not None:
                        self.position = message["position"]
                        self.n = self.position["n"]
                    await self._send_again()
                case "entry" | "undone":
                    assert self.n is None or message["n"] == self.n + 1, "a gap in what happened"
                    self.entries.append(message)
                    self.position, self.n = message["position"], message["n"]
                case "table":
                    self.card = message["table"]
                case "accepted":
                    self.acknowledged[message["id"]] = message["n"]
                    self._answer(message)
                case "refused" | "error":
                    self._answer(message)
                case _:
                    pass
            self._changed.notify_all()

    def _answer(self, message: Json) -> None:
        move_id = message.get("id")
        if message["type"] == "error" and message["code"] in {"failed", "too-fast"} and move_id:
            asyncio.get_running_loop().call_later(0.05, asyncio.ensure_future, self._send_again())
            return
        self._unanswered.pop(move_id, None)
        future = self._waiting.pop(move_id, None)
        if future is not None and not future.done():
            future.set_result(message)

    async def _send_again(self) -> None:
        for message in list(self._unanswered.values()):
            await self.send(message)

    async def send(self, message: Json) -> None:
        """Send a message, if connected."""
        self._spoke = len(self.heard)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def new_id(self) -> str:
        """Return a new unique id."""
        self._count += 1
        return f"m{id(self)}-{self._count}"

    async def play(self, move: Json, **more: Json) -> Json:
        """Play a move and return the reply, even if the connection is lost in between."""
        message = {"type": "play", "id": self.new_id(), "move": move, **more}
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = future
        self._unanswered[message["id"]] = message
        await self.send(message)
        # `asyncio.wait_for` of Python 3.11 loses a cancellation that coincides with the reply.
        async with asyncio.timeout(PATIENCE):
            return await future

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for a condition."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: self._broken is not None or true())
        if self._broken is not None:
            raise self._broken

    async def until_heard(self, kind: str, seconds: float = PATIENCE, **fields: Json) -> Json:
        """Return the first message of a kind received since this socket last sent something."""
        begun = self._spoke
        found: list[Json] = []

        def there() -> bool:
            for text in self.heard[begun:]:
                message = json.loads(text)
                if message["type"] == kind and all(message[key] == value for key, value in fields.items()):
                    found.append(message)
            return bool(found)

        await self.until(there, seconds)
        return found[0]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.position and self.position["outcome"])

    @property
    def moves(self) -> list[Json]:
        """This seat's discrete moves, without numerous kinds."""
        return [choice["move"] for choice in self.position["moves"]["discrete"]]

    async def every_move(self) -> list[Json]:
        """Return all discrete moves; requests those the position leaves out."""
        moves = self.moves
        for kind in self.position["moves"]["many"]:
            await self.send({"type": "ask_choices", "kind": kind})
            moves += [choice["move"] for choice in (await self.until_heard("choices"))["choices"]]
        return moves

    @property
    def asked(self) -> bool:
        """Whether this seat has a decision to make."""
        return bool(self.position and self.position["moves"])

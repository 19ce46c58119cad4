"""A client of its own: it knows the protocol's description and the library `websockets`, nothing of the server."""

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
"""Seconds until something that does not come counts as missing: a loaded machine may be very slow."""


def _statuses() -> dict[str, set[int]]:
    """Which status comes with which code, as the protocol's description says."""
    described = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    told: dict[str, set[int]] = {}
    for status, codes in re.findall(r"^\| (\d{3}) \| (.*) \|$", described, re.MULTILINE):
        for code in re.findall(r"`([a-z-]+)`", codes):
            told.setdefault(code, set()).add(int(status))
    return told


STATUSES = _statuses()


class Answer(Exception):
    """An answer that is no success."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


class HttpClient:
    """Somebody with a browser: a cookie, and requests."""

    def __init__(self, address: str, name: str = "Mia", tls: ssl.SSLContext | None = None) -> None:
        self.address = address
        self.tls = tls
        self.name = name
        self.cookie = ""
        self.comes_from: tuple[str, int] | None = None
        """One of this machine's own addresses, instead of the usual one."""

    def raw(
        self, method: str, path: str, body: Json = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request as it is; status, headers and body of the answer."""
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
        """Send a request; the answer's JSON, or an `Answer` that tells what is wrong."""
        status, _, data = await asyncio.to_thread(self.raw, method, path, body, headers)
        content = json.loads(data) if data else None
        if status >= 400:
            code = str((content or {}).get("code"))
            assert status in STATUSES.get(code, {status}), f"{code} comes with {status}, against the protocol"
            raise Answer(status, content)
        return content

    async def enter(self) -> "HttpClient":
        """Say who it is."""
        await self.ask("PUT", "/api/me", {"name": self.name, "colour": "#336699"})
        return self

    async def open(self, game: str, players: int, **wish: Json) -> Json:
        """Open a table."""
        return await self.ask("POST", "/api/tables", {"game": game, "players": players, **wish})


class Socket:
    """A seat, or a spectator, at one table. It comes back by itself, and sends again what was not acknowledged."""

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
        """Everything that happened, in order, as it was told."""
        self.heard: list[str] = []
        """Every message as it came."""
        self.reconnects = 0
        self.closed: tuple[int, str] | None = None
        self.addresses: list[str] = [visitor.address]
        """Servers to try, one after the other."""
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
        """Go away for good."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watched(self) -> None:
        """Whoever waits learns at once that something is wrong, not when their patience ends."""
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
                case "refused" | "problem":
                    self._answer(message)
                case _:
                    pass
            self._changed.notify_all()

    def _answer(self, message: Json) -> None:
        move_id = message.get("id")
        if message["type"] == "problem" and message["code"] in {"failed", "too-fast"} and move_id:
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
        """Say something, if connected."""
        self._spoke = len(self.heard)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def new_id(self) -> str:
        """An id unlike all before."""
        self._count += 1
        return f"m{id(self)}-{self._count}"

    async def play(self, move: Json, **more: Json) -> Json:
        """Make a move; the answer, however often the connection is lost until it comes."""
        message = {"type": "play", "id": self.new_id(), "move": move, **more}
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = future
        self._unanswered[message["id"]] = message
        await self.send(message)
        # `asyncio.wait_for` of Python 3.11 forgets that it was cancelled when the answer comes at the same moment.
        async with asyncio.timeout(PATIENCE):
            return await future

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for something."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: self._broken is not None or true())
        if self._broken is not None:
            raise self._broken

    async def until_heard(self, kind: str, seconds: float = PATIENCE, **fields: Json) -> Json:
        """The next message of a kind since this socket last said something."""
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
        """Whether the game has ended."""
        return bool(self.position and self.position["outcome"])

    @property
    def moves(self) -> list[Json]:
        """The discrete moves of this seat, but for kinds that come in great numbers."""
        return [choice["move"] for choice in self.position["moves"]["discrete"]]

    async def every_move(self) -> list[Json]:
        """All of them; those that the position leaves out are asked for."""
        moves = self.moves
        for kind in self.position["moves"]["many"]:
            await self.send({"type": "ask_choices", "kind": kind})
            moves += [choice["move"] for choice in (await self.until_heard("choices"))["choices"]]
        return moves

    @property
    def asked(self) -> bool:
        """Whether this seat has something to decide."""
        return bool(self.position and self.position["moves"])

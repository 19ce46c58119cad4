"""A table's socket from its first word to its last, without a network."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cookoff.server.api.client_limits import Caller, ClientLimits
from cookoff.server.api.middleware.identity import COOKIE
from cookoff.server.api.websocket import handler, serving
from cookoff.server.api.websocket.handler import PREPAID
from cookoff.server.app.node import Node
from cookoff.server.config.secrets import hash_secret
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.commands import Close
from cookoff.server.protocol.errors import ApiError
from cookoff.server.storage.committer import Change
from cookoff.server.storage.repository import insert_guest
from tests.server.support.client import PATIENCE
from tests.server.support.node import BEN, EVE, MIA, a_node, a_table, asked, connect, owner_of, played, reach

pytestmark = pytest.mark.anyio

GONE = {"type": "websocket.disconnect", "code": 1005}


class Wire:
    """The other end of a socket."""

    def __init__(self, node: Node, client_limits: ClientLimits, token: str | None = None) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(node=node, client_limits=client_limits))
        self.cookies = {} if token is None else {COOKIE: token}
        self.scope = {"type": "websocket", "client": ("192.0.2.1", 1)}
        self.accepted = False
        self.written: list[Any] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self._some = asyncio.Event()

    async def accept(self) -> None:
        self.accepted = True

    def forward(self, *messages: Any) -> None:
        for message in messages:
            said = message if isinstance(message, str) else msgspec.json.encode(message).decode()
            self._said.put_nowait({"type": "websocket.receive", "text": said})

    def hang_up(self) -> None:
        self._said.put_nowait(GONE)

    async def receive(self) -> Any:
        assert self.accepted
        return await self._said.get()

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.written.append(message)
        self._some.set()

    async def heard(self, kind: str) -> Any:
        """The first message of a kind, once it is there."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for one in self.written:
                    if one.get("text") and (told := msgspec.json.decode(one["text"]))["type"] == kind:
                        return told
                self._some.clear()
                await self._some.wait()


@asynccontextmanager
async def a_socket(wire: Wire, table: str) -> AsyncIterator["asyncio.Task[None]"]:
    async def serve() -> None:
        await handler.table_socket.fn(wire, table)

    loaded = asyncio.create_task(serve())
    try:
        yield loaded
    finally:
        wire.hang_up()
        await asyncio.gather(loaded, return_exceptions=True)


async def ended(loaded: "asyncio.Task[None]") -> None:
    async with asyncio.timeout(PATIENCE):
        await loaded


async def test_connecting_and_disconnecting_are_announced(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table, client_limits = await a_table(node), ClientLimits(Limits())
        await node.committer.commit(Change(statements=[insert_guest(EVE, hash_secret("token"), 0)]))
        wire = Wire(node, client_limits, "token")
        async with a_socket(wire, table) as loaded:
            wire.forward({"type": "ping", "id": "early"}, {"type": "hello"})
            assert (await wire.heard("error")) == {
                "type": "error",
                "code": "hello-first",
                "text": "say hello first",
                "id": "early",
            }
            assert (await wire.heard("welcome"))["seat"] is None
            wire.forward({"type": "ping", "id": "p"}, "?", {"type": "chat", "text": "hello"}, {"type": "hello"})
            assert (await wire.heard("pong"))["id"] == "p"
            assert (await wire.heard("chat"))["name"] == "Eve"
            actor = await owner_of(node, table)
            assert [connection.guest for connection in actor.connections] == [EVE]
            wire.hang_up()
            await ended(loaded)
            await actor.ask(_nothing)
            assert len(actor.connections) == 0
            assert not client_limits._sockets_by_address._taken
            assert not client_limits._sockets_by_guest._taken


async def test_missed_entries_are_limited_and_the_position_is_not(tmp_path: Path) -> None:
    """Whoever connects again and again, having seen nothing, would be sent the whole game each time."""
    async with a_node(tmp_path) as (node, _):
        table, client_limits = await a_table(node), ClientLimits(Limits(history_bytes=(PREPAID + 1, 0)))
        ears = [await connect(node, table, guest, guest.id) for guest in (MIA, BEN)]
        for number in range(1, 4):
            await played(node, next(ear for ear in ears if asked(ear)), f"m{number}")
            await reach(number, *ears)
        got = []
        for seen in (0, 0, 2, None):
            wire = Wire(node, client_limits)
            async with a_socket(wire, table) as loaded:
                wire.forward({"type": "hello", "seen": seen})
                welcome = await wire.heard("welcome")
                got.append((len(welcome["missed"]), welcome["position"]["n"]))
                client_limits.history_bytes.charge("192.0.2.1", "192.0.2.1", PREPAID)  # as if it had been long
                wire.hang_up()
                await ended(loaded)
        assert got == [(3, 3), (0, 3), (0, 3), (0, 3)]


async def test_missed_entries_cost_what_they_weigh(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table, client_limits = await a_table(node), ClientLimits(Limits(history_bytes=(PREPAID + 1, 0)))
        sizes = 0
        for _ in range(3):
            wire = Wire(node, client_limits)
            async with a_socket(wire, table) as loaded:
                wire.forward({"type": "hello", "seen": 0})
                await wire.heard("welcome")
                sizes += len(wire.written[0]["text"])
                wire.hang_up()
                await ended(loaded)
        assert client_limits.history_bytes._guests._buckets["192.0.2.1"]._level == PREPAID + 1 - sizes


async def _nothing() -> None:
    pass


@pytest.mark.parametrize(
    ("table", "reason", "code"), [("nosuch", "no-table", 4004), ("no such\n", "no-table", 4004), ("", "no-table", 4004)]
)
async def test_a_missing_table_is_answered_at_once(tmp_path: Path, table: str, reason: str, code: int) -> None:
    async with a_node(tmp_path) as (node, _):
        wire = Wire(node, ClientLimits(Limits()))
        async with a_socket(wire, table) as loaded:
            wire.forward({"type": "hello"})
            await ended(loaded)
        bye, close = wire.written
        assert msgspec.json.decode(bye["text"]) == {"type": "bye", "reason": reason}
        assert (close["type"], close["code"], close["reason"]) == ("websocket.close", code, reason)


async def test_a_refused_connection_is_told_whether_to_retry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        await node.router.order(table, MIA, Close("op", ""))

        async def reason() -> str:
            wire = Wire(node, ClientLimits(Limits()))
            async with a_socket(wire, table) as loaded:
                wire.forward({"type": "hello"})
                await ended(loaded)
            return str(wire.written[-1]["reason"])

        assert await reason() == "closed"
        for error in (OSError("away"), ApiError(503, "stopping", "")):

            async def connect(*_: object, error: Exception = error) -> None:
                raise error

            monkeypatch.setattr(node.router, "connect", connect)
            assert await reason() == "restart"

        async def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(node.router, "connect", fail)
        with pytest.raises(ZeroDivisionError):
            await reason()


async def test_silent_and_closed_sockets_are_released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, _):
        table, client_limits = await a_table(node), ClientLimits(Limits())
        wire = Wire(node, client_limits)
        async with a_socket(wire, table) as loaded:
            wire.hang_up()
            await ended(loaded)
        monkeypatch.setattr(handler, "HELLO_SECONDS", 0.01)
        silent = Wire(node, client_limits)
        async with a_socket(silent, table) as loaded:
            await ended(loaded)
        assert wire.written == silent.written == []
        assert not client_limits._sockets_by_address._taken


async def test_a_dropped_client_has_time_to_read_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        wire = Wire(node, ClientLimits(Limits()))
        async with a_socket(wire, table) as loaded:
            wire.forward({"type": "hello"})
            await wire.heard("welcome")
            wire.reads.clear()
            actor = await owner_of(node, table)
            await actor.stop()
            await asyncio.sleep(0)
            wire.forward({"type": "ping", "id": "p"})
            for _ in range(10):
                await asyncio.sleep(0)
            assert not loaded.done()
            wire.reads.set()
            await ended(loaded)
        assert wire.written[-1]["code"] == 1012
        monkeypatch.setattr(serving, "CLOSE_SECONDS", 0.01)
        deaf = Wire(node, ClientLimits(Limits()))
        async with a_socket(deaf, table) as loaded:
            deaf.forward({"type": "hello"})
            await deaf.heard("welcome")
            deaf.reads.clear()
            await (await owner_of(node, table)).stop()
            deaf.forward({"type": "ping", "id": "p"})
            await ended(loaded)
        assert deaf.written[-1]["type"] == "websocket.send", "but no longer"


def test_slots_are_limited_per_key_and_in_total() -> None:
    client_limits = ClientLimits(Limits(sockets_per_guest=1, sockets_per_address=2, sockets=3))
    mia, ben, nobody = Caller("mia", "home"), Caller("ben", "home"), Caller("home", "home")
    with client_limits.socket(mia, known=True):
        with pytest.raises(ApiError) as refused, client_limits.socket(mia, known=True):
            pass
        assert (refused.value.status, refused.value.code) == (429, "too-many-sockets")
        with (
            client_limits.socket(ben, known=True),
            pytest.raises(ApiError),
            client_limits.socket(nobody, known=False),
        ):
            pass
        away, far = Caller("eve", "away"), Caller("zoe", "far")
        with (
            client_limits.socket(nobody, known=False),
            client_limits.socket(away, known=True),
            pytest.raises(ApiError),
        ):
            client_limits.socket(far, known=True).__enter__()
    with client_limits.socket(nobody, known=False), client_limits.socket(nobody, known=False):
        pass

"""Nodes and tables without a network, for tests of internals."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

import msgspec

from cookoff.server.app import checker
from cookoff.server.app import node as nodes
from cookoff.server.app.node import Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.config.settings import BotDelays, Limits, Settings
from cookoff.server.protocol.commands import AnyCommand, Join, Start
from cookoff.server.protocol.messages import Hello, Play
from cookoff.server.protocol.schemas import Clock, NoClock, Seating
from cookoff.server.runtime import bot_workers
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.worker_pool import Failed, TooLong, Work
from cookoff.server.storage import database
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import insert_guest
from tests.server.support.client import PATIENCE
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.server_process import with_toys

MIA, BEN = GuestRecord("mia", "Mia", "#111111"), GuestRecord("ben", "Ben", "#222222")
EVE, ZOE = GuestRecord("eve", "Eve", "#333333"), GuestRecord("zoe", "Zoe", "#444444")
KNOCK = {"move": "Knock", "force": 0.5}


class InlineWorkerPool:
    """Runs work in this process, because starting another one takes seconds.

    `test_worker_pool` tests real processes, and some tests play whole games with them.
    """

    waiting = 0

    def __init__(self, _size: int, enter: Callable[..., None], *given: Any, **_limits: Any) -> None:
        self._enter: Callable[[], None] | None = lambda: enter(*given)

    async def do(self, work: Work, told: Any, *, seconds: float, **_how: Any) -> bytes:
        if not seconds:
            raise TooLong("it took more than 0 s")
        if self._enter is not None:
            self._enter()
            self._enter = None
        try:
            return work(told)
        except Exception as error:
            raise Failed(f"{type(error).__name__}: {error}") from error

    def stop(self) -> None:
        """Do nothing."""


@lru_cache(maxsize=1)
def _new_database() -> bytes:
    """Return an empty database with the schema. Migrating one takes longer than most tests."""
    with TemporaryDirectory() as folder:
        made = threading.Thread(target=lambda: asyncio.run(database.upgrade_at(database.url_in(Path(folder)))))
        made.start()  # an event loop runs in this thread
        made.join()
        return (Path(folder) / database.FILE).read_bytes()


@asynccontextmanager
async def a_node(folder: Path, **settings: Any) -> AsyncIterator[tuple[Node, ManualEnvironment]]:
    """A node without network and worker processes, whose time the test controls."""
    environment = ManualEnvironment()
    file = folder / database.FILE
    if not file.exists():
        file.write_bytes(_new_database())
    patient = Limits(bot_seconds=PATIENCE)
    usual = Settings(data=folder, bot_delays=BotDelays((0, 0)), bot_workers=1, idle=60_000, limits=patient)
    chosen = msgspec.structs.replace(usual, **settings)
    with (
        mock.patch.object(bot_workers, "WorkerPool", InlineWorkerPool),
        mock.patch.object(checker, "WorkerPool", InlineWorkerPool),
    ):
        node = Node(chosen, with_toys, environment)
    await node.check()
    # On the real clock a sweep could happen at any moment of a test on a busy machine. Tests call `sweep` themselves.
    with mock.patch.object(nodes, "SWEEP", 1e6):
        await node.start()
    try:
        yield node, environment
    finally:
        await node.stop()


async def a_table(node: Node, game: str = "yatai", clock: Clock | None = None, toml: str | None = None) -> str:
    """Open a table with Mia and Ben, start the game, and return its id; Mia is first."""
    for guest in (MIA, BEN):
        if await node.repository.guest(guest.id.encode()) is None:
            await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), 0)]))
    options = {"first": 0} if game == "yatai" else {}
    wish = TableRequest(game, 2, options, toml, True, (), clock or NoClock())
    table = await node.table_creator.create(MIA, wish)
    await node.router.order(table.id, BEN, Join(None, None))
    await node.router.order(table.id, MIA, Start())
    return table.id


async def connect(node: Node, table: str, guest: GuestRecord, name: str) -> FakeConnection:
    ear = FakeConnection(name, guest)
    await node.router.connect(ear, table, Hello(seen=0))
    await ear.until(lambda: bool(ear.heard))
    return ear


def messages(ear: FakeConnection, kind: str) -> list[Any]:
    return [one for one in map(msgspec.json.decode, ear.heard) if one["type"] == kind]


def stand(ear: FakeConnection) -> Any:
    """Return the last position received."""
    told = [one for one in map(msgspec.json.decode, ear.heard) if one["type"] in ("welcome", "entry", "undone")]
    return told[-1]["position"]


def asked(ear: FakeConnection) -> bool:
    """Whether the connection's seat has a decision to make."""
    return stand(ear)["moves"] is not None


def choices(ear: FakeConnection) -> list[Any]:
    """Return the discrete moves of the last position received."""
    return [choice["move"] for choice in stand(ear)["moves"]["discrete"]]


def play(node: Node, ear: FakeConnection, name: str, move: Any) -> None:
    """Send a move with the given id."""
    node.router.forward(ear, Play(name, msgspec.Raw(msgspec.json.encode(move))))


async def played(node: Node, ear: FakeConnection, name: str, move: Any = None) -> None:
    """Play a move, by default the first legal one, and wait for its acknowledgement."""
    play(node, ear, name, choices(ear)[0] if move is None else move)
    await ear.until(lambda: any(one["id"] == name for one in messages(ear, "accepted")))


async def reach(n: int, *limiter: FakeConnection) -> None:
    """Wait until all of them have received the position with this number."""
    for ear in limiter:
        await ear.until(lambda ear=ear: stand(ear)["n"] == n)  # type: ignore[misc]


async def nothing() -> None:
    """A job that does nothing."""


async def owner_of(node: Node, table: str) -> TableActor:
    actor = await node.registry.find(table)
    assert isinstance(actor, TableActor)
    return actor


async def order(node: Node, table: str, guest: GuestRecord, command: AnyCommand) -> Seating:
    answer = await node.router.order(table, guest, command)
    assert isinstance(answer, Seating)
    return answer


async def three(node: Node) -> str:
    """Start a game of Mia, Ben and a bot; Eve and Zoe are guests without a seat."""
    for guest in (MIA, BEN, EVE, ZOE):
        await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), 0)]))
    seats = ((None, None), (None, None), (None, "random"))
    table = (await node.table_creator.create(MIA, TableRequest("yatai", 3, {"first": 0}, None, True, seats))).id
    await order(node, table, BEN, Join(None, None))
    await order(node, table, MIA, Start())
    return table


async def with_a_bot(node: Node, game: str, first: int = 0) -> str:
    """Start a game of Mia and a bot."""
    if await node.repository.guest(b"mia") is None:
        await node.committer.commit(Change(statements=[insert_guest(one, one.id.encode(), 0) for one in (MIA, BEN)]))
    options = {"first": first} if game == "yatai" else {}
    table = await node.table_creator.create(
        MIA, TableRequest(game, 2, options, None, True, ((None, None), (None, "beginner")))
    )
    await order(node, table.id, MIA, Start())
    return table.id

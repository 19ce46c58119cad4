"""Who has a table, and what is kept in files; how long messages may be."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from cookoff.engine import encode
from cookoff.server.api.client_limits import Caller, ClientLimits
from cookoff.server.api.websocket.connection import SocketConnection
from cookoff.server.api.websocket.handler import InboundLimiter
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.commands import Close, Leave
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import Bye
from cookoff.server.protocol.schemas import BankClock
from cookoff.server.runtime.actor import StateLost
from cookoff.server.runtime.games.catalogue import Catalogue
from cookoff.server.runtime.games.live_game import Checkpoint, LiveGame, PlayedMove
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connections
from cookoff.server.runtime.tables.registry import QUARANTINE
from cookoff.server.storage import database
from cookoff.server.storage.backup import back_up, restore
from cookoff.server.storage.committer import Change
from cookoff.server.storage.lock import Lock
from cookoff.server.storage.records import LogRecord
from cookoff.server.storage.repository import insert_guest
from cookoff.server.storage.schema import leases, nodes
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import (
    EVE,
    MIA,
    a_node,
    a_table,
    connect,
    messages,
    order,
    owner_of,
    with_a_bot,
)

pytestmark = pytest.mark.anyio


async def test_a_connection_during_a_stop_finds_the_next_actor(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        before, door = await owner_of(node, table), asyncio.Event()
        before.tell(door.wait)
        stopping = asyncio.create_task(node.registry.drop_all())
        await asyncio.sleep(0)
        finding = asyncio.create_task(node.registry.find(table))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not finding.done()
        door.set()
        await stopping
        after = await finding
        assert isinstance(after, TableActor)
        assert (after is before, after.gone) == (False, False)


async def test_a_guest_who_leaves_a_private_table_may_watch(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await a_table(node)
        table = (await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, False, ()))).id
        ear = await connect(node, table, MIA, "mia")
        await order(node, table, MIA, Leave())
        assert ([one["seat"] for one in messages(ear, "welcome")], ear.bye) == ([0, None], None)


def test_a_game_continues_from_a_checkpoint_as_if_it_had_never_stopped() -> None:
    loaded = Catalogue().own("yatai")
    options, clock = loaded.game.types.options(), BankClock(60, 5)
    game, header = LiveGame.begin(loaded, 2, options, ["Mia", "Ben"], clock, ManualEnvironment())
    since: list[LogRecord] = []
    stood = game.checkpoint()
    for number in range(8):
        (seat,) = game.to_act
        made = game.play(seat, game.moves(seat).discrete[0], 1000 * number + 700, f"m{number}")
        assert isinstance(made, PlayedMove)
        since.append(made.record)
        if number == 3:
            since, stood = [], game.checkpoint()
        checkpoint = msgspec.json.decode(stood, type=Checkpoint)
        again = LiveGame.open_at(loaded, checkpoint, header, since, clock, ManualEnvironment())
        now = 1000 * number + 900
        assert again.watch.times(now) == game.watch.times(now)
        assert (again.n, again.entries, again.at) == (game.n, game.entries, game.at)
        assert (again.barrier, again.last_of, again.match.hash) == (game.barrier, game.last_of, game.match.hash)
        assert encode(again.match.state) == encode(game.match.state)


async def test_two_simultaneous_requests_find_the_same_table(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        await (await owner_of(node, table)).stop()
        first, second = await asyncio.gather(*(node.registry.find(table) for _ in range(2)))
        assert first is second
        assert isinstance(first, TableActor)


async def test_a_table_of_another_node_stays_there(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table, closed = await a_table(node), await a_table(node)
        await order(node, closed, MIA, Close("op", ""))
        await (await owner_of(node, table)).stop()
        with pytest.raises(ApiError, match="was closed"):
            await node.registry.find(closed)
        other = insert(nodes).values(id="other", name="two", until=2**50, fingerprint="")
        taken = update(leases).where(leases.c.table_id == table).values(node_id="other")
        await node.committer.commit(Change(statements=[other, taken]))
        assert await node.registry.find(table) == "other"
        assert len(node.registry) == 0
        async with node.engine.connect() as connection:
            held = [tuple(row) for row in await connection.execute(select(leases.c.table_id, leases.c.node_id))]
        assert held == [(table, "other")], "nobody holds the one that was closed"


async def test_a_failing_table_is_unavailable_for_exactly_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node)
        await (await owner_of(node, table)).stop()

        async def broken(*_: object) -> Any:
            raise LookupError("no such thing")

        monkeypatch.setattr(node.registry, "loaded", broken)
        with pytest.raises(ApiError) as caught:
            await node.registry.find(table)
        assert caught.value.code == "unavailable"
        async with node.engine.connect() as connection:
            assert (await connection.execute(select(leases))).all() == []
        monkeypatch.undo()
        await environment.pass_time(QUARANTINE - 1)
        assert node.registry.is_quarantined(table)
        await environment.pass_time(1)
        assert not node.registry.is_quarantined(table)
        assert isinstance(await node.registry.find(table), TableActor)


async def test_a_table_is_unloaded_even_if_its_wake_time_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        actor = await owner_of(node, await a_table(node))

        async def fail() -> None:
            raise StateLost("the disk is full")

        monkeypatch.setattr(actor, "settle", fail)
        await environment.pass_time(60_000)
        await node.registry.unload_idle()
        assert len(node.registry) == 0


def test_a_connection_that_changes_seats_is_known_once() -> None:
    connections, ear = Connections(), FakeConnection("one", MIA)
    connections.add(ear, None)
    connections.add(ear, 1)
    assert (len(connections), connections.at(None), connections.at(1)) == (1, [], [ear])
    assert [connections.remove(name) for name in ("nobody", "one", "one")] == [False, True, False]
    connections.add(ear, 1)
    connections.drop_all(Bye("restart"))
    assert (ear.bye, len(connections), list(connections), connections.seat_of("one")) == ("restart", 0, [], None)


async def test_a_guest_created_at_that_moment_is_kept(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        await node.committer.commit(Change(statements=[insert_guest(EVE, b"eve", 7)]))
        assert [await node.retention.delete_idle_guests(at) for at in (7, 8)] == [0, 1]
        await with_a_bot(node, "yatai")
        opened = (await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, True, ()))).created_at
        assert opened == environment.now()
        assert [await node.retention.delete_unplayed_tables(at) for at in (opened, opened + 1)] == [0, 1]


async def test_the_encoder_is_as_strict_as_the_decoder(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        told: list[Any] = []

        def ask(connection: Any) -> None:
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete"):
                told.append(connection.exec_driver_sql(f"PRAGMA {name}").scalar())

        await node.committer.alone(ask)
        assert told == ["wal", 2, 1, 1]


async def test_a_database_that_was_brought_back_is_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / "back").mkdir()
    async with a_node(tmp_path) as (node, _):
        await back_up(node.engine, tmp_path / "copy")
    engine = database.connect(database.url_in(tmp_path / "back"))
    await restore(engine, tmp_path / "copy")
    await engine.dispose()
    assert (tmp_path / "back" / database.FILE).stat().st_mode & 0o777 == 0o600


def test_a_lock_creates_its_folder_and_makes_existing_files_private(tmp_path: Path) -> None:
    file = tmp_path / "far" / "away" / "house.db"
    lock = Lock(file)
    lock.take()
    lock.release()
    file.chmod(0o644)
    lock.take()
    assert file.stat().st_mode & 0o777 == 0o600
    lock.release()


def test_a_flood_is_a_multiple_of_the_message_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 1.0)
    client_limits = ClientLimits(Limits(messages=(20, 10), flood_factor=5, chat=(3, 1), address_factor=2))
    for rate, many in ((client_limits.messages, 20), (client_limits.flood, 100), (client_limits.talk, 3)):
        assert sum(rate.take("mia", "home") for _ in range(500)) == many
        assert sum(rate.take("ben", "home") for _ in range(500)) == many, "as much again for all of an address"
        assert not rate.take("eve", "home")


async def test_the_length_limit_of_a_message_is_exact() -> None:
    said = b'{"type":"chat","text":"%s"}'
    many = 100 - len(said % b"")
    for more, code in ((0, None), (1, "malformed")):
        connection, limiter = (
            SocketConnection("one", None, 10_000),
            InboundLimiter(Caller("mia", "home"), ClientLimits(Limits(message_bytes=100))),
        )
        assert (limiter.understand(connection, said % (b"x" * (many + more))) is None) == (code is not None)
        assert [msgspec.json.decode(data)["code"] for data in connection._queue] == ([code] if code else [])


async def test_an_unreadable_message_is_answered_with_its_id() -> None:
    connection, limiter = (
        SocketConnection("one", None, 100_000),
        InboundLimiter(Caller("mia", "home"), ClientLimits(Limits())),
    )
    for size, found in ((4096, "m"), (4097, None)):
        said = b'{"id":"m","type":"%s"}'
        assert limiter.understand(connection, said % (b"x" * (size - len(said % b"")))) is None
        told = msgspec.json.decode(connection._queue[-1])
        assert (told["code"], told["id"]) == ("malformed", found)
        assert len(told["text"]) <= 300

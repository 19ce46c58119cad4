"""Tables without a network: clocks, failing commits; time is moved on by hand."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, event, update

from cookoff.engine import BadInput, Room
from cookoff.server.app.node import Node
from cookoff.server.config.settings import Settings
from cookoff.server.protocol.commands import Give
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import Chat, Hello, Play
from cookoff.server.protocol.schemas import BankClock, MoveClock, Seating
from cookoff.server.runtime.actor import StateLost
from cookoff.server.storage.committer import Change
from cookoff.server.storage.schema import leases, nodes
from cookoff.server.storage.writers import ThreadWriter
from tests.engine.whisper import SOURCES
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import BEN, MIA, a_node, a_table, connect, messages, owner_of
from tests.server.support.whisper_room import WHISPER

pytestmark = pytest.mark.anyio


async def test_when_the_time_for_a_move_is_over_a_bot_makes_it(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=MoveClock(30))
        ear = await connect(node, table, BEN, "ben")
        assert messages(ear, "welcome")[0]["position"]["times"][0] == {"seat": 0, "left": 30_000, "running": True}
        await environment.pass_time(29_000)
        assert not messages(ear, "entry")
        await environment.pass_time(1_500)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["seat"] == 0


async def test_a_bank_of_time_runs_down_move_by_move(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=BankClock(60, 5))
        ear = await connect(node, table, MIA, "mia")
        await environment.pass_time(20_000)
        choice = messages(ear, "welcome")[0]["position"]["moves"]["discrete"][0]["move"]
        node.router.forward(ear, Play("a", msgspec.Raw(msgspec.json.encode(choice))))
        await ear.until(lambda: bool(messages(ear, "accepted")))
        times = messages(ear, "entry")[0]["position"]["times"]
        assert times[0]["left"] == 60_000 - 20_000 + 5_000
        actor = await owner_of(node, table)
        assert actor.live_game is not None
        again = await _reopened(node, table)
        assert again.watch.times(actor.now()) == actor.live_game.watch.times(actor.now())


async def test_when_the_bank_is_empty_a_bot_makes_every_move(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=BankClock(60))
        ear = await connect(node, table, MIA, "mia")
        await environment.pass_time(61_000)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["position"]["times"][0]["left"] == 0
        await environment.pass_time(61_000)  # the other's bank is empty now too
        entries: list[Any] = []
        while [entry["seat"] for entry in entries].count(0) < 2:
            await asyncio.sleep(0.01)
            await environment.pass_time(1)
            entries = messages(ear, "entry")
        assert {entry["seat"] for entry in entries} == {0, 1}
        assert environment.now() < 1_000_000 + 150_000, "nobody was given time again"


async def _reopened(node: Node, table: str) -> Any:
    from cookoff.server.runtime.games.live_game import LiveGame

    actor = await owner_of(node, table)
    return LiveGame.open_again(actor.loaded, await node.repository.records(table), actor.table.clock, node.environment)


async def test_a_failed_job_is_logged_unless_its_state_was_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_node(tmp_path) as (node, _):
        actor = await owner_of(node, await a_table(node))

        async def fail(error: Exception) -> None:
            raise error

        for error in (LookupError("a fault of ours"), StateLost("told where it happened")):
            assert actor.tell(lambda error=error: fail(error))  # type: ignore[misc]
        with pytest.raises(LookupError, match="asked for"):
            await actor.ask(lambda: fail(LookupError("asked for")))
        failed = [one for one in caplog.records if one.getMessage() == "a job failed"]
        assert [str(one.exc_info[1]) for one in failed if one.exc_info] == ["a fault of ours"]
        with pytest.raises(ApiError, match="no such table") as nowhere:
            await node.registry.find("nowhere")
        assert (nowhere.value.status, nowhere.value.code) == (404, "no-such-table")


@pytest.mark.parametrize(("error", "logged"), [(OSError("the database is away"), 0), (LookupError("our fault"), 1)])
async def test_a_connection_that_cannot_be_welcomed_is_closed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    logged: int,
) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)

        async def away(*_: object) -> None:
            raise error

        monkeypatch.setattr(node.repository, "chat", away)
        ear = FakeConnection("mia", MIA)
        await node.router.connect(ear, table, Hello(seen=0))
        await ear.until(lambda: ear.bye == "restart")
        assert len([one for one in caplog.records if one.getMessage() == "a job failed"]) == logged


async def test_a_chat_line_that_cannot_be_stored_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, _):
        ear = await connect(node, await a_table(node), MIA, "mia")

        async def full(_change: Change) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(node.committer, "commit", full)
        node.router.forward(ear, Chat("hello"))
        await ear.until(lambda: bool(messages(ear, "error")))
        assert messages(ear, "error")[0]["code"] == "failed"
        assert not messages(ear, "chat")
        monkeypatch.undo()


async def test_an_absent_players_seat_may_be_given_away(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node)
        with pytest.raises(ApiError, match="somebody sits there"):
            await node.router.order(table, MIA, Give(1, "random"))
        await environment.pass_time(121_000)
        given = await node.router.order(table, MIA, Give(1, "random"))
        assert isinstance(given, Seating)
        assert given.table.seats[1].bot == "random"


async def test_a_failed_commit_is_not_published_and_the_table_is_reloaded(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ear, other = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        broken = [True]

        def fail(*_args: object) -> None:
            if broken:
                raise OSError("the disk is full")

        writer = node.committer._writer
        assert isinstance(writer, ThreadWriter)
        event.listen(writer._engine, "commit", fail)
        choice = messages(ear, "welcome")[0]["position"]["moves"]["discrete"][0]["move"]
        play = Play("a", msgspec.Raw(msgspec.json.encode(choice)))
        node.router.forward(ear, play)
        await ear.until(lambda: bool(messages(ear, "error")))
        assert messages(ear, "error")[0]["code"] == "failed"
        assert not messages(other, "entry")
        broken.clear()
        node.router.forward(ear, play)
        await ear.until(lambda: bool(messages(ear, "accepted")))
        assert messages(ear, "accepted")[0]["n"] == 1
        assert [one["n"] for one in messages(other, "entry")] == [1]


async def test_clients_reconnect_when_more_was_stored_than_they_received(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ear, other = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        commit = node.committer.commit

        async def cut_off(change: Change) -> None:
            """It is written, but nobody here hears of it."""
            await commit(change)
            raise OSError("the connection was lost")

        monkeypatch.setattr(node.committer, "commit", cut_off)
        choice = messages(ear, "welcome")[0]["position"]["moves"]["discrete"][0]["move"]
        node.router.forward(ear, Play("a", msgspec.Raw(msgspec.json.encode(choice))))
        await ear.until(lambda: ear.bye is not None)
        await other.until(lambda: other.bye is not None)
        assert (ear.bye, other.bye) == ("restart", "restart")
        monkeypatch.setattr(node.committer, "commit", commit)
        again = await connect(node, table, BEN, "ben again")
        assert messages(again, "welcome")[0]["position"]["n"] == 1


async def test_a_table_that_was_taken_over_is_given_up(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ear = await connect(node, table, MIA, "mia")
        await node.committer.commit(Change(statements=[update(leases).values(node_id="another")]))
        choice = messages(ear, "welcome")[0]["position"]["moves"]["discrete"][0]["move"]
        node.router.forward(ear, Play("a", msgspec.Raw(msgspec.json.encode(choice))))
        await ear.until(lambda: ear.bye is not None)
        assert ear.bye == "restart"
        assert not messages(ear, "entry")
        assert [record.n for record in await node.repository.records(table)] == [0]


async def test_a_node_learns_that_it_or_another_counts_as_dead(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        here = node.leases.node
        assert await node.leases.renew()
        assert await node.leases.dead({here, "gone"}) == {"gone"}
        await node.committer.commit(Change(statements=[delete(leases), delete(nodes)]))
        assert not await node.leases.renew()
        assert await node.leases.dead({here, "gone"}) == {here, "gone"}


async def test_one_bad_change_does_not_spoil_the_others_of_its_group(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        first, second = await a_table(node), await a_table(node)
        row = {"kind": "entry", "seat": 0, "move_id": None, "line": b"x"}
        twice = Change(first, [{"table_id": first, "n": 0, **row}])
        fine = Change(second, [{"table_id": second, "n": 1, **row}])
        results = await asyncio.gather(
            node.committer.commit(twice), node.committer.commit(fine), return_exceptions=True
        )
        assert isinstance(results[0], Exception)
        assert results[1] is None
        assert [record.n for record in await node.repository.records(second)] == [0, 1]


async def test_an_engine_is_imported_beside_the_event_loop_and_a_missing_one_is_named(tmp_path: Path) -> None:
    threads: list[threading.Thread] = []

    def sources(_game: Any) -> Any:
        threads.append(threading.current_thread())
        if missing:
            raise BadInput("whisper needs physics, which is not installed")
        return SOURCES

    def find() -> dict[str, Room]:
        return {"whisper": replace(WHISPER, sources=sources)}

    node = Node(Settings(data=tmp_path), find, ManualEnvironment())
    await node.check()
    await node.start()
    try:
        missing = True
        with pytest.raises(ApiError, match="not installed"):
            await a_table(node, "whisper")
        missing = False
        await a_table(node, "whisper")
        table = await a_table(node, "whisper")
        assert len(threads) == 2, "loaded once"
    finally:
        await node.stop()
    again = Node(Settings(data=tmp_path), find, ManualEnvironment())
    await again.check()
    await again.start()
    try:
        await owner_of(again, table)
        assert len(threads) == 3
        assert threading.current_thread() not in threads
    finally:
        await again.stop()


@pytest.mark.parametrize("hours", [1, -1])
async def test_a_clock_on_the_wall_that_jumps_changes_nothing_in_a_game(tmp_path: Path, hours: int) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=MoveClock(30))
        ear = await connect(node, table, BEN, "ben")
        await environment.pass_time(10_000)
        environment.ahead += hours * 3_600_000
        actor = await owner_of(node, table)
        assert actor.now() == 10_000
        assert actor.wall(30_000) == environment.now() + 20_000
        await environment.pass_time(19_000)
        assert not messages(ear, "entry")
        await environment.pass_time(1_500)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["at"] == 30_500

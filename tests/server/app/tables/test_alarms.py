"""The moment a thing is due at a table, and what is let go when a table ends."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.server.app.tables.alarms import Alarms
from cookoff.server.protocol.commands import MakeKey
from cookoff.server.protocol.messages import AskHint, Play, SetSpeed
from cookoff.server.protocol.schemas import MoveClock, Status
from cookoff.server.runtime.actor import CAPACITY, StateLost
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import SeatRecord
from tests.server.support.node import (
    BEN,
    KNOCK,
    MIA,
    a_node,
    a_table,
    choices,
    connect,
    messages,
    nothing,
    owner_of,
    play,
    with_a_bot,
)

pytestmark = pytest.mark.anyio


async def test_a_table_is_busy_if_a_deadline_is_near(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        actor = await owner_of(node, await a_table(node, clock=MoveClock(30)))
        assert [actor.alarms.is_busy(soon) for soon in (29_999, 30_000)] == [False, True]
        await environment.pass_time(1000)
        assert [actor.alarms.is_busy(soon) for soon in (28_999, 29_000)] == [False, True]
        actor.table.status = Status.FINISHED
        assert not actor.alarms.is_busy(10**9)


async def test_an_alarm_is_repeated_if_the_tables_job_queue_is_full(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, "hurry")
        ear, actor = await connect(node, table, MIA, "mia"), await owner_of(node, table)
        door = asyncio.Event()
        actor.tell(door.wait)
        await asyncio.sleep(0)
        while actor.tell(nothing):
            pass
        await environment.pass_time(400)
        door.set()
        while actor._jobs.qsize():
            await asyncio.sleep(0)
        assert not messages(ear, "entry")
        await environment.pass_time(100)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["at"] == 400
        assert actor._jobs.maxsize == CAPACITY


async def test_due_moves_happen_before_the_clock_is_stopped(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await with_a_bot(node, "hurry")
        ear = await connect(node, table, MIA, "mia")
        environment.time += 450  # no alarm has rung
        node.router.forward(ear, SetSpeed(0))
        await ear.until(lambda: bool(messages(ear, "speed")))
        assert [(one["seat"], one["at"]) for one in messages(ear, "entry")] == [(-1, 400)]


async def test_a_solo_clock_speed_lasts_until_someone_else_joins(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "hurry")
        ear, actor = await connect(node, table, MIA, "mia"), await owner_of(node, table)
        node.router.forward(ear, SetSpeed(0))
        await ear.until(lambda: bool(messages(ear, "speed")))
        await node.router.order(table, MIA, MakeKey())
        assert actor.clock.speed == 0
        await actor.change(seats=(SeatRecord(1, "Ben", guest_id="ben"),))
        assert actor.clock.speed == 100


async def test_due_moves_happen_after_a_failed_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, "hurry")
        ear, commit = await connect(node, table, BEN, "ben"), node.committer.commit

        async def full(_change: Change) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(node.committer, "commit", full)
        play(node, ear, "late", KNOCK)
        environment.time += 400
        await ear.until(lambda: bool(messages(ear, "error")) or bool(messages(ear, "refused")))
        monkeypatch.setattr(node.committer, "commit", commit)
        await environment.pass_time(500)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["at"] == 400


@pytest.mark.parametrize(("game", "on", "told"), [("yatai", 0, "accepted"), ("yatai", 1, "error")])
async def test_a_move_may_say_on_which_position_it_is_made(tmp_path: Path, game: str, on: int, told: str) -> None:
    async with a_node(tmp_path) as (node, _):
        ear = await connect(node, await a_table(node, game), MIA, "mia")
        move = msgspec.Raw(msgspec.json.encode(choices(ear)[0]))
        node.router.forward(ear, Play("m", move, on=on))
        await ear.until(lambda: bool(messages(ear, told)))
        [answer] = messages(ear, told)
        assert (answer["id"], answer.get("code")) == ("m", None if told == "accepted" else "stale")


async def test_in_simultaneous_games_no_position_is_stale(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        ear = await connect(node, await a_table(node, "hurry"), MIA, "mia")
        node.router.forward(ear, Play("m", msgspec.Raw(msgspec.json.encode(KNOCK)), on=7))
        await ear.until(lambda: bool(messages(ear, "accepted")))


async def test_the_requester_may_leave_and_the_table_continues(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        actor = await owner_of(node, await a_table(node))

        async def fail() -> None:
            raise LookupError

        for job in (nothing, fail):
            actor.ask(job).cancel()
            await actor.ask(nothing)
        assert not actor.gone


async def test_clients_waiting_at_an_abandoned_table_are_told(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        actor = await owner_of(node, await a_table(node))

        async def give_up() -> None:
            actor.gone = True
            raise LookupError("elsewhere")

        first, second = actor.ask(give_up), actor.ask(nothing)
        with pytest.raises(LookupError):
            await first
        with pytest.raises(StateLost, match="went elsewhere"):
            await second
        assert len(node.registry) == 0


async def test_a_table_that_ends_lets_go_of_its_alarms_bots_and_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        begun: list[str] = []

        async def never(*_: Any, **__: Any) -> Any:
            begun.append("")
            await asyncio.Event().wait()

        monkeypatch.setattr(node.bot_workers, "choose", never)
        monkeypatch.setattr(node.bot_workers, "submit", never)
        hinted, thinking = [await owner_of(node, await with_a_bot(node, "yatai", first)) for first in (0, 1)]
        node.router.forward(await connect(node, hinted.table.id, MIA, "mia"), AskHint())
        while len(begun) < 2:
            await asyncio.sleep(0)
        assert isinstance(thinking.alarms, Alarms)
        tasks = [*hinted.coaching.hints, *thinking.alarms._bots._thinking.values()]
        clocked = await owner_of(node, await a_table(node, clock=MoveClock(30)))
        assert len(environment._alarms) == 1
        for actor in (hinted, thinking, clocked):
            await actor.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.cancelled() for task in tasks] == [True, True]
        assert environment._alarms == []
        assert not clocked.tell(nothing), "and takes no more errands"
        with pytest.raises(StateLost):
            await clocked.ask(nothing)

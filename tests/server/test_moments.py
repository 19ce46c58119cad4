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
from cookoff.server.runtime.tables.actor import MAILBOX
from cookoff.server.runtime.tables.services import Lost
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import SeatRow
from tests.server.node import (
    BEN,
    KNOCK,
    MIA,
    a_node,
    a_table,
    choices,
    come,
    messages,
    nothing,
    owner_of,
    play,
    with_a_bot,
)

pytestmark = pytest.mark.anyio


async def test_a_table_is_busy_when_a_time_is_over_within_exactly_so_long(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, world):
        owner = await owner_of(node, await a_table(node, clock=MoveClock(30)))
        assert [owner.alarms.is_busy(soon) for soon in (29_999, 30_000)] == [False, True]
        await world.pass_time(1000)
        assert [owner.alarms.is_busy(soon) for soon in (28_999, 29_000)] == [False, True]
        owner.table.status = Status.FINISHED
        assert not owner.alarms.is_busy(10**9)


async def test_an_alarm_at_a_table_whose_mailbox_is_full_rings_again(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await a_table(node, "hurry")
        ear, owner = await come(node, table, MIA, "mia"), await owner_of(node, table)
        door = asyncio.Event()
        owner.tell(door.wait)
        await asyncio.sleep(0)
        while owner.tell(nothing):
            pass
        await world.pass_time(400)
        door.set()
        while owner._mail.qsize():
            await asyncio.sleep(0)
        assert not messages(ear, "entry")
        await world.pass_time(100)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["at"] == 400
        assert owner._mail.maxsize == MAILBOX


async def test_what_is_due_happens_before_the_clock_is_stopped(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await with_a_bot(node, "hurry")
        ear = await come(node, table, MIA, "mia")
        world.time += 450  # no alarm has rung
        node.switchboard.say(ear, SetSpeed(0))
        await ear.until(lambda: bool(messages(ear, "speed")))
        assert [(one["seat"], one["at"]) for one in messages(ear, "entry")] == [(-1, 400)]


async def test_a_clock_of_ones_own_stays_as_it_is_set_until_somebody_else_sits_there(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "hurry")
        ear, owner = await come(node, table, MIA, "mia"), await owner_of(node, table)
        node.switchboard.say(ear, SetSpeed(0))
        await ear.until(lambda: bool(messages(ear, "speed")))
        await node.switchboard.order(table, MIA, MakeKey())
        assert owner.speed == 0
        await owner.change(seats=(SeatRow(1, "Ben", guest_id="ben"),))
        assert owner.speed == 100


async def test_after_a_commit_that_failed_what_is_due_happens_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await a_table(node, "hurry")
        ear, commit = await come(node, table, BEN, "ben"), node.committer.commit

        async def full(_change: Change) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(node.committer, "commit", full)
        play(node, ear, "late", KNOCK)
        world.time += 400
        await ear.until(lambda: bool(messages(ear, "problem")) or bool(messages(ear, "refused")))
        monkeypatch.setattr(node.committer, "commit", commit)
        await world.pass_time(500)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["at"] == 400


@pytest.mark.parametrize(("game", "on", "told"), [("yatai", 0, "accepted"), ("yatai", 1, "problem")])
async def test_a_move_may_say_on_which_position_it_is_made(tmp_path: Path, game: str, on: int, told: str) -> None:
    async with a_node(tmp_path) as (node, _):
        ear = await come(node, await a_table(node, game), MIA, "mia")
        move = msgspec.Raw(msgspec.json.encode(choices(ear)[0]))
        node.switchboard.say(ear, Play("m", move, on=on))
        await ear.until(lambda: bool(messages(ear, told)))
        [answer] = messages(ear, told)
        assert (answer["id"], answer.get("code")) == ("m", None if told == "accepted" else "stale")


async def test_where_everybody_acts_at_once_no_position_is_stale(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        ear = await come(node, await a_table(node, "hurry"), MIA, "mia")
        node.switchboard.say(ear, Play("m", msgspec.Raw(msgspec.json.encode(KNOCK)), on=7))
        await ear.until(lambda: bool(messages(ear, "accepted")))


async def test_who_asked_may_go_and_the_table_goes_on(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        owner = await owner_of(node, await a_table(node))

        async def fail() -> None:
            raise LookupError

        for errand in (nothing, fail):
            owner.ask(errand).cancel()
            await owner.ask(nothing)
        assert not owner.gone


async def test_who_waits_at_a_table_that_is_given_up_is_told(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        owner = await owner_of(node, await a_table(node))

        async def give_up() -> None:
            owner.gone = True
            raise LookupError("elsewhere")

        first, second = owner.ask(give_up), owner.ask(nothing)
        with pytest.raises(LookupError):
            await first
        with pytest.raises(Lost, match="went elsewhere"):
            await second
        assert len(node.keeper) == 0


async def test_a_table_that_ends_lets_go_of_its_alarms_bots_and_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, world):
        begun: list[str] = []

        async def never(*_: Any, **__: Any) -> Any:
            begun.append("")
            await asyncio.Event().wait()

        monkeypatch.setattr(node.thinkers, "choose", never)
        monkeypatch.setattr(node.thinkers, "teach", never)
        hinted, thinking = [await owner_of(node, await with_a_bot(node, "yatai", first)) for first in (0, 1)]
        node.switchboard.say(await come(node, hinted.table.id, MIA, "mia"), AskHint())
        while len(begun) < 2:
            await asyncio.sleep(0)
        assert isinstance(thinking.alarms, Alarms)
        tasks = [*hinted.hinting, *thinking.alarms._bots._thinking.values()]
        clocked = await owner_of(node, await a_table(node, clock=MoveClock(30)))
        assert len(world._alarms) == 1
        for owner in (hinted, thinking, clocked):
            await owner.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.cancelled() for task in tasks] == [True, True]
        assert world._alarms == []
        assert not clocked.tell(nothing), "and takes no more errands"
        with pytest.raises(Lost):
            await clocked.ask(nothing)

"""The clock of a game in real time, led by the only person at its table; time is moved on by hand."""

from pathlib import Path

import pytest

from cookoff.server.app.node import Node
from cookoff.server.protocol.messages import Ping, SetSpeed
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import MIA, a_node, a_table, connect, messages, nothing, owner_of, with_a_bot

pytestmark = pytest.mark.anyio

COUNTDOWN = 3000
"""Milliseconds until a game of Mithral Chef begins."""


async def lead(node: Node, ear: FakeConnection, speed: int, bots_paused: bool = False) -> None:
    """Set the clock, and wait until that is told."""
    before = len(messages(ear, "speed"))
    node.router.forward(ear, SetSpeed(speed, bots_paused))
    await ear.until(lambda: len(messages(ear, "speed")) > before)


async def clock(node: Node, ear: FakeConnection) -> int:
    """What the game's clock says."""
    before = len(messages(ear, "pong"))
    node.router.forward(ear, Ping("p"))
    await ear.until(lambda: len(messages(ear, "pong")) > before)
    return int(messages(ear, "pong")[-1]["now"])


@pytest.mark.rule("MIT-12")
async def test_no_timed_move_happens_while_the_clock_is_stopped(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        ear = await connect(node, await with_a_bot(node, "mithral-chef"), MIA, "mia")
        await environment.pass_time(1000)
        await lead(node, ear, 0)
        await environment.pass_time(600_000)
        assert await clock(node, ear) == 1000
        assert not messages(ear, "entry")
        await lead(node, ear, 100)
        await environment.pass_time(COUNTDOWN - 1000)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["at"] == COUNTDOWN


async def test_at_half_speed_everything_takes_twice_as_long(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        ear = await connect(node, await with_a_bot(node, "mithral-chef"), MIA, "mia")
        await lead(node, ear, 50)
        await environment.pass_time(2 * COUNTDOWN - 10)
        assert await clock(node, ear) == COUNTDOWN - 5
        assert not messages(ear, "entry")
        await environment.pass_time(20)
        await ear.until(lambda: bool(messages(ear, "entry")))


async def test_bots_keep_their_hands_off_until_they_are_let_in(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        ear = await connect(node, await with_a_bot(node, "mithral-chef"), MIA, "mia")
        await lead(node, ear, 100, bots_paused=True)
        await environment.pass_time(60_000)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert await clock(node, ear) == 60_000
        assert {entry["seat"] for entry in messages(ear, "entry")} == {-1}
        await lead(node, ear, 100)
        while all(entry["seat"] != 1 for entry in messages(ear, "entry")):
            await environment.pass_time(500)
            await clock(node, ear)


async def test_disconnecting_resets_the_clock_speed(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await with_a_bot(node, "mithral-chef")
        ear = await connect(node, table, MIA, "mia")
        await lead(node, ear, 0)
        second = await connect(node, table, MIA, "mia too")
        await second.until(lambda: bool(messages(second, "speed")))
        assert messages(second, "speed")[0]["speed"] == 0
        for one in (ear, second):
            node.router.disconnect(one)
        actor = await owner_of(node, table)
        await actor.ask(nothing)
        assert (actor.clock.speed, actor.clock.bots_paused) == (100, False)
        await environment.pass_time(COUNTDOWN)
        assert actor.now() >= COUNTDOWN


@pytest.mark.parametrize("game", ["hurry", "whisper"])
async def test_nobody_sets_the_clock_of_others_or_of_turns(tmp_path: Path, game: str) -> None:
    async with a_node(tmp_path) as (node, _):
        ear = await connect(node, await a_table(node, game), MIA, "mia")
        node.router.forward(ear, SetSpeed(0))
        await ear.until(lambda: bool(messages(ear, "error")))
        assert messages(ear, "error")[0]["code"] == "not-now"
        assert not messages(ear, "speed")

"""Bots that sit at a table: what becomes of those that fail, and of those that take too long."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff import bots
from cookoff.engine import rooms
from cookoff.server.app.node import Node
from cookoff.server.config.settings import BotDelays, Limits
from cookoff.server.ops import metrics
from cookoff.server.protocol.commands import Give
from cookoff.server.runtime.bot_workers import BotDecision, BotWorkers
from cookoff.server.runtime.worker_pool import Failed
from tests.server.support.client import PATIENCE
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import MIA, a_node, a_table, connect, messages, played

pytestmark = pytest.mark.anyio

KNOCK = {"move": "Knock", "force": 0.5}


async def beside(node: Node, environment: ManualEnvironment, game: str, bot: str) -> FakeConnection:
    """Mia at a table where a bot has taken the other seat and is to move."""
    table = await a_table(node, game)
    await environment.pass_time(121_000)
    await node.router.order(table, MIA, Give(1, bot))
    ear = await connect(node, table, MIA, "mia")
    await played(node, ear, "first", KNOCK)
    return ear


async def until_it_moves(environment: ManualEnvironment, ear: FakeConnection) -> None:
    while not any(one["seat"] == 1 for one in messages(ear, "entry")):
        await environment.pass_time(100)
        await asyncio.sleep(0.002)


async def test_a_bot_that_cannot_think_waits_longer_each_time_and_then_a_simpler_one_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        asked: list[tuple[str, int]] = []
        choose = node.bot_workers.choose

        async def noted(loaded: Any, bot: str, *args: Any, **more: Any) -> BotDecision:
            asked.append((bot, environment.time))
            return await choose(loaded, bot, *args, **more)

        monkeypatch.setattr(node.bot_workers, "choose", noted)
        ear = await beside(node, environment, "broken", "expert")
        await until_it_moves(environment, ear)
        assert [bot for bot, _ in asked[:4]] == ["expert", "expert", "expert", bots.EASY]
        waits = [after - before for (_, before), (_, after) in pairwise(asked[:4])]
        assert all(least <= wait < 2 * least for wait, least in zip(waits, (1000, 2000, 4000), strict=True))
        assert messages(ear, "table")[-1]["table"]["seats"][1]["bot"] == bots.EASY
        notice = messages(ear, "chat")[-1]
        assert (notice["kind"], notice["seat"], notice["name"], notice["text"]) == ("bot", 1, bots.EASY, "expert")


async def test_a_bot_decision_that_takes_too_long_is_replaced_by_a_quick_one(tmp_path: Path) -> None:
    async with a_node(tmp_path, limits=Limits(bot_seconds=0)) as (node, environment):
        before = metrics.DECISIONS_TIMED_OUT._value.get()
        ear = await beside(node, environment, "whisper", "random")
        await until_it_moves(environment, ear)
        assert metrics.DECISIONS_TIMED_OUT._value.get() == before + 1
        assert not messages(ear, "table") or messages(ear, "table")[-1]["table"]["seats"][1]["bot"] == "random"
        assert len([one for one in messages(ear, "entry") if one["seat"] == 1]) == 1


def scripted(monkeypatch: pytest.MonkeyPatch, node: Node, *thoughts: tuple[Any, int]) -> list[int]:
    """The bot has these thoughts, one after the other, and then none; when it was asked for them."""
    waiting, asked = list(thoughts), list[int]()

    async def choose(*_args: Any, **_more: Any) -> BotDecision:
        asked.append(node.environment.steady())
        if not waiting:
            await asyncio.Event().wait()
        move, delay = waiting.pop(0)
        return BotDecision(msgspec.Raw(msgspec.json.encode(move)), delay)

    monkeypatch.setattr(node.bot_workers, "choose", choose)
    return asked


async def moved_after(environment: ManualEnvironment, ear: FakeConnection) -> int:
    """How many milliseconds pass until the bot moves."""
    begun = environment.time
    while not any(one["seat"] == 1 for one in messages(ear, "entry")):
        await environment.pass_time(10)
        for _ in range(20):
            await asyncio.sleep(0.001)
    return environment.time - begun


async def test_a_bot_waits_so_that_people_can_follow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path, bot_delays=BotDelays((200, 300))) as (node, environment):
        asked = scripted(monkeypatch, node, (KNOCK, 0))
        ear = await beside(node, environment, "whisper", "random")
        begun = environment.time
        await moved_after(environment, ear)
        assert 190 <= asked[0] - begun <= 330


async def test_a_move_that_is_refused_is_replaced_by_a_legal_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        scripted(monkeypatch, node, ({"move": "Knock", "force": 7}, 0))
        ear = await beside(node, environment, "whisper", "random")
        await until_it_moves(environment, ear)
        (entry,) = [one for one in messages(ear, "entry") if one["seat"] == 1]
        assert entry["position"]["to_act"] == [0]


async def test_a_bot_that_waits_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, environment):
        scripted(monkeypatch, node, (None, 400), (KNOCK, 0))
        ear = await beside(node, environment, "whisper", "random")
        assert await moved_after(environment, ear) >= 390


async def test_a_table_waiting_for_a_bot_is_loaded_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        scripted(monkeypatch, node)
        ear = await beside(node, environment, "whisper", "random")
        assert messages(ear, "entry")[-1]["position"]["to_act"] == [1]
        table = messages(ear, "welcome")[0]["table"]["id"]
    async with a_node(tmp_path) as (node, later):
        assert await node.leases.waiting(later.now()) == [], "it is not so late yet"
        later.time = environment.time
        assert await node.leases.waiting(later.now()) == [table]
        await node.sweep()
        assert len(node.registry) == 1


def _fill(many: int) -> bytes:
    return str(len(bytes(many))).encode()


async def test_bot_processes_have_a_memory_limit() -> None:
    bot_workers, share = BotWorkers(rooms, 1, memory=800_000_000), ("mia", "table")
    with pytest.raises(Failed, match="MemoryError"):
        await bot_workers.submit(_fill, 2_000_000_000, share=share, seconds=PATIENCE, attended=True)
    assert await bot_workers.submit(_fill, 1000, share=share, seconds=PATIENCE, attended=True) == b"1000"
    bot_workers.stop()

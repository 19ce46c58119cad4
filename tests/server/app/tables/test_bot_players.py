"""Bots that sit at a table: whose time they take, how long they wait, who takes over."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff import bots
from cookoff.engine import Search, encode, room
from cookoff.server.app.node import Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.app.tables.alarms import Alarms
from cookoff.server.config.settings import BotDelays
from cookoff.server.protocol.commands import Give
from cookoff.server.protocol.messages import SetSpeed
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime import bot_workers
from cookoff.server.runtime.bot_workers import BotDecision
from cookoff.server.runtime.games.catalogue import Catalogue
from cookoff.server.runtime.worker_pool import Failed
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import insert_guest
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import (
    BEN,
    KNOCK,
    MIA,
    ZOE,
    a_node,
    a_table,
    connect,
    messages,
    nothing,
    order,
    owner_of,
    played,
    with_a_bot,
)

pytestmark = pytest.mark.anyio


async def bot_at(node: Node, environment: ManualEnvironment, game: str = "whisper") -> FakeConnection:
    table = await a_table(node, game)
    await environment.pass_time(121_000)
    await order(node, table, MIA, Give(1, "expert"))
    return await connect(node, table, MIA, "mia")


async def test_a_bot_decision_counts_for_its_tables_owner_and_spectators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        ear = await bot_at(node, environment)
        table = messages(ear, "welcome")[0]["table"]["id"]
        thoughts: list[Any] = []

        async def choose(_loaded: Any, bot: str, seat: int, *_: Any, share: Any, attended: bool) -> BotDecision:
            thoughts.append((bot, seat, share, attended))
            return BotDecision(msgspec.Raw(msgspec.json.encode(KNOCK)), 0)

        monkeypatch.setattr(node.bot_workers, "choose", choose)
        await played(node, ear, "one", KNOCK)
        await ear.until(lambda: len(messages(ear, "entry")) == 2)
        node.router.disconnect(ear)
        actor = await owner_of(node, table)
        await actor.ask(nothing)
        assert isinstance(actor.alarms, Alarms)
        assert actor.live_game is not None
        actor.live_game.match.state.turn = 3
        actor.alarms.set()
        while len(thoughts) < 2:
            await asyncio.sleep(0)
        whose = ("mia", "mia", table)
        assert thoughts == [("expert", 1, whose, True), ("expert", 1, whose, False)]


async def test_tables_of_one_address_share_its_turns_whoever_opened_them(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        for guest in (MIA, BEN, ZOE):
            await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), 0)]))

        async def turns(guest: GuestRecord, address: str) -> tuple[str, str, str]:
            table = await node.table_creator.create(
                guest, TableRequest("yatai", 2, {}, None, True, (), address=address)
            )
            stored = await node.repository.table(table.id)
            assert stored is not None
            return stored.turns(guest.id)

        here, also_here, elsewhere = [
            await turns(guest, address)
            for guest, address in ((MIA, "203.0.113.1"), (BEN, "203.0.113.1"), (ZOE, "203.0.113.2"))
        ]
        assert here[0] == also_here[0] != elsewhere[0]
        assert (here[1], also_here[1]) == ("mia", "ben")
        assert "203" not in here[0], "the address itself is not kept"


async def test_a_bot_that_is_hasty_takes_a_part_of_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path, bot_delays=BotDelays((0, 0), speed=4)) as (node, environment):
        ear = await bot_at(node, environment)

        async def choose(*_: Any, **__: Any) -> BotDecision:
            return BotDecision(msgspec.Raw(msgspec.json.encode(KNOCK)), 400)

        monkeypatch.setattr(node.bot_workers, "choose", choose)
        begun = environment.time
        await played(node, ear, "one", KNOCK)
        while len(environment._alarms) != 1:
            await asyncio.sleep(0)
        assert environment._alarms[0][0] == begun + 100
        await environment.pass_time(99)
        assert len(messages(ear, "entry")) == 1
        await environment.pass_time(1)
        await ear.until(lambda: len(messages(ear, "entry")) == 2)


async def test_a_bot_waits_exactly_the_configured_delay(tmp_path: Path) -> None:
    async with a_node(tmp_path, bot_delays=BotDelays((200, 200))) as (node, environment):
        await with_a_bot(node, "yatai", first=1)
        while not environment._alarms:
            await asyncio.sleep(0)
        assert [at - environment.time for at, _ in environment._alarms] == [200]


async def test_a_bot_gets_a_view_only_while_it_is_to_act(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        actor = await owner_of(node, await a_table(node, "whisper"))
        assert isinstance(actor.alarms, Alarms)
        looked = [await actor.alarms._bots._look(seat) for seat in (0, 1)]
        assert [one is None for one in looked] == [False, True]
        actor.table.status = Status.FINISHED
        assert await actor.alarms._bots._look(0) is None


def test_a_worker_loads_components_it_has_not_seen() -> None:
    catalogue = Catalogue()
    toml = (room("yatai").home / "components.toml").read_text("utf-8").replace("rounds = 12", "rounds = 2")
    loaded = catalogue.with_components("yatai", toml)
    state = loaded.game.setup(2, loaded.game.types.options(), Search(random.Random(1)))
    bot_workers._Process.catalogue = Catalogue()
    view = encode(loaded.game.view(state, 0))
    request = bot_workers.DecisionRequest(loaded.reference, "random", 0, view, 0.5, 0)
    for _ in range(2):
        assert b"move" in bot_workers.decide(request)
    assert bot_workers._Process.catalogue.loaded("yatai", loaded.hash) is not None


async def test_a_failing_default_bot_is_replaced_and_a_recovered_bot_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        ear = await bot_at(node, environment)
        actor = await owner_of(node, messages(ear, "welcome")[0]["table"]["id"])
        assert isinstance(actor.alarms, Alarms)
        seated = actor.alarms._bots
        waits = [seated._note_failure(1, "expert", Failed("no idea")) for _ in range(2)]
        assert waits == [1000, 2000]

        async def choose(*_: Any, **__: Any) -> BotDecision:
            return BotDecision(msgspec.Raw(b"null"), 0)

        monkeypatch.setattr(node.bot_workers, "choose", choose)
        await seated._ask(1, "expert", None, 0)
        assert seated._note_failure(1, "expert", Failed("no idea")) == 1000, "it had an idea meanwhile"
        seated._failed[1] = 40
        assert seated._note_failure(1, "expert", Failed("no idea")) == 60_000
        await actor.ask(nothing)
        assert actor.table.seats[1].bot == "expert"
        for bot, simpler in (("expert", bots.EASY), (bots.EASY, "random"), ("random", "random")):
            seated._failed[1] = 2
            seated._note_failure(1, bot, Failed("no idea"))
            await actor.ask(nothing)
            assert (actor.table.seats[1].bot, actor.table.seats[1].name) == (simpler, simpler)
        await seated._replace(1, "expert", bots.EASY)
        assert actor.table.seats[1].bot == "random", "another sits there by now"


async def test_a_bot_decision_that_arrives_while_the_clock_is_stopped_is_discarded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "hurry")
        ear, actor = await connect(node, table, MIA, "mia"), await owner_of(node, table)
        node.router.forward(ear, SetSpeed(0))
        await ear.until(lambda: bool(messages(ear, "speed")))
        assert isinstance(actor.alarms, Alarms)
        assert actor.live_game is not None
        actor.live_game.match.state.turn = 1
        thought = msgspec.json.encode(KNOCK)
        await actor.alarms._bots._move(1, thought, actor.live_game.n)
        assert not messages(ear, "entry")
        actor.clock.speed = 100
        await actor.alarms._bots._move(1, thought, actor.live_game.n)
        assert [one["seat"] for one in messages(ear, "entry")] == [1]

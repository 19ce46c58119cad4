"""What is done at a table, in which order, and who is told of it."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from cookoff.engine import room
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.app.tables.seat_transfer import is_away
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.commands import Give, Leave, Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import Chat, Hello, Ping
from cookoff.server.protocol.schemas import MoveClock
from cookoff.server.runtime.actor import CAPACITY
from cookoff.server.runtime.bot_workers import BotDecision
from cookoff.server.storage.committer import Change
from cookoff.server.storage.repository import insert_guest
from cookoff.server.storage.schema import components
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import (
    BEN,
    EVE,
    MIA,
    a_node,
    a_table,
    choices,
    connect,
    messages,
    nothing,
    owner_of,
    play,
    played,
    stand,
)

pytestmark = pytest.mark.anyio


async def test_a_bot_makes_the_moves_it_chose_and_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, environment):
        thoughts: list[Any] = []
        choose = node.bot_workers.choose

        async def noted(*args: Any, **more: Any) -> BotDecision:
            thought = await choose(*args, **more)
            thoughts.append(msgspec.json.decode(thought.move))
            return thought

        monkeypatch.setattr(node.bot_workers, "choose", noted)
        table = await a_table(node)
        await environment.pass_time(121_000)
        await node.router.order(table, MIA, Give(1, "random"))
        ear = await connect(node, table, MIA, "mia")
        while len(thoughts) < 6:
            if messages(ear, "entry")[-1:] and messages(ear, "entry")[-1]["position"]["to_act"] == [1]:
                begun = len(ear.heard)
                await ear.until(lambda begun=begun: len(ear.heard) > begun)  # type: ignore[misc]
                continue
            await played(node, ear, f"m{len(ear.heard)}")
        await ear.until(lambda: len([one for one in messages(ear, "entry") if one["seat"] == 1]) >= 6)
        made = [one["move"] for one in messages(ear, "entry") if one["seat"] == 1]
        assert made[:6] == thoughts[:6]


async def test_due_moves_happen_before_later_moves_even_without_an_alarm(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, "hurry")
        ear = await connect(node, table, BEN, "ben")
        environment.time += 500  # the alarm for what is due after 400 has not rung
        play(node, ear, "late", {"move": "Knock", "force": 0.5})
        await ear.until(lambda: bool(messages(ear, "accepted")))
        assert [(one["seat"], one["at"]) for one in messages(ear, "entry")] == [(-1, 400), (1, 500)]


async def test_due_moves_happen_now(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, "hurry")
        ear = await connect(node, table, BEN, "ben")
        await environment.pass_time(399)
        await (await owner_of(node, table)).ask(nothing)
        assert not messages(ear, "entry")
        await environment.pass_time(1)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert [(one["seat"], one["at"]) for one in messages(ear, "entry")] == [(-1, 400)]


async def test_a_table_with_a_designers_components_wakes_in_another_process(tmp_path: Path) -> None:
    own = (room("yatai").home / "components.toml").read_text("utf-8")
    toml = re.sub(r"^rounds = \d+", "rounds = 2", own, flags=re.MULTILINE)
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node, toml=toml)
        played_with = (await owner_of(node, table)).loaded.hash
    async with a_node(tmp_path) as (node, _):
        assert node.catalogue.loaded("yatai", played_with) is None
        ear = await connect(node, table, MIA, "mia")
        assert messages(ear, "welcome")[0]["table"]["components"] == played_with
        await played(node, ear, "on")
    async with a_node(tmp_path) as (node, _):
        await node.committer.commit(Change(statements=[delete(components)]))
        row = await node.repository.table(table)
        assert row is not None
        with pytest.raises(ApiError, match="no longer known") as caught:
            await node.registry.loaded(row)
        assert (caught.value.status, caught.value.code) == (410, "components-lost")
        with pytest.raises(ApiError) as caught:
            await node.registry.find(table)
        assert (caught.value.status, caught.value.code) == (503, "unavailable")


async def test_chat_lines_are_numbered_across_restarts(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ear = await connect(node, table, MIA, "mia")
        for text in ("one", "two"):
            node.router.forward(ear, Chat(text))
            await (await owner_of(node, table)).ask(nothing)
    async with a_node(tmp_path) as (node, _):
        ear = await connect(node, table, BEN, "ben")
        assert [(one["number"], one["text"]) for one in messages(ear, "welcome")[0]["chat"]] == [(1, "one"), (2, "two")]
        node.router.forward(ear, Chat("three"))
        await ear.until(lambda: bool(messages(ear, "chat")))
        assert [(one["number"], one["seat"], one["name"]) for one in messages(ear, "chat")] == [(3, 1, "Ben")]


async def test_components_that_load_slowly_are_refused_though_they_are_legal(tmp_path: Path) -> None:
    """They would be loaded again wherever a table of theirs wakes, in the process that serves everybody."""
    async with a_node(tmp_path, limits=Limits(load_seconds=0)) as (node, _):
        with pytest.raises(ApiError, match="loading takes more than 0 s") as caught:
            await a_table(node, toml=(room("yatai").home / "components.toml").read_text("utf-8"))
        assert (caught.value.status, caught.value.code) == (422, "too-expensive")


@pytest.mark.parametrize(("game", "by_number"), [("yatai", False), ("whisper", True)])
async def test_the_question_states_whether_exact_numbers_are_allowed(
    tmp_path: Path, game: str, by_number: bool
) -> None:
    async with a_node(tmp_path) as (node, _):
        ear = await connect(node, await a_table(node, game), MIA, "mia")
        assert stand(ear)["moves"]["continuous"] is by_number


async def test_everyone_is_notified_of_presence(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia = await connect(node, table, MIA, "mia")
        assert messages(mia, "welcome")[0]["presence"] == {"type": "presence", "seats": [0], "spectators": 0}
        eve = await connect(node, table, EVE, "eve")
        ben = await connect(node, table, BEN, "ben")
        actor = await owner_of(node, table)
        await actor.ask(nothing)
        assert messages(mia, "presence")[-1] == {"type": "presence", "seats": [0, 1], "spectators": 1}
        assert messages(eve, "presence")[-1] == messages(mia, "presence")[-1]
        for ear in (ben, eve):
            node.router.disconnect(ear)
        await actor.ask(nothing)
        assert [(one["seats"], one["spectators"]) for one in messages(mia, "presence")[-2:]] == [([0], 1), ([0], 0)]


async def test_a_full_job_queue_refuses_jobs_and_nobody_waits_forever(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ear = await connect(node, table, MIA, "mia")
        actor = await owner_of(node, table)
        door = asyncio.Event()
        assert actor.tell(door.wait)
        await asyncio.sleep(0)
        for number in range(CAPACITY):
            node.router.forward(ear, Ping(f"p{number}"))
        play(node, ear, "too much", choices(ear)[0])
        (problem,) = messages(ear, "error")
        assert (problem["code"], problem["id"]) == ("too-fast", "too much")
        with pytest.raises(ApiError, match="ask again") as caught:
            await node.router.order(table, BEN, Leave())
        assert (caught.value.status, caught.value.code) == (503, "moving")
        late = FakeConnection("late", BEN)
        await node.router.connect(late, table, Hello())
        assert late.bye == "restart"
        node.router.disconnect(ear)  # this must be heard in the end
        door.set()
        await ear.until(lambda: len(messages(ear, "pong")) == CAPACITY)
        while len(actor.connections):
            await asyncio.sleep(0.01)
        assert actor.quiet_since == node.environment.steady()


async def test_a_seats_new_owner_is_notified_and_the_old_one_disconnected(tmp_path: Path) -> None:
    """Whoever waits at a seat that is given to a bot looks on; a table all of bots is not opened."""
    async with a_node(tmp_path) as (node, environment):
        await node.committer.commit(Change(statements=[insert_guest(EVE, b"eve", 0)]))
        table = await a_table(node)
        with pytest.raises(ApiError, match="leave a seat"):
            await node.table_creator.create(
                EVE, TableRequest("yatai", 2, {}, None, True, ((None, "random"), (None, "random")))
            )
        ben = await connect(node, table, BEN, "ben")
        await node.router.order(table, BEN, Leave())
        assert messages(ben, "welcome")[-1]["seat"] is None, "who left looks on"
        with pytest.raises(ApiError, match="only those who sit"):
            await node.router.order(table, BEN, Give(1, None))
        with pytest.raises(ApiError, match="the host starts"):
            await node.router.order(table, BEN, Start())
        assert environment.now() == 1_000_000


async def test_after_a_long_sleep_players_have_a_grace_period(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=MoveClock(30))
        await (await owner_of(node, table)).stop()
        await environment.pass_time(100_000)
        ear = await connect(node, table, MIA, "mia")
        await environment.pass_time(9_900)
        await (await owner_of(node, table)).ask(nothing)
        assert not messages(ear, "entry")
        await environment.pass_time(200)
        await ear.until(lambda: bool(messages(ear, "entry")))
        assert messages(ear, "entry")[0]["seat"] == 0


async def test_a_table_sleeps_after_its_time_unless_something_happens_soon(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        await a_table(node)
        soon = await a_table(node, clock=MoveClock(90))
        await environment.pass_time(59_999)
        await node.registry.unload_idle()
        assert len(node.registry) == 2
        await environment.pass_time(1)
        await node.registry.unload_idle()
        assert len(node.registry) == 1
        assert await node.leases.claim(soon) == node.leases.node


async def test_a_guest_with_two_windows_is_present_until_both_are_closed(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node)
        one, two = await connect(node, table, BEN, "one"), await connect(node, table, BEN, "two")
        actor = await owner_of(node, table)
        node.router.disconnect(one)
        await actor.ask(nothing)
        await environment.pass_time(121_000)
        assert not is_away(actor, 1)
        node.router.disconnect(two)
        await actor.ask(nothing)
        assert actor.away_since[1] == environment.steady()
        await environment.pass_time(119_999)
        assert not is_away(actor, 1)
        await environment.pass_time(1)
        assert is_away(actor, 1)
        await connect(node, table, BEN, "back")
        assert not is_away(actor, 1)

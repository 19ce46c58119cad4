"""Tables that sleep, and what wakes them; time is moved on by hand."""

from pathlib import Path

import pytest
from sqlalchemy import select, update

from cookoff.server.protocol.schemas import MoveClock, Status
from cookoff.server.storage.committer import Change
from cookoff.server.storage.schema import leases, tables
from tests.server.support.node import MIA, a_node, a_table, connect, messages, nothing, owner_of, played

pytestmark = pytest.mark.anyio


async def test_a_quiet_table_sleeps_and_wakes_on_the_first_visit(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node)
        ear = await connect(node, table, MIA, "mia")
        await environment.pass_time(200_000)
        await node.registry.unload_idle()
        assert len(node.registry) == 1, "somebody looks"
        node.router.disconnect(ear)
        actor = await owner_of(node, table)
        await actor.ask(nothing)
        await environment.pass_time(200_000)
        await node.registry.unload_idle()
        assert len(node.registry) == 0
        again = await connect(node, table, MIA, "mia again")
        assert messages(again, "welcome")[0]["position"]["to_act"] == [0]


async def test_a_move_that_is_sent_again_to_a_table_that_slept_is_made_once(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ear = await connect(node, table, MIA, "mia")
        await played(node, ear, "same")
        move = messages(ear, "entry")[0]["move"]
        await (await owner_of(node, table)).stop()
        again = await connect(node, table, MIA, "mia again")
        await played(node, again, "same", move)
        assert messages(again, "accepted") == messages(ear, "accepted")
        assert [record.n for record in await node.repository.records(table)] == [0, 1]


async def test_the_wake_time_is_stored_only_when_it_changes(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, "hurry")
        actor = await owner_of(node, table)
        await actor.ask(actor.settle)
        assert actor.alarms.wake_at() is False, "it is to be woken at once, and that is known"
        await environment.pass_time(10)
        assert actor.alarms.wake_at() is False, "it still is"
        actor.table.status = Status.FINISHED
        assert actor.alarms.wake_at() is None


async def test_an_unloaded_table_is_loaded_when_a_players_time_runs_out(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=MoveClock(86_400))
        actor = await owner_of(node, table)
        await actor.ask(nothing)
        await environment.pass_time(70_000)
        await node.registry.unload_idle()
        assert len(node.registry) == 0
        assert await node.leases.waiting(environment.now()) == []
        await environment.pass_time(86_400_000)
        assert await node.leases.waiting(environment.now()) == [table]


async def test_an_unloaded_table_stores_its_wake_time(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=MoveClock(86_400))
        begun = environment.now()
        await (await owner_of(node, table)).stop()
        await node.committer.commit(Change(statements=[update(tables).values(wake_at=None)]))
        await owner_of(node, table)
        await environment.pass_time(60_000)
        await node.registry.unload_idle()
        async with node.engine.connect() as connection:
            assert (await connection.execute(select(tables.c.wake_at))).scalars().all() == [begun + 86_400_000]
            assert (await connection.execute(select(leases))).all() == [], "whoever finds it may wake it"


async def test_an_unloaded_real_time_game_does_not_advance(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, "hurry")
        ear = await connect(node, table, MIA, "mia")
        await environment.pass_time(450)
        await ear.until(lambda: len(messages(ear, "entry")) == 1)
        assert messages(ear, "entry")[0]["seat"] == -1
        actor = await owner_of(node, table)
        await actor.stop()
        await environment.pass_time(1_000_000)
        again = await connect(node, table, MIA, "mia again")
        welcome = messages(again, "welcome")[0]
        assert welcome["position"]["now"] < 1000
        assert (await owner_of(node, table)).table.status is Status.PLAYING

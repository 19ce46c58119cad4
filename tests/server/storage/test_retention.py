"""What is forgotten after a while, and what is not."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from cookoff.server.app import node as nodes
from cookoff.server.app.node import Node
from cookoff.server.app.seating.quota import DAY
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.config.settings import Settings
from cookoff.server.protocol.commands import Rematch, Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.storage import database
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import insert_guest, update_table
from cookoff.server.storage.schema import components
from tests.server.support.fakes import ManualEnvironment
from tests.server.support.server_process import with_toys
from tests.server.support.services import postgres

pytestmark = pytest.mark.anyio

MIA, BEN, EVE = (GuestRecord(name, name.title(), "#111111") for name in ("mia", "ben", "eve"))


@pytest.fixture(autouse=True)
def _no_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep would unload tables, because time passes in leaps."""
    monkeypatch.setattr(nodes, "SWEEP", 1e6)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield database.url_in(tmp_path)
        return
    with postgres() as url:
        asyncio.run(database.upgrade_at(url))
        yield url


async def open_table(node: Node, guest: GuestRecord) -> str:
    seats = ((None, None), (None, "random"))
    return (await node.table_creator.create(guest, TableRequest("whisper", 2, {}, None, True, seats))).id


async def test_unused_tables_and_guests_are_deleted_and_games_are_kept(address: str, tmp_path: Path) -> None:
    environment = ManualEnvironment()
    node = Node(Settings(data=tmp_path, database=address, lifetime=10**9), with_toys, environment)
    await node.check()
    await node.start()
    try:
        for guest in (MIA, BEN, EVE):
            await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), environment.now())]))
        unused, awake, begun, finished = [await open_table(node, guest) for guest in (BEN, MIA, MIA, MIA)]
        await node.registry.find(awake)
        for table in (begun, finished):
            await node.router.order(table, MIA, Start())
        await node.committer.commit(Change(statements=[update_table(finished, status="finished")]))
        for table in (begun, finished):
            actor = await node.registry.find(table)
            assert not isinstance(actor, str)
            await actor.stop()
            await node.leases.release(table)
        again = await node.router.order(finished, MIA, Rematch())

        environment.time += 29 * DAY
        await node.tidy()
        assert await node.repository.table(unused) is not None
        environment.time += 2 * DAY
        await node.tidy()
        assert [await node.repository.table(table) is None for table in (unused, awake, begun, finished)] == [
            True,
            False,
            False,
            False,
        ]
        with pytest.raises(ApiError, match="no such table"):
            await node.registry.find(unused)
        assert await node.repository.guest(BEN.id.encode()) is not None, "a guest is kept longer than a table"
        # The rematch that nobody started is forgotten too, and made anew when it is asked for again.
        anew = await node.router.order(finished, MIA, Rematch())
        assert anew.table.id != again.table.id  # type: ignore[union-attr]

        environment.time += 60 * DAY
        await node.tidy()
        known = [await node.repository.guest(guest.id.encode()) is not None for guest in (MIA, BEN, EVE)]
        assert known == [True, False, False], "only who sits somewhere is remembered"
    finally:
        await node.stop()


async def test_old_games_are_deleted_if_the_operator_says_so(address: str, tmp_path: Path) -> None:
    environment = ManualEnvironment()
    node = Node(Settings(data=tmp_path, database=address, lifetime=10**9, keep_games=10), with_toys, environment)
    await node.check()
    await node.start()
    try:
        await node.committer.commit(Change(statements=[insert_guest(MIA, b"mia", environment.now())]))
        over, going_on, loaded = [await open_table(node, MIA) for _ in range(3)]
        for table in (over, going_on, loaded):
            await node.router.order(table, MIA, Start())
        for table in (over, going_on):
            actor = await node.registry.find(table)
            assert not isinstance(actor, str)
            await actor.stop()
            await node.leases.release(table)
        late = environment.now() + 5 * DAY
        await node.committer.commit(Change(statements=[update_table(over, status="finished", ended_at=late)]))
        for days, left in ((9, {over, going_on, loaded}), (2, {over, loaded}), (5, {loaded})):
            environment.time += days * DAY
            await node.tidy()
            assert {table for table in (over, going_on, loaded) if await node.repository.table(table)} == left
        assert await node.repository.records(over) == []
    finally:
        await node.stop()


@pytest.mark.long
async def test_component_files_go_with_the_last_table_that_has_them(address: str, tmp_path: Path) -> None:
    environment = ManualEnvironment()
    node = Node(Settings(data=tmp_path, database=address, lifetime=10**9), with_toys, environment)
    await node.check()
    await node.start()

    async def stored() -> set[str]:
        async with node.engine.connect() as connection:
            return set((await connection.execute(select(components.c.hash))).scalars())

    async def opened() -> str:
        request = TableRequest("yatai", 2, {}, toml, True, ())
        row = await node.repository.table((await node.table_creator.create(MIA, request)).id)
        assert row is not None
        return row.components

    toml = (node.catalogue.own_toml("yatai") or "") + "\n# a variant\n"
    try:
        await node.committer.commit(Change(statements=[insert_guest(MIA, b"mia", environment.now())]))
        variant = await opened()
        environment.time += 20 * DAY
        assert await opened() == variant, "another table has the same file"
        environment.time += 11 * DAY
        await node.tidy()
        assert await stored() == {variant}
        environment.time += 20 * DAY
        await node.tidy()
        assert await stored() == set()
    finally:
        await node.stop()


async def test_nothing_is_deleted_if_retention_is_off(tmp_path: Path) -> None:
    environment = ManualEnvironment()
    node = Node(Settings(data=tmp_path, keep_tables=0, keep_guests=0), with_toys, environment)
    await node.check()
    await node.start()
    try:
        for guest in (BEN, EVE):
            await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), environment.now())]))
        table = await open_table(node, BEN)
        environment.time += 10_000 * DAY
        await node.tidy()
        assert await node.repository.table(table) is not None
        assert await node.repository.guest(EVE.id.encode()) is not None
    finally:
        await node.stop()

"""What is forgotten after a while, and what is not."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cookoff.server.app.node import DAY, Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.config.settings import Settings
from cookoff.server.protocol.commands import Rematch, Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.storage import database
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import insert_guest, update_table
from tests.server.support.fakes import ManualEnvironment
from tests.server.support.server_process import with_toys
from tests.server.support.services import postgres

pytestmark = pytest.mark.anyio

MIA, BEN, EVE = (GuestRecord(name, name.title(), "#111111") for name in ("mia", "ben", "eve"))


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

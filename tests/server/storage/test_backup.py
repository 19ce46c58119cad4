"""Copies of the database that are made while people play, and brought back."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cookoff.cli import main
from cookoff.server.storage import database
from tests.server.app.tables.test_whole_games import play_along
from tests.server.support.client import HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, server
from tests.server.support.services import postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(params=["sqlite", "postgresql"])
def two(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Two databases: one to be played on, one to be brought back into."""
    if request.param == "sqlite":
        (tmp_path / "other").mkdir()
        yield database.url_in(tmp_path), database.url_in(tmp_path / "other")
        return
    with postgres() as first, postgres() as second:
        asyncio.run(database.upgrade_at(first))
        yield first, second


@pytest.mark.long
async def test_a_backup_under_load_is_complete_and_its_tables_continue(two: tuple[str, str], tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with server(tmp_path, database=two[0], **QUICK, **GENEROUS) as running:
        mia, ben = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben")]
        opened = await mia.open("yatai", 2)
        table = opened["table"]["id"]
        await ben.ask("POST", f"/api/tables/{table}/join", {"invite": opened["invite"]})
        await mia.ask("POST", f"/api/tables/{table}/start")
        async with Socket(mia, table) as first, Socket(ben, table) as second:
            games = [asyncio.create_task(play_along(one, random.Random(n))) for n, one in enumerate((first, second))]
            await first.until(lambda: (first.n or 0) >= 10)
            known = len(first.acknowledged)
            before = max(first.acknowledged.values())
            assert await asyncio.to_thread(main, ["db", "backup", str(copy), "--database", two[0]]) == 0
            await first.until(lambda: len(first.acknowledged) > known + 3 or first.over)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
    assert oct(copy.stat().st_mode & 0o777) == "0o600"
    assert await asyncio.to_thread(main, ["db", "backup", str(copy), "--database", two[0]]) == 2
    assert await asyncio.to_thread(main, ["db", "restore", str(copy), "--database", two[1]]) == 0
    assert await asyncio.to_thread(main, ["db", "restore", str(copy), "--database", two[1]]) == 2
    with server(tmp_path, database=two[1], **QUICK, **GENEROUS) as running:
        mia.address = running.address
        async with Socket(mia, table) as socket:
            assert socket.seat == 0
            assert (socket.n or 0) >= before, "what was acknowledged before the copy is in it"
            assert [entry["n"] for entry in socket.entries] == list(range(1, len(socket.entries) + 1))
        assert (await mia.ask("GET", f"/api/tables/{table}"))["invite"] == opened["invite"]

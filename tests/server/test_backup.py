"""Copies of the database that are made while people play, and brought back."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cookoff.cli import main
from cookoff.engine import BadInput
from cookoff.server.storage import database
from cookoff.server.storage.backup import back_up, restore
from cookoff.server.storage.shelf import Shelf
from tests.server.client import Socket, Visitor
from tests.server.node import BEN, MIA, a_node, a_table, asked, come, played, reach
from tests.server.running import GENEROUS, QUICK, server
from tests.server.services import postgres
from tests.server.test_games import play_along

pytestmark = pytest.mark.anyio


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


async def test_a_copy_holds_what_was_written_before_it_and_is_never_written_over(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy", database.connect(database.url_in(tmp_path / "other"))
    (tmp_path / "other").mkdir()
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ears = [await come(node, table, guest, guest.id) for guest in (MIA, BEN)]
        for number in range(1, 4):
            await played(node, next(ear for ear in ears if asked(ear)), f"m{number}")
            await reach(number, *ears)
        written = await node.shelf.records(table)
        await back_up(node.engine, copy)
        await played(node, next(ear for ear in ears if asked(ear)), "m4")
        with pytest.raises(BadInput, match="is there already"):
            await back_up(node.engine, copy)
    await restore(other, copy)
    assert await Shelf(other).records(table) == written
    assert len(written) == 4
    await other.dispose()


@pytest.mark.slow
async def test_a_copy_under_load_is_whole_and_its_tables_go_on(two: tuple[str, str], tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with server(tmp_path, database=two[0], **QUICK, **GENEROUS) as running:
        mia, ben = [await Visitor(running.address, name).enter() for name in ("Mia", "Ben")]
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


def test_what_is_no_copy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "copy"
    file.write_bytes(b"nonsense" * 1000)
    (tmp_path / "data").mkdir()
    assert main(["db", "restore", str(file), "--data", str(tmp_path / "data")]) == 2
    assert "is no copy of a database" in capsys.readouterr().err
    assert list((tmp_path / "data").iterdir()) == []

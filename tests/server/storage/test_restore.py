"""Copies of the database, and bringing them back, without anybody who plays meanwhile; `test_backup` has those."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.cli import main
from cookoff.engine import BadInput
from cookoff.server.storage import backup, database
from cookoff.server.storage.backup import back_up, restore
from cookoff.server.storage.repository import Repository
from cookoff.server.storage.schema import HEAD, leases, metadata, nodes
from tests.server.support.node import BEN, MIA, a_node, a_table, asked, connect, played, reach


@pytest.mark.anyio
async def test_a_backup_has_everything_written_before_it_and_is_never_overwritten(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy", database.connect(database.url_in(tmp_path / "other"))
    (tmp_path / "other").mkdir()
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        limiter = [await connect(node, table, guest, guest.id) for guest in (MIA, BEN)]
        for number in range(1, 4):
            await played(node, next(ear for ear in limiter if asked(ear)), f"m{number}")
            await reach(number, *limiter)
        written = await node.repository.records(table)
        await back_up(node.engine, copy)
        await played(node, next(ear for ear in limiter if asked(ear)), "m4")
        with pytest.raises(BadInput, match="already exists"):
            await back_up(node.engine, copy)
    await restore(other, copy)
    assert await Repository(other).records(table) == written
    assert len(written) == 4
    await other.dispose()


def test_a_file_that_is_not_a_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "copy"
    file.write_bytes(b"nonsense" * 1000)
    (tmp_path / "data").mkdir()
    assert main(["db", "restore", str(file), "--data", str(tmp_path / "data")]) == 2
    assert "is not a database backup" in capsys.readouterr().err
    assert list((tmp_path / "data").iterdir()) == []


async def empty(folder: Path) -> AsyncEngine:
    """A database with nothing in it but its schema."""
    folder.mkdir()
    engine = database.connect(database.url_in(folder))
    await database.upgrade(engine)
    return engine


async def everything(engine: AsyncEngine) -> dict[str, list[Any]]:
    """All rows of all tables."""
    async with engine.connect() as connection:
        return {
            name: sorted(map(tuple, (await connection.execute(select(table))).all()), key=repr)
            for name, table in metadata.tables.items()
        }


@pytest.mark.anyio
async def test_a_line_backup_has_every_row_except_running_nodes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As PostgreSQL is copied: what is written and read is the same whichever the database is."""
    monkeypatch.setattr(backup, "PORTION", 2)
    copy, other = tmp_path / "copy", await empty(tmp_path / "other")
    async with a_node(tmp_path) as (node, _):
        for table in [await a_table(node) for _ in range(3)]:
            await played(node, await connect(node, table, MIA, table), "one")
        before = await everything(node.engine)
        async with node.engine.connect() as connection:
            await connection.run_sync(backup._write, copy)
    assert all(len(before[name]) >= 3 for name in ("tables", "records", "seats"))
    async with other.begin() as connection:
        await connection.run_sync(backup._read, copy)
    assert await everything(other) == before | {table.name: [] for table in (nodes, leases)}
    async with other.begin() as connection:
        with pytest.raises(BadInput, match=r"not empty: table .* has rows"):
            await connection.run_sync(backup._read, copy)
    await other.dispose()


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (b'{"cookoff":"0001"}\n[]\n', "its schema is 0001, this version"),
        (b'{"cookoff":"%s"}\n' % HEAD.encode(), "is incomplete"),
        (b'{"cookoff":"%s"}\n["guests"' % HEAD.encode(), "damaged"),
    ],
)
async def test_lines_that_are_no_whole_copy_are_refused(tmp_path: Path, lines: bytes, problem: str) -> None:
    copy, other = tmp_path / "copy", await empty(tmp_path / "other")
    copy.write_bytes(gzip.compress(lines))
    with pytest.raises(BadInput, match=problem):
        async with other.begin() as connection:
            await connection.run_sync(backup._read, copy)
    await other.dispose()


@pytest.mark.anyio
async def test_a_database_of_another_schema_or_in_the_way_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    new = database.connect(database.url_in(tmp_path / "new"))
    with pytest.raises(BadInput, match=r"schema is empty, not .*db upgrade"):
        await back_up(new, tmp_path / "copy")
    await new.dispose()
    other = await empty(tmp_path / "other")
    await back_up(other, tmp_path / "copy")
    assert oct((tmp_path / "copy").stat().st_mode & 0o777) == "0o600"
    with pytest.raises(BadInput, match="already exists; move it away first"):
        await restore(other, tmp_path / "copy")
    with pytest.raises(BadInput, match="cannot be written: No such file"):
        await back_up(other, tmp_path / "nowhere" / "copy")
    with pytest.raises(BadInput, match="is not a file"):
        await restore(other, tmp_path / "nowhere")
    await other.dispose()


@pytest.mark.anyio
async def test_of_a_copy_that_fails_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_copy", full)
    other = await empty(tmp_path / "other")
    with pytest.raises(BadInput, match="cannot be written: No space left"):
        await back_up(other, tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["other"]
    await other.dispose()

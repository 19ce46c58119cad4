"""Copies of the database, and bringing them back, without anybody who plays meanwhile; `test_backup` has those."""

import gzip
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.cli import main
from cookoff.engine import BadInput
from cookoff.server.storage import backup, database, sqlite_files
from cookoff.server.storage.backup import back_up, restore
from cookoff.server.storage.lock import Lock
from cookoff.server.storage.repository import Repository
from cookoff.server.storage.schema import HEAD, leases, metadata, nodes
from tests.server.support.node import BEN, MIA, a_node, a_table, asked, connect, played, reach
from tests.server.support.services import postgres


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
            await connection.run_sync(backup._write, copy, HEAD)
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
        (b'{"cookoff":"0001"}\n[]\n', "has the schema 0001, the database"),
        (b'{"cookoff":"9999"}\n[]\n', "schema is 9999, newer than this version's"),
        (b"{}\n[]\n", "is not a database backup"),
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
async def test_an_empty_database_or_one_in_the_way_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    new = database.connect(database.url_in(tmp_path / "new"))
    with pytest.raises(BadInput, match="there is nothing to back up"):
        await back_up(new, tmp_path / "copy")
    await new.dispose()
    other = await empty(tmp_path / "other")
    await back_up(other, tmp_path / "copy")
    assert oct((tmp_path / "copy").stat().st_mode & 0o777) == "0o600"
    with pytest.raises(BadInput, match=r"move its files away together first: cookoff.db"):
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

    monkeypatch.setattr(sqlite_files, "copy", full)
    other = await empty(tmp_path / "other")
    with pytest.raises(BadInput, match="cannot be written: No space left"):
        await back_up(other, tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["other"]
    (tmp_path / "copy").write_bytes((tmp_path / "other" / database.FILE).read_bytes())
    third = database.connect(database.url_in(tmp_path / "third"))
    (tmp_path / "third").mkdir()
    with pytest.raises(BadInput, match="cannot be written: No space left"):
        await restore(third, tmp_path / "copy")
    assert list((tmp_path / "third").iterdir()) == []
    await third.dispose()
    await other.dispose()


def kill_after_writing(folder: Path) -> None:
    """Write to a database in a process that ends as `kill -9` ends one: the commit is in `-wal` alone."""
    file = folder / database.FILE
    code = (
        "import os, sqlite3, sys; line = sqlite3.connect(sys.argv[1]); line.execute('PRAGMA journal_mode=WAL');"
        "line.execute(\"INSERT INTO house VALUES ('soup', 'hot')\"); line.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code, str(file)], check=True)
    assert (folder / "cookoff.db-wal").stat().st_size > 0


async def house(folder: Path) -> list[Any]:
    engine = database.connect(database.url_in(folder))
    async with engine.connect() as connection:
        found = (await connection.execute(select(metadata.tables["house"]))).all()
    await engine.dispose()
    return [tuple(row) for row in found]


@pytest.mark.anyio
async def test_after_a_kill_a_copy_is_not_restored_over_half_a_database(tmp_path: Path) -> None:
    """Whoever moves the database away without its `-wal` would lose the last commits, in it and in the copy."""
    engine = await empty(tmp_path / "data")
    await back_up(engine, tmp_path / "before")
    await engine.dispose()
    kill_after_writing(tmp_path / "data")
    (tmp_path / "data" / "cookoff.db").rename(tmp_path / "moved")
    with pytest.raises(BadInput, match=r"together first: cookoff.db-wal, cookoff.db-shm"):
        await restore(engine, tmp_path / "before")
    with pytest.raises(BadInput, match=r"cookoff.db-wal has commits of a cookoff.db that is missing"):
        Lock(tmp_path / "data" / "cookoff.db").take()
    with pytest.raises(BadInput, match=r"cookoff.db-wal has commits of a cookoff.db that is missing"):
        await database.upgrade(engine)
    (tmp_path / "moved").rename(tmp_path / "data" / "cookoff.db")
    assert await house(tmp_path / "data") == [("soup", "hot")]


@pytest.mark.anyio
async def test_a_copy_after_a_kill_has_the_last_commit(tmp_path: Path) -> None:
    engine = await empty(tmp_path / "data")
    await engine.dispose()
    kill_after_writing(tmp_path / "data")
    await back_up(engine, tmp_path / "copy")
    await engine.dispose()
    for file in sqlite_files.existing(tmp_path / "data" / "cookoff.db"):
        file.rename(tmp_path / file.name)
    await restore(engine, tmp_path / "copy")
    assert await house(tmp_path / "data") == [("soup", "hot")]
    await engine.dispose()


@pytest.mark.anyio
async def test_a_copy_of_an_older_schema_is_made_restored_and_upgraded(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    old, new = (database.connect(database.url_in(tmp_path / name)) for name in ("old", "new"))
    await database.upgrade(old, "0002")
    async with old.begin() as connection:
        await connection.exec_driver_sql("INSERT INTO house VALUES ('soup', 'hot')")
    await back_up(old, tmp_path / "copy")
    await restore(new, tmp_path / "copy")
    assert (await database.revision(new), await house(tmp_path / "new")) == (HEAD, [("soup", "hot")])
    await old.dispose()
    await new.dispose()


@pytest.mark.long
@pytest.mark.anyio
async def test_a_copy_of_an_older_postgresql_is_made_restored_and_upgraded(tmp_path: Path) -> None:
    with postgres() as first, postgres() as second:
        old, new = database.connect(first), database.connect(second)
        await database.upgrade(old, "0002")
        async with old.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO house VALUES ('soup', 'hot')")
        await back_up(old, tmp_path / "copy")
        await restore(new, tmp_path / "copy")
        async with new.connect() as connection:
            found = (await connection.execute(select(metadata.tables["house"]))).all()
        assert (await database.revision(new), [tuple(row) for row in found]) == (HEAD, [("soup", "hot")])
        await old.dispose()
        await new.dispose()


@pytest.mark.anyio
async def test_before_an_upgrade_the_database_is_copied_beside_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engine = database.connect(database.url_in(tmp_path))
    await database.upgrade(engine, "0002")
    async with engine.begin() as connection:
        await connection.exec_driver_sql("INSERT INTO house VALUES ('soup', 'hot')")
    await database.check(engine)
    assert await database.revision(engine) == HEAD
    [copy] = tmp_path.glob("cookoff.db.0002-*")
    assert str(copy) in caplog.text
    assert oct(copy.stat().st_mode & 0o777) == "0o600"
    before = database.connect(f"sqlite:///{copy}")
    assert await database.revision(before) == "0002"
    await before.dispose()
    await database.check(engine)
    assert list(tmp_path.glob("cookoff.db.00*-*")) == [copy], "one that is up to date is not copied"
    await engine.dispose()


@pytest.mark.anyio
async def test_only_the_owner_reads_a_database_whoever_made_it(tmp_path: Path) -> None:
    (tmp_path / database.FILE).touch(0o644)
    (tmp_path / database.FILE).chmod(0o644)
    engine = database.connect(database.url_in(tmp_path))
    await database.upgrade(engine)
    await engine.dispose()
    assert oct((tmp_path / database.FILE).stat().st_mode & 0o777) == "0o600"

"""Backup of a database in use, and restore. A backup is one file.

SQLite copies the embedded database. A PostgreSQL backup holds all rows, read in one snapshot, as gzipped JSON lines;
you can restore it into an empty PostgreSQL database with the same schema.
"""

import base64
import gzip
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.engine import BadInput

from . import database
from .schema import HEAD, leases, metadata, nodes

PORTION = 1000
"""Rows inserted per statement."""
MAGIC = "cookoff"
_LEFT_OUT = (nodes, leases)
"""The running nodes and their leases are not worth keeping."""


async def back_up(engine: AsyncEngine, file: Path) -> None:
    """Write a backup that only its owner can read. Raises `BadInput`; never overwrites a file."""
    if file.exists():
        raise BadInput(f"{file} already exists")
    found = await database.revision(engine)
    if found != HEAD:
        raise BadInput(f"the database schema is {found or 'empty'}, not {HEAD}: run `cookoff db upgrade` first")
    half = file.with_name(file.name + ".part")
    try:
        half.touch(0o600)
        if database.is_embedded(engine):
            _copy(Path(engine.url.database or ""), half)
        else:
            async with engine.connect() as connection:
                await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                await connection.run_sync(_write, half)
        os.replace(half, file)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from error
    finally:
        half.unlink(missing_ok=True)


async def restore(engine: AsyncEngine, file: Path) -> None:
    """Restore a backup into an empty database. If it raises `BadInput`, nothing has changed."""
    if not file.is_file():
        raise BadInput(f"{file} is not a file")
    if database.is_embedded(engine):
        target = Path(engine.url.database or "")
        if target.exists():
            raise BadInput(f"{target} already exists; move it away first")
        _check_copy(file)
        target.touch(0o600)
        _copy(file, target)
        await database.check(engine)
        return
    await database.upgrade(engine)
    async with engine.begin() as connection:
        await connection.run_sync(_read, file)


def _copy(source: Path, target: Path) -> None:
    with sqlite3.connect(source) as before, sqlite3.connect(target) as after:
        before.backup(after)  # in one step, so that concurrent writes do not restart the copy
    before.close()
    after.close()


def _check_copy(file: Path) -> None:
    try:
        with sqlite3.connect(file) as connection:
            [(verdict,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
        connection.close()
    except sqlite3.DatabaseError as error:
        raise BadInput(f"{file} is not a database backup: {error}") from error
    if verdict != "ok":
        raise BadInput(f"{file} is damaged: {verdict}")


def _kept() -> list[Table]:
    return [table for table in metadata.sorted_tables if table not in _LEFT_OUT]


def _write(connection: Connection, file: Path) -> None:
    with gzip.open(file, "wb") as lines:
        lines.write(msgspec.json.encode({MAGIC: HEAD}) + b"\n")
        for table in _kept():
            rows = connection.execution_options(stream_results=True).execute(select(table))
            for row in rows:
                lines.write(msgspec.json.encode([str(table.name), [_plain(value) for value in row]]) + b"\n")
        lines.write(b"[]\n")


def _read(connection: Connection, file: Path) -> None:
    for table in _kept():
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BadInput(f"the database is not empty: table {table.name} has rows")
    portion: list[dict[str, Any]] = []
    current: Table | None = None
    for name, values in _rows(file):
        table = metadata.tables[name]
        if portion and (table is not current or len(portion) >= PORTION):
            connection.execute(insert(_known(current)), portion)
            portion = []
        current = table
        portion.append(dict(zip(table.c.keys(), map(_value, values), strict=True)))
    if portion:
        connection.execute(insert(_known(current)), portion)


def _rows(file: Path) -> Iterator[tuple[str, list[Any]]]:
    try:
        with gzip.open(file, "rb") as lines:
            first = msgspec.json.decode(next(lines, b"{}"))
            if first.get(MAGIC) != HEAD:
                raise BadInput(f"{file}: its schema is {first.get(MAGIC)}, this version's is {HEAD}")
            for line in lines:
                row = msgspec.json.decode(line)
                if not row:
                    return
                yield row[0], row[1]
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BadInput(f"{file} is not a database backup, or is damaged: {error}") from error
    raise BadInput(f"{file} is damaged: it is incomplete")


def _known(table: Table | None) -> Table:
    assert table is not None
    return table


def _plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value

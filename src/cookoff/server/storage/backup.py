"""Backup of a database in use, and restore. A backup is one file.

SQLite copies the embedded database. A PostgreSQL backup holds all rows, read in one snapshot, as gzipped JSON lines.
Both keep the schema they were made with; restoring upgrades it.
"""

import base64
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.engine import BadInput

from . import database, sqlite_files
from .schema import HEAD

PORTION = 1000
"""Rows inserted per statement."""
MAGIC = "cookoff"
_LEFT_OUT = {"nodes", "leases", "alembic_version"}
"""The running nodes and their leases are not worth keeping, and the schema's revision is in the first line."""


async def back_up(engine: AsyncEngine, file: Path) -> None:
    """Write a backup that only its owner can read. Raises `BadInput`; never overwrites a file."""
    if file.exists():
        raise BadInput(f"{file} already exists")
    found = await database.revision(engine)
    if found is None:
        raise BadInput("the database is empty: there is nothing to back up")
    if found > HEAD:
        raise BadInput(database.newer(found))
    half = file.with_name(file.name + ".part")
    try:
        half.touch(0o600)
        if database.is_embedded(engine):
            sqlite_files.copy(Path(engine.url.database or ""), half)
        else:
            async with engine.connect() as connection:
                await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                await connection.run_sync(_write, half, found)
        os.replace(half, file)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from error
    finally:
        half.unlink(missing_ok=True)


async def restore(engine: AsyncEngine, file: Path) -> None:
    """Restore a backup into an empty database, and upgrade it. If it raises `BadInput`, nothing has changed."""
    if not file.is_file():
        raise BadInput(f"{file} is not a file")
    if database.is_embedded(engine):
        target = Path(engine.url.database or "")
        if found := sqlite_files.existing(target):
            names = ", ".join(path.name for path in found)
            raise BadInput(f"{target.parent} has a database already; move its files away together first: {names}")
        sqlite_files.check_copy(file)
        half = target.with_name(target.name + ".part")
        try:
            half.touch(0o600)
            sqlite_files.copy(file, half)
            os.replace(half, target)
        except OSError as error:
            raise BadInput(f"{target} cannot be written: {error.strerror}") from error
        finally:
            half.unlink(missing_ok=True)
        await database.upgrade(engine, keep_copy=False)
        return
    revision = _revision(file)
    if await database.revision(engine) is None:
        await database.upgrade(engine, revision)
    async with engine.begin() as connection:
        await connection.run_sync(_read, file)
    await database.upgrade(engine)


def _kept(connection: Connection) -> list[Table]:
    """Return the tables of the database as it is, which may be older than this version."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in _LEFT_OUT]


def _write(connection: Connection, file: Path, revision: str) -> None:
    with gzip.open(file, "wb") as lines:
        lines.write(msgspec.json.encode({MAGIC: revision}) + b"\n")
        for table in _kept(connection):
            rows = connection.execution_options(stream_results=True).execute(select(table))
            for row in rows:
                lines.write(msgspec.json.encode([str(table.name), [_plain(value) for value in row]]) + b"\n")
        lines.write(b"[]\n")


def _read(connection: Connection, file: Path) -> None:
    stands = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if stands != _revision(file):
        raise BadInput(
            f"{file} has the schema {_revision(file)}, the database {stands}: restore into one without tables"
        )
    tables = {str(table.name): table for table in _kept(connection)}
    for table in tables.values():
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BadInput(f"the database is not empty: table {table.name} has rows")
    portion: list[dict[str, Any]] = []
    current: Table | None = None
    for name, values in _rows(file):
        table = tables[name]
        if portion and (table is not current or len(portion) >= PORTION):
            connection.execute(insert(_known(current)), portion)
            portion = []
        current = table
        portion.append(dict(zip(table.c.keys(), map(_value, values), strict=True)))
    if portion:
        connection.execute(insert(_known(current)), portion)


def _revision(file: Path) -> str:
    """Return the schema that a backup was made with. Raises `BadInput`."""
    try:
        with gzip.open(file, "rb") as lines:
            found: str | None = msgspec.json.decode(next(lines, b"{}")).get(MAGIC)
    except (OSError, EOFError, msgspec.DecodeError, AttributeError) as error:
        raise BadInput(f"{file} is not a database backup: {error}") from error
    if found is None:
        raise BadInput(f"{file} is not a database backup")
    if found > HEAD:
        raise BadInput(database.newer(found))
    return found


def _rows(file: Path) -> Iterator[tuple[str, list[Any]]]:
    try:
        with gzip.open(file, "rb") as lines:
            next(lines)
            for line in lines:
                row = msgspec.json.decode(line)
                if not row:
                    return
                yield row[0], row[1]
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BadInput(f"{file} is damaged: {error}") from error
    raise BadInput(f"{file} is damaged: it is incomplete")


def _known(table: Table | None) -> Table:
    assert table is not None
    return table


def _plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value

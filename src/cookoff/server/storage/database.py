"""Opens the database: SQLite in a file, or PostgreSQL."""

import logging
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Engine, event, inspect, literal_column, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from cookoff.engine import BadInput
from cookoff.server.config.settings import Settings

from . import sqlite_files
from .schema import HEAD

log = logging.getLogger(__name__)

FILE = "cookoff.db"

_CLOCKS = {
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
}


def url_in(folder: Path) -> str:
    """Return the address of the embedded database in a data folder."""
    return f"sqlite:///{folder / FILE}"


def address_in(settings: Settings) -> str:
    """Return the address of the database that the settings choose."""
    return settings.database or url_in(settings.data)


def connect(address: str, seconds: float | None = None) -> AsyncEngine:
    """Create an engine for `sqlite:///file` or `postgresql://…`, without connecting yet.

    `seconds` limits each PostgreSQL command, and the wait for a connection.
    """
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise BadInput(
            f"--database: {address!r} is no database address; say sqlite:///file or postgresql://…"
        ) from error
    match url.get_backend_name():
        case "sqlite":
            if not url.database:
                raise BadInput("--database: name a file, as in sqlite:///cookoff.db")
            engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), pool_size=4, max_overflow=0)
            prepare_sqlite(engine.sync_engine)
            return engine
        case "postgresql":
            if find_spec("asyncpg") is None:
                raise BadInput("--database: for PostgreSQL install cookoff with the extra `cluster`")
            url = url.set(drivername="postgresql+asyncpg")
            if seconds is None:
                return create_async_engine(url, pool_size=8, pool_pre_ping=True)
            within = {"timeout": seconds, "command_timeout": seconds}
            return create_async_engine(url, pool_size=8, pool_pre_ping=True, pool_timeout=seconds, connect_args=within)
        case other:
            raise BadInput(f"--database: {other} is not supported; use sqlite:///file or postgresql://…")


def prepare_sqlite(engine: Engine) -> None:
    """Configure every SQLite connection of the engine."""
    event.listen(engine, "connect", _prepare)


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged commit is on disk
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # deleted data is not readable in the file
    cursor.close()


def now(engine: AsyncEngine) -> ColumnElement[int]:
    """The database's current time in milliseconds; all nodes share this clock."""
    return literal_column(_CLOCKS[engine.dialect.name])


def in_use(engine: AsyncEngine) -> int:
    """Return the number of connections in use."""
    pool = engine.pool
    return pool.checkedout() if isinstance(pool, QueuePool) else 0


def is_embedded(engine: AsyncEngine) -> bool:
    """Whether the database is SQLite, which belongs to this process alone."""
    return engine.dialect.name == "sqlite"


async def revision(engine: AsyncEngine) -> str | None:
    """Return the database's migration; `None` if it is empty. Raises `BadInput` if the database is unreachable."""
    if is_embedded(engine) and not Path(engine.url.database or "").absolute().parent.is_dir():
        raise BadInput(f"the database {engine.url.database} cannot be opened: its folder does not exist")
    try:
        async with engine.connect() as connection:
            if not await connection.run_sync(lambda sync: inspect(sync).has_table("alembic_version")):
                return None
            return (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    except (SQLAlchemyError, OSError) as error:
        where = engine.url.render_as_string(hide_password=True)
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadInput(f"the database {where} cannot be opened: {why}") from error


async def check(engine: AsyncEngine) -> None:
    """Check that the schema fits this version, and upgrade an embedded database. Raises `BadInput` with what to do."""
    found = await revision(engine)
    if found == HEAD:
        return
    if is_embedded(engine) and (found is None or found < HEAD):
        await upgrade(engine)
        return
    if found is not None and found > HEAD:
        raise BadInput(newer(found))
    raise BadInput(f"the database schema is {found or 'empty'}, not {HEAD}: run `cookoff db upgrade` first")


def newer(found: str) -> str:
    """Return what to say of a database or backup that a newer version made."""
    return f"the database schema is {found}, newer than this version's {HEAD}: install a newer cookoff"


async def upgrade(engine: AsyncEngine, to: str = HEAD, *, keep_copy: bool = True) -> None:
    """Run the missing migrations. An embedded database that has data is copied beside itself first."""
    from alembic import command  # noqa: PLC0415 # takes 0.2 s, and most starts do not need it
    from alembic.config import Config  # noqa: PLC0415 # the same

    config = Config()
    config.set_main_option("script_location", "cookoff.server.storage:migrations")

    def run(connection: Any) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, to)

    file = Path(engine.url.database or "")
    if is_embedded(engine) and file.absolute().parent.is_dir():
        sqlite_files.make_private(file)
    found = await revision(engine)  # raises a readable error if the database is unreachable
    if found is not None and found > HEAD:
        raise BadInput(newer(found))
    if found == to:
        return
    if found is not None and is_embedded(engine) and keep_copy:
        _copy_beside(file, found)
    async with engine.begin() as connection:
        await connection.run_sync(run)
    if is_embedded(engine):
        async with engine.connect() as connection:  # what a migration removed leaves the file now
            await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


def _copy_beside(file: Path, found: str) -> None:
    """Copy a database of an older schema, so that the older version can be installed again."""
    target = file.with_name(f"{file.name}.{found}-{time.strftime('%Y%m%dT%H%M%S')}")
    try:
        target.touch(0o600, exist_ok=False)
        sqlite_files.copy(file, target)
    except OSError as error:
        raise BadInput(f"{target} cannot be written before the upgrade: {error.strerror}") from error
    log.warning("the database schema is %s and is upgraded to %s; %s is a copy from before", found, HEAD, target)


async def upgrade_at(address: str) -> None:
    """Call `upgrade` for the database at an address."""
    engine = connect(address)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()


async def revision_at(address: str) -> str | None:
    """Call `revision` for the database at an address."""
    engine = connect(address)
    try:
        return await revision(engine)
    finally:
        await engine.dispose()

"""`cookoff db`: the server's database."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Data = Annotated[
    Path | None, Parameter(name="--data", help="The folder of the embedded database; by default your data folder.")
]
Database = Annotated[
    str | None,
    Parameter(
        name="--database",
        help="Another database: postgresql://user@host/name, or sqlite:///file; if it has a password, set "
        "COOKOFF_DATABASE instead.",
    ),
]

db = App(name="db", help="Manage the server's database: upgrade, status, backup, restore.")


@db.command
def upgrade(*, data: Data = None, database: Database = None) -> None:
    """Upgrade the database to the schema of this version."""
    import asyncio

    from cookoff.server.storage import database as storage
    from cookoff.server.storage.schema import HEAD

    asyncio.run(storage.upgrade_at(_address(data, database)))
    print(f"the database schema is {HEAD}")


@db.command
def status(*, data: Data = None, database: Database = None) -> int:
    """Print the revision of the database's schema; the exit code is 1 if this version needs another."""
    import asyncio

    from cookoff.server.storage import database as storage
    from cookoff.server.storage.schema import HEAD

    found = asyncio.run(storage.revision_at(_address(data, database)))
    print(f"the database schema is {found or 'empty'}; this version needs {HEAD}")
    return 0 if found == HEAD else 1


@db.command
def backup(file: Path, *, data: Data = None, database: Database = None) -> None:
    """Copy the database to a file, even while servers use it.

    Parameters
    ----------
    file
        The file to write; an existing file is never overwritten.
    """
    from cookoff.server.storage.backup import back_up

    _with(_address(data, database), lambda engine: back_up(engine, file))
    print(f"the copy is {file}")


@db.command
def restore(file: Path, *, data: Data = None, database: Database = None) -> None:
    """Restore a copy into an empty database. No server may use it meanwhile.

    Parameters
    ----------
    file
        A copy that `backup` made.
    """
    from cookoff.server.storage.backup import restore as bring_back

    _with(_address(data, database), lambda engine: bring_back(engine, file))
    print("the copy is back")


def _with(address: str, work: "Callable[[AsyncEngine], Awaitable[None]]") -> None:
    import asyncio

    from cookoff.server.storage import database as storage

    async def run() -> None:
        engine = storage.connect(address)
        try:
            await work(engine)
        finally:
            await engine.dispose()

    asyncio.run(run())


def _address(data: Path | None, database: str | None) -> str:
    from cookoff.cli.serve.settings import server_settings
    from cookoff.server.storage.database import address_in

    settings = server_settings(None, {"data": data, "database": database})
    if settings.database is None:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    return address_in(settings)

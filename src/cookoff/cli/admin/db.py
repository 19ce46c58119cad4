"""`cookoff db`: the server's database."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Data = Annotated[
    Path | None, Parameter(name="--data", help="The folder of the embedded database; else the user's data folder.")
]
Database = Annotated[
    str | None,
    Parameter(
        name="--database",
        help="Another database: postgresql://user@host/name, or sqlite:///file; with a password set COOKOFF_DATABASE "
        "instead.",
    ),
]

db = App(name="db", help="The server's database: its state, bringing it up to date, copies of it.")


@db.command
def upgrade(*, data: Data = None, database: Database = None) -> None:
    """Bring the database up to the schema of this version."""
    import asyncio

    from cookoff.server.storage import database as storage
    from cookoff.server.storage.schema import HEAD

    asyncio.run(storage.upgrade_at(_address(data, database)))
    print(f"the database stands at {HEAD}")


@db.command
def status(*, data: Data = None, database: Database = None) -> int:
    """Say which schema the database has; the exit code is 1 if it is not the one of this version."""
    import asyncio

    from cookoff.server.storage import database as storage
    from cookoff.server.storage.schema import HEAD

    found = asyncio.run(storage.revision_at(_address(data, database)))
    print(f"the database stands at {found or 'nothing'}; this version wants {HEAD}")
    return 0 if found == HEAD else 1


@db.command
def backup(file: Path, *, data: Data = None, database: Database = None) -> None:
    """Copy the database into a file, also while servers run on it.

    Parameters
    ----------
    file
        The file to be made; one that is there is not written over.
    """
    from cookoff.server.storage.backup import back_up

    _with(_address(data, database), lambda engine: back_up(engine, file))
    print(f"the copy is {file}")


@db.command
def restore(file: Path, *, data: Data = None, database: Database = None) -> None:
    """Bring a copy back into a database that is empty. No server may run on it meanwhile.

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
    from cookoff.cli.serve.settings import configured
    from cookoff.server.storage.database import address_in

    settings = configured(None, {"data": data, "database": database})
    if settings.database is None:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    return address_in(settings)

"""`cookoff db`: the server's database."""

from pathlib import Path

from cyclopts import App

db = App(name="db", help="The server's database: its state, and bringing it up to date.")


@db.command
def upgrade(*, data: Path | None = None, database: str | None = None) -> None:
    """Bring the database up to the schema of this version.

    Parameters
    ----------
    data
        The folder of the embedded database; else the user's data folder.
    database
        Another database: postgresql://user:password@host/name, or sqlite:///file.
    """
    import asyncio

    from cookoff.server.storage import database as storage
    from cookoff.server.storage.schema import HEAD

    asyncio.run(storage.upgrade_at(_address(data, database)))
    print(f"the database stands at {HEAD}")


@db.command
def status(*, data: Path | None = None, database: str | None = None) -> int:
    """Say which schema the database has; the exit code is 1 if it is not the one of this version.

    Parameters
    ----------
    data
        The folder of the embedded database; else the user's data folder.
    database
        Another database: postgresql://user:password@host/name, or sqlite:///file.
    """
    import asyncio

    from cookoff.server.storage import database as storage
    from cookoff.server.storage.schema import HEAD

    found = asyncio.run(storage.revision_at(_address(data, database)))
    print(f"the database stands at {found or 'nothing'}; this version wants {HEAD}")
    return 0 if found == HEAD else 1


def _address(data: Path | None, database: str | None) -> str:
    from cookoff.server.storage.database import url_in

    from .folders import data_folder

    if database is not None:
        return database
    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return url_in(folder)

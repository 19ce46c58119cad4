"""Transaction writers: PostgreSQL on the event loop, SQLite in a thread of its own.

SQLite's asynchronous driver switches threads for every statement; this writer switches once per transaction.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

from . import database

Work = Callable[[Connection], None]


class Writer(Protocol):
    """Runs transactions."""

    async def transaction(self, work: Work) -> None:
        """Run the work in a transaction."""
        ...

    async def close(self) -> None:
        """Close the writer."""
        ...


class LoopWriter:
    """A writer for drivers that do not block."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def transaction(self, work: Work) -> None:
        """See `Writer`."""
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        """See `Writer`."""


class ThreadWriter:
    """A writer for the embedded database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Engine = create_engine(engine.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
        database.prepare_sqlite(self._engine)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def transaction(self, work: Work) -> None:
        """See `Writer`."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Work) -> None:
        with self._engine.begin() as connection:
            work(connection)

    async def close(self) -> None:
        """See `Writer`."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def writer(engine: AsyncEngine) -> Writer:
    """Return the fastest writer for this database."""
    return ThreadWriter(engine) if database.is_embedded(engine) else LoopWriter(engine)

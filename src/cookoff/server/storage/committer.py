"""The only writer of a node. It commits changes of many tables in one transaction."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import Connection, Executable, bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .schema import leases, records, tables
from .writers import Work, Writer

MOST = 500
"""The maximum number of changes per transaction."""


class LeaseLost(Exception):
    """The table belongs to another node now."""


@dataclass(slots=True)
class Change:
    """Writes that succeed or fail together."""

    table: str | None = None
    """The table that changes; this node must hold its lease."""
    records: list[dict[str, Any]] = field(default_factory=list)
    wake_at: int | Literal[False] | None = False
    """When the table must be loaded; `False` leaves it unchanged."""
    statements: list[Executable] = field(default_factory=list)


_INSERT_RECORDS = insert(records)
_WAKE = update(tables).where(tables.c.id == bindparam("table")).values(wake_at=bindparam("at"))
_OWNED = (
    select(leases.c.table_id)
    .where(leases.c.node_id == bindparam("node"), leases.c.table_id.in_(bindparam("ids", expanding=True)))
    .with_for_update(read=True)  # a takeover waits for our commit, or we see its result
)


class Committer:
    """Commits changes in groups: while one transaction runs, changes gather for the next."""

    def __init__(self, writer: Writer, node: str, gather: float = 0.002) -> None:
        self.node = node
        """The node whose leases are checked."""
        self.commits = 0
        self.changes = 0
        self._writer = writer
        self._gather = gather
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._some = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """The number of queued changes."""
        return len(self._waiting)

    def start(self) -> None:
        """Start the writing task."""
        self._task = asyncio.create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Commit the queued changes, then stop."""
        self._closing = True
        self._some.set()
        if self._task is not None:
            await self._task
        await self._writer.close()

    async def commit(self, change: Change) -> None:
        """Return once the change is on disk. If this raises, nothing of the change was written."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((change, future))
        self._some.set()
        await future

    async def alone(self, work: Work) -> None:
        """Run background work in a transaction of its own, between those of the groups."""
        await self._writer.transaction(work)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                await self._some.wait()
                await asyncio.sleep(self._gather)  # changes during a transaction have gathered already
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting and not self._closing:
                self._some.clear()
            if batch:
                await self._write_together(batch)

    async def _write_together(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            await self._transaction([change for change, _ in batch])
        except Exception as error:
            if len(batch) == 1 or _is_away(error):  # trying each alone would take as long once more for each
                for _, future in batch:
                    _answer(future, error)
                return
            # One change fails and rolls back the others; committing each alone finds it.
            for one in batch:
                await self._write_together([one])
            return
        for _, future in batch:
            _answer(future, None)

    async def _transaction(self, batch: list[Change]) -> None:
        await self._writer.transaction(lambda connection: write(connection, self.node, batch))
        self.commits += 1
        self.changes += len(batch)


def write(connection: Connection, node: str, batch: list[Change]) -> None:
    """Write all changes; raises `LeaseLost` if one of their tables is not this node's."""
    wanted = {change.table for change in batch if change.table is not None}
    if wanted:
        owned = connection.execute(_OWNED, {"node": node, "ids": sorted(wanted)})
        if missing := wanted - {row[0] for row in owned}:
            raise LeaseLost(", ".join(sorted(missing)))
    if rows := [row for change in batch for row in change.records]:
        connection.execute(_INSERT_RECORDS, rows)
    waking = [{"table": change.table, "at": change.wake_at} for change in batch if change.wake_at is not False]
    if waking:
        connection.execute(_WAKE, waking)
    for change in batch:
        for statement in change.statements:
            connection.execute(statement)


def _is_away(error: Exception) -> bool:
    """Whether the database is unreachable or does not answer, whatever the change."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return isinstance(error, OSError | PoolTimeout)


def _answer(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():  # the caller is gone
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)

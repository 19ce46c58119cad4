"""Forgetting what nobody can miss: tables that were opened and never played at, guests who sit nowhere.

Games that were begun are kept, finished or not, and so is everybody who sits or sat at them.
"""

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.protocol.schemas import Status

from . import database
from .committer import Committer
from .schema import chat, guests, leases, nodes, reports, seats, tables

MOST = 500
"""Tables or guests forgotten in one transaction, so that players do not wait for it."""


class Retention:
    """Forgets in small portions."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self._committer = committer
        self._now = database.now(engine)

    async def delete_unplayed_tables(self, opened_before: int) -> int:
        """Delete tables that were opened before that time, never started, and are not awake anywhere; how many."""
        alive = select(nodes.c.id).where(nodes.c.until > self._now)
        awake = select(leases.c.table_id).where(leases.c.node_id.in_(alive))
        unused = (
            select(tables.c.id)
            .where(tables.c.status == Status.OPEN.value, tables.c.created_at < opened_before, tables.c.id.not_in(awake))
            .limit(MOST)
            .with_for_update(skip_locked=True)  # whoever wakes one of them waits, and then finds it gone
        )
        forgotten: list[str] = []

        def work(connection: Connection) -> None:
            forgotten[:] = connection.execute(unused).scalars()
            connection.execute(update(tables).where(tables.c.next.in_(forgotten)).values(next=None))
            for table in (chat, reports, seats, leases):
                connection.execute(delete(table).where(table.c.table_id.in_(forgotten)))
            connection.execute(delete(tables).where(tables.c.id.in_(forgotten)))

        await self._committer.alone(work)
        return len(forgotten)

    async def delete_idle_guests(self, made_before: int) -> int:
        """Delete guests who came before that time and sit nowhere; how many."""
        seated = select(seats.c.guest_id).where(seats.c.guest_id.is_not(None))
        gone = select(guests.c.id).where(guests.c.created_at < made_before, guests.c.id.not_in(seated)).limit(MOST)
        forgotten = 0

        def work(connection: Connection) -> None:
            nonlocal forgotten
            forgotten = connection.execute(delete(guests).where(guests.c.id.in_(gone))).rowcount

        await self._committer.alone(work)
        return forgotten

"""Deletes unused data: tables that never started, parties without a game, and guests without a seat or party.

Started games stay, finished or not, and so do all guests who sit or sat at their tables.
"""

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.protocol.schemas import Status

from . import database
from .committer import Committer
from .schema import chat, guests, leases, nodes, parties, party_chat, party_members, reports, seats, tables

MOST = 500
"""Tables or guests deleted per transaction, so that players do not wait for it."""


class Retention:
    """Deletes in small batches."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self._committer = committer
        self._now = database.now(engine)

    async def delete_unplayed_tables(self, opened_before: int) -> int:
        """Delete tables opened before that time that never started and are not loaded; return how many."""
        alive = select(nodes.c.id).where(nodes.c.until > self._now)
        awake = select(leases.c.table_id).where(leases.c.node_id.in_(alive))
        unused = (
            select(tables.c.id)
            .where(tables.c.status == Status.OPEN.value, tables.c.created_at < opened_before, tables.c.id.not_in(awake))
            .limit(MOST)
            .with_for_update(skip_locked=True)  # nodes about to load one of them wait, and then find it gone
        )
        forgotten: list[str] = []

        def work(connection: Connection) -> None:
            forgotten[:] = connection.execute(unused).scalars()
            connection.execute(update(tables).where(tables.c.next.in_(forgotten)).values(next=None))
            connection.execute(update(parties).where(parties.c.table_id.in_(forgotten)).values(table_id=None))
            for table in (chat, reports, seats, leases):
                connection.execute(delete(table).where(table.c.table_id.in_(forgotten)))
            connection.execute(delete(tables).where(tables.c.id.in_(forgotten)))

        await self._committer.alone(work)
        return len(forgotten)

    async def delete_unplayed_parties(self, opened_before: int) -> int:
        """Delete parties opened before that time that have no game; return how many."""
        with_games = select(tables.c.party_id).where(tables.c.party_id.is_not(None))
        unused = select(parties.c.id).where(parties.c.created_at < opened_before, parties.c.id.not_in(with_games))
        forgotten: list[str] = []

        def work(connection: Connection) -> None:
            forgotten[:] = connection.execute(unused.limit(MOST).with_for_update(skip_locked=True)).scalars()
            for table in (party_chat, party_members):
                connection.execute(delete(table).where(table.c.party_id.in_(forgotten)))
            connection.execute(delete(parties).where(parties.c.id.in_(forgotten)))

        await self._committer.alone(work)
        return len(forgotten)

    async def delete_idle_guests(self, made_before: int) -> int:
        """Delete guests created before that time that have no seat and are in no party; return how many."""
        seated = select(seats.c.guest_id).where(seats.c.guest_id.is_not(None))
        invited = select(party_members.c.guest_id)
        idle = (guests.c.id.not_in(seated), guests.c.id.not_in(invited))
        gone = select(guests.c.id).where(guests.c.created_at < made_before, *idle).limit(MOST)
        forgotten = 0

        def work(connection: Connection) -> None:
            nonlocal forgotten
            forgotten = connection.execute(delete(guests).where(guests.c.id.in_(gone))).rowcount

        await self._committer.alone(work)
        return forgotten

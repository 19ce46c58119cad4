"""Deletes unused data: tables that never started, parties without a game, and guests without a seat or party.

Started games stay, finished or not, unless the settings limit that, and so do all guests who sit at their tables.
Component files stay as long as a table has them.
"""

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.protocol.schemas import Status

from . import database
from .committer import Committer
from .schema import (
    components,
    devices,
    guests,
    leases,
    metadata,
    nodes,
    notices,
    parties,
    party_chat,
    party_members,
    seats,
    tables,
    webhooks,
)

OF_A_TABLE = [table for table in metadata.sorted_tables if any(key.column is tables.c.id for key in table.foreign_keys)]
"""The database tables whose rows belong to a table."""
MOST = 500
"""Tables or guests deleted per transaction, so that players do not wait for it."""


class Retention:
    """Deletes in small batches."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self._committer = committer
        self._now = database.now(engine)

    async def delete_unplayed_tables(self, opened_before: int) -> int:
        """Delete tables opened before that time that never started and are not loaded; return how many."""
        return await self._delete_tables(tables.c.status == Status.OPEN.value, tables.c.created_at < opened_before)

    async def delete_games(self, over_before: int) -> int:
        """Delete games that were over, or that began and were not over, before that time and are not loaded."""
        return await self._delete_tables(
            tables.c.status != Status.OPEN.value, func.coalesce(tables.c.ended_at, tables.c.created_at) < over_before
        )

    async def _delete_tables(self, *which: ColumnElement[bool]) -> int:
        alive = select(nodes.c.id).where(nodes.c.until > self._now)
        awake = select(leases.c.table_id).where(leases.c.node_id.in_(alive))
        unused = (
            select(tables.c.id)
            .where(*which, tables.c.id.not_in(awake))
            .limit(MOST)
            .with_for_update(skip_locked=True)  # nodes about to load one of them wait, and then find it gone
        )
        forgotten: list[str] = []

        def work(connection: Connection) -> None:
            forgotten[:] = connection.execute(unused).scalars()
            connection.execute(update(tables).where(tables.c.next.in_(forgotten)).values(next=None))
            connection.execute(update(parties).where(parties.c.table_id.in_(forgotten)).values(table_id=None))
            for table in OF_A_TABLE:
                connection.execute(delete(table).where(table.c.table_id.in_(forgotten)))
            connection.execute(delete(tables).where(tables.c.id.in_(forgotten)))

        await self._committer.alone(work)
        return len(forgotten)

    async def delete_unused_components(self) -> int:
        """Delete component files that no table has; return how many."""
        used = exists().where(tables.c.components == components.c.hash)
        unused = select(components.c.hash).where(~used).limit(MOST).with_for_update(skip_locked=True)
        deleted = 0

        def work(connection: Connection) -> None:
            nonlocal deleted
            found = list(connection.execute(unused).scalars())
            # Locked now, so that no new table can rely on one of them; a table from just before shows only now.
            gone = delete(components).where(components.c.hash.in_(found), ~used)
            deleted = connection.execute(gone).rowcount

        await self._committer.alone(work)
        return deleted

    async def forget_addresses(self, opened_before: int) -> None:
        """Delete what is kept of the addresses that tables were opened from, unless they still count."""
        over = tables.c.status.in_((Status.FINISHED.value, Status.CLOSED.value))
        old = (tables.c.opened_from.is_not(None), tables.c.created_at < opened_before, over)

        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(*old).values(opened_from=None))

        await self._committer.alone(work)

    async def delete_unplayed_parties(self, opened_before: int) -> int:
        """Delete parties opened before that time that have no game; return how many."""
        with_games = select(tables.c.party_id).where(tables.c.party_id.is_not(None))
        unused = select(parties.c.id).where(parties.c.created_at < opened_before, parties.c.id.not_in(with_games))
        forgotten: list[str] = []

        def work(connection: Connection) -> None:
            forgotten[:] = connection.execute(unused.limit(MOST).with_for_update(skip_locked=True)).scalars()
            for table in (party_chat, party_members, webhooks):
                connection.execute(delete(table).where(table.c.party_id.in_(forgotten)))
            connection.execute(delete(parties).where(parties.c.id.in_(forgotten)))

        await self._committer.alone(work)
        return len(forgotten)

    async def delete_idle_guests(self, made_before: int) -> int:
        """Delete guests created before that time without a seat, a party or others on their device; return how many."""
        seated = select(seats.c.guest_id).where(seats.c.guest_id.is_not(None))
        invited = select(party_members.c.guest_id)
        others = guests.alias("others")
        joined = select(others.c.device).where(others.c.device.is_not(None))
        idle = (guests.c.id.not_in(seated), guests.c.id.not_in(invited), guests.c.id.not_in(joined))
        gone = select(guests.c.id).where(guests.c.created_at < made_before, *idle).limit(MOST)
        forgotten = 0

        def work(connection: Connection) -> None:
            nonlocal forgotten
            found = list(connection.execute(gone).scalars())
            theirs = select(devices.c.id).where(devices.c.guest_id.in_(found))
            connection.execute(delete(notices).where(notices.c.target.in_(theirs)))
            connection.execute(delete(devices).where(devices.c.guest_id.in_(found)))
            # A guest may have sat down meanwhile.
            forgotten = connection.execute(delete(guests).where(guests.c.id.in_(found), *idle)).rowcount

        await self._committer.alone(work)
        return forgotten

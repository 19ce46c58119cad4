"""The outbox: notices that wait to be sent, and the devices and webhooks that receive them.

A notice is written in the transaction that makes it true, and deleted in the one that ends it. Any node may send it:
whichever claims its row. A claimed notice is not sent again unless its receiver has refused it for the moment, so a
node that dies while it sends loses a notice rather than sending it twice.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Executable, Select, and_, delete, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.protocol.parties import WebhookKind

from .committer import Change, Committer
from .schema import devices, notices, seats, tables, webhooks

MOST_DEVICES = 8
"""Devices of a guest; the oldest ones are forgotten."""
MOST_WEBHOOKS = 3
"""Webhooks of a party."""
ALL = -1
"""The seat of a notice that is about everyone."""
RECENT = 120_000
"""Milliseconds for which a node looks back for new devices, because nodes and transactions may lag."""

_COLUMNS = ("target", "table_id", "kind", "seat", "due_at", "until", "tries")


class DeviceRecord(msgspec.Struct, frozen=True):
    """A browser that receives its guest's notices, and when it should be quiet."""

    id: str
    guest_id: str
    endpoint: str
    key: str
    auth: str
    language: str
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    at: int


class WebhookRecord(msgspec.Struct, frozen=True):
    """An address to which a party's notices are posted."""

    id: str
    party_id: str
    kind: WebhookKind
    address: str
    language: str
    at: int


class NoticeRecord(msgspec.Struct, frozen=True):
    """A notice to send."""

    target: str
    table_id: str
    kind: str
    seat: int
    due_at: int
    until: int
    tries: int

    @property
    def row(self) -> tuple[ColumnElement[bool], ...]:
        """The condition for its row."""
        return (
            notices.c.target == self.target,
            notices.c.table_id == self.table_id,
            notices.c.kind == self.kind,
            notices.c.seat == self.seat,
        )


def to_guest(guest_id: str, table_id: str, kind: str, seat: int, due_at: int, until: int) -> Executable:
    """Put a notice for each of a guest's devices into the outbox."""
    found = _addressed(devices.c.id, table_id, kind, seat, due_at, until).where(devices.c.guest_id == guest_id)
    return insert(notices).from_select(list(_COLUMNS), found)


def to_webhooks(party_id: str, table_id: str, kind: str, seat: int, due_at: int, until: int) -> Executable:
    """Put a notice for each of a party's webhooks into the outbox."""
    found = _addressed(webhooks.c.id, table_id, kind, seat, due_at, until).where(webhooks.c.party_id == party_id)
    return insert(notices).from_select(list(_COLUMNS), found)


def _addressed(
    target: ColumnElement[str], table_id: str, kind: str, seat: int, due_at: int, until: int
) -> Select[*tuple[Any, ...]]:
    return select(target, literal(table_id), literal(kind), literal(seat), literal(due_at), literal(until), literal(0))


def insert_webhook(webhook: WebhookRecord) -> Executable:
    """Store a webhook."""
    return insert(webhooks).values(msgspec.structs.asdict(webhook))


def delete_webhook(party_id: str, webhook_id: str) -> list[Executable]:
    """Delete a party's webhook and what waits to be posted there."""
    mine = select(webhooks.c.id).where(webhooks.c.id == webhook_id, webhooks.c.party_id == party_id)
    return [
        delete(notices).where(notices.c.target.in_(mine)),
        delete(webhooks).where(webhooks.c.id == webhook_id, webhooks.c.party_id == party_id),
    ]


def withdraw(table_id: str, kind: str, seats_: Sequence[int]) -> Executable:
    """Delete a table's notices to these seats."""
    return delete(notices).where(
        notices.c.table_id == table_id, notices.c.kind == kind, notices.c.seat.in_(list(seats_))
    )


def withdraw_all(table_id: str) -> Executable:
    """Delete a table's notices."""
    return delete(notices).where(notices.c.table_id == table_id)


class Outbox:
    """The notices, devices and webhooks of all nodes."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self._engine = engine
        self._committer = committer
        self._read_at = 0
        self.guests: set[str] = set()
        """Guests who have, or recently had, a device. Tables write no notices for others."""

    async def read_guests(self, now: int) -> None:
        """Note which guests have got a device, on any node."""
        since = 0 if self._read_at == 0 else self._read_at - RECENT
        async with self._engine.connect() as connection:
            found = await connection.execute(select(devices.c.guest_id).where(devices.c.at >= since).distinct())
            self.guests.update(row[0] for row in found)
        self._read_at = max(now, 1)

    async def devices_of(self, guest_id: str) -> list[DeviceRecord]:
        """Return a guest's devices, newest first."""
        query = select(devices).where(devices.c.guest_id == guest_id).order_by(devices.c.at.desc(), devices.c.id)
        async with self._engine.connect() as connection:
            return [DeviceRecord(**row._mapping) for row in await connection.execute(query)]

    async def device(self, device_id: str) -> DeviceRecord | None:
        """Return a device."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(devices).where(devices.c.id == device_id))).first()
        return None if row is None else DeviceRecord(**row._mapping)

    async def webhook(self, webhook_id: str) -> WebhookRecord | None:
        """Return a webhook."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(webhooks).where(webhooks.c.id == webhook_id))).first()
        return None if row is None else WebhookRecord(**row._mapping)

    async def webhooks_of(self, party_id: str) -> list[WebhookRecord]:
        """Return a party's webhooks, oldest first."""
        query = select(webhooks).where(webhooks.c.party_id == party_id).order_by(webhooks.c.at, webhooks.c.id)
        async with self._engine.connect() as connection:
            return [WebhookRecord(**row._mapping) for row in await connection.execute(query)]

    async def keep_device(self, device: DeviceRecord) -> None:
        """Store a device, or its changed settings. A browser that has changed its guest changes hands."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        values = msgspec.structs.asdict(device)
        stored = make(devices).values(values)
        del values["id"]
        stored = stored.on_conflict_do_update(index_elements=[devices.c.id], set_=values)
        newest = select(devices.c.id).where(devices.c.guest_id == device.guest_id)
        newest = newest.order_by(devices.c.at.desc(), devices.c.id).limit(MOST_DEVICES)
        others = delete(devices).where(devices.c.guest_id == device.guest_id, devices.c.id.not_in(newest))
        strangers = delete(notices).where(notices.c.target == device.id)
        before = await self.device(device.id)
        moved = [strangers] if before is not None and before.guest_id != device.guest_id else []
        await self._committer.commit(Change(statements=[stored, others, *moved]))
        self.guests.add(device.guest_id)

    async def remove_device(self, guest_id: str, device_id: str) -> None:
        """Forget a guest's device and its notices."""
        mine = select(devices.c.id).where(devices.c.id == device_id, devices.c.guest_id == guest_id)
        waiting = delete(notices).where(notices.c.target.in_(mine))
        gone = delete(devices).where(devices.c.id == device_id, devices.c.guest_id == guest_id)
        await self._committer.commit(Change(statements=[waiting, gone]))

    async def due(self, now: int, most: int) -> list[NoticeRecord]:
        """Return notices to send now, the oldest first."""
        columns = [notices.c[name] for name in _COLUMNS]
        query = select(*columns).where(notices.c.claimed_at.is_(None), notices.c.due_at <= now)
        async with self._engine.connect() as connection:
            found = await connection.execute(query.order_by(notices.c.due_at).limit(most))
            return [NoticeRecord(*row) for row in found]

    async def claim(self, notice: NoticeRecord, now: int) -> bool:
        """Claim a notice for this node; false if another node has it, or if it is no longer true."""
        claimed = update(notices).where(*notice.row, notices.c.claimed_at.is_(None), notices.c.due_at == notice.due_at)
        found = 0

        def work(connection: Connection) -> None:
            nonlocal found
            found = connection.execute(claimed.values(claimed_at=now)).rowcount

        await self._committer.alone(work)
        return found == 1

    async def holds(self, notice: NoticeRecord, guest_id: str | None) -> bool:
        """Whether a claimed notice is still true, and for a turn, whether its guest still has the seat."""
        query = select(notices.c.seat).where(*notice.row)
        if notice.kind == "turn":
            query = query.join(tables, tables.c.id == notices.c.table_id).where(tables.c.status == "playing")
            if guest_id is not None:
                mine = and_(seats.c.table_id == notices.c.table_id, seats.c.seat == notices.c.seat)
                query = query.join(seats, mine).where(seats.c.guest_id == guest_id)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def done(self, notice: NoticeRecord) -> None:
        """Delete a notice that was sent, or never can be. One that began meanwhile stays."""
        await self._committer.commit(Change(statements=[delete(notices).where(*notice.row, _same(notice))]))

    async def later(self, notice: NoticeRecord, due_at: int, tries: int) -> None:
        """Put a notice back, to be sent later."""
        back = update(notices).where(*notice.row, _same(notice))
        back = back.values(due_at=due_at, tries=tries, claimed_at=None)
        await self._committer.commit(Change(statements=[back]))

    async def forget_target(self, target: str) -> None:
        """Delete a device or webhook that is gone for good, with its notices."""
        gone = (delete(table).where(table.c.id == target) for table in (devices, webhooks))
        await self._committer.commit(Change(statements=[delete(notices).where(notices.c.target == target), *gone]))

    async def delete_old(self, now: int, claimed_before: int) -> None:
        """Delete notices that came too late, and those whose node died while it sent them."""
        old = delete(notices).where(or_(notices.c.until < now, notices.c.claimed_at < claimed_before))
        await self._committer.commit(Change(statements=[old]))


def _same(notice: NoticeRecord) -> ColumnElement[bool]:
    """Whether the row is still the notice that was claimed, and not one of a later turn."""
    return and_(notices.c.due_at == notice.due_at, notices.c.claimed_at.is_not(None))

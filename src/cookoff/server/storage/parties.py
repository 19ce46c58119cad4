"""Parties in the database."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.protocol.parties import Role
from cookoff.server.protocol.schemas import Status

from .committer import Committer
from .schema import guests, parties, party_chat, party_members, results, seats, tables

REMEMBERED = 50
"""The chat lines that members receive."""
KEPT = 500
"""The chat lines of a party that are stored; older ones are deleted."""

_PARTY = (
    parties.c.id, parties.c.code, parties.c.code_until, parties.c.host, parties.c.table_id, parties.c.ended_at,
    parties.c.version,
)  # fmt: skip


class MemberRecord(msgspec.Struct, frozen=True):
    """A guest in a party."""

    number: int
    guest_id: str
    name: str
    colour: str
    role: Role
    vote: str | None
    seen_at: int
    gone: str | None
    device: str | None = None
    """The guest on whose device this one plays."""


class PartyRecord(msgspec.Struct, frozen=True):
    """A party and its members, including those who have left."""

    id: str
    code: str
    code_until: int
    host: int
    table_id: str | None
    ended_at: int | None
    version: int
    everyone: tuple[MemberRecord, ...]

    @property
    def members(self) -> list[MemberRecord]:
        """The members who have not left."""
        return [member for member in self.everyone if member.gone is None]

    def member_of(self, guest_id: str) -> MemberRecord | None:
        """Return the guest's membership."""
        return next((member for member in self.members if member.guest_id == guest_id), None)

    def last_seen(self, member: MemberRecord) -> int:
        """Return when the member's device last gave a sign of life."""
        owner = self.member_of(member.device) if member.device is not None else None
        return (owner or member).seen_at


class PlayedSeat(msgspec.Struct, frozen=True):
    """A seat of a started game, with its result."""

    table_id: str
    game: str
    finished: bool
    seat: int
    name: str
    guest_id: str | None
    bot: str | None
    place: int | None


class PartyChatRecord(msgspec.Struct, frozen=True):
    """A line of a party's chat."""

    number: int
    member: int
    kind: Literal["said", "sign"]
    text: str
    at: int


class PartyStore:
    """Reads parties, and changes each in a transaction that locks its row."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self._engine = engine
        self._committer = committer

    async def read(self, party_id: str) -> PartyRecord | None:
        """Return a party."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(_read, party_id)

    async def find_code(self, code: str, now: int) -> str | None:
        """Return the party with a short code that has not expired."""
        query = select(parties.c.id).where(
            parties.c.code == code, parties.c.code_until > now, parties.c.ended_at.is_(None)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def party_of(self, guest_id: str) -> str | None:
        """Return the guest's newest party that has not ended."""
        query = (
            select(parties.c.id)
            .join(party_members, party_members.c.party_id == parties.c.id)
            .where(party_members.c.guest_id == guest_id, party_members.c.gone.is_(None), parties.c.ended_at.is_(None))
            .order_by(parties.c.created_at.desc())
            .limit(1)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def played(self, party_id: str) -> list[PlayedSeat]:
        """Return the seats of all games that the party has started, oldest first."""
        query = (
            select(
                tables.c.id, tables.c.game, tables.c.status, seats.c.seat, seats.c.name, seats.c.guest_id, seats.c.bot,
                results.c.place,
            )
            .join(seats, seats.c.table_id == tables.c.id)
            .outerjoin(results, (results.c.table_id == seats.c.table_id) & (results.c.seat == seats.c.seat))
            .where(tables.c.party_id == party_id, tables.c.started_at.is_not(None))
            .order_by(tables.c.started_at, tables.c.id, seats.c.seat)
        )  # fmt: skip
        async with self._engine.connect() as connection:
            return [
                PlayedSeat(row[0], row[1], row[2] == Status.FINISHED.value, *row[3:])
                for row in await connection.execute(query)
            ]

    async def chat(self, party_id: str) -> list[PartyChatRecord]:
        """Return the last lines of chat, oldest first."""
        columns = (party_chat.c.number, party_chat.c.member, party_chat.c.kind, party_chat.c.text, party_chat.c.at)
        query = select(*columns).where(party_chat.c.party_id == party_id)
        query = query.order_by(party_chat.c.number.desc()).limit(REMEMBERED)
        async with self._engine.connect() as connection:
            return [PartyChatRecord(*row) for row in reversed((await connection.execute(query)).all())]

    async def marks(self, party_ids: list[str], seen_after: int) -> Mapping[str, object]:
        """Return a value for each party that changes whenever its state does."""
        changed = (
            select(parties.c.id, parties.c.version, parties.c.table_id, tables.c.status, tables.c.started_at)
            .outerjoin(tables, tables.c.id == parties.c.table_id)
            .where(parties.c.id.in_(party_ids))
        )
        here = select(party_members.c.party_id, party_members.c.number).where(
            party_members.c.party_id.in_(party_ids), party_members.c.seen_at > seen_after
        )
        async with self._engine.connect() as connection:
            marks = {row[0]: (tuple(row), set[int]()) for row in await connection.execute(changed)}
            for party_id, number in await connection.execute(here):
                marks[party_id][1].add(number)
        return marks

    async def create(self, party: PartyRecord, created_at: int) -> None:
        """Store a new party with its first member. Raises `IntegrityError` if another party has the code."""

        def work(connection: Connection) -> None:
            values = msgspec.structs.asdict(party)
            del values["everyone"]
            connection.execute(insert(parties).values(**values, created_at=created_at))
            _insert_member(connection, party.id, party.everyone[0])

        await self._committer.alone(work)

    async def change(self, party_id: str, work: Callable[["PartyChange"], None]) -> None:
        """Run work on a locked party; nothing of it is stored if it raises."""

        def locked(connection: Connection) -> None:
            connection.execute(select(parties.c.id).where(parties.c.id == party_id).with_for_update())
            party = _read(connection, party_id)
            if party is not None:
                work(PartyChange(connection, party))

        await self._committer.alone(locked)

    async def see(self, seen: list[tuple[str, str]], at: int) -> None:
        """Store signs of life of guests in parties."""

        def work(connection: Connection) -> None:
            for party_id, guest_id in seen:
                mine = (party_members.c.party_id == party_id, party_members.c.guest_id == guest_id)
                connection.execute(update(party_members).where(*mine).values(seen_at=at))

        await self._committer.alone(work)


class PartyChange:
    """A change of a party, in its transaction."""

    def __init__(self, connection: Connection, party: PartyRecord) -> None:
        self.connection = connection
        self.party = party

    def set(self, **values: Any) -> None:
        """Store changed values of the party, and let every node know."""
        values["version"] = parties.c.version + 1
        self.connection.execute(update(parties).where(parties.c.id == self.party.id).values(**values))

    def set_member(self, number: int, **values: Any) -> None:
        """Store changed values of a member."""
        mine = (party_members.c.party_id == self.party.id, party_members.c.number == number)
        self.connection.execute(update(party_members).where(*mine).values(**values))
        self.set()

    def forget_votes(self) -> None:
        """Withdraw all votes."""
        votes = update(party_members).where(party_members.c.party_id == self.party.id).values(vote=None)
        self.connection.execute(votes)

    def add_member(self, member: MemberRecord) -> None:
        """Store a new member."""
        _insert_member(self.connection, self.party.id, member)
        self.set()

    def say(self, member: int, kind: str, text: str, at: int) -> None:
        """Store a line of chat."""
        last = select(func.max(party_chat.c.number)).where(party_chat.c.party_id == self.party.id)
        number = (self.connection.execute(last).scalar() or 0) + 1
        values = {"party_id": self.party.id, "number": number, "member": member, "kind": kind, "text": text, "at": at}
        self.connection.execute(insert(party_chat).values(**values))
        if number % REMEMBERED == 0:
            old = (party_chat.c.party_id == self.party.id, party_chat.c.number <= number - KEPT)
            self.connection.execute(delete(party_chat).where(*old))
        self.set()


def _insert_member(connection: Connection, party_id: str, member: MemberRecord) -> None:
    values = msgspec.structs.asdict(member)
    del values["name"], values["colour"], values["device"]
    connection.execute(insert(party_members).values(party_id=party_id, **values))


def _read(connection: Connection, party_id: str) -> PartyRecord | None:
    row = connection.execute(select(*_PARTY).where(parties.c.id == party_id)).first()
    if row is None:
        return None
    columns = (
        party_members.c.number, party_members.c.guest_id, guests.c.name, guests.c.colour, party_members.c.role,
        party_members.c.vote, party_members.c.seen_at, party_members.c.gone, guests.c.device,
    )  # fmt: skip
    query = select(*columns).join(guests, guests.c.id == party_members.c.guest_id)
    query = query.where(party_members.c.party_id == party_id).order_by(party_members.c.number)
    return PartyRecord(*row, everyone=tuple(MemberRecord(*found) for found in connection.execute(query)))

"""Reading what is stored, and the statements that change it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.cards import Clock, Status

from .rows import GuestRow, Record, SeatRow, Spoken, TableRow
from .schema import chat, components, guests, records, seats, tables

LOBBY = 100
"""Tables in one list."""


class Shelf:
    """Everything that is asked of the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _all(self, query: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def guest(self, token: bytes) -> GuestRow | None:
        """The guest with that hashed token."""
        query = select(guests.c.id, guests.c.name, guests.c.colour).where(guests.c.token == token)
        found = await self._all(query)
        return GuestRow(found[0].id, found[0].name, found[0].colour) if found else None

    async def table(self, table_id: str) -> TableRow | None:
        """The table of that id."""
        found = await self._tables(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    async def public_tables(self, game: str | None) -> list[TableRow]:
        """What the lobby shows, newest first."""
        query = select(tables).where(tables.c.public, tables.c.status != Status.FINISHED.value)
        if game is not None:
            query = query.where(tables.c.game == game)
        return await self._tables(query.order_by(tables.c.created_at.desc()).limit(LOBBY))

    async def tables_of(self, guest_id: str) -> list[TableRow]:
        """Where a guest sits, newest first."""
        mine = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
        return await self._tables(
            select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.created_at.desc()).limit(LOBBY)
        )

    async def _tables(self, query: Any) -> list[TableRow]:
        found = await self._all(query)
        at_table: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        places = select(seats).where(seats.c.table_id.in_(list(at_table))).order_by(seats.c.table_id, seats.c.seat)
        for row in await self._all(places) if found else ():
            at_table[row.table_id].append(SeatRow(row.seat, row.name, row.colour, row.guest_id, row.bot, row.key))
        return [
            TableRow(
                id=row.id,
                game=row.game,
                players=row.players,
                options=row.options,
                components=row.components,
                public=bool(row.public),
                invite=row.invite,
                host=row.host,
                clock=msgspec.json.decode(row.clock, type=Clock),
                status=Status(row.status),
                created_at=row.created_at,
                started_at=row.started_at,
                ended_at=row.ended_at,
                next=row.next,
                seats=at_table[row.id],
            )
            for row in found
        ]

    async def records(self, table_id: str, after: int = -1) -> list[Record]:
        """What was written down after that number."""
        query = select(records.c.n, records.c.kind, records.c.seat, records.c.move_id, records.c.line)
        query = query.where(records.c.table_id == table_id, records.c.n > after).order_by(records.c.n)
        return [Record(row.n, row.kind, row.seat, row.move_id, row.line) for row in await self._all(query)]

    async def chat(self, table_id: str, most: int) -> list[Spoken]:
        """The last things said, oldest first."""
        query = select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
        query = query.where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(most)
        return [Spoken(*row) for row in reversed(await self._all(query))]

    async def components(self, hash_: str) -> tuple[str, str] | None:
        """The game and the text of a component file."""
        found = await self._all(select(components.c.game, components.c.toml).where(components.c.hash == hash_))
        return (found[0].game, found[0].toml) if found else None

    def keep_components(self, hash_: str, game: str, toml: str) -> Executable:
        """Store a component file, if it is not stored yet."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        return make(components).values(hash=hash_, game=game, toml=toml).on_conflict_do_nothing()


def keep_guest(guest: GuestRow, token: bytes, now: int) -> Executable:
    """Store a new guest."""
    values = {"id": guest.id, "token": token, "name": guest.name, "colour": guest.colour, "created_at": now}
    return insert(guests).values(**values)


def rename_guest(guest: GuestRow) -> Executable:
    """Store another name and colour."""
    return update(guests).where(guests.c.id == guest.id).values(name=guest.name, colour=guest.colour)


def keep_table(table: TableRow) -> list[Executable]:
    """Store a new table with its seats."""
    values = {name: getattr(table, name) for name in table.__struct_fields__ if name != "seats"}
    values |= {"clock": msgspec.json.encode(table.clock).decode(), "status": table.status.value}
    places = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
    return [insert(tables).values(**values), insert(seats).values(places)]


def change_table(table_id: str, **values: Any) -> Executable:
    """Store other values of a table."""
    return update(tables).where(tables.c.id == table_id).values(**values)


def change_seat(table_id: str, seat: SeatRow) -> Executable:
    """Store who holds a seat."""
    values = msgspec.structs.asdict(seat)
    del values["seat"]
    return update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat.seat).values(**values)


def keep_chat(table_id: str, said: Spoken) -> Executable:
    """Store something said."""
    return insert(chat).values(table_id=table_id, **msgspec.structs.asdict(said))

"""Reads from the database, and the statements that change it."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.protocol.schemas import Clock, Status

from .records import ChatRecord, GuestRecord, LogRecord, SeatRecord, TableRecord
from .schema import analyses, audit, chat, checkpoints, components, guests, house, records, results, sat, seats, tables

CHUNK = 500
"""Records per query: each takes a few milliseconds during which the event loop is blocked."""
LOBBY, NEWEST = 100, 500
"""The maximum number of tables in a list, and of those among which the lobby's are chosen."""
OF_AN_ADDRESS = 25
"""Tables opened from one address that the lobby shows before any other's older ones."""


class Repository:
    """The queries to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _all(self, query: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def guest(self, token: bytes) -> GuestRecord | None:
        """Return the guest with the given hashed token."""
        others = guests.alias("others")
        query = (
            select(guests.c.id, guests.c.name, guests.c.colour, others.c.id.label("beside"))
            .outerjoin(others, others.c.device == guests.c.id)
            .where(guests.c.token == token)
            .order_by(others.c.created_at, others.c.id)
        )
        found = await self._all(query)
        if not found:
            return None
        beside = tuple(row.beside for row in found if row.beside is not None)
        return GuestRecord(found[0].id, found[0].name, found[0].colour, beside)

    async def beside(self, device: str) -> list[GuestRecord]:
        """Return the guests who play on that guest's device."""
        query = select(guests.c.id, guests.c.name, guests.c.colour).where(guests.c.device == device)
        return [
            GuestRecord(row.id, row.name, row.colour)
            for row in await self._all(query.order_by(guests.c.created_at, guests.c.id))
        ]

    async def names(self, guest_ids: Collection[str]) -> dict[str, str]:
        """Return the names of guests by id."""
        found = await self._all(select(guests.c.id, guests.c.name).where(guests.c.id.in_(guest_ids)))
        return {row.id: row.name for row in found}

    async def table(self, table_id: str) -> TableRecord | None:
        """Return the table with the given id."""
        found = await self._tables(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    async def count_tables(
        self, guest_id: str, opened_from: bytes | None, recent: int, unfinished: int
    ) -> tuple[int, int]:
        """Return how many tables the guest opened, and how many were opened from an address.

        Only those opened after `recent` count, and those after `unfinished` whose game is not over.
        """
        going_on = tables.c.status.in_((Status.OPEN.value, Status.PLAYING.value)) & (tables.c.created_at > unfinished)
        counted = select(func.count()).select_from(tables).where((tables.c.created_at > recent) | going_on)
        queries = counted.where(tables.c.opened_by == guest_id), counted.where(tables.c.opened_from == opened_from)
        async with self._engine.connect() as connection:
            by_guest, from_address = [(await connection.execute(query)).scalar_one() for query in queries]
        return by_guest, from_address if opened_from is not None else 0

    async def public_tables(self, game: str | None) -> list[TableRecord]:
        """Return the tables the lobby shows, newest first. However many an address opens, others' tables stay there."""
        query = select(tables.c.id, tables.c.opened_from).where(
            tables.c.public, tables.c.status.in_((Status.OPEN.value, Status.PLAYING.value))
        )
        if game is not None:
            query = query.where(tables.c.game == game)
        newest = await self._all(query.order_by(tables.c.created_at.desc()).limit(NEWEST))
        shown = _in_turn((row.id, row.opened_from) for row in newest)
        return await self._tables(select(tables).where(tables.c.id.in_(shown)).order_by(tables.c.created_at.desc()))

    async def tables_of(self, guest_id: str) -> list[TableRecord]:
        """Return the tables where a guest has a seat, newest first."""
        mine = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
        return await self._tables(
            select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.created_at.desc()).limit(LOBBY)
        )

    async def _tables(self, query: Any) -> list[TableRecord]:
        found = await self._all(query)
        at_table: dict[str, list[SeatRecord]] = {row.id: [] for row in found}
        places = select(seats).where(seats.c.table_id.in_(list(at_table))).order_by(seats.c.table_id, seats.c.seat)
        for row in await self._all(places) if found else ():
            at_table[row.table_id].append(SeatRecord(row.seat, row.name, row.colour, row.guest_id, row.bot, row.key))
        return [
            TableRecord(
                id=row.id,
                game=row.game,
                players=row.players,
                options=row.options,
                components=row.components,
                public=bool(row.public),
                invite_hash=row.invite_hash,
                host=row.host,
                clock=msgspec.json.decode(row.clock, type=Clock),
                status=Status(row.status),
                created_at=row.created_at,
                started_at=row.started_at,
                ended_at=row.ended_at,
                next=row.next,
                closed=row.closed,
                party_id=row.party_id,
                opened_by=row.opened_by,
                opened_from=row.opened_from,
                by_address=bool(row.by_address),
                seats=at_table[row.id],
            )
            for row in found
        ]

    async def records(self, table_id: str, after: int = -1, until: int | None = None) -> list[LogRecord]:
        """Return the records after one number, up to another; other tasks run between the queries."""
        found: list[LogRecord] = []
        while until is None or after < until:
            query = select(records.c.n, records.c.kind, records.c.seat, records.c.move_id, records.c.line)
            query = query.where(records.c.table_id == table_id, records.c.n > after).order_by(records.c.n)
            if until is not None:
                query = query.where(records.c.n <= until)
            part = await self._all(query.limit(CHUNK))
            found += [LogRecord(row.n, row.kind, row.seat, row.move_id, row.line) for row in part]
            if len(part) < CHUNK:
                break
            after = part[-1].n
        return found

    async def move_ids(self, table_id: str, after: int) -> dict[tuple[int, str], int]:
        """Return the record numbers of moves after a number, by seat and client-chosen id."""
        query = select(records.c.seat, records.c.move_id, records.c.n)
        query = query.where(records.c.table_id == table_id, records.c.n > after, records.c.move_id.is_not(None))
        return {(row.seat, row.move_id): row.n for row in await self._all(query)}

    async def checkpoint(self, table_id: str) -> bytes | None:
        """Return the last checkpoint of the game."""
        found = await self._all(select(checkpoints.c.data).where(checkpoints.c.table_id == table_id))
        return found[0].data if found else None

    def upsert_checkpoint(self, table_id: str, data: bytes) -> Executable:
        """Store a checkpoint in place of the previous one."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        kept = make(checkpoints).values(table_id=table_id, data=data)
        return kept.on_conflict_do_update(index_elements=[checkpoints.c.table_id], set_={"data": data})

    async def analysis(self, table_id: str, seat: int) -> bytes | None:
        """Return the stored analysis for a seat's view of the game."""
        query = select(analyses.c.data).where(analyses.c.table_id == table_id, analyses.c.seat == seat)
        found = await self._all(query)
        return found[0].data if found else None

    def insert_analysis(self, table_id: str, seat: int, data: bytes) -> Executable:
        """Store an analysis, unless another node has stored it already."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        return make(analyses).values(table_id=table_id, seat=seat, data=data).on_conflict_do_nothing()

    async def chat(self, table_id: str, most: int) -> list[ChatRecord]:
        """Return the last lines of chat, oldest first."""
        query = select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.guest_id, chat.c.kind)
        query = query.where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(most)
        return [ChatRecord(*row) for row in reversed(await self._all(query))]

    async def has_notice(self, table_id: str, kind: str, said: str) -> bool:
        """Whether a table's chat contains a notice."""
        query = select(chat.c.number).where(chat.c.table_id == table_id, chat.c.kind == kind, chat.c.text == said)
        return bool(await self._all(query.limit(1)))

    async def sat(self, table_id: str) -> dict[str, set[int]]:
        """Return the seats that each guest has played at the table."""
        found: dict[str, set[int]] = {}
        for row in await self._all(select(sat.c.guest_id, sat.c.seat).where(sat.c.table_id == table_id)):
            found.setdefault(row.guest_id, set()).add(row.seat)
        return found

    async def places(self, table_id: str) -> dict[int, int]:
        """Return the places of a finished game by seat."""
        query = select(results.c.seat, results.c.place).where(results.c.table_id == table_id)
        return {row.seat: row.place for row in await self._all(query)}

    async def fact(self, name: str) -> str | None:
        """Return a value that all nodes share."""
        found = await self._all(select(house.c.value).where(house.c.name == name))
        return found[0].value if found else None

    def upsert_fact(self, name: str, value: str) -> Executable:
        """Store a value that all nodes share."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        fact = make(house).values(name=name, value=value)
        return fact.on_conflict_do_update(index_elements=[house.c.name], set_={"value": value})

    async def components(self, hash_: str) -> tuple[str, str] | None:
        """Return the game and text of a component file."""
        found = await self._all(select(components.c.game, components.c.toml).where(components.c.hash == hash_))
        return (found[0].game, found[0].toml) if found else None

    def insert_components(self, hash_: str, game: str, toml: str) -> Executable:
        """Store a component file, if it is new. One that is there is not deleted before its new table is stored."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        stored = make(components).values(hash=hash_, game=game, toml=toml)
        return stored.on_conflict_do_update(index_elements=[components.c.hash, components.c.game], set_={"game": game})


def _in_turn(newest: Iterable[tuple[str, bytes | None]]) -> list[str]:
    """Choose tables for the lobby: those above `OF_AN_ADDRESS` come after all others."""
    counted = Counter[bytes]()
    first, rest = list[str](), list[str]()
    for table_id, address in newest:
        if address is not None:
            counted[address] += 1
        (rest if address is not None and counted[address] > OF_AN_ADDRESS else first).append(table_id)
    return (first + rest)[:LOBBY]


def insert_guest(guest: GuestRecord, token: bytes, now: int, device: str | None = None) -> Executable:
    """Store a new guest. `device`: the guest on whose device they play."""
    values = {"id": guest.id, "token": token, "name": guest.name, "colour": guest.colour, "created_at": now}
    return insert(guests).values(**values, device=device)


def update_guest(guest: GuestRecord) -> Executable:
    """Store a guest's changed name and colour."""
    return update(guests).where(guests.c.id == guest.id).values(name=guest.name, colour=guest.colour)


def insert_table(table: TableRecord) -> list[Executable]:
    """Store a new table with its seats."""
    values = {name: getattr(table, name) for name in table.__struct_fields__ if name != "seats"}
    values |= {"clock": msgspec.json.encode(table.clock).decode(), "status": table.status.value}
    places = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
    return [insert(tables).values(**values), insert(seats).values(places)]


def update_table(table_id: str, **values: Any) -> Executable:
    """Store changed values of a table."""
    return update(tables).where(tables.c.id == table_id).values(**values)


def resize_table(table_id: str, players: int, added: Sequence[SeatRecord]) -> list[Executable]:
    """Remove the seats from that number on, and store added ones."""
    places = [{"table_id": table_id, **msgspec.structs.asdict(seat)} for seat in added]
    gone = delete(seats).where(seats.c.table_id == table_id, seats.c.seat >= players)
    return [gone, insert(seats).values(places)] if places else [gone]


def update_seat(table_id: str, seat: SeatRecord) -> Executable:
    """Store a seat's player."""
    values = msgspec.structs.asdict(seat)
    del values["seat"]
    return update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat.seat).values(**values)


def insert_results(table_id: str, places: Sequence[int]) -> Executable:
    """Store each seat's place in a finished game."""
    rows = [{"table_id": table_id, "seat": seat, "place": place} for seat, place in enumerate(places)]
    return insert(results).values(rows)


def insert_sat(table_id: str, guest_id: str, seat: int) -> Executable:
    """Store that a guest has seen a seat's view."""
    return insert(sat).values(table_id=table_id, guest_id=guest_id, seat=seat)


def insert_chat(table_id: str, said: ChatRecord) -> Executable:
    """Store a line of chat."""
    return insert(chat).values(table_id=table_id, **msgspec.structs.asdict(said))


def delete_chat(table_id: str, until: int) -> Executable:
    """Delete chat lines up to a number, except notices about rules, which come only once."""
    return delete(chat).where(chat.c.table_id == table_id, chat.c.number <= until, chat.c.kind != "rules")


def insert_audit(audit_id: str, at: int, who: str, what: str, about: str, text: str) -> Executable:
    """Record an operator's action in the audit log."""
    line = {"id": audit_id, "at": at, "who": who[:64], "what": what, "about": about[:64], "text": text}
    return insert(audit).values(**line)

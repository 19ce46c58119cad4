"""Connecting to a table and disconnecting."""

from collections.abc import Sequence

from cookoff.engine import Seat
from cookoff.server.config.secrets import Signer
from cookoff.server.protocol.messages import Bye, Hello, Presence, Speed, Welcome
from cookoff.server.runtime.games.history import lately, missed
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send
from cookoff.server.runtime.tables.loader import LONG, beside
from cookoff.server.storage.records import GuestRecord, LogRecord, SeatRecord, TableRecord

from . import even_order
from .chat import REMEMBERED, said

MISSED, MISSED_BYTES = 500, 500_000
"""Limits on the missed entries sent on connecting: records, and bytes of records."""


async def connect(actor: TableActor, connection: Connection, hello: Hello, invited: bool = False) -> None:
    """Send a `Welcome` and subscribe the connection to everything that follows."""
    table, live_game = actor.table, actor.live_game
    held = table.seats_on(connection.guest)
    if not invited and not may_watch(actor.services.signer, table, connection.guest, hello.invite):
        connection.drop(Bye("not-invited"))
        return
    seat = shown_seat(held, hello.seat)
    records: Sequence[LogRecord] = ()
    if live_game is not None and hello.seen is not None and hello.seen < live_game.n:
        after = max(hello.seen, live_game.n - MISSED)
        records = lately(await actor.services.repository.records(table.id, after), MISSED_BYTES)
    missed_entries = await beside(lambda: missed(actor.loaded, records, seat), len(records) > LONG)
    chat = await actor.services.repository.chat(table.id, REMEMBERED)
    actor.connections.add(connection, seat)
    send(
        connection,
        Welcome(
            table=table.card(),
            seat=seat,
            missed=missed_entries,
            position=live_game.position(seat, actor.now()) if live_game else None,
            chat=tuple(said(line) for line in chat),
            presence=presence(actor),
            held=held_seats(table, connection.guest),
        ),
    )
    for row in held:
        actor.away_since.pop(row.seat, None)
    actor.connections.broadcast(presence(actor))
    if actor.undo is not None:
        send(connection, actor.undo.message())
    if actor.seat_request is not None:
        send(connection, actor.seat_request.message())
    if even_order.measures(actor):
        even_order.probe(actor)
    if not actor.clock.is_usual:
        send(connection, Speed(actor.now(), actor.clock.speed, actor.clock.bots_paused))


async def disconnect(actor: TableActor, connection_id: str) -> None:
    """Remove a connection and notify the others."""
    before = seats_here(actor)
    if not actor.connections.remove(connection_id):
        return
    now = actor.services.environment.steady()
    gone = before - seats_here(actor)
    actor.away_since.update(dict.fromkeys(gone, now))
    for seat in gone:
        actor.trips.forget(seat)
    if gone:
        actor.set_clock()
    if not len(actor.connections):
        actor.quiet_since = now
    actor.connections.broadcast(presence(actor))


def held_seats(table: TableRecord, guest: GuestRecord | None) -> tuple[Seat, ...]:
    """Return the seats of a device on which several people play; none if at most one does."""
    held = tuple(row.seat for row in table.seats_on(guest))
    return held if len(held) > 1 else ()


def shown_seat(held: Sequence[SeatRecord], asked: Seat | None) -> Seat | None:
    """Return the seat whose view a device gets: the only one it holds, or the one it asks for."""
    if len(held) == 1:
        return held[0].seat
    return asked if any(row.seat == asked for row in held) else None


def seats_here(actor: TableActor) -> set[Seat]:
    """Return the seats whose player's device is connected, whichever seat it shows."""
    return {row.seat for connection in actor.connections for row in actor.table.seats_on(connection.guest)}


def presence(actor: TableActor) -> Presence:
    """Return the connected seats and the number of spectators."""
    watching = [connection for connection in actor.connections if not actor.table.seats_on(connection.guest)]
    return Presence(tuple(sorted(seats_here(actor))), len(watching))


def may_watch(signer: Signer, table: TableRecord, guest: GuestRecord | None, invite: str | None) -> bool:
    """Whether a guest may see the table."""
    if table.public or table.by_address or table.seats_on(guest):
        return True
    return signer.is_invite(invite, table.id, table.invite_hash)


async def reseat_connections(actor: TableActor) -> None:
    """After a seat change, send a `Welcome` to guests at a new seat and drop those whose seat another guest took."""
    for connection in list(actor.connections):
        before = actor.connections.seat_of(connection.id)
        seat = shown_seat(actor.table.seats_on(connection.guest), before)
        if seat == before:
            continue
        if before is not None and actor.table.seats[before].guest_id is not None:
            actor.connections.remove(connection.id)
            connection.drop(Bye("seat-taken"))
        else:
            await connect(actor, connection, Hello(), invited=True)

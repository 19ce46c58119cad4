"""Starting games and rematches."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Executable

from cookoff.server.app.tables import even_order, turn_notices
from cookoff.server.app.tables.moves import row
from cookoff.server.app.tables.presence import held_seats, presence
from cookoff.server.config.secrets import hash_secret
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import TableChanged, Welcome
from cookoff.server.protocol.schemas import Seating, Status
from cookoff.server.runtime.games.live_game import LiveGame
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import send
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord, SeatRecord, TableRecord
from cookoff.server.storage.repository import insert_table, update_table

from .seats import seating
from .table_creation import ID


async def start(actor: TableActor, guest: GuestRecord) -> Seating:
    """Start the game. Its setup is the first record."""
    table = actor.table
    if not any(row.seat == host_of(table) for row in table.seats_on(guest)):
        raise ApiError(403, "not-host", "the host starts the game")
    if table.status is not Status.OPEN:
        return seating(actor, guest)
    await actor.services.bans.check_maintenance()
    if free := [seat.seat for seat in table.seats if seat.free]:
        raise ApiError(409, "seats-free", f"nobody sits at {', '.join(map(str, free))}; give free seats to bots")
    options = actor.loaded.codec.options(table.options.encode())
    names = [seat.name for seat in table.seats]
    environment = actor.services.environment
    live_game, header = LiveGame.begin(actor.loaded, table.players, options, names, table.clock, environment)
    table.status, table.started_at = Status.PLAYING, environment.now()
    actor.take(live_game)
    sat: list[Executable] = []
    for seat in table.seats:
        if seat.guest_id is not None:
            sat += actor.mark_seated(seat.guest_id, seat.seat)
    started = update_table(table.id, status=Status.PLAYING.value, started_at=table.started_at)
    wake_at, notices = actor.alarms.wake_at(), turn_notices.after_start(actor)
    await actor.commit(Change(table.id, [row(table.id, header)], wake_at=wake_at, statements=[started, *sat, *notices]))
    card, now, here = table.card(), actor.now(), presence(actor)
    actor.connections.broadcast(TableChanged(card))
    for connection in actor.connections:
        shown, held = actor.connections.seat_of(connection.id), held_seats(table, connection.guest)
        send(connection, Welcome(card, shown, (), live_game.position(shown, now), (), here, held))
    actor.alarms.set()
    even_order.probe(actor)
    return seating(actor, guest)


async def rematch(actor: TableActor, guest: GuestRecord) -> Seating:
    """Open a table with the same bots and the caller's device; the other seats are free.

    A repeated call returns that table.
    """
    table = actor.table
    held = table.seats_on(guest)
    if not held:
        raise ApiError(403, "not-seated", "only those who sit at the table may do that")
    if table.status is not Status.FINISHED:
        raise ApiError(409, "not-finished", "the game is not over")
    await actor.services.bans.check_maintenance()
    new = await actor.services.repository.table(table.next) if table.next is not None else None
    if new is None:  # the first request, or the table was deleted because nobody started it
        new = _again(actor, held)
        await actor.change(*insert_table(new), next=new.id)
    there = new.seat_of(guest.id)
    return Seating(new.card(), there.seat if there else None, actor.services.signer.invite(new.id))


def _again(actor: TableActor, held: Sequence[SeatRecord]) -> TableRecord:
    table, environment = actor.table, actor.services.environment
    table_id = environment.code(ID)
    return msgspec.structs.replace(
        table,
        id=table_id,
        invite_hash=hash_secret(actor.services.signer.invite(table_id)),
        host=held[0].seat,
        status=Status.OPEN,
        created_at=environment.now(),
        started_at=None,
        ended_at=None,
        next=None,
        opened_by=held[0].guest_id,
        # Others take their seats only by joining.
        seats=[
            SeatRecord(seat.seat, seat.name, seat.colour, seat.guest_id, seat.bot)
            if seat in held or seat.bot is not None
            else SeatRecord(seat.seat, "")
            for seat in table.seats
        ],
    )


def host_of(table: TableRecord) -> int:
    """Return the seat of the host; if they left, the first human's."""
    if table.seats[table.host].guest_id is not None:
        return table.host
    return next((seat.seat for seat in table.seats if seat.guest_id is not None), table.host)

"""Seat changes. During a game they need the agreement of all players and are announced."""

from sqlalchemy import Executable

from cookoff.engine import Seat
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import AnswerSeat, SocketError
from cookoff.server.protocol.schemas import NoticeKind, Status
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send
from cookoff.server.runtime.tables.requests import NO_SEAT_REQUEST, SeatRequest
from cookoff.server.storage.records import GuestRecord, SeatRecord

from . import turn_notices
from .chat import said, spoken, written
from .presence import reseat_connections

PAUSE = 20_000
"""Milliseconds before the same guest may ask again after a refusal."""


async def request_transfer(actor: TableActor, guest: GuestRecord, row: SeatRecord) -> bool:
    """Change the seat at once, or ask the other players to agree. Returns whether it is done.

    A repeated request no longer waits for players who have been away for long by then.
    """
    table, request = actor.table, actor.seat_request
    if table.status is Status.PLAYING:
        own = table.seat_of(guest.id)
        mine = own.seat if own else None
        held = {one.seat for one in table.seats_on(guest)}
        waiting = {seat for seat in actor.human_seats if seat not in {*held, row.seat} and not is_away(actor, seat)}
        if request is not None and request.guest.id != guest.id and request.waiting & waiting:
            raise ApiError(409, "already-requested", "the table is being asked about a seat already")
        refused = actor.refused_at.get(guest.id)
        if waiting and refused is not None and actor.services.environment.steady() - refused < PAUSE:
            raise ApiError(409, "already-requested", "the table has just said no; ask again in a while")
        if request is not None and (request.guest.id, request.after) == (guest.id, row):
            waiting &= request.waiting
        if waiting:
            actor.seat_request = SeatRequest(table.seats[row.seat], row, mine, guest, waiting)
            actor.connections.broadcast(actor.seat_request.message())
            return False
    await transfer_seat(actor, row)
    return True


async def answer(actor: TableActor, connection: Connection, message: AnswerSeat) -> None:
    """Handle an answer to a seat request. The requester may withdraw it."""
    seat, request = actor.connections.seat_of(connection.id), actor.seat_request
    asked = connection.guest is not None and request is not None and connection.guest.id == request.guest.id
    if request is None or (seat not in request.waiting and (not asked or message.agree)):
        return send(connection, SocketError("not-now", "nothing is asked of this seat"))
    if seat in request.waiting and message.agree:
        request.waiting.discard(seat)
        if request.waiting:
            return actor.connections.broadcast(request.message())
        if actor.table.status is Status.PLAYING:
            return await transfer_seat(actor, request.after)
    if not asked:
        actor.refused_at[request.guest.id] = actor.services.environment.steady()
    actor.seat_request = None
    return actor.connections.broadcast(NO_SEAT_REQUEST)


async def transfer_seat(actor: TableActor, row: SeatRecord) -> None:
    """Change the seat. During a game, also post a notice in the chat."""
    before, playing = actor.table.seats[row.seat], actor.table.status is Status.PLAYING
    statements: list[Executable] = []
    notice = None
    if playing:
        statements += turn_notices.after_transfer(actor, row.seat, row.guest_id)
        if row.guest_id is not None:
            statements += actor.mark_seated(row.guest_id, row.seat)
        if before.guest_id != row.guest_id or before.bot != row.bot:
            name = before.name if row.free else row.name
            notice = spoken(actor, _kind(row, before), row.seat, row.guest_id or before.guest_id, name, before.name)
            statements += written(actor, notice)
    await actor.change(*statements, seats=(row,))
    if notice is not None:
        actor.said = notice.number
        actor.connections.broadcast(said(notice))
    actor.away_since[row.seat] = actor.services.environment.steady()
    await reseat_connections(actor)
    actor.undo = None
    if actor.seat_request is not None:
        actor.seat_request = None
        actor.connections.broadcast(NO_SEAT_REQUEST)
    actor.alarms.set()


def refuse_second_seat(actor: TableActor, guest: GuestRecord, seat: Seat) -> None:
    """Raise `ApiError` if the guest has sat at another seat in this game."""
    if actor.table.status is Status.PLAYING and actor.sat.get(guest.id, set()) - {seat}:
        raise ApiError(409, "seen-other-seat", "the guest has sat elsewhere in this game and knows too much")


def is_away(actor: TableActor, seat: Seat) -> bool:
    """Whether the seat has had no connection for long."""
    since = actor.away_since.get(seat)
    return since is not None and actor.services.environment.steady() - since >= actor.services.settings.away


def _kind(row: SeatRecord, before: SeatRecord) -> NoticeKind:
    if row.bot is not None:
        return "bot"
    if before.key is not None and row.guest_id is not None:  # the only way to take an occupied seat
        return "device"
    return "left" if row.free else "sat"

"""Undo, by agreement."""

import logging

import msgspec

from cookoff.engine import Seat
from cookoff.server.protocol.messages import AnswerUndo, AskUndo, SocketError, Undone
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.games.history import UNDO
from cookoff.server.runtime.games.live_game import LiveGame
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send
from cookoff.server.runtime.tables.requests import NO_UNDO_REQUEST, UndoRequest
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import LogRecord, UndoRecord

from . import people, turn_notices
from .moves import row

log = logging.getLogger(__name__)

UNDONE = 2000
"""Records of undone moves in a game's log; after that there is no undo, so that no log grows without end."""


async def ask(actor: TableActor, connection: Connection, message: AskUndo) -> None:
    """Handle an undo request."""
    seat = actor.connections.seat_of(connection.id)
    if seat is None:
        return send(connection, SocketError("not-seated", "spectators do not undo"))
    if actor.live_game is None or actor.table.status is not Status.PLAYING:
        return send(connection, SocketError("not-playing", "no game is being played"))
    if actor.undo is not None:
        return send(connection, SocketError("not-now", "an undo is asked for already"))
    request = _request(actor, actor.live_game, seat, message.to)
    if request is not None:
        # Those who share the device saw what happened, and cannot answer while their seats are covered.
        request.waiting.difference_update(row.seat for row in actor.table.seats_on(connection.guest))
    if request is None:
        return send(connection, SocketError("no-undo", "the game cannot go back there"))
    actor.undo = request
    return await _go_on(actor, request)


async def answer(actor: TableActor, connection: Connection, message: AnswerUndo) -> None:
    """Handle an answer to an undo request. The requester may withdraw it."""
    seat, request = actor.connections.seat_of(connection.id), actor.undo
    if seat is None:
        return send(connection, SocketError("not-seated", "spectators do not undo"))
    if request is None or (seat not in request.waiting and (seat != request.by or message.agree)):
        return send(connection, SocketError("not-now", "nothing is asked of this seat"))
    if not message.agree:
        actor.undo = None
        return actor.connections.broadcast(NO_UNDO_REQUEST)
    request.waiting.discard(seat)
    return await _go_on(actor, request)


def _request(actor: TableActor, live_game: LiveGame, by: Seat, to: int | None) -> UndoRequest | None:
    """Return the undo to agree on; `None` if the log does not allow it."""
    if to is None:
        last = live_game.last_of.get(by)
        to = None if last is None else last - 1
    furthest = live_game.undo_to
    if furthest is None or to is None or not furthest <= to < live_game.entries:
        return None
    if live_game.n - live_game.entries >= UNDONE:
        return None
    return UndoRequest(by, to, {seat for seat in actor.human_seats if seat != by})


async def _go_on(actor: TableActor, request: UndoRequest) -> None:
    actor.connections.broadcast(request.message())
    if not request.waiting:
        await _undo(actor, request)


async def _undo(actor: TableActor, request: UndoRequest) -> None:
    """Store the undo, then reload the game at that entry."""
    assert actor.live_game is not None
    facts = msgspec.json.encode(UndoRecord(request.to, request.by))
    record = LogRecord(actor.live_game.n + 1, UNDO, request.by, None, facts)
    await actor.commit(Change(actor.table.id, [row(actor.table.id, record)]))
    people.note_undo(actor, request.by)
    await actor.load()
    if notices := turn_notices.after_undo(actor):
        await actor.commit(Change(actor.table.id, statements=notices))
    live_game, now = actor.live_game, actor.now()
    live_game.watch.begin(live_game.to_act, now)
    log.info("undone to entry %d", request.to, extra=actor.where())
    actor.connections.broadcast_each(
        lambda seat: Undone(record.n, request.to, request.by, live_game.position(seat, now))
    )
    actor.alarms.set()

"""Making moves, always in this order: validate, append, commit, publish, acknowledge."""

import logging
from typing import Any

from cookoff.engine import TABLE, BadInput, Move, Refusal, Seat, Seats
from cookoff.server.ops import metrics
from cookoff.server.protocol.messages import Accepted, AskChoices, ChoiceList, Play, Refused, SocketError, TableChanged
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.actor import StateLost
from cookoff.server.runtime.games.live_game import PlayedMove
from cookoff.server.runtime.games.narration import refused
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send
from cookoff.server.runtime.tables.loader import EVERY, beside
from cookoff.server.runtime.tables.requests import NO_UNDO_REQUEST
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import LogRecord
from cookoff.server.storage.repository import insert_results, update_table

from . import even_order, hints, people, turn_notices

log = logging.getLogger(__name__)


async def play(actor: TableActor, connection: Connection, message: Play) -> None:
    """Handle a move and answer its sender."""
    seat = actor.connections.seat_of(connection.id)
    if seat is None or not message.remark:
        return send(connection, await _answer(actor, seat, message))
    turn = hints.WatchedTurn(actor, seat)
    answer = await _answer(actor, seat, message)
    send(connection, answer)
    if isinstance(answer, Accepted):
        turn.go_on(connection, bytes(message.move))
    return None


async def play_held(actor: TableActor) -> None:
    """At an even table: make the moves whose time has come, in the order in which they were made."""
    for held, (seat, connection, message) in actor.arrivals.due(actor.now()):
        send(connection, await _answer(actor, seat, message, (held.arrived, held.made)))
    even_order.set_timer(actor, play_held)


async def _answer(
    actor: TableActor, seat: Seat | None, message: Play, order: tuple[int, int] | None = None
) -> Accepted | Refused | SocketError:
    live_game = actor.live_game
    if seat is None:
        return SocketError("not-seated", "spectators do not move", message.id)
    if live_game is None:
        return SocketError("not-playing", "the game has not started", message.id)
    known = live_game.ids.get((seat, message.id))
    if known is not None:
        return Accepted(message.id, known)
    if actor.table.status is not Status.PLAYING:
        return SocketError("not-playing", "the game is over", message.id)
    if message.on is not None and message.on != live_game.n and not live_game.in_real_time:
        return SocketError("stale", f"the position is {live_game.n}, not {message.on}", message.id)
    try:
        move: Move = actor.loaded.codec.move(message.move)
    except BadInput as error:
        return SocketError("malformed", str(error), message.id)
    await play_due_moves(actor)
    waited = actor.decisions.waited(seat, live_game.in_real_time)
    made = live_game.refusal_by_hand(seat, move) or await make(actor, seat, move, actor.now(), message.id, order)
    if made is not None:
        people.note_answer(actor, seat, type(move).__name__, waited, made if isinstance(made, Refusal) else None)
    if isinstance(made, Refusal):
        metrics.REFUSED.labels(actor.table.game).inc()
        return refused(actor.loaded, message.id, made)
    if made is None:
        return SocketError("not-playing", "the game is over", message.id)
    return Accepted(message.id, made.record.n)


def list_choices(actor: TableActor, connection: Connection, message: AskChoices) -> None:
    """Send the moves of a kind that is too numerous for the position."""
    seat, live_game = actor.connections.seat_of(connection.id), actor.live_game
    if seat is None:
        return send(connection, SocketError("not-seated", "spectators do not move"))
    if live_game is None:
        return send(connection, SocketError("not-playing", "the game has not started"))
    return send(connection, ChoiceList(live_game.n, message.kind, live_game.listed(seat, message.kind)))


async def play_due_moves(actor: TableActor) -> None:
    """Make all timed moves that are due, each at its own time."""
    while actor.live_game is not None and actor.table.status is Status.PLAYING:
        due = actor.live_game.due()
        if due is None or due[0] > actor.now():
            return
        made = await make(actor, TABLE, due[1], max(due[0], actor.live_game.at), None)
        if isinstance(made, Refusal):
            raise RuntimeError(f"a due move was refused: {made}")


async def make(
    actor: TableActor, seat: Seat, move: Move, at: int, move_id: str | None, order: tuple[int, int] | None = None
) -> PlayedMove | Refusal | None:
    """Validate, append, commit, publish. `None` if the game is over."""
    live_game = actor.live_game
    if live_game is None or actor.table.status is not Status.PLAYING:
        return None
    before = live_game.to_act
    try:
        made = await beside(lambda: live_game.play(seat, move, at, move_id, order), live_game.needs_physics)
    except Exception as error:
        log.exception("the rules failed on %.500r", move, extra=actor.where())
        await actor.rules_failed(error)
        raise StateLost("the rules failed") from error
    if isinstance(made, Refusal):
        return made
    actor.failures = 0
    actor.decisions.made(seat, type(move).__name__)
    over = not live_game.to_act and live_game.outcome() is not None
    await _write(actor, made, over, before)
    metrics.MOVES.labels(actor.table.game).inc()
    actor.connections.broadcast_each(live_game.telling(made, actor.now()))
    actor.published = live_game.n
    if actor.undo is not None:
        actor.undo = None
        actor.connections.broadcast(NO_UNDO_REQUEST)
    if over:
        actor.table.status = Status.FINISHED
        actor.connections.broadcast(TableChanged(actor.table.card()))
        log.info("the game is over", extra=actor.where())
    actor.alarms.set()
    return made


async def _write(actor: TableActor, made: PlayedMove, over: bool, before: Seats) -> None:
    table_id, mover = actor.table.id, made.record.seat
    notices = turn_notices.after_end(actor, mover) if over else turn_notices.after_move(actor, mover, before)
    change = Change(table_id, [row(table_id, made.record)], statements=notices)
    if over:
        ended_at = actor.services.environment.now()
        values: dict[str, Any] = {"status": Status.FINISHED.value, "ended_at": ended_at, "wake_at": None}
        change.statements += [update_table(table_id, **values), insert_results(table_id, _places(actor))]
        await actor.commit(change)
        actor.table.ended_at = ended_at
        return
    change.wake_at = actor.alarms.wake_at()
    live_game, repository = actor.live_game, actor.services.repository
    assert live_game is not None
    due = live_game.n - actor.stood >= EVERY and live_game.is_settled
    if due:
        change.statements.append(repository.upsert_checkpoint(table_id, live_game.checkpoint()))
    await actor.commit(change)
    if due:
        actor.stood = live_game.n


def _places(actor: TableActor) -> list[int]:
    """Return each seat's place in a finished game; tied seats share one."""
    outcome = actor.live_game.outcome() if actor.live_game is not None else None
    assert outcome is not None
    places = [0] * actor.table.players
    place = 1
    for group in outcome.ranking:
        for seat in group:
            places[seat] = place
        place += len(group)
    return places


def row(table_id: str, record: LogRecord) -> dict[str, Any]:
    """Convert a record to a database row."""
    return {
        "table_id": table_id,
        "n": record.n,
        "kind": record.kind,
        "seat": record.seat,
        "move_id": record.move_id,
        "line": record.line,
    }

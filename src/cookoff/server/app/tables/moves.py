"""Making moves. The order is law: validate, append, commit, publish, acknowledge."""

import logging
from typing import Any

from cookoff.engine import TABLE, BadInput, Move, Refusal, Seat
from cookoff.server.ops import metrics
from cookoff.server.protocol.messages import Accepted, AskChoices, Listed, Play, Problem, Refused, TableChanged
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.games.live_game import Made
from cookoff.server.runtime.games.narration import refused
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.runtime.tables.connections import Link, send
from cookoff.server.runtime.tables.loader import EVERY, beside
from cookoff.server.runtime.tables.requests import NOTHING_ASKED
from cookoff.server.runtime.tables.services import Lost
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import Record
from cookoff.server.storage.repository import change_table

from . import hints

log = logging.getLogger(__name__)


async def play(owner: Owner, link: Link, message: Play) -> None:
    """A move arrives; whoever sent it gets an answer."""
    seat = owner.links.seat_of(link.id)
    if seat is None or not message.remark:
        return send(link, await _answer(owner, seat, message))
    turn = hints.Watched(owner, seat)
    answer = await _answer(owner, seat, message)
    send(link, answer)
    if isinstance(answer, Accepted):
        turn.go_on(link, bytes(message.move))
    return None


async def _answer(owner: Owner, seat: Seat | None, message: Play) -> Accepted | Refused | Problem:
    sitting = owner.sitting
    if seat is None:
        return Problem("not-seated", "spectators do not move", message.id)
    if sitting is None:
        return Problem("not-playing", "the game has not started", message.id)
    known = sitting.ids.get((seat, message.id))
    if known is not None:
        return Accepted(message.id, known)
    if owner.table.status is not Status.PLAYING:
        return Problem("not-playing", "the game is over", message.id)
    if message.on is not None and message.on != sitting.n and not sitting.in_real_time:
        return Problem("stale", f"the position is {sitting.n}, not {message.on}", message.id)
    try:
        move: Move = owner.served.codec.move(message.move)
    except BadInput as error:
        return Problem("malformed", str(error), message.id)
    await let_happen(owner)
    made = sitting.barred(seat, move) or await make(owner, seat, move, owner.now(), message.id)
    if isinstance(made, Refusal):
        metrics.REFUSED.labels(owner.table.game).inc()
        return refused(owner.served, message.id, made)
    if made is None:
        return Problem("not-playing", "the game is over", message.id)
    return Accepted(message.id, made.record.n)


def list_choices(owner: Owner, link: Link, message: AskChoices) -> None:
    """Tell somebody the moves of a kind that comes in great numbers."""
    seat, sitting = owner.links.seat_of(link.id), owner.sitting
    if seat is None:
        return send(link, Problem("not-seated", "spectators do not move"))
    if sitting is None:
        return send(link, Problem("not-playing", "the game has not started"))
    return send(link, Listed(sitting.n, message.kind, sitting.listed(seat, message.kind)))


async def let_happen(owner: Owner) -> None:
    """Everything that is due by itself happens, each thing at its own time."""
    while owner.sitting is not None and owner.table.status is Status.PLAYING:
        due = owner.sitting.due()
        if due is None or due[0] > owner.now():
            return
        made = await make(owner, TABLE, due[1], max(due[0], owner.sitting.at), None)
        if isinstance(made, Refusal):
            raise RuntimeError(f"what is due is refused: {made}")


async def make(owner: Owner, seat: Seat, move: Move, at: int, move_id: str | None) -> Made | Refusal | None:
    """Validate, append, commit, publish. `None` if the game is over."""
    sitting = owner.sitting
    if sitting is None or owner.table.status is not Status.PLAYING:
        return None
    try:
        made = await beside(lambda: sitting.play(seat, move, at, move_id), sitting.asks_the_world)
    except Exception as error:
        log.exception("the rules failed on %r", move, extra=owner.where())
        await owner.reload(error)
        raise Lost("the rules failed") from error
    if isinstance(made, Refusal):
        return made
    over = not sitting.to_act and sitting.outcome() is not None
    await _write(owner, made, over)
    metrics.MOVES.labels(owner.table.game).inc()
    owner.links.tell_each(sitting.telling(made, owner.now()))
    owner.told = sitting.n
    if owner.undo is not None:
        owner.undo = None
        owner.links.tell_all(NOTHING_ASKED)
    if over:
        owner.table.status = Status.FINISHED
        owner.links.tell_all(TableChanged(owner.table.card()))
        log.info("the game is over", extra=owner.where())
    owner.alarms.set()
    return made


async def _write(owner: Owner, made: Made, over: bool) -> None:
    table_id = owner.table.id
    change = Change(table_id, [row(table_id, made.record)])
    if over:
        ended_at = owner.tools.world.now()
        values: dict[str, Any] = {"status": Status.FINISHED.value, "ended_at": ended_at, "wake_at": None}
        change.statements.append(change_table(table_id, **values))
        await owner.commit(change)
        owner.table.ended_at = ended_at
        return
    change.wake_at = owner.alarms.wake_at()
    sitting, shelf = owner.sitting, owner.tools.shelf
    assert sitting is not None
    due = sitting.n - owner.stood >= EVERY and sitting.is_settled
    if due:
        change.statements.append(shelf.keep_checkpoint(table_id, sitting.stands()))
    await owner.commit(change)
    if due:
        owner.stood = sitting.n


def row(table_id: str, record: Record) -> dict[str, Any]:
    """A record as the database takes it."""
    return {
        "table_id": table_id,
        "n": record.n,
        "kind": record.kind,
        "seat": record.seat,
        "move_id": record.move_id,
        "line": record.line,
    }

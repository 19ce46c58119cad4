"""Taking moves back by agreement."""

import logging

import msgspec

from cookoff.engine import Seat
from cookoff.server.protocol.messages import AnswerUndo, AskUndo, Problem, Undone
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.games.history import UNDO
from cookoff.server.runtime.games.live_game import Sitting
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.runtime.tables.connections import Link, send
from cookoff.server.runtime.tables.requests import NOTHING_ASKED, Agreement
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import Record, UndoFacts

from .moves import row

log = logging.getLogger(__name__)


async def ask(owner: Owner, link: Link, message: AskUndo) -> None:
    """Somebody wants to take moves back."""
    seat = owner.links.seat_of(link.id)
    if seat is None:
        return send(link, Problem("not-seated", "spectators do not undo"))
    if owner.sitting is None or owner.table.status is not Status.PLAYING:
        return send(link, Problem("not-playing", "no game is being played"))
    if owner.undo is not None:
        return send(link, Problem("not-the-time", "an undo is asked for already"))
    wish = _wish(owner, owner.sitting, seat, message.to)
    if wish is None:
        return send(link, Problem("no-undo", "the game cannot go back there"))
    owner.undo = wish
    return await _go_on(owner, wish)


async def answer(owner: Owner, link: Link, message: AnswerUndo) -> None:
    """Somebody agrees or not; whoever asked may change their mind."""
    seat, wish = owner.links.seat_of(link.id), owner.undo
    if seat is None:
        return send(link, Problem("not-seated", "spectators do not undo"))
    if wish is None or (seat not in wish.waiting and (seat != wish.by or message.agree)):
        return send(link, Problem("not-the-time", "nothing is asked of this seat"))
    if not message.agree:
        owner.undo = None
        return owner.links.tell_all(NOTHING_ASKED)
    wish.waiting.discard(seat)
    return await _go_on(owner, wish)


def _wish(owner: Owner, sitting: Sitting, by: Seat, to: int | None) -> Agreement | None:
    """What has to be agreed on; `None` if the log does not allow it."""
    if to is None:
        last = sitting.last_of.get(by)
        to = None if last is None else last - 1
    furthest = sitting.undo_to
    if furthest is None or to is None or not furthest <= to < sitting.entries:
        return None
    return Agreement(by, to, {seat for seat in owner.persons if seat != by})


async def _go_on(owner: Owner, wish: Agreement) -> None:
    owner.links.tell_all(wish.message())
    if not wish.waiting:
        await _undo(owner, wish)


async def _undo(owner: Owner, wish: Agreement) -> None:
    """Write the undo down, then go on from the game as it stood."""
    assert owner.sitting is not None
    facts = msgspec.json.encode(UndoFacts(wish.to, wish.by))
    record = Record(owner.sitting.n + 1, UNDO, wish.by, None, facts)
    await owner.commit(Change(owner.table.id, [row(owner.table.id, record)]))
    await owner.load()
    sitting, now = owner.sitting, owner.now()
    sitting.watch.begin(sitting.to_act, now)
    log.info("undone to entry %d", wish.to, extra=owner.where())
    owner.links.tell_each(lambda seat: Undone(record.n, wish.to, wish.by, sitting.position(seat, now)))
    owner.alarms.set()

"""Notes about people's decisions, if the operator wants them; see `PeopleNotes`."""

from cookoff.engine import Refusal, Seat
from cookoff.lab.people.note import Kind, Note
from cookoff.server.runtime.tables.actor import TableActor


def note_answer(actor: TableActor, seat: Seat, step: str, ms: int, refusal: Refusal | None) -> None:
    """A person's move was made or refused, `ms` after the move before."""
    if refusal is not None:
        return _take(actor, seat, "refused", step, rule=refusal.rule)
    decisions = actor.decisions
    if seat in decisions.helped:
        decisions.helped.discard(seat)
        _take(actor, seat, "hint", step)
    return _take(actor, seat, "move", step, ms)


def note_undo(actor: TableActor, seat: Seat) -> None:
    """A person's move was undone."""
    _take(actor, seat, "undo", actor.decisions.steps.get(seat, ""))


def _take(actor: TableActor, seat: Seat, kind: Kind, step: str, ms: int = 0, rule: str = "") -> None:
    notes = actor.services.people_notes
    if notes.wanted and actor.table.seats[seat].bot is None:
        table = actor.table
        notes.take(Note(notes.play(table.id), table.game, actor.loaded.hash, seat, kind, step, ms, rule))

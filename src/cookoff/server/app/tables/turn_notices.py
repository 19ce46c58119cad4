"""Notices about turns and results: at most one a turn, and none once its move was made."""

from collections.abc import Iterable

from sqlalchemy import Executable

from cookoff.engine import Seat, Seats
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.storage.notices import ALL, to_guest, to_webhooks, withdraw, withdraw_all

from .presence import seats_here

LIFE = 3 * 86_400_000
"""Milliseconds after which a notice is of no use."""


def after_move(actor: TableActor, mover: Seat, before: Seats) -> list[Executable]:
    """Return the statements for a move, from the seats that had a decision before it to those that have one now."""
    live_game = actor.live_game
    if live_game is None or live_game.in_real_time:
        return []
    now = live_game.to_act
    over = [seat for seat in dict.fromkeys((*before, mover)) if seat in before and (seat == mover or seat not in now)]
    return [*_turns_over(actor, over), *_turns_begun(actor, [seat for seat in now if seat not in before])]


def after_start(actor: TableActor) -> list[Executable]:
    """Return the statements for the first turns of a game."""
    return after_move(actor, ALL, ())


def after_undo(actor: TableActor) -> list[Executable]:
    """Return the statements for an undo: notices of turns that are no more are withdrawn, and none are sent anew.

    Everyone has just agreed to it, and so is there.
    """
    live_game = actor.live_game
    assert live_game is not None
    return _turns_over(actor, [seat for seat in range(actor.table.players) if seat not in live_game.to_act])


def after_transfer(actor: TableActor, seat: Seat, guest_id: str | None) -> list[Executable]:
    """Return the statements for a seat that changes hands; its new player is there."""
    return [withdraw(actor.table.id, "turn", [seat])] if _reaches(actor, seat) or guest_id is not None else []


def after_end(actor: TableActor, mover: Seat) -> list[Executable]:
    """Return the statements for the end of a game."""
    if actor.live_game is None or actor.live_game.in_real_time:
        return []
    here = seats_here(actor)
    absent = [seat for seat in actor.human_seats if seat != mover and seat not in here]
    reached = [seat for seat in absent if _reaches(actor, seat)]
    table = actor.table
    due, until = _times(actor, present=False)
    statements = [withdraw_all(table.id)] if any(_reaches(actor, seat) for seat in actor.human_seats) else []
    for seat in reached:
        guest_id = table.seats[seat].guest_id
        assert guest_id is not None
        statements.append(to_guest(guest_id, table.id, "result", seat, due, until))
    if table.party_id is not None:
        statements.append(to_webhooks(table.party_id, table.id, "result", ALL, due, until))
    return statements


def _turns_over(actor: TableActor, seats: Iterable[Seat]) -> list[Executable]:
    reached = [seat for seat in seats if _reaches(actor, seat)]
    return [withdraw(actor.table.id, "turn", reached)] if reached else []


def _turns_begun(actor: TableActor, seats: Iterable[Seat]) -> list[Executable]:
    table = actor.table
    begun: list[Executable] = []
    for seat in seats:
        guest_id = table.seats[seat].guest_id
        if guest_id is None or not _reaches(actor, seat):
            continue
        due, until = _times(actor, present=seat in seats_here(actor))
        # One that is just being sent is of an earlier turn.
        begun.append(withdraw(table.id, "turn", [seat]))
        begun.append(to_guest(guest_id, table.id, "turn", seat, due, until))
        if table.party_id is not None:
            begun.append(to_webhooks(table.party_id, table.id, "turn", seat, due, until))
    return begun


def _reaches(actor: TableActor, seat: Seat) -> bool:
    """Whether a notice about the seat can reach anyone."""
    if not 0 <= seat < actor.table.players:
        return False
    guest_id = actor.table.seats[seat].guest_id
    return actor.table.party_id is not None or guest_id in actor.services.outbox.guests


def _times(actor: TableActor, present: bool) -> tuple[int, int]:
    """Return when a notice is due, and until when it is of use."""
    notices = actor.services.settings.notices
    now = actor.services.environment.now()
    seconds = notices.present_delay if present else notices.delay
    return now + int(seconds * 1000), now + LIFE

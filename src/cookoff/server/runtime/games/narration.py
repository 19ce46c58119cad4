"""What people are told beside the bare structs, as the wire has it. The words are their client's.

Everything here is made from a receiver's own view, or from an event as they may see it: it can tell no more than those.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cookoff.engine import (
    Event,
    Move,
    Panel,
    Question,
    Refusal,
    narrate_event,
    narrate_move,
    narrate_question,
    narrate_refusal,
    to_panels,
)
from cookoff.server.protocol.messages import Refused
from cookoff.server.protocol.positions import Choice, Choices, EventNarration

from .catalogue import LoadedGame


def panels(loaded: LoadedGame, view: Any) -> Panel | None:
    """The view laid out, for games that the page does not draw itself."""
    return None if loaded.room.own_screen else to_panels(view)


def question(loaded: LoadedGame, view: Any) -> Question | None:
    """What is asked now, for whoever has this view."""
    return narrate_question(loaded.room.guide, loaded.game, view)


def choices(loaded: LoadedGame, view: Any, moves: Sequence[Move], continuous: bool) -> Choices:
    """What the seat with this view may do, and what it might want to."""
    many = Counter(type(move).__name__ for move in moves if move.one_of_many())
    tempting = loaded.room.guide.tempting(loaded.game, view)
    return Choices(
        discrete=tuple([choice(loaded, view, move) for move in moves if not move.one_of_many()]),
        many=dict(many),
        continuous=continuous,
        tempting=tuple([choice(loaded, view, move) for move in tempting if move not in moves]),
    )


def choice(loaded: LoadedGame, view: Any, move: Move) -> Choice:
    """A move as the seat with this view is offered it."""
    guide = loaded.room.guide
    return Choice(move, narrate_move(guide, loaded.game, view, move), guide.rules(loaded.game, view, move))


def narrate_events(loaded: LoadedGame, events: Sequence[Event]) -> tuple[EventNarration, ...]:
    """What is to be said of events, to whoever may see these."""
    return tuple(
        [EventNarration(narrate_event(loaded.room.guide, loaded.game, event), event.opens()) for event in events]
    )


def refused(loaded: LoadedGame, move_id: str, refusal: Refusal) -> Refused:
    """Why a move is not made."""
    return Refused(move_id, refusal.rule, refusal.reason, narrate_refusal(loaded.room.guide, loaded.game, refusal))

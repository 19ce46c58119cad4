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
from cookoff.server.protocol.positions import Choice, Choices, Told

from .catalogue import Served


def panels(served: Served, view: Any) -> Panel | None:
    """The view laid out, for games that the page does not draw itself."""
    return None if served.room.own_screen else to_panels(view)


def question(served: Served, view: Any) -> Question | None:
    """What is asked now, for whoever has this view."""
    return narrate_question(served.room.guide, served.game, view)


def choices(served: Served, view: Any, moves: Sequence[Move], continuous: bool) -> Choices:
    """What the seat with this view may do, and what it might want to."""
    many = Counter(type(move).__name__ for move in moves if move.one_of_many())
    tempting = served.room.guide.tempting(served.game, view)
    return Choices(
        discrete=tuple([choice(served, view, move) for move in moves if not move.one_of_many()]),
        many=dict(many),
        continuous=continuous,
        tempting=tuple([choice(served, view, move) for move in tempting if move not in moves]),
    )


def choice(served: Served, view: Any, move: Move) -> Choice:
    """A move as the seat with this view is offered it."""
    guide = served.room.guide
    return Choice(move, narrate_move(guide, served.game, view, move), guide.rules(served.game, view, move))


def told(served: Served, events: Sequence[Event]) -> tuple[Told, ...]:
    """What is to be said of events, to whoever may see these."""
    return tuple([Told(narrate_event(served.room.guide, served.game, event), event.opens()) for event in events])


def refused(served: Served, move_id: str, refusal: Refusal) -> Refused:
    """Why a move is not made."""
    return Refused(move_id, refusal.rule, refusal.reason, narrate_refusal(served.room.guide, served.game, refusal))

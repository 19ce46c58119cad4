"""Protocol data from which clients describe the game in their own language.

Everything is made from the receiver's view, or from an event as they may see it, so it reveals nothing else.
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
    """Return the view as panels, for games without their own screen in the client."""
    return None if loaded.room.own_screen else to_panels(view)


def question(loaded: LoadedGame, view: Any) -> Question | None:
    """Return what a seat with this view has to decide now."""
    return narrate_question(loaded.room.guide, loaded.game, view)


def choices(loaded: LoadedGame, view: Any, moves: Sequence[Move], continuous: bool) -> Choices:
    """Return the legal moves of the seat with this view, and tempting illegal ones."""
    many = Counter(type(move).__name__ for move in moves if move.one_of_many())
    tempting = loaded.room.guide.tempting(loaded.game, view)
    return Choices(
        discrete=tuple([choice(loaded, view, move) for move in moves if not move.one_of_many()]),
        many=dict(many),
        continuous=continuous,
        tempting=tuple([choice(loaded, view, move) for move in tempting if move not in moves]),
    )


def choice(loaded: LoadedGame, view: Any, move: Move) -> Choice:
    """Return a move and its description for the seat with this view."""
    guide = loaded.room.guide
    return Choice(move, narrate_move(guide, loaded.game, view, move), guide.rules(loaded.game, view, move))


def narrate_events(loaded: LoadedGame, events: Sequence[Event]) -> tuple[EventNarration, ...]:
    """Return the narration of events the receiver may see."""
    return tuple(
        [EventNarration(narrate_event(loaded.room.guide, loaded.game, event), event.opens()) for event in events]
    )


def refused(loaded: LoadedGame, move_id: str, refusal: Refusal) -> Refused:
    """Return the message that a move is refused."""
    return Refused(move_id, refusal.rule, refusal.reason, narrate_refusal(loaded.room.guide, loaded.game, refusal))

"""Time in a game: asked for like luck, written down like luck.

Rules hold no clock. A game in real time asks `chance.ask(Now(), int)`; the authority answers with the moment at which
it accepted the move. What happens by itself is a move of the `TABLE`, which the authority makes when it is due.
Between two entries of a log time changes nothing but this: listed moves become ready, and something becomes due.
"""

from typing import Any, Protocol, runtime_checkable

import msgspec

from .moves import Move, Seat


class Now(msgspec.Struct, frozen=True):
    """The question what time it is, in milliseconds since the game began."""


class Due(msgspec.Struct, frozen=True):
    """Something that will happen by itself."""

    at: int
    """When, in milliseconds since the game began."""
    move: Move
    """The move of the `TABLE` that lets it happen; refused before its time."""


@runtime_checkable
class RealTime(Protocol):
    """What a game in real time can tell besides what every game can."""

    def due(self, state: Any) -> Due | None:
        """What happens next by itself if nobody does anything, or `None` if nothing will."""
        ...

    def ready(self, state: Any, seat: Seat, move: Move) -> int:
        """From when on the listed move is accepted: a hand may be busy until then."""
        ...


def is_over(game: Any, state: Any) -> bool:
    """Nobody is to act, and nothing will happen by itself."""
    return not game.to_act(state) and not (isinstance(game, RealTime) and game.due(state))

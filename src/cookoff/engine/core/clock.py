"""Time in a game: an outcome of chance, recorded like luck.

Rules hold no clock. A real-time game asks `chance.ask(Now(), int)`; the authority answers with the time at which it
accepted the move. What happens without a player is a move of the `TABLE`, which the authority makes when it is due.
Between two log entries, time only makes listed moves ready and moves of the table due.
"""

from typing import Any, Protocol, runtime_checkable

import msgspec

from .moves import Move, Seat


class Now(msgspec.Struct, frozen=True):
    """The question for the time, in milliseconds since the game began."""


class Due(msgspec.Struct, frozen=True):
    """A move of the table that will happen if no seat moves first."""

    at: int
    """When, in milliseconds since the game began."""
    move: Move
    """The `TABLE`'s move; refused before its time."""


@runtime_checkable
class RealTime(Protocol):
    """What a real-time game offers in addition."""

    def due(self, state: Any) -> Due | None:
        """The table's next move, or `None`."""
        ...

    def ready(self, state: Any, seat: Seat, move: Move) -> int:
        """The time from which a listed move is accepted; a hand may be busy until then."""
        ...


def is_over(game: Any, state: Any) -> bool:
    """Whether no seat is to act and the table will not move."""
    return not game.to_act(state) and not (isinstance(game, RealTime) and game.due(state))

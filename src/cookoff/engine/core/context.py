"""`MoveContext`: what the functions that carry out a move pass to each other."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .chance import Chance
from .events import Event
from .moves import Seat

L_co = TypeVar("L_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)


class MoveContext(Generic[L_co, S_co]):
    """One move being carried out: the state and the events so far. A room may add more."""

    __slots__ = ("_evolve", "chance", "events", "lookup", "seat", "state")

    def __init__(
        self, evolve: Callable[[Any, Any], None], lookup: L_co, state: S_co, seat: Seat, chance: Chance
    ) -> None:
        self._evolve = evolve
        self.lookup = lookup
        self.state = state
        self.seat = seat
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Add an event and apply it to the state."""
        self.events.append(event)
        self._evolve(self.state, event)

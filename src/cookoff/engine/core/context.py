"""A move being carried out: what the rules of every game hand to each other while they tell what comes of it."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .chance import Chance
from .events import Event
from .moves import Seat

L_co = TypeVar("L_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)


class MoveContext(Generic[L_co, S_co]):
    """One move being carried out: the state, and the events told so far. A room adds what its rules ask for."""

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
        """Tell an event and let it happen."""
        self.events.append(event)
        self._evolve(self.state, event)

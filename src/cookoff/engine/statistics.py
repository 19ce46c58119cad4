"""What a game counts beside wins and points, for the laboratory."""

from collections.abc import Mapping
from typing import Protocol

from .events import Event
from .moves import Seat

Figures = Mapping[str, "float | Figures"]
"""Numbers by name, in groups where that helps. The laboratory tells their means over all games."""


class Statistics(Protocol):
    """Watches one game."""

    def entry(self, seat: Seat, at: int, events: list[Event]) -> None:
        """A seat, or the `TABLE`, moved at that time, and this happened."""
        ...

    def figures(self) -> Figures:
        """What was counted, once the game is over. Every game gives the same names."""
        ...

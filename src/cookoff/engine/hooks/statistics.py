"""Counting what happens in games, beside the rules: fed with events, added up over many games."""

from collections.abc import Mapping
from typing import Protocol

from cookoff.engine.core.events import Event

Tally = Mapping[str, int]
"""What was counted, by name. Tallies of many games are added up, name by name."""


class Statistics(Protocol):
    """Counts one game."""

    def see(self, event: Event, at: int) -> None:
        """An event of the game, in its order, and when it happened; 0 throughout where no clock ran."""
        ...

    def tally(self) -> Tally:
        """What was counted so far."""
        ...

    @staticmethod
    def report(total: Tally, games: int) -> dict[str, object]:
        """What the tallies of so many games, added up, say: keys for a report."""
        ...

"""Statistics of a game, counted from its events and summed over many games."""

from collections.abc import Mapping
from typing import Protocol

from cookoff.engine.core.events import Event

Tally = Mapping[str, int]
"""Counts by name; tallies of many games are summed by name."""


class Statistics(Protocol):
    """Counts one game."""

    def see(self, event: Event, at: int) -> None:
        """Count an event; `at` is its time, or 0 without a clock."""
        ...

    def tally(self) -> Tally:
        """The counts so far."""
        ...

    @staticmethod
    def report(total: Tally, games: int) -> dict[str, object]:
        """Figures for a report, from the summed tallies of so many games."""
        ...

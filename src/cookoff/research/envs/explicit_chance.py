"""A chance that is asked for its outcomes instead of drawing them: for programs that walk the tree of a game."""

from collections.abc import Sequence
from typing import TypeVar

from cookoff.engine import Search, Sources

T = TypeVar("T")

WAYS = 64
"""Where luck is one of very many, as for the error of a hand, so many of them stand for all."""


class Undecided(Exception):
    """The rules ask for an outcome that nobody has chosen: these there are, with their probabilities."""

    def __init__(self, outcomes: list[tuple[int, float]]) -> None:
        super().__init__(f"one of {len(outcomes)} outcomes")
        self.outcomes = outcomes


class _NoLuck:
    """Whoever draws here has not been asked."""

    def random(self) -> float:
        raise AssertionError("luck was drawn, not asked for")


class ChosenChance(Search):
    """Gives the outcomes that were chosen, one after the other; then it raises `Undecided`.

    A shuffle is asked for card by card. Questions to the world are answered as ever: there is no luck in them.
    """

    def __init__(self, chosen: Sequence[int], sources: Sources | None = None) -> None:
        super().__init__(_NoLuck(), sources)
        self._chosen = iter(chosen)

    def index(self, n: int) -> int:
        """See `Chance`."""
        ways = min(n, WAYS)
        way = self._take([(outcome, 1.0 / ways) for outcome in range(ways)]) if ways > 1 else 0
        return way * n // ways

    def weighted(self, counts: Sequence[int]) -> int:
        """See `Chance`."""
        total = sum(counts)
        there = [(kind, count / total) for kind, count in enumerate(counts) if count]
        return self._take(there) if len(there) > 1 else there[0][0]

    def order(self, n: int) -> tuple[int, ...]:
        """See `Chance`."""
        rest = list(range(n))
        return tuple([rest.pop(self.index(len(rest))) for _ in range(n)])

    def _take(self, outcomes: list[tuple[int, float]]) -> int:
        for chosen in self._chosen:
            return chosen
        raise Undecided(outcomes)

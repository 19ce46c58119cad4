"""A `Chance` whose outcomes are chosen instead of drawn, for programs that search game trees."""

from collections.abc import Sequence
from typing import TypeVar

from cookoff.engine import Search, Sources

T = TypeVar("T")

SAMPLED_OUTCOMES = 64
"""For draws from very many outcomes, such as the error of a hand: the number of samples that represent them."""


class OutcomeNeeded(Exception):
    """The rules need an outcome that was not chosen yet; carries the outcomes and their probabilities."""

    def __init__(self, outcomes: list[tuple[int, float]]) -> None:
        super().__init__(f"one of {len(outcomes)} outcomes")
        self.outcomes = outcomes


class _NoGenerator:
    """Fails if anything draws from it."""

    def random(self) -> float:
        raise AssertionError("a number was drawn instead of asked for")


class ExplicitChance(Search):
    """Returns the chosen outcomes in order, then raises `OutcomeNeeded`.

    A shuffle is chosen card by card. Queries to simulators are answered as usual: they are deterministic.
    """

    def __init__(self, chosen: Sequence[int], sources: Sources | None = None) -> None:
        super().__init__(_NoGenerator(), sources)
        self._chosen = iter(chosen)

    def index(self, n: int) -> int:
        """See `Chance`."""
        ways = min(n, SAMPLED_OUTCOMES)
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
        raise OutcomeNeeded(outcomes)

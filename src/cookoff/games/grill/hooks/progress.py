"""Analysis hooks of the throwing games. A round is a segment, because chips count when it ends."""

from collections.abc import Sequence
from typing import Protocol

from cookoff.engine import Progress
from cookoff.games.grill.rules.cards import Cards


class _Chef(Protocol):
    cooked: Cards


class _State(Protocol):
    round: int

    @property
    def chefs(self) -> Sequence[_Chef]:
        """All players."""
        ...


def progress(goal: int, state: _State) -> Progress:
    """How close the leader is to the number of recipes that win."""
    return Progress(state.round, min(1.0, max([len(chef.cooked) for chef in state.chefs]) / goal))


def nearest(needed: Sequence[Cards], cards: Sequence[int]) -> int:
    """How many ingredients of the nearest recipe are in hand."""
    return max([sum([cards[need] > 0 for need in needs]) for needs in needed], default=0)

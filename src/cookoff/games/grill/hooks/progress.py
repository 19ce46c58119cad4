"""For those who teach a throwing game: how far it has come. A round is a stretch: chips count when it ends."""

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
        """Everybody at the table."""
        ...


def progress(goal: int, state: _State) -> Progress:
    """Whoever has cooked most of the recipes that win tells how much is over."""
    return Progress(state.round, min(1.0, max([len(chef.cooked) for chef in state.chefs]) / goal))


def nearest(needed: Sequence[Cards], cards: Sequence[int]) -> int:
    """How many ingredients of the recipe one is nearest to are at hand."""
    return max([sum([cards[need] > 0 for need in needs]) for needs in needed], default=0)

"""What a seat wants in any of the throwing games: which cards bring it nearer to a recipe, in hundredths of one."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Protocol

from cookoff.engine import Seat
from cookoff.games.grill.rules.cards import Cards, Counts
from cookoff.games.grill.rules.chips import Place, Values
from cookoff.games.grill.rules.landing import Ground
from cookoff.games.grill.rules.seen import SeenChip, SeenGrill
from cookoff.games.hands import Hands

NEAR = (0.0, 18.0, 38.0, 64.0)
"""The recipe one is nearest to, by how many of its ingredients are at hand, besides what the cards are worth.

At the market these, and what cards, coins and chili are worth, follow who won, told by the ends of rounds between bots.
"""
SECOND = 0.15
"""The recipe one is second nearest to counts for less: it is for later."""
CARD = 12.0
"""Any card may serve some recipe or be sold."""

Lying = tuple[Place, Seat, int]
"""A chip: where it lies, whose it is, what it counts."""


def recipe_value(
    recipes: Iterable[tuple[int, ...]], odds: Sequence[float], stand_in: bool, nearness: tuple[float, ...] = NEAR
) -> float:
    """What the two nearest of these recipes are worth, by how likely one will have a card of each ingredient."""
    hopes = []
    for needs in recipes:
        held = (1.0, 0.0, 0.0, 0.0)
        for need in needs:
            p, q = odds[need], 1.0 - odds[need]
            held = held[0] * q, held[1] * q + held[0] * p, held[2] * q + held[1] * p, held[3] * q + held[2] * p
        near = nearness[1:] + nearness[-1:] if stand_in else nearness
        hopes.append(sum([odd * worth for odd, worth in zip(held, near, strict=True)]))
    hopes.sort(reverse=True)
    return sum(hopes[:1]) + SECOND * sum(hopes[1:2])


class ValuationLookup(Protocol):
    """What valuation look up."""

    ground: Ground
    kinds: int
    values: Values
    recipes: tuple[Cards, ...]


class SeenTable(Protocol):
    """What valuation see of the table."""

    @property
    def grill(self) -> SeenGrill:
        """The chips."""
        ...

    @property
    def hands(self) -> Hands:
        """How steady each seat's hand is."""
        ...


class Valuation(ABC):
    """A seat's valuation at one moment, from the cards it holds and the recipes within its reach."""

    near = NEAR
    """What the nearest recipes are worth, by how many of their ingredients are at hand."""

    def __init__(
        self, lookup: ValuationLookup, seen: SeenTable, me: Seat, cards: Counts | None, recipes: Cards
    ) -> None:
        assert cards is not None, "a bot sees its own hand"
        self.seen = seen
        self.ground = lookup.ground
        self.me = me
        self.cards = cards
        self.recipes = recipes
        """The recipes within reach: on the menu, and reserved."""
        self.chips: Values = seen.grill.pouches[me].hand or ()
        """What the seat may throw."""
        self.unknown = sum(lookup.values) // len(lookup.values)
        """What a chip is taken for whose value is hidden: the mean of all."""
        self._needs = lookup.recipes
        self._kinds = lookup.kinds

    @cached_property
    def card_values(self) -> list[float]:
        """For each ingredient what one more card of it is worth."""
        odds = [1.0 if held else 0.0 for held in self.cards]
        now = self.recipe_value(odds)
        return [
            CARD if self.cards[kind] else CARD + self.recipe_value([*odds[:kind], 1.0, *odds[kind + 1 :]]) - now
            for kind in range(self._kinds)
        ]

    @cached_property
    def progress(self) -> list[tuple[int, int]]:
        """The recipes within reach with the number of ingredients at hand, the nearest first."""
        helped = self.has_stand_in()
        found = [
            (recipe, min(3, sum([self.cards[need] > 0 for need in self._needs[recipe]]) + helped))
            for recipe in self.recipes
        ]
        return sorted(found, key=lambda each: -each[1])

    def has_stand_in(self) -> bool:
        """Whether something at hand takes the place of an ingredient."""
        return False

    def recipe_value(self, odds: Sequence[float]) -> float:
        """What the recipes within reach are worth if one will have a card of each ingredient with these odds."""
        return recipe_value([self._needs[recipe] for recipe, _ in self.progress], odds, self.has_stand_in(), self.near)

    def value_of(self, chip: SeenChip) -> int:
        """What a lying chip is counted on for."""
        return self.unknown if chip.value is None else chip.value

    @cached_property
    def lying(self) -> list[Lying]:
        """The lying chips as they are counted on."""
        return [(chip.place, chip.seat, self.value_of(chip)) for chip in self.seen.grill.lying]

    @abstractmethod
    def layout(self, chips: Iterable[Lying]) -> float:
        """What chips that lie so are worth."""

    def ends(self, place: Place, values: Iterable[int]) -> list[float]:
        """What everything is worth if one more own chip of each of these values comes to lie there."""
        lying = self.lying
        return [self.layout([*lying, (place, self.me, value)]) for value in values]

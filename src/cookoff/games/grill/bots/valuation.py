"""The value of cards and recipes to a seat in the throwing games, in hundredths of a recipe."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Protocol

from cookoff.engine import Seat
from cookoff.games.grill.rules.cards import Cards, Counts
from cookoff.games.grill.rules.chips import Place, Values
from cookoff.games.grill.rules.seen import SeenChip, SeenGrill
from cookoff.games.grill.rules.throwing.landing import Ground
from cookoff.games.hands import Hands

NEAR = (0.0, 18.0, 38.0, 64.0)
"""The value of the nearest recipe by the number of its ingredients in hand, on top of the value of the cards.

In the market games these values, and those of cards, money and chili, were fitted to who won games between bots.
"""
SECOND = 0.15
"""The weight of the second nearest recipe, which is for later."""
CARD = 12.0
"""The value of any card: it may serve some recipe or be sold."""

Lying = tuple[Place, Seat, int]
"""A chip: its place, its owner, its (expected) value."""


def recipe_value(
    recipes: Iterable[tuple[int, ...]], odds: Sequence[float], stand_in: bool, nearness: tuple[float, ...] = NEAR
) -> float:
    """The value of the best of these recipes and a share of the second, given the odds of having each ingredient."""
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
    """The part of a game's lookup that a valuation needs."""

    ground: Ground
    kinds: int
    values: Values
    recipes: tuple[Cards, ...]


class SeenTable(Protocol):
    """The part of a view that a valuation needs."""

    @property
    def grill(self) -> SeenGrill:
        """The chips."""
        ...

    @property
    def hands(self) -> Hands:
        """How steady each seat's hand is."""
        ...


class Valuation(ABC):
    """What things are worth to a seat, given its cards and the recipes within its reach."""

    near = NEAR
    """The value of the nearest recipe by the number of its ingredients in hand."""

    def __init__(
        self, lookup: ValuationLookup, seen: SeenTable, me: Seat, cards: Counts | None, recipes: Cards
    ) -> None:
        assert cards is not None, "a bot sees its own hand"
        self.seen = seen
        self.ground = lookup.ground
        self.me = me
        self.cards = cards
        self.recipes = recipes
        """The recipes within reach: those on the menu and the seat's reserved ones."""
        self.chips: Values = seen.grill.pouches[me].hand or ()
        """The chips that the seat may throw."""
        self.unknown = sum(lookup.values) // len(lookup.values)
        """The assumed value of hidden chips: the mean."""
        self._needs = lookup.recipes
        self._kinds = lookup.kinds

    @cached_property
    def card_values(self) -> list[float]:
        """The value of one more card of each ingredient."""
        odds = [1.0 if held else 0.0 for held in self.cards]
        now = self.recipe_value(odds)
        return [
            CARD if self.cards[kind] else CARD + self.recipe_value([*odds[:kind], 1.0, *odds[kind + 1 :]]) - now
            for kind in range(self._kinds)
        ]

    @cached_property
    def progress(self) -> list[tuple[int, int]]:
        """The recipes within reach with the number of ingredients in hand, the nearest first."""
        helped = self.has_stand_in()
        found = [
            (recipe, min(3, sum([self.cards[need] > 0 for need in self._needs[recipe]]) + helped))
            for recipe in self.recipes
        ]
        return sorted(found, key=lambda each: -each[1])

    def has_stand_in(self) -> bool:
        """Whether the seat can replace an ingredient."""
        return False

    def recipe_value(self, odds: Sequence[float]) -> float:
        """The value of the recipes within reach, given the odds of having a card of each ingredient."""
        return recipe_value([self._needs[recipe] for recipe, _ in self.progress], odds, self.has_stand_in(), self.near)

    def value_of(self, chip: SeenChip) -> int:
        """The value of a chip, or the assumed one."""
        return self.unknown if chip.value is None else chip.value

    @cached_property
    def lying(self) -> list[Lying]:
        """The chips on the board with their assumed values."""
        return [(chip.place, chip.seat, self.value_of(chip)) for chip in self.seen.grill.lying]

    @abstractmethod
    def layout(self, chips: Iterable[Lying]) -> float:
        """The value of a layout of chips."""

    def ends(self, place: Place, values: Iterable[int]) -> list[float]:
        """The value of the layout with one more of the seat's chips on this place, for each value of the chip."""
        lying = self.lying
        return [self.layout([*lying, (place, self.me, value)]) for value in values]

"""What a seat wants: how much each card, each place and each layout of chips is worth to it, in parts of a recipe."""

from collections.abc import Iterable
from functools import cached_property

from cookoff.engine import Seat
from cookoff.games.grill.chips import BARE, Place, Values
from cookoff.games.grill.sight import SeenChip

from .printed import Printed
from .things import Space
from .view import HibachiView, SeenChef
from .worth import CARD, MONEY, NEAR

YEN = MONEY / 1000.0
"""What a yen is worth."""
CHILI = 5.0
"""What a chili card is worth: two of them are an ingredient."""
RIVAL_BUYS = 4.0
"""What it costs to let a rival buy a card that is on display."""
UNKNOWN = 350
"""What a chip is taken for whose value is hidden: the mean of all."""
BEHIND = 0.35
"""How likely one buys when others may buy first and cards are few: they may not want to."""

Lying = tuple[Seat, int]
"""A chip of a place: whose it is, and what it counts."""


class Plan:
    """A seat's wishes at one moment, from what it sees."""

    def __init__(self, printed: Printed, seen: HibachiView, me: Seat) -> None:
        self.printed = printed
        self.seen = seen
        self.me = me
        self.chef: SeenChef = seen.chefs[me]
        cards = self.chef.cards
        assert cards is not None, "a bot sees its own hand"
        self.cards = cards
        self.chips: Values = seen.grill.pouches[me].hand or ()
        """What the seat may throw."""

    @cached_property
    def want(self) -> list[float]:
        """For each ingredient what one more card of it is worth."""
        want = [CARD] * self.printed.kinds
        for recipe, held in self._progress:
            gain = NEAR[min(held + 1, 3)] - NEAR[held]
            for need in self.printed.recipes[recipe]:
                if not self.cards[need]:
                    want[need] = max(want[need], gain)
        return want

    @cached_property
    def spare(self) -> list[int]:
        """For each ingredient how many cards no recipe in reach needs."""
        needed: set[int] = set()
        for recipe, held in self._progress[:2]:
            if held > 1 or not needed:
                needed.update(self.printed.recipes[recipe])
        return [held - (held > 0 and kind in needed) for kind, held in enumerate(self.cards)]

    @cached_property
    def _progress(self) -> list[tuple[int, int]]:
        """The recipes within reach with the number of ingredients at hand, the nearest first."""
        recipes = []
        for recipe in self.seen.menu + (self.chef.reserved or ()):
            held = sum([self.cards[need] > 0 for need in self.printed.recipes[recipe]])
            if held < 3 and self.chef.chili >= self.printed.chili_swap:
                held += 1
            recipes.append((recipe, held))
        recipes.sort(key=lambda each: -each[1])
        return recipes

    @cached_property
    def _space_worth(self) -> dict[Space, float]:
        cooked = len(self.chef.cooked)
        return {
            Space.BONUS_THROW: 3.0,
            Space.BONUS_INGREDIENT: 0.5 * max(self.want) + 3.0 if self.seen.pile else 0.0,
            Space.RESERVE: (6.0 if cooked < 2 else 9.0) if self.seen.deck else 0.0,
            Space.HEAD_CHEF: 2.0,
        }

    def place(self, place: Place, chips: list[Lying]) -> float:
        """What these chips on that place are worth to the seat."""
        if place >= self.printed.kinds:
            return self._space(self.printed.spaces[place - self.printed.kinds], chips)
        if place >= 0:
            return self._bowl(place, chips)
        return CHILI * sum([seat == self.me for seat, _ in chips]) if place == BARE else 0.0

    def is_idle(self, place: Place) -> bool:
        """Whether a bowl has nothing to buy and the seat nothing to sell there."""
        return place < self.printed.kinds and not self.seen.display[place] and not self.spare[place]

    def layout(self, chips: Iterable[tuple[Place, Lying]]) -> float:
        """What a whole layout is worth."""
        by_place: dict[Place, list[Lying]] = {}
        for place, lying in chips:
            by_place.setdefault(place, []).append(lying)
        return sum([self.place(place, there) for place, there in by_place.items()])

    def counts(self, chip: SeenChip) -> Lying:
        """A lying chip as it is counted on."""
        return chip.seat, UNKNOWN if chip.value is None else chip.value

    def _bowl(self, kind: int, chips: list[Lying]) -> float:
        total = 0
        own: list[int] = []
        rivals: dict[Seat, int] = {}
        for seat, value in chips:
            total += value
            if seat == self.me:
                own.append(value)
            else:
                rivals[seat] = rivals.get(seat, 0) + value
        display = self.seen.display[kind]
        sell = self.spare[kind] * max(0.0, total * YEN - CARD)
        if not own:
            return sell - RIVAL_BUYS * min(display, len(rivals))
        mine = sum(own)
        ahead = sum([theirs >= mine for theirs in rivals.values()])
        price = mine if rivals else min(own)
        buy = 0.0
        if display and price <= self.chef.money:
            chance = 1.0 if display > ahead else BEHIND
            buy = chance * max(0.0, self.want[kind] - price * YEN)
        left = max(0, min(display - (buy > 0.0), len(rivals)))
        return max(buy, sell) - RIVAL_BUYS * left

    def _space(self, space: Space, chips: list[Lying]) -> float:
        worth = self._space_worth[space]
        totals: dict[Seat, int] = {}
        best = 0
        for seat, value in chips:
            totals[seat] = totals.get(seat, 0) + value
            if seat == self.me:
                best = max(best, value)
        mine = totals.pop(self.me, 0)
        most = max(totals.values(), default=0)
        if space is Space.BONUS_INGREDIENT:
            worth *= 0.4 + 0.1 * self.printed.digit(best or UNKNOWN)
        if mine > most:
            # A close lead may be lost to the next throw.
            return worth * (0.5 + 0.5 * min(1.0, mine / 600))
        return -0.3 * worth if most else 0.0

"""The value of cards, places and activations to a seat of Fired Up, in hundredths of a recipe."""

from collections.abc import Iterable
from functools import cached_property

from cookoff.engine import Move, Seat
from cookoff.games.fired_up.content.enums import Space
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.fired_up.rules.lookup import Lookup
from cookoff.games.fired_up.rules.view import FiredUpView
from cookoff.games.grill.bots.valuation import Lying, Valuation
from cookoff.games.grill.rules.chips import BARE, Place
from cookoff.games.grill.rules.moves import CallChip

RECIPE = 100.0
NEAR = (0.0, 12.0, 32.0, 70.0)
"""See `Valuation`. A chef may cook several recipes in a round, so one who is nearly there is far ahead."""
CARD = 3.0
YEN = 0.012
"""For each yen."""
CHILI, RESERVED, PLACED = 8.0, 5.0, 6.0
"""A chili card, a reserved recipe, a chip that may be placed."""


class FiredUpValuation(Valuation):
    """The values of Fired Up."""

    seen: FiredUpView
    near = NEAR

    def __init__(self, lookup: Lookup, seen: FiredUpView, me: Seat) -> None:
        self.lookup = lookup
        self.chef = seen.chefs[me]
        super().__init__(lookup, seen, me, self.chef.hand, seen.menu + (self.chef.reserved or ()))

    def has_stand_in(self) -> bool:
        """Enough chili (FUP-61)."""
        return self.cards[-1] >= self.lookup.chili_swap

    @cached_property
    def card_values(self) -> list[float]:
        """See `Valuation`: all cards can be bought, so every recipe within reach counts."""
        want = [CARD] * self.lookup.kinds
        for recipe, held in self.progress:
            gain = NEAR[min(held + 1, 3)] - NEAR[held]
            for need in self.lookup.recipes[recipe]:
                if not self.cards[need]:
                    want[need] = max(want[need], gain)
        return want

    @cached_property
    def spare(self) -> list[bool]:
        """For each ingredient, whether the hand has a card that the nearest recipe does not need."""
        needed = self.lookup.recipes[self.progress[0][0]] if self.progress else ()
        return [self.cards[kind] > (kind in needed) for kind in range(self.lookup.kinds)]

    def use(self, place: Place, value: int, total: int) -> float:
        """The value of one's own chip on a place whose chips add up to `total`."""
        if place == BARE:
            return CHILI
        if place < 0:
            return 0.0
        if self.lookup.is_bowl(place):
            sale = self.lookup.components.rates.sale * total * YEN - CARD if self.spare[place] else 0.0
            buy = self.card_values[place] - total * YEN if total <= self.chef.money else 0.0
            return max(0.0, sale, buy)
        match self.lookup.space(place):
            case Space.PLACE:
                return PLACED
            case Space.BONUS_INGREDIENT:
                return max(self.card_values)
            case Space.RESERVE:
                return RESERVED if self.seen.deck else 0.0
            case _:
                return self.lookup.components.rates.tip * value * YEN

    def layout(self, chips: Iterable[Lying]) -> float:
        """See `Valuation`. Two cards for the same recipe are worth more than each alone, and money is spent once."""
        lying = list(chips)
        totals: dict[Place, int] = {}
        for place, _, value in lying:
            totals[place] = totals.get(place, 0) + value
        odds = [1.0 if held else 0.0 for held in self.cards]
        worth, money = 0.0, self.chef.money
        for place, seat, value in lying:
            if seat == self.me:
                price = totals[place]
                buys = self.lookup.is_bowl(place) and price <= money and self.card_values[place] > price * YEN
                if buys and odds[place] < 1.0:
                    odds[place] = 1.0
                    money -= price
                    worth += CARD - price * YEN
                else:
                    worth += self.use(place, value, price)
        return worth + self.recipe_value(odds)

    def called(self, move: Move) -> float:
        """The value of a decision about a chip in doubt."""
        assert isinstance(move, CallChip)
        return self.layout(
            [
                (move.place if chip.id == move.chip else chip.place, chip.seat, self.value_of(chip))
                for chip in self.seen.grill.lying
            ]
        )

    def gain(self, move: Move) -> float:
        """The value of an activation; cooking costs what the chip would have brought otherwise."""
        assert isinstance(move, m.Activation)
        chip = next(chip for chip in self.seen.grill.lying if chip.id == move.chip)
        value = chip.value or 0
        total = self._total(chip.place)
        rates = self.lookup.components.rates
        match move:
            case m.Cook():
                kept = 2.0 * CHILI if move.chili_for is not None else 0.0
                return RECIPE - kept - self.use(chip.place, value, total)
            case m.Buy():
                return self.card_values[chip.place] - total * YEN
            case m.Sell():
                return rates.sale * total * YEN - (CARD if self.spare[chip.place] else RECIPE)
            case m.TakeIngredient():
                return self.card_values[move.ingredient]
            case m.PlaceChip():
                return self._placed(move) - 0.01 * (move.place == chip.place)
            case m.SellChili():
                return rates.chili_sale * value * YEN - self.lookup.chili_swap * CHILI
            case m.TakeOff():
                return 0.0
            case _:
                return self.use(chip.place, value, total)

    def _placed(self, move: m.PlaceChip) -> float:
        """The value of placing a chip, less its value where it lies."""
        now = 0.0
        for chip in self.seen.grill.lying:
            if chip.seat == self.me and chip.value == move.value:
                now = self.use(chip.place, move.value, self._total(chip.place))
        return self.use(move.place, move.value, self._total(move.place) + move.value) - now

    def _total(self, place: Place) -> int:
        return sum([self.value_of(chip) for chip in self.seen.grill.lying if chip.place == place])

"""What a seat wants in Fired Up: how much cards, places and activations are worth to it, in hundredths of a recipe."""

from collections.abc import Iterable
from functools import cached_property

from cookoff.engine import Move, Seat
from cookoff.games.grill.chips import BARE, Place, Values
from cookoff.games.grill.hopes import NEAR, hope
from cookoff.games.grill.sight import SeenChip

from . import moves as m
from .printed import Printed
from .things import Space
from .view import FiredUpView

RECIPE = 100.0
CARD = 1.5
"""Any card may serve some recipe or be sold."""
YEN = 0.006
"""What a yen is worth."""
CHILI, RESERVED, PLACED = 5.0, 7.0, 6.0
"""A chili card, a reserved recipe, a chip that may be placed."""

Lying = tuple[Place, Seat, int]
"""A chip: where it lies, whose it is, what it counts."""


class Plan:
    """A seat's wishes at one moment, from what it sees."""

    def __init__(self, printed: Printed, seen: FiredUpView, me: Seat) -> None:
        self.printed = printed
        self.seen = seen
        self.me = me
        self.chef = seen.chefs[me]
        hand = self.chef.hand
        assert hand is not None, "a bot sees its own hand"
        self.hand = hand
        self.chips: Values = seen.grill.pouches[me].hand or ()
        """What the seat may throw."""
        self.unknown = sum(printed.values) // len(printed.values)

    @cached_property
    def want(self) -> list[float]:
        """For each ingredient what one more card of it is worth."""
        want = [CARD] * self.printed.kinds
        for recipe, held in self._progress:
            gain = NEAR[min(held + 1, 3)] - NEAR[held]
            for need in self.printed.recipes[recipe]:
                if not self.hand[need]:
                    want[need] = max(want[need], gain)
        return want

    @cached_property
    def spare(self) -> list[bool]:
        """For each ingredient whether there is a card in hand that the nearest recipe does not need."""
        needed = self.printed.recipes[self._progress[0][0]] if self._progress else ()
        return [self.hand[kind] > (kind in needed) for kind in range(self.printed.kinds)]

    @cached_property
    def _progress(self) -> list[tuple[int, int]]:
        """The recipes within reach with the number of ingredients at hand, the nearest first."""
        helped = self.hand[-1] >= self.printed.chili_swap
        recipes = []
        for recipe in self.seen.menu + (self.chef.reserved or ()):
            held = sum([self.hand[need] > 0 for need in self.printed.recipes[recipe]])
            recipes.append((recipe, min(3, held + helped)))
        return sorted(recipes, key=lambda each: -each[1])

    def counts(self, chip: SeenChip) -> Lying:
        """A lying chip as it is counted on."""
        return chip.place, chip.seat, self.unknown if chip.value is None else chip.value

    def use(self, place: Place, value: int, total: int) -> float:
        """What an own chip of that value is worth there, where all chips count `total`."""
        if place == BARE:
            return CHILI
        if place < 0:
            return 0.0
        if self.printed.is_bowl(place):
            sale = self.printed.components.rates.sale * total * YEN - CARD if self.spare[place] else 0.0
            buy = self.want[place] - total * YEN if total <= self.chef.money else 0.0
            return max(0.0, sale, buy)
        match self.printed.space(place):
            case Space.PLACE:
                return PLACED
            case Space.BONUS_INGREDIENT:
                return max(self.want)
            case Space.RESERVE:
                return RESERVED if self.seen.deck else 0.0
            case _:
                return self.printed.components.rates.tip * value * YEN

    def layout(self, chips: Iterable[Lying]) -> float:
        """What a whole layout is worth: the own chips there."""
        lying = list(chips)
        totals: dict[Place, int] = {}
        for place, _, value in lying:
            totals[place] = totals.get(place, 0) + value
        return sum([self.use(place, value, totals[place]) for place, seat, value in lying if seat == self.me])

    def prospect(self, chips: Iterable[Lying]) -> float:
        """What a whole layout is worth to one who thinks of the round as a whole: two cards that one may buy for the
        same recipe are worth more than each alone, and money is spent once."""
        lying = list(chips)
        totals: dict[Place, int] = {}
        for place, _, value in lying:
            totals[place] = totals.get(place, 0) + value
        odds = [1.0 if held else 0.0 for held in self.hand]
        worth, money = 0.0, self.chef.money
        for place, seat, value in lying:
            if seat == self.me:
                price = totals[place]
                buys = self.printed.is_bowl(place) and price <= money and self.want[place] > price * YEN
                if buys and odds[place] < 1.0:
                    odds[place] = 1.0
                    money -= price
                    worth += CARD - price * YEN
                else:
                    worth += self.use(place, value, price)
        wishes = [self.printed.recipes[recipe] for recipe, _ in self._progress]
        return worth + hope(wishes, odds, self.hand[-1] >= self.printed.chili_swap)

    def gain(self, move: Move) -> float:
        """What an activation brings; for cooking it counts what the chip would have brought otherwise."""
        assert isinstance(move, m.Activation)
        chip = next(chip for chip in self.seen.grill.lying if chip.id == move.chip)
        value = chip.value or 0
        total = self._total(chip.place)
        rates = self.printed.components.rates
        match move:
            case m.Cook():
                kept = 2.0 * CHILI if move.chili_for is not None else 0.0
                return RECIPE - kept - self.use(chip.place, value, total)
            case m.Buy():
                return self.want[chip.place] - total * YEN
            case m.Sell():
                return rates.sale * total * YEN - (CARD if self.spare[chip.place] else RECIPE)
            case m.TakeIngredient():
                return self.want[move.ingredient]
            case m.PlaceChip():
                return self._placed(move) - 0.01 * (move.place == chip.place)
            case m.SellChili():
                return rates.chili_sale * value * YEN - self.printed.chili_swap * CHILI
            case m.TakeOff():
                return 0.0
            case _:
                return self.use(chip.place, value, total)

    def _placed(self, move: m.PlaceChip) -> float:
        """What it brings to put a chip somewhere, less what it would bring where it lies."""
        now = 0.0
        for chip in self.seen.grill.lying:
            if chip.seat == self.me and chip.value == move.value:
                now = self.use(chip.place, move.value, self._total(chip.place))
        return self.use(move.place, move.value, self._total(move.place) + move.value) - now

    def _total(self, place: Place) -> int:
        return sum([self.counts(chip)[2] for chip in self.seen.grill.lying if chip.place == place])

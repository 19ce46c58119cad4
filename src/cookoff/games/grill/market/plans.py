"""What a seat wants: how much each card, each place and each layout of chips is worth to it, in parts of a recipe."""

from collections.abc import Iterable
from functools import cached_property

from cookoff.engine import Seat
from cookoff.games.grill.chips import BARE, Place, Values
from cookoff.games.grill.hopes import NEAR, hope
from cookoff.games.grill.sight import SeenChip

from .printed import Printed
from .things import Space
from .view import MarketView, SeenChef

CARD = 1.5
"""Any card may serve some recipe or be sold."""
RIVAL_BUYS = 4.0
"""What it costs to let a rival buy a card that is on display."""
BEHIND = 0.35
"""How likely one buys when others may buy first and cards are few: they may not want to."""

BONUS_INGREDIENT = Space.BONUS_INGREDIENT
NO_CHIP = 10**6
"""More than any chip counts."""

Lying = tuple[Seat, int]
"""A chip of a place: whose it is, and what it counts."""


class Plan:
    """A seat's wishes at one moment, from what it sees."""

    coin: float
    """What a coin of the game is worth."""
    bare: float = 0.0
    """What a chip on the bare area is worth."""

    def __init__(self, printed: Printed, seen: MarketView, me: Seat) -> None:
        self.printed = printed
        self.seen = seen
        self.me = me
        self.chef: SeenChef = seen.chefs[me]
        self.most = printed.values[-1]
        self.unknown = sum(printed.values) // len(printed.values)
        """What a chip is taken for whose value is hidden: the mean of all."""
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
            if held < 3 and self.has_stand_in():
                held += 1
            recipes.append((recipe, held))
        recipes.sort(key=lambda each: -each[1])
        return recipes

    def has_stand_in(self) -> bool:
        """Whether something at hand takes the place of an ingredient."""
        return False

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
        if place >= 0:
            return self._on(place, Sums(self.me, chips))
        return self.bare * sum([seat == self.me for seat, _ in chips]) if place == BARE else 0.0

    def gains(self, place: Place, chips: list[Lying], values: Iterable[int]) -> list[float]:
        """What one more own chip of each of these values is worth on a bowl or space where those chips lie."""
        there = Sums(self.me, chips)
        before = self._on(place, there)
        return [self._on(place, there.plus(value)) - before for value in values]

    def _on(self, place: Place, there: "Sums") -> float:
        if place < self.printed.kinds:
            return self._bowl(place, there)
        return self._space(self.printed.spaces[place - self.printed.kinds], there)

    def is_idle(self, place: Place) -> bool:
        """Whether a bowl has nothing to buy and the seat nothing to sell there."""
        return place < self.printed.kinds and not self.seen.display[place] and not self.spare[place]

    def prospect(self, chips: Iterable[tuple[Place, Lying]]) -> float:
        """What a whole layout is worth to one who thinks of the round as a whole: two cards that one may get for the
        same recipe are worth more than each alone, and money is spent once."""
        by_place: dict[Place, list[Lying]] = {}
        for place, lying in chips:
            by_place.setdefault(place, []).append(lying)
        odds = [1.0 if held else 0.0 for held in self.cards]
        value, money = 0.0, self.chef.money
        for place, there in by_place.items():
            sums = Sums(self.me, there)
            price = self._price(place, sums)
            if 0 < price <= money and self.want[place] > price * self.coin:
                chance = self._first(place, sums)
                money -= price
                odds[place] = max(odds[place], chance)
                value += chance * (CARD - price * self.coin)
                value -= RIVAL_BUYS * min(self.seen.display[place] - 1, len(sums.rivals))
            else:
                value += self.place(place, there)
        return value + hope(self._wishes, odds, self.has_stand_in())

    def _price(self, place: Place, there: "Sums") -> int:
        """What a card costs there; 0 where there is none to be had."""
        if not (0 <= place < self.printed.kinds and self.seen.display[place]):
            return 0
        return there.mine if there.rivals else there.least

    def _first(self, kind: int, there: "Sums") -> float:
        """How likely there is a card left when it is one's turn to buy."""
        ahead = sum([theirs >= there.mine for theirs in there.rivals])
        return 1.0 if self.seen.display[kind] > ahead else BEHIND

    @cached_property
    def _wishes(self) -> list[tuple[int, ...]]:
        """What the recipes within reach need."""
        return [self.printed.recipes[recipe] for recipe in self.seen.menu + (self.chef.reserved or ())]

    def counts(self, chip: SeenChip) -> Lying:
        """A lying chip as it is counted on."""
        return chip.seat, self.unknown if chip.value is None else chip.value

    def _bowl(self, kind: int, there: "Sums") -> float:
        display, spare, rivals = self.seen.display[kind], self.spare[kind], there.rivals
        sell = spare * max(0.0, there.total * self.coin - CARD) if spare else 0.0
        if not there.mine:
            return sell - RIVAL_BUYS * min(display, len(rivals))
        buy = 0.0
        price = there.mine if rivals else there.least
        if display and price <= self.chef.money:
            ahead = 0
            for theirs in rivals:
                ahead += theirs >= there.mine
            worth = self.want[kind] - price * self.coin
            if worth > 0.0:
                buy = worth if display > ahead else BEHIND * worth
        left = min(display - (buy > 0.0), len(rivals))
        return (buy if buy > sell else sell) - (RIVAL_BUYS * left if left > 0 else 0.0)

    def _space(self, space: Space, there: "Sums") -> float:
        worth = self._space_worth[space]
        most = max(there.rivals, default=0)
        if space is BONUS_INGREDIENT:
            worth *= 0.4 + 0.1 * self.printed.digit(there.best or self.unknown)
        if there.mine > most:
            # A close lead may be lost to the next throw.
            return worth * (0.5 + 0.5 * min(1.0, there.mine / self.most))
        return -0.3 * worth if most else 0.0


class Sums:
    """The chips of one place, added up."""

    __slots__ = ("best", "least", "mine", "rivals", "total")

    def __init__(self, me: Seat, chips: list[Lying]) -> None:
        self.total = self.mine = self.best = 0
        self.least = NO_CHIP
        theirs: dict[Seat, int] = {}
        for seat, value in chips:
            self.total += value
            if seat == me:
                self.mine += value
                self.best = max(self.best, value)
                self.least = min(self.least, value)
            else:
                theirs[seat] = theirs.get(seat, 0) + value
        self.rivals = list(theirs.values())
        """The total of each rival who has a chip there."""

    def plus(self, value: int) -> "Sums":
        """With one more own chip."""
        more = Sums.__new__(Sums)
        more.total = self.total + value
        more.mine = self.mine + value
        more.best = value if value > self.best else self.best
        more.least = value if value < self.least else self.least
        more.rivals = self.rivals
        return more

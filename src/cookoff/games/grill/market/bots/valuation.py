"""The value of cards, places and layouts of chips to a seat of a market game."""

from collections.abc import Iterable
from functools import cached_property

from cookoff.engine import Seat
from cookoff.games.grill.bots.valuation import CARD, Lying, Valuation
from cookoff.games.grill.market.content.enums import Space
from cookoff.games.grill.market.rules.lookup import Lookup
from cookoff.games.grill.market.rules.view import MarketView, SeenChef
from cookoff.games.grill.rules.chips import BARE, Place

RIVAL_BUYS = 10.0
"""The cost of letting a rival buy a card that is on display."""
BEHIND = 0.35
"""The odds of buying when others may buy first and cards are few: they may decline."""

BONUS_INGREDIENT = Space.BONUS_INGREDIENT
NO_CHIP = 10**6
"""More than any chip's value."""

There = list[tuple[Seat, int]]
"""The chips of a place: owner and value."""


class MarketValuation(Valuation):
    """The values that both market games share."""

    coin: float
    """The value of one unit of money."""
    bare: float = 0.0
    """The value of a chip on the bare area."""
    haggles = False
    """Whether a player who declines may be asked again at a lower price."""

    seen: MarketView

    def __init__(self, lookup: Lookup, seen: MarketView, me: Seat) -> None:
        self.lookup = lookup
        self.chef: SeenChef = seen.chefs[me]
        super().__init__(lookup, seen, me, self.chef.cards, seen.menu + (self.chef.reserved or ()))
        self.most = lookup.values[-1]

    @cached_property
    def spare(self) -> list[int]:
        """For each ingredient, how many cards the nearest recipes do not need."""
        needed: set[int] = set()
        for recipe, held in self.progress[:2]:
            if held > 1 or not needed:
                needed.update(self.lookup.recipes[recipe])
        return [held - (held > 0 and kind in needed) for kind, held in enumerate(self.cards)]

    @cached_property
    def _space_worth(self) -> dict[Space, float]:
        cooked = len(self.chef.cooked)
        return {
            Space.BONUS_THROW: 18.0,
            Space.BONUS_INGREDIENT: max(self.card_values) if self.seen.pile else 0.0,
            Space.RESERVE: (4.0 if cooked < 2 else 8.0) if self.seen.deck else 0.0,
            Space.HEAD_CHEF: 4.0,
        }

    def place(self, place: Place, chips: There) -> float:
        """The value of these chips on a place to the seat."""
        if place >= 0:
            return self._on(place, PlaceTotals(self.me, chips))
        return self.bare * sum([seat == self.me for seat, _ in chips]) if place == BARE else 0.0

    def _on(self, place: Place, there: "PlaceTotals") -> float:
        if place < self.lookup.kinds:
            return self._bowl(place, there)
        return self._space(self.lookup.spaces[place - self.lookup.kinds], there)

    def layout(self, chips: Iterable[Lying]) -> float:
        """See `Valuation`."""
        return sum([self.place(place, there) for place, there in _by_place(chips).items()])

    def ends(self, place: Place, values: Iterable[int]) -> list[float]:
        """See `Valuation`: only the place itself changes."""
        there = self._there.get(place, [])
        others = self._now - self.place(place, there)
        return [others + self.place(place, [*there, (self.me, value)]) for value in values]

    @cached_property
    def _there(self) -> dict[Place, There]:
        return _by_place(self.lying)

    @cached_property
    def _now(self) -> float:
        return self.layout(self.lying)

    def _bowl(self, kind: int, there: "PlaceTotals") -> float:
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
            worth = self.card_values[kind] - price * self.coin
            if worth > 0.0:
                buy = worth if display > ahead else BEHIND * worth
        left = min(display - (buy > 0.0), len(rivals))
        return (buy if buy > sell else sell) - (RIVAL_BUYS * left if left > 0 else 0.0)

    def _space(self, space: Space, there: "PlaceTotals") -> float:
        worth = self._space_worth[space]
        most = max(there.rivals, default=0)
        if space is BONUS_INGREDIENT:
            worth *= 0.4 + 0.1 * self.lookup.digit(there.best or self.unknown)
        if there.mine > most:
            # The next throw may take a close lead away.
            return worth * (0.5 + 0.5 * min(1.0, there.mine / self.most))
        return -0.3 * worth if most else 0.0


def _by_place(chips: Iterable[Lying]) -> dict[Place, There]:
    found: dict[Place, There] = {}
    for place, seat, value in chips:
        found.setdefault(place, []).append((seat, value))
    return found


class PlaceTotals:
    """The chips of one place, added up."""

    __slots__ = ("best", "least", "mine", "rivals", "total")

    def __init__(self, me: Seat, chips: There) -> None:
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

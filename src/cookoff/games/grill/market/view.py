"""What a seat may know (SAF-14), and what the rest might be."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from cookoff.engine import Rng, Search, Seat, View
from cookoff.games.grill.landing import Doubt
from cookoff.games.grill.sight import SeenGrill, imagine, see

from .printed import Printed
from .state import AnyState, Cards, Chef, Counts, counted
from .things import Ask


class SeenChef(msgspec.Struct, frozen=True):
    """What a player owns, as somebody sees it."""

    money: int
    cards: Counts | None
    """The hand; `None` if it is hidden from whoever looks."""
    in_hand: int
    """How many ingredient cards."""
    reserved: Cards | None
    """`None` if they are hidden from whoever looks."""
    reserves: int
    """How many recipes are reserved."""
    cooked: Cards


class MarketView(View, frozen=True):
    """The table as a seat sees it; fields as in `State`."""

    me: Seat | None
    """Whose eyes these are; `None` are a spectator's."""
    open_hands: bool
    doubt: Doubt
    last_round: int
    round: int
    head: Seat
    seat: Seat
    ask: Ask
    space: int
    winner: Seat
    best: int
    drawn: Cards | None
    """Cards just drawn; `None` if they are hidden from whoever looks."""
    draws: int
    """How many cards were just drawn."""
    bowl: int
    sellers: tuple[Seat, ...]
    from_menu: bool
    pile: int
    """How many ingredient cards are left to draw."""
    discard: Counts
    display: Counts
    deck: int
    """How many recipes are left to draw."""
    menu: Cards
    chefs: tuple[SeenChef, ...]
    grill: SeenGrill
    ended_by: str


V = TypeVar("V", bound=MarketView)
S = TypeVar("S", bound=AnyState)


def view(make: Callable[..., V], state: AnyState, seat: Seat | None, chefs: Sequence[SeenChef], **more: Any) -> V:
    """The state through a seat's eyes; `more` are the fields that only one of the games has."""
    return make(
        me=seat,
        open_hands=state.open_hands,
        doubt=state.doubt,
        last_round=state.last_round,
        round=state.round,
        head=state.head,
        seat=state.seat,
        ask=state.ask,
        space=state.space,
        winner=state.winner,
        best=state.best,
        drawn=state.drawn if seat == state.seat else None,
        draws=len(state.drawn),
        bowl=state.bowl,
        sellers=state.sellers,
        from_menu=state.from_menu,
        pile=len(state.pile),
        discard=state.discard,
        display=state.display,
        deck=len(state.deck),
        menu=state.menu,
        chefs=tuple(chefs),
        grill=see(state.grill, seat),
        ended_by=state.ended_by,
        **more,
    )


def see_chef(chef: Chef, mine: bool, open_hands: bool) -> SeenChef:
    """What a player owns through the own eyes or another's."""
    return SeenChef(
        money=chef.money,
        cards=chef.cards if mine or open_hands else None,
        in_hand=sum(chef.cards),
        reserved=chef.reserved if mine else None,
        reserves=len(chef.reserved),
        cooked=chef.cooked,
    )


def determinise(
    make: Callable[..., S], printed: Printed, seen: MarketView, rng: Rng, of: Callable[[int, Chef], Any], **more: Any
) -> S:
    """A state that looks like this: hidden chips, cards and recipes are drawn among those possible.

    `of(seat, chef)` makes the game's own chef of one that owns what both games know; `more` are the fields that only
    one of the games has.
    """
    kinds = printed.kinds
    cards = _Unknown(rng, dict.fromkeys(range(kinds), printed.copies))
    recipes = _Unknown(rng, dict.fromkeys(range(len(printed.recipes)), 1))
    for kind in range(kinds):
        known = sum(chef.cards[kind] for chef in seen.chefs if chef.cards is not None)
        cards.take(kind, seen.discard[kind] + seen.display[kind] + known)
    for ingredient in seen.drawn or ():
        cards.take(ingredient, 1)
    for recipe in (*seen.menu, *(recipe for chef in seen.chefs for recipe in (*chef.cooked, *(chef.reserved or ())))):
        recipes.take(recipe, 1)
    cards.shuffle()
    recipes.shuffle()
    chefs = [
        Chef(
            money=chef.money,
            cards=counted(cards.draw(chef.in_hand), kinds) if chef.cards is None else chef.cards,
            reserved=recipes.draw(chef.reserves) if chef.reserved is None else chef.reserved,
            cooked=chef.cooked,
        )
        for chef in seen.chefs
    ]
    return make(
        open_hands=seen.open_hands,
        doubt=seen.doubt,
        last_round=seen.last_round,
        round=seen.round,
        head=seen.head,
        seat=seen.seat,
        ask=seen.ask,
        space=seen.space,
        winner=seen.winner,
        best=seen.best,
        drawn=cards.draw(seen.draws) if seen.drawn is None else seen.drawn,
        bowl=seen.bowl,
        sellers=seen.sellers,
        from_menu=seen.from_menu,
        pile=cards.draw(seen.pile),
        discard=seen.discard,
        display=seen.display,
        deck=recipes.draw(seen.deck),
        menu=seen.menu,
        chefs=[of(seat, chef) for seat, chef in enumerate(chefs)],
        grill=imagine(seen.grill, printed.values, rng),
        ended_by=seen.ended_by,
        **more,
    )


class _Unknown:
    """The cards nobody at this seat has seen, to be dealt out where hidden ones lie."""

    def __init__(self, rng: Rng, counts: dict[int, int]) -> None:
        self._chance = Search(rng)
        self._counts = counts
        self._cards: list[int] = []

    def take(self, kind: int, count: int) -> None:
        """So many of them were seen."""
        self._counts[kind] -= count

    def shuffle(self) -> None:
        """Bring what is left into some order."""
        cards = [kind for kind, count in self._counts.items() for _ in range(count)]
        self._cards = [cards[place] for place in self._chance.order(len(cards))]

    def draw(self, count: int) -> Cards:
        """The next cards."""
        drawn, self._cards = self._cards[:count], self._cards[count:]
        return tuple(drawn)

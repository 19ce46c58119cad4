"""What a seat may know (SAF-14, HIB-14), and states that agree with it."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from cookoff.engine import Rng, Seat, View
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.cards import Cards, Counts, Unseen, counted
from cookoff.games.grill.rules.seen import OPEN as SHARED
from cookoff.games.grill.rules.seen import SeenGrill, fields_of, imagine, see
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.hands import Hands

from .lookup import Lookup
from .state import AnyState, Chef

OPEN = (*SHARED, "space", "winner", "best", "bowl", "sellers", "from_menu", "discard", "display")


class SeenChef(msgspec.Struct, frozen=True):
    """What a player owns, as a viewer sees it."""

    money: int
    """What the player has to spend."""
    cards: Counts | None
    """The hand; `None` if hidden from the viewer."""
    in_hand: int
    """How many ingredient cards."""
    reserved: Cards | None
    """`None` if hidden from the viewer."""
    reserves: int
    """How many recipes are reserved."""
    cooked: Cards
    """Recipes cooked."""


class MarketView(View, frozen=True):
    """The table as a seat sees it; fields as in `State`."""

    me: Seat | None
    """The viewer's seat; `None` for a spectator."""
    open_hands: bool
    """Whether the table plays with open hands."""
    doubt: Doubt
    """Who decides about a chip on two drawings: the larger part, or the head chef."""
    last_round: int | None
    """The round after which the game ends; `None` for no limit."""
    round: int
    head: Seat
    seat: Seat
    """The seat to act, or that acted last."""
    ask: Ask
    """What that seat is asked to decide."""
    space: int
    winner: Seat
    best: int
    drawn: Cards | None
    """Cards just drawn; `None` if hidden from the viewer."""
    draws: int
    """How many cards were just drawn."""
    bowl: int
    sellers: tuple[Seat, ...]
    from_menu: bool
    pile: int
    """How many ingredient cards are left to draw."""
    discard: Counts
    """How many cards of each ingredient are discarded."""
    display: Counts
    deck: int
    """How many recipes are left to draw."""
    menu: Cards
    chefs: tuple[SeenChef, ...]
    grill: SeenGrill
    ended_by: str
    hands: Hands


V = TypeVar("V", bound=MarketView)
S = TypeVar("S", bound=AnyState)


def view(make: Callable[..., V], state: AnyState, seat: Seat | None, chefs: Sequence[SeenChef], **more: Any) -> V:
    """The view of a seat; `more` holds the fields that only one of the games has."""
    return make(
        me=seat,
        **fields_of(state, OPEN),
        drawn=state.drawn if seat == state.seat else None,
        draws=len(state.drawn),
        pile=len(state.pile),
        deck=len(state.deck),
        chefs=tuple(chefs),
        grill=see(state.grill, seat),
        **more,
    )


def see_chef(chef: Chef, mine: bool, open_hands: bool) -> SeenChef:
    """What a player owns, as its owner sees it (`mine`) or as another player does."""
    return SeenChef(
        money=chef.money,
        cards=chef.cards if mine or open_hands else None,
        in_hand=sum(chef.cards),
        reserved=chef.reserved if mine else None,
        reserves=len(chef.reserved),
        cooked=chef.cooked,
    )


def determinise(
    make: Callable[..., S], lookup: Lookup, seen: MarketView, rng: Rng, of: Callable[[int, Chef], Any], **more: Any
) -> S:
    """A random state with this view: hidden chips, cards and recipes are drawn among the possible ones.

    `of(seat, chef)` turns the market's chef into the game's own; `more` holds the fields that only one game has.
    """
    kinds = lookup.kinds
    cards = Unseen(rng, dict.fromkeys(range(kinds), lookup.copies))
    recipes = Unseen(rng, dict.fromkeys(range(len(lookup.recipes)), 1))
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
        **fields_of(seen, OPEN),
        drawn=cards.draw(seen.draws) if seen.drawn is None else seen.drawn,
        pile=cards.draw(seen.pile),
        deck=recipes.draw(seen.deck),
        chefs=[of(seat, chef) for seat, chef in enumerate(chefs)],
        grill=imagine(seen.grill, lookup.values, rng),
        **more,
    )

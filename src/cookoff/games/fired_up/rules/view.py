"""What a seat may know (FUP-13, FUP-34), and states that agree with it."""

import msgspec

from cookoff.engine import Rng, Seat, View
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.grill.rules.cards import Cards, Counts, Unseen, counted
from cookoff.games.grill.rules.chips import Values
from cookoff.games.grill.rules.seen import OPEN as SHARED
from cookoff.games.grill.rules.seen import SeenGrill, fields_of, imagine, see
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.hands import Hands

from .lookup import Lookup
from .state import Chef, State

OPEN = (*SHARED, "piles", "shown")


class SeenChef(msgspec.Struct, frozen=True):
    """What a player owns, as a viewer sees it."""

    money: int
    """What the player has to spend."""
    hand: Counts | None
    """Cards of each ingredient, then of chili; `None` if hidden from the viewer."""
    in_hand: int
    """How many cards, chili included."""
    reserved: Cards | None
    """`None` if hidden from the viewer."""
    reserves: int
    """How many recipes are reserved."""
    cooked: Cards
    """Recipes cooked."""
    spent: Values
    """The values of the chips that the player has activated in this round."""


class FiredUpView(View, frozen=True):
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
    piles: Counts
    deck: int
    """How many recipes are left to draw."""
    menu: Cards
    chefs: tuple[SeenChef, ...]
    grill: SeenGrill
    ended_by: str
    hands: Hands
    shown: bool


def view(state: State, seat: Seat | None) -> FiredUpView:
    """A seat's view of the state."""
    open_hands = state.open_hands or state.shown
    return FiredUpView(
        me=seat,
        **fields_of(state, OPEN),
        deck=len(state.deck),
        chefs=tuple([_see_chef(chef, owner == seat, open_hands) for owner, chef in enumerate(state.chefs)]),
        grill=see(state.grill, seat),
    )


def _see_chef(chef: Chef, mine: bool, open_hands: bool) -> SeenChef:
    return SeenChef(
        money=chef.money,
        hand=chef.hand if mine or open_hands else None,
        in_hand=sum(chef.hand),
        reserved=chef.reserved if mine else None,
        reserves=len(chef.reserved),
        cooked=chef.cooked,
        spent=chef.spent,
    )


def determinise(lookup: Lookup, seen: FiredUpView, rng: Rng) -> State:
    """A random state with this view: hidden chips, hands and recipes are drawn among the possible ones."""
    components = lookup.components
    kinds = len(components.ingredients)
    cards = Unseen(rng, dict.fromkeys(range(kinds), components.cards.copies) | {kinds: components.cards.chili})
    recipes = Unseen(rng, dict.fromkeys(range(len(components.recipe)), 1))
    for kind in range(kinds + 1):
        cards.take(kind, seen.piles[kind] + sum(chef.hand[kind] for chef in seen.chefs if chef.hand is not None))
    for recipe in (*seen.menu, *(recipe for chef in seen.chefs for recipe in (*chef.cooked, *(chef.reserved or ())))):
        recipes.take(recipe, 1)
    cards.shuffle()
    recipes.shuffle()
    chefs = [
        Chef(
            money=chef.money,
            hand=counted(cards.draw(chef.in_hand), kinds + 1) if chef.hand is None else chef.hand,
            reserved=recipes.draw(chef.reserves) if chef.reserved is None else chef.reserved,
            cooked=chef.cooked,
            spent=chef.spent,
        )
        for chef in seen.chefs
    ]
    return State(
        **fields_of(seen, OPEN),
        deck=recipes.draw(seen.deck),
        chefs=chefs,
        grill=imagine(seen.grill, lookup.values, rng),
    )

"""What a seat may know (FUP-13), and what the rest might be."""

import msgspec

from cookoff.engine import Rng, Search, Seat, View
from cookoff.games.grill.chips import Values
from cookoff.games.grill.landing import Doubt
from cookoff.games.grill.sight import SeenGrill, imagine, see

from .components import Components
from .state import Cards, Chef, Counts, State
from .things import Ask


class SeenChef(msgspec.Struct, frozen=True):
    """What a player owns, as somebody sees it."""

    money: int
    hand: Counts | None
    """Cards of each ingredient, then of chili; `None` if they are hidden from whoever looks."""
    in_hand: int
    """How many cards, chili included."""
    reserved: Cards | None
    """`None` if they are hidden from whoever looks."""
    reserves: int
    """How many recipes are reserved."""
    cooked: Cards
    spent: Values


class FiredUpView(View, frozen=True):
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
    piles: Counts
    deck: int
    """How many recipes are left to draw."""
    menu: Cards
    chefs: tuple[SeenChef, ...]
    grill: SeenGrill
    ended_by: str


def view(state: State, seat: Seat | None) -> FiredUpView:
    """The state through a seat's eyes."""
    return FiredUpView(
        me=seat,
        open_hands=state.open_hands,
        doubt=state.doubt,
        last_round=state.last_round,
        round=state.round,
        head=state.head,
        seat=state.seat,
        ask=state.ask,
        piles=state.piles,
        deck=len(state.deck),
        menu=state.menu,
        chefs=tuple([_see_chef(chef, owner == seat, state.open_hands) for owner, chef in enumerate(state.chefs)]),
        grill=see(state.grill, seat),
        ended_by=state.ended_by,
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


def determinise(components: Components, seen: FiredUpView, rng: Rng) -> State:
    """A state that looks like this: hidden chips, hands and recipes are drawn among those possible."""
    chance = Search(rng)
    kinds = len(components.ingredients)
    owned = (components.cards.copies,) * kinds + (components.cards.chili,)
    known = [chef.hand for chef in seen.chefs if chef.hand is not None]
    hidden = [
        kind
        for kind, count in enumerate(owned)
        for _ in range(count - seen.piles[kind] - sum(hand[kind] for hand in known))
    ]
    cards = [hidden[place] for place in chance.order(len(hidden))]
    open_recipes = {*seen.menu, *(recipe for chef in seen.chefs for recipe in (*chef.cooked, *(chef.reserved or ())))}
    unknown = [recipe for recipe in range(len(components.recipe)) if recipe not in open_recipes]
    recipes = [unknown[place] for place in chance.order(len(unknown))]
    chefs = [
        Chef(
            money=chef.money,
            hand=_counted(_draw(cards, chef.in_hand), kinds + 1) if chef.hand is None else chef.hand,
            reserved=_draw(recipes, chef.reserves) if chef.reserved is None else chef.reserved,
            cooked=chef.cooked,
            spent=chef.spent,
        )
        for chef in seen.chefs
    ]
    return State(
        open_hands=seen.open_hands,
        doubt=seen.doubt,
        last_round=seen.last_round,
        round=seen.round,
        head=seen.head,
        seat=seen.seat,
        ask=seen.ask,
        piles=seen.piles,
        deck=tuple(recipes),
        menu=seen.menu,
        chefs=chefs,
        grill=imagine(seen.grill, tuple(sorted(components.values)), rng),
        ended_by=seen.ended_by,
    )


def _draw(cards: list[int], count: int) -> Cards:
    drawn = tuple(cards[:count])
    del cards[:count]
    return drawn


def _counted(cards: Cards, kinds: int) -> Counts:
    return tuple([cards.count(kind) for kind in range(kinds)])

"""What a seat may know in Hibachi (HIB-14): the market's view, and all chili."""

from msgspec import structs

from cookoff.engine import Rng, Seat
from cookoff.games.grill.market.rules import state as market_state
from cookoff.games.grill.market.rules import view as market

from .lookup import Lookup
from .state import Chef, State


class SeenChef(market.SeenChef, frozen=True):
    """What a player owns, as a viewer sees it."""

    chili: int
    """How many chili cards."""


class HibachiView(market.MarketView, frozen=True):
    """The table as a seat sees it; fields as in `State`."""

    chefs: tuple[SeenChef, ...]
    chili: int
    """How many chili cards are left in the supply."""


def view(state: State, seat: Seat | None) -> HibachiView:
    """A seat's view of the state."""
    chefs = [
        SeenChef(**structs.asdict(market.see_chef(chef, owner == seat, state.open_hands)), chili=chef.chili)
        for owner, chef in enumerate(state.chefs)
    ]
    return market.view(HibachiView, state, seat, chefs, chili=state.chili)


def determinise(lookup: Lookup, seen: HibachiView, rng: Rng) -> State:
    """A random state with this view."""

    def of(seat: Seat, chef: market_state.Chef) -> Chef:
        return Chef(chef.money, chef.cards, chef.reserved, chef.cooked, seen.chefs[seat].chili)

    return market.determinise(State, lookup, seen, rng, of, chili=seen.chili)

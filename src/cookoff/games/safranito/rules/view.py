"""What a seat may know in Safranito (SAF-14): the market's view."""

from cookoff.engine import Rng, Seat
from cookoff.games.grill.market.rules import view as market

from .lookup import Lookup
from .state import Chef, State


class SafranitoView(market.MarketView, frozen=True):
    """The table as a seat sees it; fields as in `State`."""


def view(state: State, seat: Seat | None) -> SafranitoView:
    """A seat's view of the state."""
    chefs = [market.see_chef(chef, owner == seat, state.open_hands) for owner, chef in enumerate(state.chefs)]
    return market.view(SafranitoView, state, seat, chefs)


def determinise(lookup: Lookup, seen: SafranitoView, rng: Rng) -> State:
    """A random state with this view."""

    def of(_seat: Seat, chef: Chef) -> Chef:
        return chef

    return market.determinise(State, lookup, seen, rng, of)

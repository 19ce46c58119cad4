"""What a seat may know of Safranito (SAF-14): what it may know of the market."""

from cookoff.engine import Rng, Seat
from cookoff.games.grill.market.rules import view as market

from .lookup import Lookup
from .state import Chef, State


class SafranitoView(market.MarketView, frozen=True):
    """The table as a seat sees it; fields as in `State`."""


def view(state: State, seat: Seat | None) -> SafranitoView:
    """The state through a seat's eyes."""
    chefs = [market.see_chef(chef, owner == seat, state.open_hands) for owner, chef in enumerate(state.chefs)]
    return market.view(SafranitoView, state, seat, chefs)


def determinise(lookup: Lookup, seen: SafranitoView, rng: Rng) -> State:
    """A state that looks like this."""

    def of(_seat: Seat, chef: Chef) -> Chef:
        return chef

    return market.determinise(State, lookup, seen, rng, of)

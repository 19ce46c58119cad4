"""The state of a game of Safranito: exactly the market's."""

from cookoff.games.grill.market.rules import state as market

Chef = market.Chef


class State(market.State[Chef]):
    """A position."""

"""The state of a game of Hibachi: the market's, and chili."""

from cookoff.games.grill.market.rules import state as market


class Chef(market.Chef):
    """What a player owns besides chips."""

    chili: int


class State(market.State[Chef], kw_only=True):
    """A position."""

    chili: int
    """Chili cards in the pile."""

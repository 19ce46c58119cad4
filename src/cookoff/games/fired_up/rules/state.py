"""The state of a game of Fired Up.

Sequences are tuples that events replace whole, so a clone may share them. Counts of ingredients are tuples in the order
of the components.
"""

from copy import copy

import msgspec

from cookoff.engine import Seat
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.grill.rules.cards import Cards, Counts
from cookoff.games.grill.rules.chips import Grill, Values
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.hands import Hands


class Chef(msgspec.Struct):
    """What a player owns besides chips."""

    money: int
    """Paid to and from a bank that never runs out (FUP-4)."""
    hand: Counts
    """Cards of each ingredient, then of chili."""
    reserved: Cards
    """Recipes reserved and not cooked yet."""
    cooked: Cards
    spent: Values
    """The chips activated in this round (FUP-33)."""


class State(msgspec.Struct):
    """A position."""

    open_hands: bool
    doubt: Doubt
    last_round: int | None
    round: int
    """Counted from 1."""
    head: Seat
    """The head chef."""
    seat: Seat
    ask: Ask
    piles: Counts
    """Cards of each ingredient on the board, then of chili."""
    deck: Cards
    """The recipes to draw, the top first."""
    menu: Cards
    """The recipes lying face up."""
    chefs: list[Chef]
    grill: Grill
    ended_by: str
    """The rule that ended the game; empty while it goes on."""
    hands: Hands = ()
    """The hand of each seat (THR-30)."""
    shown: bool = False
    """Whether all hands are shown, which lasts until the next chip is used or thrown (FUP-43)."""

    def clone(self) -> "State":
        """An independent copy. Only the state, its chefs and its grill are ever changed in place."""
        twin = copy(self)
        twin.chefs = [copy(chef) for chef in self.chefs]
        twin.grill = self.grill.clone()
        return twin

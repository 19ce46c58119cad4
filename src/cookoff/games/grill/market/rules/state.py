"""The state of a game of Safranito or Hibachi.

Sequences are tuples that events replace whole, so a clone may share them. Counts of ingredients are tuples in the order
of the components.
"""

from copy import copy
from typing import Any, Generic, Self, TypeVar

import msgspec

from cookoff.engine import Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.cards import Cards, Counts
from cookoff.games.grill.rules.chips import Grill
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.hands import Hands

NO_BOWL = -1


class Chef(msgspec.Struct):
    """What a player owns besides chips."""

    money: int
    """Paid to and from a bank that never runs out (SAF-4, HIB-5)."""
    cards: Counts
    """How many ingredient cards of each kind are in hand."""
    reserved: Cards
    """Recipes reserved and not cooked yet."""
    cooked: Cards


C = TypeVar("C", bound=Chef)


class State(msgspec.Struct, Generic[C]):
    """A position."""

    open_hands: bool
    doubt: Doubt
    last_round: int | None
    round: int
    """Counted from 1."""
    head: Seat
    """The head chef (SAF-5, HIB-6)."""
    seat: Seat
    ask: Ask
    space: int
    """The next action space to resolve, by its place in their order."""
    winner: Seat
    """The winner of the space being resolved."""
    best: int
    """The winner's most valuable chip there."""
    drawn: Cards
    """Ingredient cards drawn, of which one will be kept (SAF-34, HIB-34)."""
    bowl: int
    """The bowl being traded, or `NO_BOWL`."""
    sellers: tuple[Seat, ...]
    """The players who have sold in this bowl and may not buy there (SAF-44, HIB-43)."""
    from_menu: bool
    """Whether the seat has cooked a face-up recipe in this round (SAF-50, HIB-50)."""
    pile: Cards
    """The ingredient cards to draw, the top first."""
    discard: Counts
    display: Counts
    """Ingredient cards face up at the board's edge (SAF-12, HIB-11)."""
    deck: Cards
    """The recipes to draw, the top first."""
    menu: Cards
    """The recipes lying face up."""
    chefs: list[C]
    grill: Grill
    ended_by: str
    """The rule that ended the game; empty while it goes on."""
    hands: Hands = ()
    """The hand of each seat (THR-30)."""

    def clone(self) -> Self:
        """An independent copy. Only the state, its chefs and its grill are ever changed in place."""
        twin = copy(self)
        twin.chefs = [copy(chef) for chef in self.chefs]
        twin.grill = self.grill.clone()
        return twin


AnyState = State[Any]
"""Of either game."""

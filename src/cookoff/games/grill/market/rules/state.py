"""The state of a game of Safranito or Hibachi.

Lists of things are tuples that events replace whole, so that a clone may share them; counts of ingredients are tuples
in the order of the components.
"""

from copy import copy
from typing import Any, Generic, Self, TypeVar

import msgspec

from cookoff.engine import Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.cards import Cards, Counts
from cookoff.games.grill.rules.chips import Grill
from cookoff.games.grill.rules.landing import Doubt
from cookoff.games.hands import Hands

NO_BOWL = -1


class Chef(msgspec.Struct):
    """What a player owns besides chips."""

    money: int
    cards: Counts
    """Ingredient cards in hand, of each kind."""
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
    """The head chef (SAF-5)."""
    seat: Seat
    ask: Ask
    space: int
    """The next action space to resolve, counted in their order; in the other steps 0."""
    winner: Seat
    """Who won the space being resolved."""
    best: int
    """The winner's most valuable chip there."""
    drawn: Cards
    """Ingredient cards drawn, of which one will be kept (SAF-34)."""
    bowl: int
    """The bowl being traded, or `NO_BOWL`."""
    sellers: tuple[Seat, ...]
    """Who has sold in this bowl (SAF-44)."""
    from_menu: bool
    """Whether the seat has cooked a face-up recipe in this round (SAF-50)."""
    pile: Cards
    """The ingredient cards to draw, the top first."""
    discard: Counts
    display: Counts
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
        """An independent copy: only the state, its chefs and its grill are ever changed in place."""
        twin = copy(self)
        twin.chefs = [copy(chef) for chef in self.chefs]
        twin.grill = self.grill.clone()
        return twin


AnyState = State[Any]
"""Of either game."""

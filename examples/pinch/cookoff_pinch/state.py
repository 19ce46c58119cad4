"""The state. This is the only list of its fields: their types mark who sees which cards."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import Chance, FaceDown, FaceUp, InHand, Options, Piles, PilesView, Seat

from .components import MOST_SUPPERS, Components
from .things import Card


class Cook(Piles):
    """A cook's part of the table."""

    points: int
    pot: InHand[Card]
    """The cards this cook has put into the pot during this supper."""
    hand: InHand[Card]


class State(Piles):
    """The whole table."""

    supper: int
    suppers: int
    """The number of suppers in this game."""
    first: Seat
    """The cook who began this supper."""
    seat: Seat
    """The cook whose turn it is."""
    turns: int
    """Turns left in this supper; 0 when the game is over."""
    cooks: list[Cook]
    discard: FaceUp[Card]
    deck: FaceDown[Card]


View = PilesView[State]


class PinchOptions(Options, frozen=True):
    """The options of a table."""

    suppers: Annotated[int, Meta(ge=1, le=MOST_SUPPERS)] = 3
    """The number of suppers (PIN-4)."""


def setup(components: Components, players: int, options: PinchOptions, chance: Chance) -> State:
    """Deal the cards and choose the first cook by chance (PIN-3)."""
    deck = [components.deck[place] for place in chance.order(len(components.deck))]
    hands = [tuple(deck.pop() for _ in range(components.hand)) for _ in range(players)]
    first = chance.index(players)
    return State(
        supper=1,
        suppers=options.suppers,
        first=first,
        seat=first,
        turns=players * components.turns,
        cooks=[Cook(points=0, pot=(), hand=hand) for hand in hands],
        discard=(),
        deck=tuple(deck),
    )

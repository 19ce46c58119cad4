"""The position. This is the only place where its fields are listed: the marks on them say who sees which cards."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import Chance, FaceDown, FaceUp, InHand, Options, Piles, PilesView, Seat

from .components import MOST_SUPPERS, Components
from .things import Card


class Cook(Piles):
    """One seat's part of the table."""

    points: int
    pot: InHand[Card]
    """What this cook has put into the pot in this supper."""
    hand: InHand[Card]


class State(Piles):
    """The whole table."""

    supper: int
    suppers: int
    """How many there are in this game."""
    first: Seat
    """Who begins this supper."""
    seat: Seat
    """Whose turn it is."""
    turns: int
    """Turns left in this supper; none when the game is over."""
    cooks: list[Cook]
    discard: FaceUp[Card]
    deck: FaceDown[Card]


View = PilesView[State]


class PinchOptions(Options, frozen=True):
    """What a table may agree on."""

    suppers: Annotated[int, Meta(ge=1, le=MOST_SUPPERS)] = 3
    """How many suppers are cooked (PIN-4)."""


def setup(components: Components, players: int, options: PinchOptions, chance: Chance) -> State:
    """Deal the cards (PIN-3); the first cook is drawn."""
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

"""A tiny card game whose marks say who sees what, for the engine's tests.

Everybody holds two cards. In turn one puts a card into the own pot, unseen, or discards one and draws another. After
two turns each the pots are opened, and the most points in a pot win.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any

import msgspec

from cookoff.engine import (
    CardGame,
    Chance,
    Event,
    FaceDown,
    FaceUp,
    InHand,
    Move,
    MoveContext,
    Options,
    Outcome,
    OwnCard,
    Piles,
    PilesView,
    Seat,
    Seats,
    Types,
    draw,
    without,
)

RULES = frozenset({"STE-1", "STE-2"})
TURNS = 2


class Card(StrEnum):
    BACK = "back"
    PEA = "pea"
    BEAN = "bean"
    CHILI = "chili"


FACES = (Card.PEA, Card.BEAN, Card.CHILI)
DECK = FACES * 4


class Cook(Piles):
    hand: InHand[Card]
    pot: InHand[Card]
    opened: FaceUp[Card] = ()


class State(Piles):
    cooks: list[Cook]
    deck: FaceDown[Card]
    discard: FaceUp[Card] = ()
    turn: Annotated[int, msgspec.Meta(ge=0)] = 0


class Add(Move, frozen=True):
    card: OwnCard[Card]


class Trade(Move, frozen=True):
    card: Card


class Added(Event, frozen=True):
    seat: Seat
    card: OwnCard[Card]

    def apply(self, state: State) -> None:
        cook = state.cooks[self.seat]
        cook.hand, cook.pot = without(cook.hand, [self.card]), (*cook.pot, self.card)
        state.turn += 1


class Traded(Event, frozen=True):
    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        cook = state.cooks[self.seat]
        cook.hand, state.discard = without(cook.hand, [self.card]), (*state.discard, self.card)
        state.turn += 1


class Drew(Event, frozen=True):
    seat: Seat
    cards: InHand[Card]

    def apply(self, state: State) -> None:
        state.deck = without(state.deck, self.cards)
        state.cooks[self.seat].hand += self.cards

    def reveals(self) -> bool:
        return True


class Opened(Event, frozen=True):
    seat: Seat
    cards: FaceUp[Card]

    def apply(self, state: State) -> None:
        state.cooks[self.seat].pot, state.cooks[self.seat].opened = (), self.cards

    def reveals(self) -> bool:
        return True


class Served(Event, frozen=True):
    """It changes nothing."""


class StewOptions(Options, frozen=True):
    pass


class Stew(CardGame[Any, State]):
    id = "stew"
    rules_version = 1
    seats = range(2, 4)
    types = Types(Add | Trade, Added | Traded | Drew | Opened | Served, State, PilesView[State], StewOptions)
    back = Card.BACK
    turn_rule = "STE-1"
    end_rule = "STE-2"

    def __init__(self) -> None:
        super().__init__(msgspec.Struct())

    def cards(self, _state: State) -> tuple[Card, ...]:
        return DECK

    def setup(self, players: int, _options: Any, chance: Chance) -> State:
        deck = [DECK[place] for place in chance.order(len(DECK))]
        cooks: list[Any] = [self.part((deck.pop(), deck.pop())) for _ in range(players)]
        state: State = self.table(cooks, tuple(deck))
        return state

    def part(self, hand: tuple[Card, ...]) -> Any:
        return Cook(hand, ())

    def table(self, cooks: list[Any], deck: tuple[Card, ...]) -> Any:
        return State(cooks, deck)

    def to_act(self, state: State) -> Seats:
        players = len(state.cooks)
        return (state.turn % players,) if state.turn < TURNS * players else ()

    def choices(self, state: State, seat: Seat) -> Iterator[Move]:
        for card in dict.fromkeys(state.cooks[seat].hand):
            yield Add(card)
            yield Trade(card)

    def carry_out(self, turn: MoveContext[Any, State], move: Move) -> None:
        if isinstance(move, Add):
            turn.emit(Added(turn.seat, move.card))
        if isinstance(move, Trade):
            turn.emit(Traded(turn.seat, move.card))
            turn.emit(Drew(turn.seat, draw(turn.state.deck, 1, turn.chance)))
        if not self.to_act(turn.state):
            for seat, cook in enumerate(turn.state.cooks):
                turn.emit(Opened(seat, cook.pot))
            turn.emit(Served())

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        return Outcome.by_points([sum(map(FACES.index, cook.opened)) for cook in state.cooks], "STE-2")


def make() -> Stew:
    """For another process."""
    return Stew()

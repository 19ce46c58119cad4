"""The state, the moves and the events: each field once, marked with who sees its cards."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import Event, FaceDown, FaceUp, InHand, Move, Options, OwnCard, Piles, Seat, without

from .components import MOST_SUPPERS, Card

Suppers = Annotated[int, Meta(ge=1, le=MOST_SUPPERS)]


class Cook(Piles):
    """A cook's part of the table."""

    points: int
    pot: InHand[Card]
    """The cards this cook has put into the pot during this supper."""
    hand: InHand[Card]


class State(Piles):
    """The whole table."""

    supper: Suppers
    suppers: Suppers
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


class PinchOptions(Options, frozen=True):
    """The options of a table."""

    suppers: Suppers = 3
    """The number of suppers (PIN-4)."""


class Season(Move, frozen=True):
    """Put a card into the pot, face down (PIN-6)."""

    card: OwnCard[Card]


class Swap(Move, frozen=True):
    """Discard a card face up and draw another (PIN-7)."""

    card: Card


class Seasoned(Event, frozen=True):
    """A card went into the pot."""

    seat: Seat
    card: OwnCard[Card]

    def apply(self, state: State) -> None:
        """See `Event`."""
        cook = state.cooks[self.seat]
        cook.hand = without(cook.hand, [self.card])
        cook.pot += (self.card,)
        state.turns -= 1


class Swapped(Event, frozen=True):
    """A card was discarded face up."""

    seat: Seat
    card: Card

    def apply(self, state: State) -> None:
        """See `Event`."""
        cook = state.cooks[self.seat]
        cook.hand = without(cook.hand, [self.card])
        state.discard += (self.card,)
        state.turns -= 1


class Drew(Event, frozen=True):
    """Cards were drawn into a hand."""

    seat: Seat
    cards: InHand[Card]

    def apply(self, state: State) -> None:
        """See `Event`."""
        state.deck = without(state.deck, self.cards)
        state.cooks[self.seat].hand += self.cards

    def reveals(self) -> bool:
        """The drawer learns cards of the deck."""
        return Card.BACK not in self.cards


class TurnBegun(Event, frozen=True):
    """A turn begins, and with it a section of the narration."""

    seat: Seat

    def apply(self, state: State) -> None:
        """See `Event`."""
        state.seat = self.seat

    def opens(self) -> bool:
        """See `Event`."""
        return True


class LidLifted(Event, frozen=True):
    """After the last turn everybody sees what a cook put into the pot."""

    seat: Seat
    cards: FaceUp[Card]
    salt: int

    def reveals(self) -> bool:
        """The cards become public."""
        return True


class Tasted(Event, frozen=True):
    """The guests taste the soup."""

    salt: int
    taste: int
    """How much salt the guests accept."""


class Scored(Event, frozen=True):
    """A cook gains or loses points for a supper."""

    seat: Seat
    points: int
    rule: str

    def apply(self, state: State) -> None:
        """See `Event`."""
        state.cooks[self.seat].points += self.points


class PotEmptied(Event, frozen=True):
    """The cards in the pot are discarded."""

    def apply(self, state: State) -> None:
        """See `Event`."""
        for cook in state.cooks:
            state.discard += cook.pot
            cook.pot = ()


class SupperBegun(Event, frozen=True):
    """The next supper begins."""

    supper: int
    first: Seat
    turns: int

    def apply(self, state: State) -> None:
        """See `Event`."""
        state.supper, state.first, state.turns = self.supper, self.first, self.turns


class GameEnded(Event, frozen=True):
    """The game is over."""


PinchMove = Season | Swap
PinchEvent = Seasoned | Swapped | Drew | TurnBegun | LidLifted | Tasted | Scored | PotEmptied | SupperBegun | GameEnded

"""The events. Players who may not see an event's cards receive it with the cards face down."""

from cookoff.engine import Audience, Event, Seat

from .things import Card


class Seasoned(Event, frozen=True):
    """A card went into the pot."""

    seat: Seat
    card: Card

    def audience(self) -> Audience:
        """Only the cook who played it sees the card."""
        return self.seat

    def to_others(self) -> "Seasoned":
        """See `Event`."""
        return Seasoned(self.seat, Card.BACK)


class Swapped(Event, frozen=True):
    """A card was discarded face up."""

    seat: Seat
    card: Card


class Drew(Event, frozen=True):
    """Cards were drawn into a hand."""

    seat: Seat
    cards: tuple[Card, ...]

    def audience(self) -> Audience:
        """Only the drawer sees the cards."""
        return self.seat

    def to_others(self) -> "Drew":
        """See `Event`."""
        return Drew(self.seat, (Card.BACK,) * len(self.cards))

    def reveals(self) -> bool:
        """The drawer learns cards of the deck."""
        return Card.BACK not in self.cards


class TurnBegun(Event, frozen=True):
    """A turn begins."""

    seat: Seat

    def opens(self) -> bool:
        """A turn begins a new section of the narration."""
        return True


class LidLifted(Event, frozen=True):
    """After the last turn everybody sees what a cook put into the pot."""

    seat: Seat
    cards: tuple[Card, ...]
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


class PotEmptied(Event, frozen=True):
    """The cards in the pot are discarded."""


class SupperBegun(Event, frozen=True):
    """The next supper begins."""

    supper: int
    first: Seat
    turns: int


class GameEnded(Event, frozen=True):
    """The game is over."""


PinchEvent = Seasoned | Swapped | Drew | TurnBegun | LidLifted | Tasted | Scored | PotEmptied | SupperBegun | GameEnded

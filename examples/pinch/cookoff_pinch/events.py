"""What happens. What others may not see of an event is the same event with its cards face down."""

from cookoff.engine import Audience, Event, Seat

from .things import Card


class Seasoned(Event, frozen=True):
    """A card went into the pot."""

    seat: Seat
    card: Card

    def audience(self) -> Audience:
        """Only who put it there knows what it is."""
        return self.seat

    def to_others(self) -> "Seasoned":
        """See `Event`."""
        return Seasoned(self.seat, Card.BACK)


class Swapped(Event, frozen=True):
    """A card was laid away, face up."""

    seat: Seat
    card: Card


class Drew(Event, frozen=True):
    """Cards came from the deck into a hand."""

    seat: Seat
    cards: tuple[Card, ...]

    def audience(self) -> Audience:
        """Only who drew them sees them."""
        return self.seat

    def to_others(self) -> "Drew":
        """See `Event`."""
        return Drew(self.seat, (Card.BACK,) * len(self.cards))

    def reveals(self) -> bool:
        """The drawer learns what was on the deck."""
        return Card.BACK not in self.cards


class TurnBegun(Event, frozen=True):
    """It is somebody's turn."""

    seat: Seat

    def opens(self) -> bool:
        """A heading in the story."""
        return True


class LidLifted(Event, frozen=True):
    """All have had their turns, and everybody sees what one cook put into the pot."""

    seat: Seat
    cards: tuple[Card, ...]
    salt: int

    def reveals(self) -> bool:
        """Now all see it."""
        return True


class Tasted(Event, frozen=True):
    """The guests taste."""

    salt: int
    taste: int
    """How much they bear."""


class Scored(Event, frozen=True):
    """A cook got points for a supper, or lost some."""

    seat: Seat
    points: int
    rule: str


class PotEmptied(Event, frozen=True):
    """What was in the pot is laid away."""


class SupperBegun(Event, frozen=True):
    """The next supper is to be cooked."""

    supper: int
    first: Seat
    turns: int


class GameEnded(Event, frozen=True):
    """The last supper is eaten."""


PinchEvent = Seasoned | Swapped | Drew | TurnBegun | LidLifted | Tasted | Scored | PotEmptied | SupperBegun | GameEnded

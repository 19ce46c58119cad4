"""The events of Fired Up besides those of chips. Only the hands themselves are secret.

Everybody sees what moves between a hand and the board, because the piles lie open (FUP-10).
"""

from cookoff.engine import Event, Seat
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.grill.rules.cards import Counts
from cookoff.games.grill.rules.chips import Place
from cookoff.games.grill.rules.events import GrillEvent
from cookoff.games.grill.rules.recipes import ChiliTaken, RecipeCooked, RecipeEvent
from cookoff.physics.port import BodyPose


class Asked(Event, frozen=True):
    """A seat is asked to decide something."""

    seat: Seat
    ask: Ask


class ChipActivated(Event, frozen=True):
    """A player activates a chip; then it leaves the board and is spent for this round (FUP-31, FUP-33)."""

    seat: Seat
    chip: int
    value: int


class CardSold(Event, frozen=True):
    """An ingredient card goes back on its pile for money (FUP-41)."""

    seat: Seat
    ingredient: int
    price: int


class HandsShown(Event, frozen=True):
    """A pile is empty and a player is due a card of it: everybody shows their hand (FUP-43)."""

    kind: int
    """The ingredient; the number after the last one is chili."""
    hands: tuple[Counts, ...]
    """By seat: cards of each ingredient, then of chili."""

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class CardsReturned(Event, frozen=True):
    """A player with the most cards of the kind puts half of them back (FUP-43)."""

    seat: Seat
    kind: int
    count: int


class NothingLeft(Event, frozen=True):
    """There is still no card: nothing is taken and nothing is paid (FUP-43)."""

    seat: Seat
    kind: int


class ChipPlaced(Event, frozen=True):
    """A chip is placed, value up (FUP-50)."""

    seat: Seat
    chip: int
    """Its number on the board, a new one if it was not there."""
    value: int
    place: Place
    pose: BodyPose
    """How it is drawn; only the place counts (FUP-55)."""
    unseen: bool = False
    """Whether this reveals its value, or whether it had been thrown (FUP-34)."""

    def reveals(self) -> bool:
        """See `Event`."""
        return self.unseen


class IngredientTaken(Event, frozen=True):
    """A card is taken from the board for free (FUP-51)."""

    seat: Seat
    ingredient: int


class TipTaken(Event, frozen=True):
    """A tip is paid (FUP-53)."""

    seat: Seat
    tip: int


class ChiliSold(Event, frozen=True):
    """Chili cards go back for money (FUP-54)."""

    seat: Seat
    count: int
    price: int
    """For all of them."""


FiredUpEvent = (
    GrillEvent | RecipeEvent | RecipeCooked | Asked | ChipActivated | CardSold | HandsShown | CardsReturned
    | NothingLeft | ChipPlaced | IngredientTaken | TipTaken | ChiliTaken | ChiliSold
)  # fmt: skip

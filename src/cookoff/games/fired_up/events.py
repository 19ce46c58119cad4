"""What happens in Fired Up, beside what happens to chips. Only reserved recipes and the hands themselves are secret.

Whatever moves between a hand and the board is seen by everybody: the piles lie open (FUP-10).
"""

from cookoff.engine import Audience, Event, Seat
from cookoff.games.grill.chips import Place
from cookoff.games.grill.events import GrillEvent
from cookoff.physics.port import BodyPose

from .state import Cards, Counts
from .things import Ask


class Asked(Event, frozen=True):
    """A seat is asked to decide something."""

    seat: Seat
    ask: Ask


class ChipActivated(Event, frozen=True):
    """A player uses a chip; it leaves the board afterwards and is spent for this round (FUP-31, FUP-33)."""

    seat: Seat
    chip: int
    value: int


class CardBought(Event, frozen=True):
    """An ingredient card is bought from its pile (FUP-40)."""

    seat: Seat
    ingredient: int
    price: int


class CardSold(Event, frozen=True):
    """An ingredient card goes back on its pile for money (FUP-41)."""

    seat: Seat
    ingredient: int
    price: int


class HandsShown(Event, frozen=True):
    """A pile is empty and somebody is due a card of it: everybody shows their hand (FUP-43)."""

    kind: int
    """The ingredient; the number after the last one is chili."""
    hands: tuple[Counts, ...]
    """By seat: cards of each ingredient, then of chili."""

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class CardsReturned(Event, frozen=True):
    """Somebody with most cards of the kind puts half of them back (FUP-43)."""

    seat: Seat
    kind: int
    count: int


class NothingLeft(Event, frozen=True):
    """Even then there is no card to take: nothing is taken, nothing is paid (FUP-43)."""

    seat: Seat
    kind: int


class ChipPlaced(Event, frozen=True):
    """A chip is put somewhere, value up (FUP-50)."""

    seat: Seat
    chip: int
    """Its number on the board: a new one if it did not lie there."""
    value: int
    place: Place
    pose: BodyPose
    """How it is drawn; only the place counts (FUP-55)."""


class IngredientTaken(Event, frozen=True):
    """A card is taken from the board for nothing (FUP-51)."""

    seat: Seat
    ingredient: int


class RecipeReserved(Event, frozen=True):
    """The top recipe is kept face down (FUP-52)."""

    seat: Seat
    recipe: int

    def audience(self) -> Audience:
        """Only its new owner sees it."""
        return self.seat

    def to_others(self) -> "RecipeReservedSeen":
        """See `Event`."""
        return RecipeReservedSeen(self.seat)

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class RecipeReservedSeen(Event, frozen=True):
    """What the others see of a `RecipeReserved`."""

    seat: Seat


class TipTaken(Event, frozen=True):
    """A tip is paid (FUP-53)."""

    seat: Seat
    tip: int


class ChiliTaken(Event, frozen=True):
    """A chili card is taken (FUP-54)."""

    seat: Seat


class ChiliSold(Event, frozen=True):
    """Chili cards go back for money (FUP-54)."""

    seat: Seat
    count: int
    price: int
    """For all of them."""


class RecipeCooked(Event, frozen=True):
    """A recipe is cooked, its ingredients go back to their piles (FUP-60)."""

    seat: Seat
    recipe: int
    cards: Cards
    """The ingredients put back."""
    chili: int
    """The chili cards put back (FUP-61)."""
    reserved: bool

    def reveals(self) -> bool:
        """A reserved recipe is shown now."""
        return self.reserved


class RoundBegun(Event, frozen=True):
    """A new round, with a new head chef (FUP-82)."""

    round: int
    head: Seat


class RecipesDealt(Event, frozen=True):
    """Recipes are turned up (FUP-82)."""

    recipes: Cards

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class GameEnded(Event, frozen=True):
    """The game is over (FUP-80, FUP-83)."""

    rule: str


FiredUpEvent = (
    GrillEvent | Asked | ChipActivated | CardBought | CardSold | HandsShown | CardsReturned | NothingLeft | ChipPlaced
    | IngredientTaken | RecipeReserved | RecipeReservedSeen | TipTaken | ChiliTaken | ChiliSold | RecipeCooked
    | RoundBegun | RecipesDealt | GameEnded
)  # fmt: skip

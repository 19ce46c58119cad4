"""What happens in Hibachi, beside what happens to chips. Cards drawn and recipes reserved are secret (HIB-14)."""

from cookoff.engine import EVERYONE, NOBODY, Audience, Event, Seat
from cookoff.games.grill.events import GrillEvent

from .state import Cards
from .things import Ask


class Asked(Event, frozen=True):
    """A seat is asked to decide something."""

    seat: Seat
    ask: Ask


class SpaceWon(Event, frozen=True):
    """The chips of an action space are revealed, and somebody has most (HIB-31)."""

    space: int
    seat: Seat
    best: int
    """The winner's most valuable chip there."""


class SpaceDeclined(Event, frozen=True):
    """The winner leaves the action (HIB-22)."""

    space: int
    seat: Seat


class PileShuffled(Event, frozen=True):
    """The discarded cards become the new pile (HIB-63)."""

    pile: Cards

    def audience(self) -> Audience:
        """Nobody knows the order."""
        return NOBODY

    def to_others(self) -> "PileShuffledSeen":
        """See `Event`."""
        return PileShuffledSeen()


class PileShuffledSeen(Event, frozen=True):
    """What everybody sees of a `PileShuffled`."""


class CardsDrawn(Event, frozen=True):
    """Cards are drawn for the bonus ingredient (HIB-34)."""

    seat: Seat
    cards: Cards

    def audience(self) -> Audience:
        """Only the drawer sees them."""
        return self.seat

    def to_others(self) -> "CardsDrawnSeen":
        """See `Event`."""
        return CardsDrawnSeen(self.seat, len(self.cards))

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class CardsDrawnSeen(Event, frozen=True):
    """What the others see of a `CardsDrawn`."""

    seat: Seat
    count: int


class CardKept(Event, frozen=True):
    """One of the cards drawn is kept, the others go under the pile in the order drawn (HIB-34)."""

    seat: Seat
    ingredient: int
    open: bool
    """Hands lie open at this table, so everybody sees the card."""

    def audience(self) -> Audience:
        """The drawer's secret, unless hands are open."""
        return EVERYONE if self.open else self.seat

    def to_others(self) -> "CardKeptSeen":
        """See `Event`."""
        return CardKeptSeen(self.seat)

    def reveals(self) -> bool:
        """With open hands the others see the card now."""
        return self.open


class CardKeptSeen(Event, frozen=True):
    """What the others see of a `CardKept`."""

    seat: Seat


class RecipeReserved(Event, frozen=True):
    """The top recipe is kept face down (HIB-35)."""

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


class HeadChefChanged(Event, frozen=True):
    """Somebody takes the soy sauce bottle (HIB-36)."""

    seat: Seat


class ChiliTaken(Event, frozen=True):
    """A player takes a chili card for an invalid chip (HIB-37)."""

    seat: Seat


class ChiliReturned(Event, frozen=True):
    """The pile was empty: somebody with most chili returns all of it (HIB-38)."""

    seat: Seat
    count: int


class BowlChosen(Event, frozen=True):
    """The trade of a bowl begins (HIB-40)."""

    ingredient: int


class CardsSold(Event, frozen=True):
    """Cards are sold and discarded (HIB-42)."""

    seat: Seat
    ingredient: int
    count: int
    price: int
    """For each card."""


class CardBought(Event, frozen=True):
    """A card is bought from the display (HIB-44)."""

    seat: Seat
    ingredient: int
    price: int


class BuyDeclined(Event, frozen=True):
    """Somebody asked to buy does not (HIB-45)."""

    seat: Seat
    ingredient: int
    price: int


class CookingBegun(Event, frozen=True):
    """Step 4 begins, or the next chef's turn in it (HIB-50)."""

    seat: Seat


class RecipeCooked(Event, frozen=True):
    """A recipe is cooked, its ingredients discarded (HIB-50)."""

    seat: Seat
    recipe: int
    cards: Cards
    """The ingredients discarded."""
    chili: int
    """The chili cards returned (HIB-51)."""
    reserved: bool

    def reveals(self) -> bool:
        """A reserved recipe is shown now."""
        return self.reserved


class RoundBegun(Event, frozen=True):
    """A new round, with a new head chef (HIB-60)."""

    round: int
    head: Seat


class RecipesDealt(Event, frozen=True):
    """Recipes are turned up (HIB-61)."""

    recipes: Cards

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class CardsDealt(Event, frozen=True):
    """Ingredient cards are laid out (HIB-62)."""

    cards: Cards

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class GameEnded(Event, frozen=True):
    """The game is over (HIB-52, HIB-53)."""

    rule: str


HibachiEvent = (
    GrillEvent | Asked | SpaceWon | SpaceDeclined | PileShuffled | PileShuffledSeen | CardsDrawn | CardsDrawnSeen
    | CardKept | CardKeptSeen | RecipeReserved | RecipeReservedSeen | HeadChefChanged | ChiliTaken | ChiliReturned
    | BowlChosen | CardsSold | CardBought | BuyDeclined | CookingBegun | RecipeCooked | RoundBegun | RecipesDealt
    | CardsDealt | GameEnded
)  # fmt: skip

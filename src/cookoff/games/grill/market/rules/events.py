"""The events of the market besides those of chips. Cards drawn and recipes reserved are secret (SAF-14, HIB-14)."""

from cookoff.engine import EVERYONE, NOBODY, Audience, Event, Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.cards import Cards
from cookoff.games.grill.rules.events import GrillEvent
from cookoff.games.grill.rules.recipes import RecipeEvent


class Asked(Event, frozen=True):
    """A seat is asked to decide something."""

    seat: Seat
    ask: Ask


class SpaceWon(Event, frozen=True):
    """The chips of an action space are revealed, and a player has the highest total (SAF-31, HIB-31)."""

    space: int
    seat: Seat
    best: int
    """The winner's most valuable chip there."""


class SpaceDeclined(Event, frozen=True):
    """The winner declines the action (SAF-38, HIB-22)."""

    space: int
    seat: Seat


class PileShuffled(Event, frozen=True):
    """The discarded cards become the new pile (SAF-62, HIB-63)."""

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
    """Cards are drawn for the bonus ingredient (SAF-34, HIB-34)."""

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
    """One of the cards drawn is kept, the others go under the pile in the order drawn (SAF-34, HIB-34)."""

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


class HeadChefChanged(Event, frozen=True):
    """A player becomes head chef (SAF-36, HIB-36)."""

    seat: Seat


class BowlChosen(Event, frozen=True):
    """The trade of a bowl begins (SAF-41, HIB-40)."""

    ingredient: int


class CardsSold(Event, frozen=True):
    """Cards are sold and discarded (SAF-43, HIB-42)."""

    seat: Seat
    ingredient: int
    count: int
    price: int
    """For each card."""


class BuyDeclined(Event, frozen=True):
    """A player who was asked to buy does not (SAF-48, HIB-45)."""

    seat: Seat
    ingredient: int
    price: int


class CookingBegun(Event, frozen=True):
    """A player's turn to cook begins (SAF-50, HIB-50)."""

    seat: Seat


class CardsDealt(Event, frozen=True):
    """Ingredient cards are laid out (SAF-61, HIB-62)."""

    cards: Cards

    def reveals(self) -> bool:
        """See `Event`."""
        return True


MarketEvent = (
    GrillEvent | RecipeEvent | Asked | SpaceWon | SpaceDeclined | PileShuffled | PileShuffledSeen | CardsDrawn
    | CardsDrawnSeen | CardKept | CardKeptSeen | HeadChefChanged | BowlChosen | CardsSold | BuyDeclined
    | CookingBegun | CardsDealt
)  # fmt: skip
"""For a room's union of events, which adds its own event of a cooked recipe."""

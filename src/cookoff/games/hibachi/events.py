"""What happens in Hibachi: what happens at the market, and what happens to chili, which everybody sees (HIB-14)."""

from cookoff.engine import Event, Seat
from cookoff.games.grill.market.events import (
    Asked,
    BowlChosen,
    BuyDeclined,
    CardBought,
    CardKept,
    CardKeptSeen,
    CardsDealt,
    CardsDrawn,
    CardsDrawnSeen,
    CardsSold,
    CookingBegun,
    GameEnded,
    HeadChefChanged,
    MarketEvent,
    PileShuffled,
    PileShuffledSeen,
    RecipeReserved,
    RecipeReservedSeen,
    RecipesDealt,
    RoundBegun,
    SpaceDeclined,
    SpaceWon,
)
from cookoff.games.grill.market.state import Cards

__all__ = [
    "Asked", "BowlChosen", "BuyDeclined", "CardBought", "CardKept", "CardKeptSeen", "CardsDealt", "CardsDrawn",
    "CardsDrawnSeen", "CardsSold", "ChiliReturned", "ChiliTaken", "CookingBegun", "GameEnded", "HeadChefChanged",
    "HibachiEvent", "PileShuffled", "PileShuffledSeen", "RecipeCooked", "RecipeReserved", "RecipeReservedSeen",
    "RecipesDealt", "RoundBegun", "SpaceDeclined", "SpaceWon",
]  # fmt: skip


class ChiliTaken(Event, frozen=True):
    """A player takes a chili card for an invalid chip (HIB-37)."""

    seat: Seat


class ChiliReturned(Event, frozen=True):
    """The pile was empty: somebody with most chili returns all of it (HIB-38)."""

    seat: Seat
    count: int


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


HibachiEvent = MarketEvent | ChiliTaken | ChiliReturned | RecipeCooked

"""What happens in Safranito: what happens at the market, and blends put together."""

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
    "CardsDrawnSeen", "CardsSold", "CookingBegun", "GameEnded", "HeadChefChanged", "PileShuffled",
    "PileShuffledSeen", "RecipeCooked", "RecipeReserved", "RecipeReservedSeen", "RecipesDealt", "RoundBegun",
    "SafranitoEvent", "SpaceDeclined", "SpaceWon",
]  # fmt: skip


class RecipeCooked(Event, frozen=True):
    """A blend is put together, its spices discarded (SAF-50)."""

    seat: Seat
    recipe: int
    cards: Cards
    """The spices discarded."""
    reserved: bool

    def reveals(self) -> bool:
        """A reserved blend is shown now."""
        return self.reserved


SafranitoEvent = MarketEvent | RecipeCooked

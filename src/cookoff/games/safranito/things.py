"""The words of the game: those of the market. Spices are its ingredients, blends its recipes."""

from cookoff.games.grill.market.things import Ask, Space

__all__ = ["Ask", "Space"]

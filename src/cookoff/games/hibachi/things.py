"""The words of the game: those of the market."""

from cookoff.games.grill.market.things import Ask, Space

__all__ = ["Ask", "Space"]

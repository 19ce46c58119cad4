"""The words of the game: those of the market."""

from cookoff.games.grill.market.things import BONUS_THROW, THROW, Ask, Space

__all__ = ["BONUS_THROW", "THROW", "Ask", "Space"]

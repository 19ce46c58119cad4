"""What a cook may decide."""

from cookoff.engine import Move

from .things import Card


class Season(Move, frozen=True):
    """Put a card into the pot, face down (PIN-6)."""

    card: Card

    def to_others(self) -> "Season":
        """They see that a card goes in, not which."""
        return Season(Card.BACK)


class Swap(Move, frozen=True):
    """Lay a card away for all to see, and draw another (PIN-7)."""

    card: Card


PinchMove = Season | Swap

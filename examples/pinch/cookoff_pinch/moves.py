"""The moves."""

from cookoff.engine import Move

from .things import Card


class Season(Move, frozen=True):
    """Put a card into the pot, face down (PIN-6)."""

    card: Card

    def to_others(self) -> "Season":
        """Others see that a card goes in, but not which."""
        return Season(Card.BACK)


class Swap(Move, frozen=True):
    """Discard a card face up and draw another (PIN-7)."""

    card: Card


PinchMove = Season | Swap

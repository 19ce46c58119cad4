"""The decisions of Safranito: the market's, and putting together a blend."""

from cookoff.engine import Move
from cookoff.games.grill.market.moves import (
    Buy,
    ChooseBowl,
    DeclineBuy,
    DeclineSpace,
    Keep,
    KeepSeen,
    Kind,
    MarketMove,
    Sell,
    StopCooking,
    UseSpace,
)

__all__ = [
    "Buy", "ChooseBowl", "Cook", "DeclineBuy", "DeclineSpace", "Keep", "KeepSeen", "SafranitoMove", "Sell",
    "StopCooking", "UseSpace",
]  # fmt: skip


class Cook(Move, frozen=True):
    """Put together a blend (SAF-50)."""

    recipe: Kind


SafranitoMove = MarketMove | Cook

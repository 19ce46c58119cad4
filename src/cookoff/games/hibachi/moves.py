"""The decisions of Hibachi: the market's, and cooking with chili."""

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
    "Buy", "ChooseBowl", "Cook", "DeclineBuy", "DeclineSpace", "HibachiMove", "Keep", "KeepSeen", "Sell",
    "StopCooking", "UseSpace",
]  # fmt: skip


class Cook(Move, frozen=True):
    """Cook a recipe, chili in place of one ingredient or not (HIB-50, HIB-51)."""

    recipe: Kind
    chili_for: Kind | None = None


HibachiMove = MarketMove | Cook

"""The moves of the market, besides throws and cooking: one struct for each."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import Move
from cookoff.games.grill.rules.moves import CallChip, Kind, ThrowMove


class UseSpace(Move, frozen=True):
    """Carry out the action of the space won (SAF-31, HIB-31)."""


class DeclineSpace(Move, frozen=True):
    """Decline the action of the space won, the bonus throw included (SAF-38, HIB-22)."""


class Keep(Move, frozen=True):
    """Keep one of the cards drawn (SAF-34, HIB-34)."""

    ingredient: Kind

    def to_others(self) -> "KeepSeen":
        """The others do not see which."""
        return KeepSeen()


class KeepSeen(Move, frozen=True):
    """What the others see of a `Keep`; not a legal move."""


class ChooseBowl(Move, frozen=True):
    """The head chef chooses which bowl is traded next (SAF-41, HIB-40)."""

    ingredient: Kind


class Sell(Move, frozen=True):
    """Sell so many cards of the bowl's ingredient, or none (SAF-43, HIB-42)."""

    cards: Annotated[int, Meta(ge=0, le=99)]


class Buy(Move, frozen=True):
    """Buy one card of the bowl's ingredient for the total of one's own chips there (SAF-45, HIB-44)."""


class DeclineBuy(Move, frozen=True):
    """Buy nothing and take back chips: all of them in Safranito (SAF-48), the most valuable in Hibachi (HIB-45)."""


class StopCooking(Move, frozen=True):
    """Cook nothing more in this round (SAF-50, HIB-50)."""


MarketMove = (
    ThrowMove | CallChip | UseSpace | DeclineSpace | Keep | KeepSeen | ChooseBowl | Sell | Buy | DeclineBuy
    | StopCooking
)  # fmt: skip
"""For a room's union of moves, which adds its own `Cook`."""

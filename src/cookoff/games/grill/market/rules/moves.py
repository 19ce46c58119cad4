"""The decisions of both games but cooking, one struct for each, beside the throws that all throwing games have."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import Move
from cookoff.games.grill.rules.moves import CallChip, Kind, ThrowMove


class UseSpace(Move, frozen=True):
    """Carry out the action of the space won (SAF-31)."""


class DeclineSpace(Move, frozen=True):
    """Leave the action of the space won, the bonus throw included (SAF-38)."""


class Keep(Move, frozen=True):
    """Keep one of the cards drawn (SAF-34)."""

    ingredient: Kind

    def to_others(self) -> "KeepSeen":
        """The others do not see which."""
        return KeepSeen()


class KeepSeen(Move, frozen=True):
    """What the others see of a `Keep`. Nobody can make it."""


class ChooseBowl(Move, frozen=True):
    """The head chef says which bowl is traded next (SAF-41)."""

    ingredient: Kind


class Sell(Move, frozen=True):
    """Sell so many cards of the bowl's ingredient, or none (SAF-43)."""

    cards: Annotated[int, Meta(ge=0, le=99)]


class Buy(Move, frozen=True):
    """Buy one card of the bowl's ingredient for the total of the own chips there (SAF-45)."""


class DeclineBuy(Move, frozen=True):
    """Buy nothing now and take chips back: all of them in Safranito (SAF-48), the most valuable in Hibachi (HIB-45)."""


class StopCooking(Move, frozen=True):
    """Cook nothing more in this round (SAF-50)."""


MarketMove = (
    ThrowMove | CallChip | UseSpace | DeclineSpace | Keep | KeepSeen | ChooseBowl | Sell | Buy | DeclineBuy
    | StopCooking
)  # fmt: skip
"""For a room's union of moves; each has a `Cook` of its own."""

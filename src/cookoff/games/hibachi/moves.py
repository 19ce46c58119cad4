"""The decisions of Hibachi, one struct for each, beside the throws that all throwing games have."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import Move
from cookoff.games.grill.moves import CallChip, ThrowMove

Kind = Annotated[int, Meta(ge=0, le=98)]
"""An ingredient or a recipe, by its number in the components."""


class UseSpace(Move, frozen=True):
    """Carry out the action of the space won (HIB-31)."""


class DeclineSpace(Move, frozen=True):
    """Leave the action of the space won, the bonus throw included (HIB-22)."""


class Keep(Move, frozen=True):
    """Keep one of the cards drawn (HIB-34)."""

    ingredient: Kind

    def to_others(self) -> "KeepSeen":
        """The others do not see which."""
        return KeepSeen()


class KeepSeen(Move, frozen=True):
    """What the others see of a `Keep`. Nobody can make it."""


class ChooseBowl(Move, frozen=True):
    """The head chef says which bowl is traded next (HIB-40)."""

    ingredient: Kind


class Sell(Move, frozen=True):
    """Sell so many cards of the bowl's ingredient, or none (HIB-42)."""

    cards: Annotated[int, Meta(ge=0, le=99)]


class Buy(Move, frozen=True):
    """Buy one card of the bowl's ingredient for the total of the own chips there (HIB-44)."""


class DeclineBuy(Move, frozen=True):
    """Buy nothing now and take the most valuable chip back (HIB-45)."""


class Cook(Move, frozen=True):
    """Cook a recipe, chili in place of one ingredient or not (HIB-50, HIB-51)."""

    recipe: Kind
    chili_for: Kind | None = None


class StopCooking(Move, frozen=True):
    """Cook nothing more in this round (HIB-50)."""


HibachiMove = (
    ThrowMove | CallChip | UseSpace | DeclineSpace | Keep | KeepSeen | ChooseBowl | Sell | Buy | DeclineBuy | Cook
    | StopCooking
)  # fmt: skip

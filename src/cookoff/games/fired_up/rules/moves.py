"""The moves of Fired Up, besides throws: one struct for each.

Each activates one of the player's own chips, named by its number on the board (FUP-31).
"""

from cookoff.engine import Move
from cookoff.games.grill.rules.chips import Place
from cookoff.games.grill.rules.moves import CallChip, Kind, ThrowMove, Value


class Activation(Move, frozen=True):
    """Activate a chip for one thing (FUP-32)."""

    chip: int


class Buy(Activation, frozen=True):
    """Buy a card of the bowl's ingredient for the total of all chips there (FUP-40)."""


class Sell(Activation, frozen=True):
    """Sell a card of the bowl's ingredient for twice that total (FUP-41)."""


class PlaceChip(Activation, frozen=True):
    """Put one's own chip of this value on a place, wherever it was (FUP-50)."""

    value: Value
    place: Place


class TakeIngredient(Activation, frozen=True):
    """Take a card of choice from the board, even if its pile is empty (FUP-51)."""

    ingredient: Kind


class Reserve(Activation, frozen=True):
    """Take the top recipe of the pile (FUP-52)."""


class TakeTip(Activation, frozen=True):
    """Be paid three times the chip's value (FUP-53)."""


class TakeChili(Activation, frozen=True):
    """Take a chili card, on the bare area (FUP-54)."""


class SellChili(Activation, frozen=True):
    """Put two chili cards back for twice the chip's value, on the bare area (FUP-54)."""


class Cook(Activation, frozen=True):
    """Cook a recipe, chili in place of one ingredient or not (FUP-60, FUP-61)."""

    recipe: Kind
    chili_for: Kind | None = None


class TakeOff(Activation, frozen=True):
    """Take the chip off and do nothing (FUP-70)."""


FiredUpMove = (
    ThrowMove | CallChip | Buy | Sell | PlaceChip | TakeIngredient | Reserve | TakeTip | TakeChili | SellChili | Cook
    | TakeOff
)  # fmt: skip

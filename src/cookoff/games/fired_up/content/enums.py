"""The words of the game: action spaces, and what a seat is asked for."""

from enum import StrEnum


class Space(StrEnum):
    """The action spaces (FUP-50 to FUP-53)."""

    PLACE = "place-chip"
    BONUS_INGREDIENT = "bonus-ingredient"
    RESERVE = "reserve"
    TIP = "tip"


class Ask(StrEnum):
    """What the seat to act is asked for."""

    THROW = "throw"
    CALL = "call"
    ACTIVATE = "activate"
    NOTHING = "nothing"
    """The game is over."""


# On Python 3.11 looking a member up in its enum costs ten times as much as a constant: these stand in the hot path.
THROW, CALL, ACTIVATE, NOTHING = Ask

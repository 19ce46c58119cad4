"""Enums of Fired Up: action spaces, and what a seat is asked to decide."""

from enum import StrEnum


class Space(StrEnum):
    """The action spaces (FUP-5)."""

    PLACE = "place-chip"
    BONUS_INGREDIENT = "bonus-ingredient"
    RESERVE = "reserve"
    TIP = "tip"


class Ask(StrEnum):
    """What the seat to act must decide."""

    THROW = "throw"
    CALL = "call"
    ACTIVATE = "activate"
    NOTHING = "nothing"
    """The game is over."""


# On Python 3.11 a member lookup costs ten times as much as a constant, and these are in the hot path.
THROW, CALL, ACTIVATE, NOTHING = Ask

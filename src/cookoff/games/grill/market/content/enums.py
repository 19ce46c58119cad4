"""Enums of the market: action spaces, and what a seat is asked to decide."""

from enum import StrEnum


class Space(StrEnum):
    """The action spaces (SAF-30, HIB-30)."""

    BONUS_THROW = "bonus-throw"
    BONUS_INGREDIENT = "bonus-ingredient"
    RESERVE = "reserve"
    HEAD_CHEF = "head-chef"


class Ask(StrEnum):
    """What the seat to act must decide."""

    THROW = "throw"
    CALL = "call"
    BONUS_THROW = "bonus-throw"
    USE = "use"
    KEEP = "keep"
    BOWL = "bowl"
    SELL = "sell"
    BUY = "buy"
    COOK = "cook"
    NOTHING = "nothing"
    """The game is over."""


# On Python 3.11 a member lookup costs ten times as much as a constant, and these are in the hot path.
THROW, CALL, BONUS_THROW, USE, KEEP, BOWL, SELL, BUY, COOK, NOTHING = Ask

"""The hand of a seat: how steady it is. A table agrees on it, and no move can name a better one (THR-30, MIT-29).

A room's options have the field `hands: Hands = ()`, its set-up calls `check_hands`, its state keeps them, and whoever
carries a throw or a release out asks `hand_of`. How far a hand errs, each kind of throw says in its own data; how it
errs this time is drawn by chance for every move, also for a bot's or a program's.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

import msgspec

from cookoff.engine import BadInput, Options, Seat

Agreed = TypeVar("Agreed", bound=Options)


class SeatHand(StrEnum):
    """How steady a seat's hand is; none does exactly what it means to."""

    CLUMSY = "clumsy"
    CASUAL = "casual"
    AVERAGE = "average"
    STEADY = "steady"


Hands = tuple[SeatHand | None, ...]
"""By seat; where there is none, or `None`, the seat has the usual one."""


def with_hands(options: Agreed, hands: Sequence[str | None]) -> Agreed:
    """The options with these hands. Raises `BadInput` where a game has none, or none of that name."""
    try:
        return msgspec.convert({**msgspec.to_builtins(options), "hands": hands}, type(options))
    except msgspec.ValidationError as error:
        raise BadInput(f"hands: {error}; there are: {', '.join(SeatHand)}, in games with throws or towers") from error


def check_hands(hands: Hands, players: int) -> None:
    """Raise `BadInput` if there are more hands than seats."""
    if len(hands) > players:
        raise BadInput(f"hands: {len(hands)} for a table of {players}")


def hand_of(hands: Hands, seat: Seat, usual: SeatHand = SeatHand.STEADY) -> SeatHand:
    """The seat's hand."""
    return (hands[seat] if seat < len(hands) else None) or usual

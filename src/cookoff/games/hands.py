"""The hand of a seat: how steady it is. A table agrees on it, and no move can choose a better one (THR-30, MIT-29).

The options of a room have the field `hands: Hands = ()`, its setup calls `check_hands`, its state keeps them, and code
that carries out a throw or a release calls `hand_of`. How far a hand errs is data of each kind of throw; the error of
each move is drawn by chance, for bots and programs too.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

import msgspec

from cookoff.engine import BadInput, Options, Seat
from cookoff.engine.core.errors import problem_in

Agreed = TypeVar("Agreed", bound=Options)


class SeatHand(StrEnum):
    """How steady a seat's hand is. None is perfect."""

    CLUMSY = "clumsy"
    CASUAL = "casual"
    AVERAGE = "average"
    STEADY = "steady"


Hands = tuple[SeatHand | None, ...]
"""By seat; a missing seat or `None` means the default hand."""


def with_hands(options: Agreed, hands: Sequence[str | None]) -> Agreed:
    """The options with these hands. Raises `BadInput` for a game without hands, or an unknown name."""
    try:
        return msgspec.convert({**msgspec.to_builtins(options), "hands": hands}, type(options))
    except msgspec.ValidationError as error:
        raise BadInput(
            f"hands: {problem_in(error)[1]}; there are: {', '.join(SeatHand)}, in games with throws or towers"
        ) from error


def check_hands(hands: Hands, players: int) -> None:
    """Raise `BadInput` if there are more hands than seats."""
    if len(hands) > players:
        raise BadInput(f"hands: {len(hands)} for a table of {players}")


def hand_of(hands: Hands, seat: Seat, default: SeatHand = SeatHand.STEADY) -> SeatHand:
    """The seat's hand."""
    return (hands[seat] if seat < len(hands) else None) or default

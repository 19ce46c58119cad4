"""What depends on the number of players, with the checks that all throwing games share."""

from collections.abc import Sequence
from typing import Annotated, TypeVar

from msgspec import Meta

from cookoff.engine.content.components import Problem

from .components import Part

Positive = Annotated[int, Meta(ge=1, le=99)]

PLAYERS = range(2, 5)
MOST_LYING = 23
"""The simulators hold 25 chips: these, the one thrown and a bonus throw."""


class TableSize(Part, frozen=True):
    """A table of this many players (SAF-11, HIB-13, FUP-20)."""

    players: Annotated[int, Meta(ge=2, le=4)]
    throws: Positive
    """Chips thrown by each in a round."""


S = TypeVar("S", bound=TableSize)


def size_for(seating: Sequence[S], players: int) -> S:
    """The entry for this number of players."""
    return next(each for each in seating if each.players == players)


def check_sizes(seating: Sequence[TableSize], chips: int) -> None:
    """Raise `Problem` unless there is one entry for each number of players, with enough chips for its throws."""
    numbers = [each.players for each in seating]
    for players in PLAYERS:
        if numbers.count(players) != 1:
            raise Problem("seating", f"there must be one for {players} players, not {numbers.count(players)}")
    for number, each in enumerate(seating):
        if each.throws > chips:
            text = f"{each.throws} throws, but {chips} chips"
            raise Problem(f"seating[{number}].throws", text, "throws", count=each.throws, known=chips)
        if each.players * each.throws > MOST_LYING:
            raise Problem(f"seating[{number}].throws", f"more than {MOST_LYING} chips would lie on the board")

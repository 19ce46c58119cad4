"""Chips: on the board, with their owners, and what everybody knows about them.

Chips on the board are numbered in the order in which they are thrown, so the number reveals nothing about the value.
"""

from copy import copy
from typing import Final

import msgspec

from cookoff.engine import Seat
from cookoff.physics.port import BodyPose

Place = int
"""The number of an outline of the board, or one of the following."""
BARE: Final = -1
"""On the bare playing area: invalid, but still on the board (THR-23)."""
OUT: Final = -2
"""Out for this round (THR-24)."""
DOUBT: Final = -3
"""The hole meets several outlines and the head chef has not decided yet (THR-21)."""

Values = tuple[int, ...]


class Chip(msgspec.Struct, frozen=True):
    """A chip on the board (THR-2)."""

    id: int
    """Counted from 0 in the order of throwing in this round."""
    seat: Seat
    """Its owner."""
    value: int
    place: Place
    pose: BodyPose
    shown: bool = False
    """Whether everybody has seen its value in this round (THR-27)."""


class Pouch(msgspec.Struct, frozen=True):
    """One player's chips that are not on the board. Values are sorted."""

    hand: Values
    """Not thrown in this round."""
    back: Values = ()
    """Thrown in this round and taken back, or out: they may not be thrown again in this round (THR-26)."""
    seen: Values = ()
    """Those thrown chips, on the board or taken back, that everybody has seen in this round (THR-27, SAF-16)."""


class Grill(msgspec.Struct):
    """The chips of a game, a field of each room's state. Only the events in `events.py` change it."""

    lying: tuple[Chip, ...]
    """In the order of their numbers."""
    pouches: tuple[Pouch, ...]
    """By seat."""
    thrown: int = 0
    """How many chips were thrown in this round; also the number of the next one."""

    def clone(self) -> "Grill":
        """An independent copy; a shallow one is enough, as all fields are immutable."""
        return copy(self)

    def chip(self, number: int) -> Chip:
        """The chip of this number, which is on the board."""
        for chip in self.lying:
            if chip.id == number:
                return chip
        raise LookupError(f"no chip {number} lies on the board")

    def on(self, place: Place) -> list[Chip]:
        """The chips on a place."""
        return [chip for chip in self.lying if chip.place == place]


def new_grill(values: Values, players: int) -> Grill:
    """All chips in their owners' hands (SAF-10, HIB-10, FUP-10)."""
    return Grill((), (Pouch(values),) * players)


def added(values: Values, more: Values) -> Values:
    """The values with more added, sorted."""
    return tuple(sorted(values + more))


def removed(values: Values, value: int) -> Values:
    """The values without one of them."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def owned_chips(grill: Grill, seat: Seat) -> Values:
    """All chips of a seat, wherever they are: the same in every state of one game."""
    lying = tuple(chip.value for chip in grill.lying if chip.seat == seat)
    pouch = grill.pouches[seat]
    return added(lying, pouch.hand + pouch.back)

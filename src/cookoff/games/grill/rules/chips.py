"""Chips: those lying on the board, those with their owners, and what everybody knows of them.

A chip's number on the board says nothing about its value: chips are numbered in the order in which they are thrown.
"""

from copy import copy
from typing import Final

import msgspec

from cookoff.engine import Seat
from cookoff.physics.port import BodyPose

Place = int
"""The number of an outline of the board, or one of the following."""
BARE: Final = -1
"""On the bare playing area: invalid, but lying there (THR-23)."""
OUT: Final = -2
"""Out for this round (THR-24)."""
DOUBT: Final = -3
"""The hole meets several outlines and the head chef has not decided yet (THR-21)."""

Values = tuple[int, ...]


class Chip(msgspec.Struct, frozen=True):
    """A chip that lies on the board."""

    id: int
    """Its number on the board, in the order of throwing in this round, from 0."""
    seat: Seat
    """Whose it is."""
    value: int
    place: Place
    pose: BodyPose
    shown: bool = False
    """Whether everybody has seen its value in this round (THR-27)."""


class Pouch(msgspec.Struct, frozen=True):
    """One player's chips that do not lie on the board. Values are sorted."""

    hand: Values
    """Not thrown in this round."""
    back: Values = ()
    """Thrown in this round and taken back, or out: not to be thrown again in this round."""
    seen: Values = ()
    """Of those thrown, lying or taken back, the ones that everybody has seen in this round."""


class Grill(msgspec.Struct):
    """The chips of a game. A room has one in its state; only the events of `grill.events` change it."""

    lying: tuple[Chip, ...]
    """In the order of their numbers."""
    pouches: tuple[Pouch, ...]
    """By seat."""
    thrown: int = 0
    """How many chips were thrown in this round: the number of the next."""

    def clone(self) -> "Grill":
        """An independent copy: everything inside is replaced, never changed."""
        return copy(self)

    def chip(self, number: int) -> Chip:
        """The chip of that number, which lies there."""
        for chip in self.lying:
            if chip.id == number:
                return chip
        raise LookupError(f"no chip {number} lies on the board")

    def on(self, place: Place) -> list[Chip]:
        """The chips that lie there."""
        return [chip for chip in self.lying if chip.place == place]


def new_grill(values: Values, players: int) -> Grill:
    """All chips in their owners' hands."""
    return Grill((), (Pouch(values),) * players)


def added(values: Values, more: Values) -> Values:
    """Sorted values with some more."""
    return tuple(sorted(values + more))


def removed(values: Values, value: int) -> Values:
    """Values without one of them."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def owned_chips(grill: Grill, seat: Seat) -> Values:
    """All chips of a seat, wherever they are: always the same."""
    lying = tuple(chip.value for chip in grill.lying if chip.seat == seat)
    pouch = grill.pouches[seat]
    return added(lying, pouch.hand + pouch.back)

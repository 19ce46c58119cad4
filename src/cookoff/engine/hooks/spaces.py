"""How far the parts of a game's views and moves go: what their types alone do not say.

Programs that learn want numbers of a fixed size. Enums, switches, optional parts, structs and bounded numbers speak for
themselves; a room says the rest in one place, its `extents.py`, for its components and a number of players.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from cookoff.engine.core.moves import Move


@dataclass(frozen=True)
class IntRange:
    """A whole number. In a view one beyond the bounds counts as the bound; no move goes beyond."""

    low: int
    high: int


@dataclass(frozen=True)
class FloatRange:
    """A number. One beyond the bounds counts as the bound."""

    low: float
    high: float


@dataclass(frozen=True)
class Countdown:
    """A moment of the game's clock, told as the time from now until then: `span` milliseconds at most."""

    span: int


@dataclass(frozen=True)
class Categorical:
    """One of these values and no other."""

    values: tuple[Any, ...]


@dataclass(frozen=True)
class FixedSequence:
    """Exactly so many."""

    count: int
    item: "FieldSpace | None" = None
    """As the type says, if nothing is said here."""


@dataclass(frozen=True)
class BoundedSequence:
    """At most so many, in an order that matters."""

    most: int
    item: "FieldSpace | None" = None


@dataclass(frozen=True)
class Multiset:
    """At most so many of each kind, in an order that says nothing."""

    kinds: tuple[Any, ...]
    most: int = 1


@dataclass(frozen=True)
class BitMask:
    """A set of so many places, held as a number."""

    count: int


@dataclass(frozen=True)
class EntitySlot:
    """In a move: one of at most so many things that have numbers which come and go, such as the own chips."""

    count: int
    numbers: Callable[[Any], Sequence[int]]
    """From a view to the numbers that the things have now, in the order of their slots."""


class Marker(Enum):
    """What needs no numbers."""

    SEAT = "seat"
    """A seat, told by how far it is from whoever looks."""
    PER_SEAT = "by seat"
    """One for each seat, told from whoever looks on."""
    OMITTED = "unsaid"
    """Nothing to decide by: names, the final scoring."""


SEAT, PER_SEAT, OMITTED = Marker
FieldSpace = (
    IntRange
    | FloatRange
    | Countdown
    | Categorical
    | FixedSequence
    | BoundedSequence
    | Multiset
    | BitMask
    | EntitySlot
    | Marker
)


@dataclass(frozen=True)
class SpaceSpec:
    """All that a room says of itself in this way."""

    fields: Mapping[tuple[type, str], FieldSpace]
    """By struct and field; a struct's word holds for those made from it."""
    moves: Mapping[type[Move], Sequence[Move]] = field(default_factory=dict)
    """Every move of a kind where not each part goes with each other one; seats and slots as numbers from 0."""
    apart: frozenset[type[Move]] = frozenset()
    """Moves that are never listed: those of the table, of nobody, and those out of a box alone."""
    version: int = 1
    """Goes up when what is told, or its order, changes: what has learned from it is of no use then."""

    def of(self, struct: type, name: str) -> FieldSpace | None:
        """What is said of a field."""
        for kind in struct.__mro__:
            if (kind, name) in self.fields:
                return self.fields[kind, name]
        return None

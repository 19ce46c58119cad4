"""The ranges and sizes of fields in a game's views and moves, beyond what their types say.

Learning programs need numbers of a fixed size. Enums, switches, optional parts, structs and bounded numbers need no
description; a room describes the rest in its `space_spec.py`, for its components and a number of players.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from cookoff.engine.core.moves import Move
from cookoff.engine.core.piles import Piles, PilesView, shape_of
from cookoff.engine.core.visibility import Visibility


@dataclass(frozen=True)
class IntRange:
    """An integer. In views, values outside the bounds are clipped; moves never exceed them."""

    low: int
    high: int


@dataclass(frozen=True)
class FloatRange:
    """A number; values outside the bounds are clipped."""

    low: float
    high: float


@dataclass(frozen=True)
class Countdown:
    """A time on the game's clock, encoded as the remaining time, at most `span` milliseconds."""

    span: int


@dataclass(frozen=True)
class Categorical:
    """One of the given values."""

    values: tuple[Any, ...]


@dataclass(frozen=True)
class FixedSequence:
    """A sequence of fixed length."""

    count: int
    item: "FieldSpace | None" = None
    """`None`: as the type says."""


@dataclass(frozen=True)
class BoundedSequence:
    """An ordered sequence of limited length."""

    most: int
    item: "FieldSpace | None" = None


@dataclass(frozen=True)
class Multiset:
    """An unordered collection with a limited number of each kind."""

    kinds: tuple[Any, ...]
    most: int = 1


@dataclass(frozen=True)
class BitMask:
    """A set of places, encoded as the bits of an integer."""

    count: int


@dataclass(frozen=True)
class EntitySlot:
    """In a move: one of a limited number of things whose numbers change, such as the mover's own chips."""

    count: int
    numbers: Callable[[Any], Sequence[int]]
    """Returns the current numbers of the things in a view, in the order of their slots."""


class Marker(Enum):
    """Fields that need no further data."""

    SEAT = "seat"
    """A seat, relative to the viewer."""
    PER_SEAT = "by seat"
    """One item per seat, starting with the viewer."""
    OMITTED = "unsaid"
    """Irrelevant for decisions, such as names and the final scoring."""


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
    """A room's description of its fields and moves."""

    fields: Mapping[tuple[type, str], FieldSpace]
    """By struct and field; subclasses inherit their struct's description."""
    moves: Mapping[type[Move], Sequence[Move]] = field(default_factory=dict)
    """Every move of a kind whose parts cannot be combined freely; seats and slots are numbers from 0."""
    apart: frozenset[type[Move]] = frozenset()
    """Moves left out of the action space: those of the table, redacted ones, and those only from a box."""
    version: int = 1
    """Increases when the encoding changes, which makes trained networks unusable."""

    def of(self, struct: type, name: str) -> FieldSpace | None:
        """Return the description of a field."""
        for kind in struct.__mro__:
            if (kind, name) in self.fields:
                return self.fields[kind, name]
        return None


def pile_spec(
    state: type[Piles],
    cards: Sequence[Any],
    back: Any,
    fields: Mapping[tuple[type, str], FieldSpace],
    version: int = 1,
) -> SpaceSpec:
    """The description of a card game: of its other fields as given, of its piles and lists by seats from their types.

    `cards` is every card in the game. A pile is encoded by how many it has of each kind, a face-down pile by its size.
    """
    kinds = Counter(cards)
    several = Multiset((*kinds, back), max(kinds.values()))
    face_down = Multiset((back,), len(cards))
    found: dict[tuple[type, str], FieldSpace] = {(PilesView, "me"): OMITTED}
    waiting = [state]
    while waiting:
        kind = waiting.pop()
        shape = shape_of(kind)
        for name, mark in shape.piles.items():
            found[kind, name] = face_down if mark is Visibility.NOBODY else several
        for name, part in shape.parts.items():
            found[kind, name] = PER_SEAT
            waiting.append(part)
    return SpaceSpec({**found, **fields}, version=version)

"""Who sees the cards of a field: marks for the states, events and moves of card games.

    class Drew(Event, frozen=True):
        seat: Seat
        cards: InHand[Card]

Only the event's `seat` sees these cards; all others get the event with as many cards face down. A card type is an enum
with a member `BACK`, a face-down card.
"""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec


class Visibility(Enum):
    """Who sees cards. Everybody sees how many there are."""

    EVERYONE = "everyone"
    OWN = "own"
    """In a state, the seat in whose part they lie; in an event or move, its seat."""
    NOBODY = "nobody"


C = TypeVar("C")
FaceUp = Annotated[tuple[C, ...], Visibility.EVERYONE]
"""Cards that everybody sees."""
InHand = Annotated[tuple[C, ...], Visibility.OWN]
"""Cards that only the seat sees in whose part of the state they lie, or the seat of the event or move."""
FaceDown = Annotated[tuple[C, ...], Visibility.NOBODY]
"""Cards that nobody sees; everybody sees how many there are."""
OwnCard = Annotated[C, Visibility.OWN]
"""A single card that only the seat of the event or move sees."""

S = TypeVar("S", bound=msgspec.Struct)


@cache
def marks(kind: type) -> Mapping[str, Visibility]:
    """The marked fields of a struct."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Visibility):
                found[name] = mark
    return found


@cache
def hidden_fields(kind: type) -> Mapping[str, Any]:
    """The fields that not everybody sees, and their face-down cards."""
    hints = get_type_hints(kind)
    return {
        name: (get_args(hints[name])[0] if get_origin(hints[name]) is tuple else hints[name]).BACK
        for name, mark in marks(kind).items()
        if mark is not Visibility.EVERYONE
    }


def face_down(struct: S) -> S:
    """The event or move with its hidden cards face down."""
    changes: dict[str, Any] = {}
    for name, back in hidden_fields(type(struct)).items():
        value = getattr(struct, name)
        changes[name] = (back,) * len(value) if isinstance(value, tuple) else back
    return msgspec.structs.replace(struct, **changes)

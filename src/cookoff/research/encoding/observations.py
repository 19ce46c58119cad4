"""A view as numbers: always as many, each between 0 and 1, made from the types of the view and the room's extents.

Enums and names are told one-hot, numbers by where they stand between their bounds, an optional part by whether it is
there and then itself, a row by its length and then its parts, a struct by its fields, one of several structs by which
and then each of them. What is not there is zero. Seats are counted from whoever looks.
"""

import struct
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from cookoff.engine import Seat, View
from cookoff.engine.hooks.spaces import (
    OMITTED,
    BitMask,
    BoundedSequence,
    Categorical,
    Countdown,
    EntitySlot,
    FieldSpace,
    FixedSequence,
    FloatRange,
    IntRange,
    Marker,
    Multiset,
    SpaceSpec,
)

from .fields import (
    ONE,
    ZERO,
    Part,
    Row,
    Shared,
    Written,
    bag,
    bits,
    called,
    floats,
    hot,
    made_of,
    number,
    numbered,
    one_hot,
    switch,
    under,
)
from .structs import each, struct_of

Observation = npt.NDArray[np.float32]
FLOAT = np.dtype(np.float32)


class Memory:
    """What was last written of a game under way: what has not changed since then is not written again.

    Each game has one of its own, but only to be quick: what is written never depends on it.
    """

    __slots__ = ("shared", "views")

    def __init__(self) -> None:
        self.views: dict[Seat, Written] = {}
        """Of the views, by who looked."""
        self.shared: Shared = {}
        """Of what views tell alike to everybody."""


class _Eyes:
    """What is told beside the view, to all alike."""

    __slots__ = ("now",)

    now: int


class Encoder:
    """Writes the views of one game at tables of so many players."""

    def __init__(self, view: type[View], spec: SpaceSpec, players: int) -> None:
        self._eyes = _Eyes()
        alike: dict[tuple[str, Any], Part] = {}
        parts = [_Compiler(spec, players, seat, self._eyes, alike).struct(view) for seat in range(players)]
        self.names = parts[0].names
        """Of the numbers, in order, such as `stalls[0].queue[1]=RED`."""
        self._writers = [(part.follow, part.begun) for part in parts if part.follow and part.begun]

    def __call__(self, view: Any, now: int = 0, memory: Memory | None = None) -> Observation:
        """The view's numbers; a spectator's are those of seat 0. `now` is the time, where a clock runs."""
        return np.frombuffer(self.bytes(view, now, memory), FLOAT)

    def bytes(self, view: Any, now: int = 0, memory: Memory | None = None) -> bytes:
        """The same as bytes, for those who gather many."""
        seat = view.me or 0
        self._eyes.now = now
        follow, begun = self._writers[seat]
        if memory is None:
            return follow(view, begun({}))
        try:
            told = memory.views[seat]
        except KeyError:
            told = memory.views[seat] = begun(memory.shared)
        return follow(view, told)


class _Compiler:
    """From types to writers, for one pair of eyes."""

    def __init__(
        self, spec: SpaceSpec, players: int, seat: Seat, eyes: _Eyes, alike: dict[tuple[str, Any], Part]
    ) -> None:
        """What all eyes see alike is in `alike`, by field and type: made once, and remembered once."""
        self._eyes = eyes
        self._alike = alike
        self._spec = spec
        self._players = players
        self._seat = seat

    def struct(self, kind: type[msgspec.Struct]) -> Part:
        """A struct: its fields, in order."""
        fields: dict[str, Part] = {}
        for name, hint in get_type_hints(kind).items():
            said = self._spec.of(kind, name)
            if said is not OMITTED:
                fields[name] = self._part(hint, said, f"{kind.__name__}.{name}")
        return struct_of(kind, fields)

    def _part(self, hint: Any, said: FieldSpace | None, where: str) -> Part:
        made = self._alike.get((where, hint))
        if made is None:
            made = self._made(hint, said, where)
            if not made.turned:
                self._alike[where, hint] = made
        return made

    def _made(self, hint: Any, said: FieldSpace | None, where: str) -> Part:
        options = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        there = [option for option in options if option is not NoneType]
        if len(there) < len(options):
            whole = there[0] if len(there) == 1 else Union[tuple(there)]  # noqa: UP007 # made at run time
            return self._optional(self._part(whole, said, where))
        if said is not None:
            return self._said(hint, said, where)
        if len(there) > 1:
            return self._variants(there)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint)
        if hint is bool:
            return switch()
        if isinstance(hint, type) and issubclass(hint, Enum):
            return one_hot(tuple(hint), [member.name for member in hint])
        raise TypeError(f"{where}: {hint} does not say how far it goes; the room's space spec must")

    def _said(self, hint: Any, said: FieldSpace, where: str) -> Part:
        match said:
            case IntRange(low, high) | FloatRange(low, high):
                return number(low, high)
            case Countdown(span):
                return self._moment(span)
            case Categorical(values):
                return one_hot(values, [called(value) for value in values])
            case Multiset(kinds, most):
                return bag(kinds, most)
            case BitMask(count):
                return bits(count)
            case FixedSequence(count, item):
                return each(count, self._item(hint, item, where), where, get_origin(hint) is tuple)
            case BoundedSequence(most, item):
                return self._several(most, self._item(hint, item, where), where, get_origin(hint) is tuple)
            case Marker.SEAT:
                turned = [(self._seat + place) % self._players for place in range(self._players)]
                return one_hot(tuple(turned), [f"+{place}" for place in range(self._players)], turned=True)
            case Marker.PER_SEAT:
                return self._by_seat(self._item(hint, None, where), where)
            case EntitySlot() | Marker():
                raise TypeError(f"{where}: {said} is not for views")

    def _item(self, hint: Any, said: FieldSpace | None, where: str) -> Part:
        return self._part(get_args(hint)[0], said, f"{where}[]")

    def _moment(self, span: int) -> Part:
        eyes, pack = self._eyes, struct.Struct("<f").pack
        return Part(("",), lambda moment: pack(min(max((moment - eyes.now) / span, 0.0), 1.0)), timed=True)

    def _optional(self, part: Part) -> Part:
        write, nothing = part.write, ZERO * (1 + len(part.names))
        distinct = None if part.distinct is None else part.distinct + 1
        return made_of(
            [part],
            ("?", *part.names),
            lambda value: nothing if value is None else ONE + write(value),
            distinct=distinct,
        ).remembered()

    def _variants(self, kinds: Sequence[type[msgspec.Struct]]) -> Part:
        parts = [self._part(kind, None, kind.__name__) for kind in kinds]
        names = tuple(
            under(kind.__name__, name) for kind, part in zip(kinds, parts, strict=True) for name in part.names
        )
        total, before, writers = len(kinds) + len(names), 0, {}
        for place, (kind, part) in enumerate(zip(kinds, parts, strict=True)):
            head = hot(place, len(kinds)) + ZERO * before
            before += len(part.names)
            writers[kind] = (part.write, head, ZERO * (total - len(kinds) - before))

        def write(value: Any) -> bytes:
            inner, head, tail = writers[type(value)]
            return head + inner(value) + tail

        return made_of(parts, (*(f"={kind.__name__}" for kind in kinds), *names), write)

    def _several(self, most: int, item: Part, where: str, hashable: bool) -> Part:
        inner, nothing = item.write, ZERO * len(item.names)

        def write(values: Sequence[Any]) -> bytes:
            if len(values) > most:
                raise ValueError(f"{where}: {len(values)} of them, where there are never more than {most}")
            parts = [floats([len(values) / max(1, most)]), *[inner(value) for value in values]]
            return b"".join(parts) + nothing * (most - len(values))

        return made_of([item], ("#", *numbered(most, item)), write, hashable).remembered()

    def _by_seat(self, item: Part, where: str) -> Part:
        inner, order = item.write, tuple((self._seat + place) % self._players for place in range(self._players))

        def write(values: Sequence[Any]) -> bytes:
            return b"".join([inner(values[seat]) for seat in order])

        row = None
        if item.follow and item.begun and not item.timed and not item.turned:
            row = Row(where, order, item.follow, item.begun)
        # Not hashable: a row of all seats is told anew each time, for it hardly ever comes again.
        made = made_of([item], numbered(self._players, item), write, hashable=False)
        return replace(made, turned=True, row=row)

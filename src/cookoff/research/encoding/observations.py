"""Encodes a view as a fixed number of floats between 0 and 1, from its types and the room's space spec.

Enums and names are one-hot, numbers scaled between their bounds, optional fields a flag and the value, lists their
length and items, unions a one-hot kind and each variant. Missing values are zero. Seats are relative to the viewer.
"""

import struct
from collections.abc import Sequence
from dataclasses import replace
from types import NoneType
from typing import Any, Union, get_args, get_origin

import numpy as np
import numpy.typing as npt

from cookoff.engine import Seat
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
    CachedEncoding,
    FieldEncoder,
    Row,
    Shared,
    bag,
    bits,
    called,
    composed,
    floats,
    hot,
    number,
    numbered,
    one_hot,
    switch,
    under,
)
from .hints import bounds, fields_of, is_enum, is_struct, options, plain
from .structs import each, struct_of

Observation = npt.NDArray[np.float32]
FLOAT = np.dtype(np.float32)


class EncodingCache:
    """The last encoding of a game, so that unchanged parts are not encoded again.

    A game has its own cache, for speed only: the result never depends on it.
    """

    __slots__ = ("shared", "views")

    def __init__(self) -> None:
        self.views: dict[Seat, CachedEncoding] = {}
        """By viewer."""
        self.shared: Shared = {}
        """The parts that are the same for every viewer."""


class _CurrentTime:
    """The time at which a view is encoded."""

    __slots__ = ("now",)

    now: int


class Encoder:
    """Encodes the views of one game at tables of `players`."""

    def __init__(self, view: Any, spec: SpaceSpec, players: int) -> None:
        self._time = _CurrentTime()
        alike: dict[tuple[str, Any], FieldEncoder] = {}
        parts = [_Compiler(spec, players, seat, self._time, alike).struct(view) for seat in range(players)]
        self.names = parts[0].names
        """The label of every number, such as `stalls[0].queue[1]=RED`."""
        self._writers = [(part.follow, part.new_cache) for part in parts if part.follow and part.new_cache]

    def __call__(self, view: Any, now: int = 0, memory: EncodingCache | None = None) -> Observation:
        """Encode a view; a spectator's like that of seat 0. `now` is the time, in games with a clock."""
        return np.frombuffer(self.bytes(view, now, memory), FLOAT)

    def bytes(self, view: Any, now: int = 0, memory: EncodingCache | None = None) -> bytes:
        """The same as bytes, to be joined."""
        seat = view.me or 0
        self._time.now = now
        follow, new_cache = self._writers[seat]
        if memory is None:
            return follow(view, new_cache({}))
        try:
            cached = memory.views[seat]
        except KeyError:
            cached = memory.views[seat] = new_cache(memory.shared)
        return follow(view, cached)


class _Compiler:
    """Compiles types to encoders, for one viewer."""

    def __init__(
        self, spec: SpaceSpec, players: int, seat: Seat, time: _CurrentTime, alike: dict[tuple[str, Any], FieldEncoder]
    ) -> None:
        """`alike` holds the encoders that are the same for every viewer, by field and type."""
        self._time = time
        self._alike = alike
        self._spec = spec
        self._players = players
        self._seat = seat

    def struct(self, kind: Any) -> FieldEncoder:
        """A struct: its fields, in order."""
        fields: dict[str, FieldEncoder] = {}
        struct = get_origin(kind) or kind
        for name, hint in fields_of(kind).items():
            space = self._spec.of(struct, name)
            if space is not OMITTED:
                fields[name] = self._part(hint, space, f"{struct.__name__}.{name}")
        return struct_of(struct, fields)

    def _part(self, hint: Any, space: FieldSpace | None, where: str) -> FieldEncoder:
        space = space or bounds(hint)
        hint = plain(hint)
        made = self._alike.get((where, hint))
        if made is None:
            made = self._made(hint, space, where)
            if not made.seat_relative:
                self._alike[where, hint] = made
        return made

    def _made(self, hint: Any, space: FieldSpace | None, where: str) -> FieldEncoder:
        members = options(hint)
        there = [option for option in members if option is not NoneType]
        if len(there) < len(members):
            whole = there[0] if len(there) == 1 else Union[tuple(there)]  # noqa: UP007 # made at run time
            return self._optional(self._part(whole, space, where))
        if space is not None:
            return self._described(hint, space, where)
        if len(there) > 1:
            return self._variants(there)
        if is_struct(hint):
            return self.struct(hint)
        if hint is bool:
            return switch()
        if is_enum(hint):
            return one_hot(tuple(hint), [member.name for member in hint])
        raise TypeError(f"{where}: {hint} has no bounds; the room's space spec must give them")

    def _described(self, hint: Any, space: FieldSpace, where: str) -> FieldEncoder:
        match space:
            case IntRange(low, high) | FloatRange(low, high):
                return number(low, high)
            case Countdown(span):
                return self._countdown(span)
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
                order = [(self._seat + place) % self._players for place in range(self._players)]
                return one_hot(tuple(order), [f"+{place}" for place in range(self._players)], seat_relative=True)
            case Marker.PER_SEAT:
                return self._by_seat(self._item(hint, None, where), where)
            case EntitySlot() | Marker():
                raise TypeError(f"{where}: {space} is not for views")

    def _item(self, hint: Any, space: FieldSpace | None, where: str) -> FieldEncoder:
        return self._part(get_args(hint)[0], space, f"{where}[]")

    def _countdown(self, span: int) -> FieldEncoder:
        clock, pack = self._time, struct.Struct("<f").pack
        return FieldEncoder(("",), lambda moment: pack(min(max((moment - clock.now) / span, 0.0), 1.0)), timed=True)

    def _optional(self, part: FieldEncoder) -> FieldEncoder:
        write, nothing = part.write, ZERO * (1 + len(part.names))
        distinct = None if part.distinct is None else part.distinct + 1
        return composed(
            [part],
            ("?", *part.names),
            lambda value: nothing if value is None else ONE + write(value),
            distinct=distinct,
        ).cached()

    def _variants(self, kinds: Sequence[Any]) -> FieldEncoder:
        parts = [self._part(kind, None, kind.__name__) for kind in kinds]
        names = tuple(
            under(kind.__name__, name) for kind, part in zip(kinds, parts, strict=True) for name in part.names
        )
        total, before, writers = len(kinds) + len(names), 0, {}
        for place, (kind, part) in enumerate(zip(kinds, parts, strict=True)):
            head = hot(place, len(kinds)) + ZERO * before
            before += len(part.names)
            writers[get_origin(kind) or kind] = (part.write, head, ZERO * (total - len(kinds) - before))

        def write(value: Any) -> bytes:
            inner, head, tail = writers[type(value)]
            return head + inner(value) + tail

        return composed(parts, (*(f"={kind.__name__}" for kind in kinds), *names), write)

    def _several(self, most: int, item: FieldEncoder, where: str, hashable: bool) -> FieldEncoder:
        inner, nothing = item.write, ZERO * len(item.names)

        def write(values: Sequence[Any]) -> bytes:
            if len(values) > most:
                raise ValueError(f"{where}: {len(values)} items, at most {most} expected")
            parts = [floats([len(values) / max(1, most)]), *[inner(value) for value in values]]
            return b"".join(parts) + nothing * (most - len(values))

        return composed([item], ("#", *numbered(most, item)), write, hashable).cached()

    def _by_seat(self, item: FieldEncoder, where: str) -> FieldEncoder:
        inner, order = item.write, tuple((self._seat + place) % self._players for place in range(self._players))

        def write(values: Sequence[Any]) -> bytes:
            return b"".join([inner(values[seat]) for seat in order])

        row = None
        if item.follow and item.new_cache and not item.timed and not item.seat_relative:
            row = Row(where, order, item.follow, item.new_cache)
        # Not hashable: a row of all seats hardly ever repeats.
        made = composed([item], numbered(self._players, item), write, hashable=False)
        return replace(made, seat_relative=True, row=row)

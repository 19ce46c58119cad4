"""A view as numbers: always as many, each between 0 and 1, made from the types of the view and the room's extents.

Enums and names are told one-hot, numbers by where they stand between their bounds, an optional part by whether it is
there and then itself, a row by its length and then its parts, a struct by its fields, one of several structs by which
and then each of them. What is not there is zero. Seats are counted from whoever looks.
"""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from cookoff.engine import Seat, View
from cookoff.engine.extents import (
    UNSAID,
    Bag,
    Bits,
    Each,
    Extent,
    Extents,
    OneOf,
    Real,
    Several,
    Slot,
    Special,
    Until,
    Whole,
)

Observation = npt.NDArray[np.float32]

MEMORY = 1 << 14
"""Parts of views come again and again; so many of each are remembered."""
_ZERO, _ONE = struct.pack("<f", 0.0), struct.pack("<f", 1.0)
_WIDTH = len(_ZERO)


@dataclass(frozen=True)
class Part:
    """A part of an observation."""

    names: tuple[str, ...]
    """Of its numbers, in order."""
    write: Callable[[Any], bytes]
    """From the value to its numbers."""
    lasting: bool = True
    """Whether equal values are always written alike, and can be keys of a dictionary."""
    known: dict[Any, bytes] | None = None
    """Where what is written can be looked up, if it can."""


class _Remembered(dict[Any, bytes]):
    """What was written for each value; its `__getitem__` writes."""

    def __init__(self, write: Callable[[Any], bytes]) -> None:
        super().__init__()
        self._write = write

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= MEMORY:
            self.clear()
        written = self[value] = self._write(value)
        return written


class Encoder:
    """Writes the views of one game at tables of so many players."""

    def __init__(self, view: type[View], extents: Extents, players: int) -> None:
        compilers = [_Compiler(view, extents, players, seat) for seat in range(players)]
        parts = [compiler.struct(view) for compiler in compilers]
        self.names = parts[0].names
        """Of the numbers, in order, such as `stalls[0].queue[1]=RED`."""
        self._writers = [part.write for part in parts]
        self._clocks = [compiler.clock for compiler in compilers]

    def __call__(self, view: Any, now: int = 0) -> Observation:
        """The view's numbers; a spectator's are those of seat 0. `now` is the time, where a clock runs."""
        return np.frombuffer(self.bytes(view, now), np.float32)

    def bytes(self, view: Any, now: int = 0) -> bytes:
        """The same as bytes, for those who gather many."""
        seat = view.me or 0
        self._clocks[seat][0] = now
        return self._writers[seat](view)


class _Compiler:
    """From types to writers, for one pair of eyes."""

    def __init__(self, view: type[View], extents: Extents, players: int, seat: Seat) -> None:
        self._view = view
        self.clock = [0]
        """The time, for writers of moments."""
        self._extents = extents
        self._players = players
        self._seat = seat

    def struct(self, kind: type[msgspec.Struct]) -> Part:
        """A struct: its fields, in order."""
        names, parts = [], []
        for name, hint in get_type_hints(kind).items():
            said = self._extents.of(kind, name)
            if said is not UNSAID:
                names.append(name)
                parts.append(self._part(hint, said, f"{kind.__name__}.{name}"))
        labels = tuple(_under(name, label) for name, part in zip(names, parts, strict=True) for label in part.names)
        lasting = all(part.lasting for part in parts)
        write = _write_fields(names, parts)
        if lasting and len(names) > 1 and kind is not self._view:
            fields, known = attrgetter(*names), _Remembered(_write_values(parts))
            return Part(labels, lambda value: known[fields(value)], kind.__struct_config__.frozen)
        return Part(labels, write, lasting and kind.__struct_config__.frozen)

    def _part(self, hint: Any, said: Extent | None, where: str) -> Part:
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
            return _looked_up(("",), {False: _ZERO, True: _ONE})
        if isinstance(hint, type) and issubclass(hint, Enum):
            return _one_hot(tuple(hint), [member.name for member in hint])
        raise TypeError(f"{where}: {hint} does not say how far it goes; the room's extents must")

    def _said(self, hint: Any, said: Extent, where: str) -> Part:
        match said:
            case Whole(low, high) | Real(low, high):
                return _number(low, high)
            case Until(span):
                return Part(("",), self._moment(span), lasting=False)
            case OneOf(values):
                return _one_hot(values, [_called(value) for value in values])
            case Bag(kinds, most):
                return _bag(kinds, most)
            case Bits(count):
                names = tuple(f"[{place}]" for place in range(count))
                return _remembered(Part(names, lambda held: _floats([held >> place & 1 for place in range(count)])))
            case Each(count, item):
                return self._each(count, self._item(hint, item, where), where, get_origin(hint) is tuple)
            case Several(most, item):
                return self._several(most, self._item(hint, item, where), where, get_origin(hint) is tuple)
            case Special.SEAT:
                turned = [(self._seat + place) % self._players for place in range(self._players)]
                return _one_hot(tuple(turned), [f"+{place}" for place in range(self._players)])
            case Special.BY_SEAT:
                return self._by_seat(self._item(hint, None, where), get_origin(hint) is tuple)
            case Slot() | Special():
                raise TypeError(f"{where}: {said} is not for views")

    def _item(self, hint: Any, said: Extent | None, where: str) -> Part:
        return self._part(get_args(hint)[0], said, f"{where}[]")

    def _moment(self, span: int) -> Callable[[int], bytes]:
        clock, pack = self.clock, struct.Struct("<f").pack
        return lambda moment: pack(min(max((moment - clock[0]) / span, 0.0), 1.0))

    def _optional(self, part: Part) -> Part:
        write, nothing = part.write, _ZERO * (1 + len(part.names))
        return _remembered(
            Part(("?", *part.names), lambda value: nothing if value is None else _ONE + write(value), part.lasting)
        )

    def _variants(self, kinds: Sequence[type[msgspec.Struct]]) -> Part:
        parts = [self._part(kind, None, kind.__name__) for kind in kinds]
        names = tuple(
            _under(kind.__name__, name) for kind, part in zip(kinds, parts, strict=True) for name in part.names
        )
        total, before, writers = len(kinds) + len(names), 0, {}
        for number, (kind, part) in enumerate(zip(kinds, parts, strict=True)):
            head = _hot(number, len(kinds)) + _ZERO * before
            before += len(part.names)
            writers[kind] = (part.write, head, _ZERO * (total - len(kinds) - before))

        def write(value: Any) -> bytes:
            inner, head, tail = writers[type(value)]
            return head + inner(value) + tail

        return Part((*(f"={kind.__name__}" for kind in kinds), *names), write, all(part.lasting for part in parts))

    def _each(self, count: int, item: Part, where: str, hashable: bool) -> Part:
        inner = item.write

        def write(values: Sequence[Any]) -> bytes:
            if len(values) != count:
                raise ValueError(f"{where}: {len(values)} of them, where there are always {count}")
            return b"".join([inner(value) for value in values])

        return _remembered(Part(_numbered(count, item), write, item.lasting and hashable))

    def _several(self, most: int, item: Part, where: str, hashable: bool) -> Part:
        inner, nothing = item.write, _ZERO * len(item.names)

        def write(values: Sequence[Any]) -> bytes:
            if len(values) > most:
                raise ValueError(f"{where}: {len(values)} of them, where there are never more than {most}")
            parts = [_floats([len(values) / max(1, most)]), *[inner(value) for value in values]]
            return b"".join(parts) + nothing * (most - len(values))

        return _remembered(Part(("#", *_numbered(most, item)), write, item.lasting and hashable))

    def _by_seat(self, item: Part, hashable: bool) -> Part:
        inner, turn = item.write, self._seat
        return Part(
            _numbered(self._players, item),
            lambda values: b"".join([inner(value) for value in (*values[turn:], *values[:turn])]),
            item.lasting and hashable,
        )


def _under(name: str, label: str) -> str:
    return f"{name}{label}" if not label or label[0] in "[=?#+" else f"{name}.{label}"


def _called(value: Any) -> str:
    return str(value.name if isinstance(value, Enum) else value)


def _numbered(count: int, item: Part) -> tuple[str, ...]:
    return tuple(_under(f"[{place}]", name) for place in range(count) for name in item.names)


def _floats(numbers: Sequence[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}f", *numbers)


def _hot(place: int, count: int) -> bytes:
    return _ZERO * place + _ONE + _ZERO * (count - place - 1)


def _one_hot(values: tuple[Any, ...], names: Sequence[str]) -> Part:
    written = {value: _hot(place, len(values)) for place, value in enumerate(values)}
    return _looked_up(tuple(f"={name}" for name in names), written)


def _number(low: float, high: float) -> Part:
    width = (high - low) or 1
    return _remembered(Part(("",), lambda value: _floats([min(max((value - low) / width, 0.0), 1.0)])))


def _bag(kinds: tuple[Any, ...], most: int) -> Part:
    known = frozenset(kinds)

    def write(values: Sequence[Any]) -> bytes:
        if not known.issuperset(values):
            raise ValueError(f"{set(values) - known} is none of {kinds}")
        return _floats([min(values.count(kind) / most, 1.0) for kind in kinds])

    return _remembered(Part(tuple(f"[{_called(kind)}]" for kind in kinds), write))


def _looked_up(names: tuple[str, ...], known: dict[Any, bytes]) -> Part:
    return Part(names, known.__getitem__, known=known)


def _remembered(part: Part) -> Part:
    return _looked_up(part.names, _Remembered(part.write)) if part.lasting else part


def _write_values(parts: Sequence[Part]) -> Callable[[tuple[Any, ...]], bytes]:
    writers = tuple(part.write for part in parts)
    return lambda values: b"".join([write(value) for write, value in zip(writers, values, strict=True)])


def _write_fields(names: Sequence[str], parts: Sequence[Part]) -> Callable[[Any], bytes]:
    """One flat function for all fields: written out, it takes half the time of a loop over them."""
    given: dict[str, Any] = {
        f"p{place}": part.write if part.known is None else part.known for place, part in enumerate(parts)
    }
    each = [
        f"p{place}[value.{name}]" if part.known is not None else f"p{place}(value.{name})"
        for place, (name, part) in enumerate(zip(names, parts, strict=True))
    ]
    source = f"lambda value: join(({', '.join(each)},))" if each else "lambda value: b''"
    made: Callable[[Any], bytes] = eval(source, {**given, "join": b"".join})  # the names are those of struct fields
    return made

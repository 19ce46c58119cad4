"""Encoders of single values, with their caches."""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

CACHE_SIZE = 1 << 14
"""Values repeat; this many encodings are cached for each field."""
ZERO, ONE = struct.pack("<f", 0.0), struct.pack("<f", 1.0)

Write = Callable[[Any], bytes]


class _Blank:
    """The previous value before the first one: equal to nothing in a view."""

    def __getattr__(self, _name: str) -> "_Blank":
        return self


class CachedEncoding:
    """The last encoding of a struct: the struct and its encoded parts."""

    __slots__ = ("alike", "numbers", "parts", "rows", "value")

    def __init__(
        self, parts: int, rows: "Sequence[Sequence[CachedEncoding]]" = (), alike: "CachedEncoding | None" = None
    ) -> None:
        self.value: Any = _Blank()
        self.parts = [b""] * parts
        self.rows = rows
        """For each field with a struct per seat: their last encodings."""
        self.alike = alike
        """For a view: the last encoding of the parts that are the same for every viewer."""
        self.numbers = b""
        """The whole encoding, for the struct of a seat."""


Follow = Callable[[Any, CachedEncoding], bytes]
"""Encodes a struct, reusing what has not changed since the last encoding."""
Shared = dict[str, list[CachedEncoding]]
"""The encodings shared by all viewers, by name."""
NewCache = Callable[[Shared], CachedEncoding]


@dataclass(frozen=True)
class FieldEncoder:
    """Encodes one field of a view."""

    names: tuple[str, ...]
    """The labels of its numbers, in order."""
    write: Write
    """Encodes a value."""
    timed: bool = False
    """Whether the encoding depends on the time."""
    seat_relative: bool = False
    """Whether it depends on the viewer."""
    hashable: bool = True
    """Whether its values can be keys of a dictionary."""
    known: dict[Any, bytes] | None = None
    """The cache of encodings, if there is one."""
    distinct: int | None = None
    """The number of values, if known."""
    follow: Follow | None = None
    """For a struct: encodes it, reusing the last encoding."""
    new_cache: NewCache | None = None
    """For a struct: makes an empty cache for `follow`."""
    row: "Row | None" = None
    """For a struct per seat, encoded alike for every viewer."""

    def cached(self) -> "FieldEncoder":
        """The same with a cache, if its values can be cached and repeat."""
        if self.timed or not self.hashable or self.known is not None or (self.distinct or 0) > CACHE_SIZE:
            return self
        known = _Cache(self.write)
        return replace(self, write=known.__getitem__, known=known)


@dataclass(frozen=True)
class Row:
    """A struct per seat, encoded alike for every viewer."""

    name: str
    order: tuple[int, ...]
    """The order of the seats for the viewer."""
    follow: Follow
    new_cache: NewCache

    def shared(self, known: Shared) -> list[CachedEncoding]:
        """Their last encodings, for any viewer."""
        if self.name not in known:
            known[self.name] = [self.new_cache(known) for _ in self.order]
        return known[self.name]


class _Cache(dict[Any, bytes]):
    """A cache of encodings that encodes missing values."""

    def __init__(self, write: Write) -> None:
        super().__init__()
        self._write = write

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= CACHE_SIZE:
            self.clear()
        written = self[value] = self._write(value)
        return written


def composed(
    parts: Sequence[FieldEncoder],
    names: tuple[str, ...],
    write: Write,
    hashable: bool = True,
    distinct: int | None = None,
) -> FieldEncoder:
    """An encoder composed of others; `hashable` says whether the composed value is."""
    return FieldEncoder(
        names,
        write,
        timed=any(part.timed for part in parts),
        seat_relative=any(part.seat_relative for part in parts),
        hashable=hashable and all(part.hashable for part in parts),
        distinct=distinct,
    )


def one_hot(values: tuple[Any, ...], names: Sequence[str], seat_relative: bool = False) -> FieldEncoder:
    """One of these values."""
    known = {value: hot(place, len(values)) for place, value in enumerate(values)}
    labels = tuple(f"={name}" for name in names)
    return FieldEncoder(labels, known.__getitem__, seat_relative=seat_relative, known=known, distinct=len(values))


def switch() -> FieldEncoder:
    """True or false."""
    known = {False: ZERO, True: ONE}
    return FieldEncoder(("",), known.__getitem__, known=known)


def number(low: float, high: float) -> FieldEncoder:
    """A number, scaled between its bounds."""
    width = (high - low) or 1
    whole = FieldEncoder(("",), lambda value: floats([min(max((value - low) / width, 0.0), 1.0)])).cached()
    return replace(whole, distinct=high - low + 1) if isinstance(low, int) and isinstance(high, int) else whole


def bits(count: int) -> FieldEncoder:
    """A bit set with `count` bits, one feature each."""
    names = tuple(f"[{place}]" for place in range(count))
    return FieldEncoder(names, lambda held: floats([held >> place & 1 for place in range(count)])).cached()


def bag(kinds: tuple[Any, ...], most: int) -> FieldEncoder:
    """How many of each kind."""
    known = frozenset(kinds)

    def write(values: Sequence[Any]) -> bytes:
        if not known.issuperset(values):
            raise ValueError(f"{set(values) - known} is none of {kinds}")
        return floats([min(values.count(kind) / most, 1.0) for kind in kinds])

    return FieldEncoder(tuple(f"[{called(kind)}]" for kind in kinds), write).cached()


def under(name: str, label: str) -> str:
    """The label of a number within a field."""
    return f"{name}{label}" if not label or label[0] in "[=?#+" else f"{name}.{label}"


def called(value: Any) -> str:
    """A value in a label."""
    return str(value.name if isinstance(value, Enum) else value)


def numbered(count: int, item: FieldEncoder) -> tuple[str, ...]:
    """The labels of a sequence."""
    return tuple(under(f"[{place}]", name) for place in range(count) for name in item.names)


def floats(numbers: Sequence[float]) -> bytes:
    """Numbers as 32-bit floats."""
    return struct.pack(f"<{len(numbers)}f", *numbers)


def hot(place: int, count: int) -> bytes:
    """A one-hot vector."""
    return ZERO * place + ONE + ZERO * (count - place - 1)

"""The parts that observations are made of: how each value is written, and what is remembered of it."""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

MOST = 1 << 14
"""Parts of views come again and again; so many of each are remembered."""
ZERO, ONE = struct.pack("<f", 0.0), struct.pack("<f", 1.0)

Write = Callable[[Any], bytes]


class _Blank:
    """Stands for what was written before anything was: whatever it is asked for, no view holds that."""

    def __getattr__(self, _name: str) -> "_Blank":
        return self


class Written:
    """What was last written of a struct: the struct, and each part of it as it was written."""

    __slots__ = ("alike", "numbers", "parts", "rows", "value")

    def __init__(self, parts: int, rows: "Sequence[Sequence[Written]]" = (), alike: "Written | None" = None) -> None:
        self.value: Any = _Blank()
        self.parts = [b""] * parts
        self.rows = rows
        """Of each field that has a struct for each seat: what was last written of these."""
        self.alike = alike
        """Of a view: what was last written of it for anybody; the parts here are those that depend on who looks."""
        self.numbers = b""
        """All of it, where it is the struct of a seat."""


Follow = Callable[[Any, Written], bytes]
"""From a struct to its numbers: what has not changed since it was last written is not written again."""
Shared = dict[str, list[Written]]
"""What was last written and all who look share: of a view, and of structs of the seats by the name of their row."""
Begun = Callable[[Shared], Written]


@dataclass(frozen=True)
class Part:
    """A part of an observation."""

    names: tuple[str, ...]
    """Of its numbers, in order."""
    write: Write
    """From the value to its numbers."""
    timed: bool = False
    """Whether what is written depends on the time."""
    turned: bool = False
    """Whether it depends on who looks."""
    hashable: bool = True
    """Whether its values can be keys of a dictionary."""
    known: dict[Any, bytes] | None = None
    """Where what is written can be looked up, if it can."""
    distinct: int | None = None
    """How many values there are, where that is known."""
    follow: Follow | None = None
    """Of a struct, how it is written from view to view."""
    begun: Begun | None = None
    """Of a struct, what `follow` begins with."""
    row: "Row | None" = None
    """Of a struct for each seat, told alike to all who look."""

    def remembered(self) -> "Part":
        """The same, looked up where it was written before, if that can be and the like comes again."""
        if self.timed or not self.hashable or self.known is not None or (self.distinct or 0) > MOST:
            return self
        known = _Remembered(self.write)
        return replace(self, write=known.__getitem__, known=known)


@dataclass(frozen=True)
class Row:
    """A struct for each seat, told alike to all who look."""

    name: str
    order: tuple[int, ...]
    """Of the seats, for who looks."""
    follow: Follow
    begun: Begun

    def shared(self, known: Shared) -> list[Written]:
        """What was last written of them, by whoever looked."""
        if self.name not in known:
            known[self.name] = [self.begun(known) for _ in self.order]
        return known[self.name]


class _Remembered(dict[Any, bytes]):
    """What was written for each value; its `__getitem__` writes."""

    def __init__(self, write: Write) -> None:
        super().__init__()
        self._write = write

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= MOST:
            self.clear()
        written = self[value] = self._write(value)
        return written


def made_of(
    parts: Sequence[Part], names: tuple[str, ...], write: Write, hashable: bool = True, distinct: int | None = None
) -> Part:
    """A part that depends on what these depend on; `hashable` says whether what holds them is."""
    return Part(
        names,
        write,
        timed=any(part.timed for part in parts),
        turned=any(part.turned for part in parts),
        hashable=hashable and all(part.hashable for part in parts),
        distinct=distinct,
    )


def one_hot(values: tuple[Any, ...], names: Sequence[str], turned: bool = False) -> Part:
    """One of these values."""
    known = {value: hot(place, len(values)) for place, value in enumerate(values)}
    told = tuple(f"={name}" for name in names)
    return Part(told, known.__getitem__, turned=turned, known=known, distinct=len(values))


def switch() -> Part:
    """True or false."""
    known = {False: ZERO, True: ONE}
    return Part(("",), known.__getitem__, known=known)


def number(low: float, high: float) -> Part:
    """Where a number stands between its bounds."""
    width = (high - low) or 1
    whole = Part(("",), lambda value: floats([min(max((value - low) / width, 0.0), 1.0)])).remembered()
    return replace(whole, distinct=high - low + 1) if isinstance(low, int) and isinstance(high, int) else whole


def bits(count: int) -> Part:
    """A set of so many places, held as a number."""
    names = tuple(f"[{place}]" for place in range(count))
    return Part(names, lambda held: floats([held >> place & 1 for place in range(count)])).remembered()


def bag(kinds: tuple[Any, ...], most: int) -> Part:
    """How many of each kind."""
    known = frozenset(kinds)

    def write(values: Sequence[Any]) -> bytes:
        if not known.issuperset(values):
            raise ValueError(f"{set(values) - known} is none of {kinds}")
        return floats([min(values.count(kind) / most, 1.0) for kind in kinds])

    return Part(tuple(f"[{called(kind)}]" for kind in kinds), write).remembered()


def under(name: str, label: str) -> str:
    """The name of a number within a part of that name."""
    return f"{name}{label}" if not label or label[0] in "[=?#+" else f"{name}.{label}"


def called(value: Any) -> str:
    """A value in the name of a number."""
    return str(value.name if isinstance(value, Enum) else value)


def numbered(count: int, item: Part) -> tuple[str, ...]:
    """The names of the numbers of so many items."""
    return tuple(under(f"[{place}]", name) for place in range(count) for name in item.names)


def floats(numbers: Sequence[float]) -> bytes:
    """Numbers as an observation has them."""
    return struct.pack(f"<{len(numbers)}f", *numbers)


def hot(place: int, count: int) -> bytes:
    """A one among zeros."""
    return ZERO * place + ONE + ZERO * (count - place - 1)

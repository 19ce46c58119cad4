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


class Written:
    """What was last written of a struct: its values, and each as it was written."""

    __slots__ = ("parts", "values")

    def __init__(self, count: int) -> None:
        self.values: list[Any] = [self] * count  # which nothing in a view is
        self.parts = [b""] * count


Follow = Callable[[Any, Written], bytes]
"""From a struct to its numbers: what has not changed since it was last written is not written again."""


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
    fields: int = 0
    """Of a struct, how many."""
    follow: Follow | None = None
    """Of a struct, how it is written from view to view."""

    def remembered(self) -> "Part":
        """The same, looked up where it was written before, if that can be."""
        if self.timed or not self.hashable or self.known is not None:
            return self
        known = _Remembered(self.write)
        return replace(self, write=known.__getitem__, known=known)


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


def made_of(parts: Sequence[Part], names: tuple[str, ...], write: Write, hashable: bool = True) -> Part:
    """A part that depends on what these depend on; `hashable` says whether what holds them is."""
    return Part(
        names,
        write,
        timed=any(part.timed for part in parts),
        turned=any(part.turned for part in parts),
        hashable=hashable and all(part.hashable for part in parts),
    )


def one_hot(values: tuple[Any, ...], names: Sequence[str], turned: bool = False) -> Part:
    """One of these values."""
    known = {value: hot(place, len(values)) for place, value in enumerate(values)}
    told = tuple(f"={name}" for name in names)
    return Part(told, known.__getitem__, turned=turned, known=known)


def switch() -> Part:
    """True or false."""
    known = {False: ZERO, True: ONE}
    return Part(("",), known.__getitem__, known=known)


def number(low: float, high: float) -> Part:
    """Where a number stands between its bounds."""
    width = (high - low) or 1
    return Part(("",), lambda value: floats([min(max((value - low) / width, 0.0), 1.0)])).remembered()


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


def struct_of(names: Sequence[str], parts: Sequence[Part], frozen: bool) -> Part:
    """A struct of these fields."""
    labels = tuple(under(name, label) for name, part in zip(names, parts, strict=True) for label in part.names)
    # Functions that are written out for the fields take half the time of a loop over them. The names are those of
    # struct fields: nothing else is executed.
    given: dict[str, Any] = {"join": b"".join}
    told, followed = [], ["def follow(value, told):", "    values, parts = told.values, told.parts"]
    for place, (name, part) in enumerate(zip(names, parts, strict=True)):
        given[f"p{place}"] = part.write if part.known is None else part.known
        written = f"p{place}(value.{name})" if part.known is None else f"p{place}[value.{name}]"
        told.append(written)
        if part.hashable and not part.timed:  # so it never changes in place, and the same is always written alike
            followed += [f"    if value.{name} is not values[{place}]:", f"        values[{place}] = value.{name}"]
            followed += [f"        parts[{place}] = {written}"]
        else:
            followed += [f"    parts[{place}] = {written}"]
    exec("\n".join([*followed, "    return join(parts)"]), given)
    write: Write = eval(f"lambda value: join(({', '.join(told)},))" if told else "lambda value: b''", given)
    whole = made_of(parts, labels, write, frozen)
    return replace(whole, fields=len(parts), follow=given["follow"])


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

"""Options that a table of a game may choose or not, enumerated from the options struct."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any

import msgspec
from msgspec import inspect

from cookoff.engine.core.errors import BadInput
from cookoff.engine.core.game import Options

from .under_test import Case

SOME = 6
"""How many values of an unbounded number are tried."""


@dataclass(frozen=True)
class Variants:
    """The options that set-up accepts and refuses for a number of players."""

    players: int
    taken: list[Options] = field(default_factory=list)
    """The defaults, then each value of each option with the other defaults, then random mixtures."""
    refused: list[str] = field(default_factory=list)
    """The error messages of refused options."""


def variants(case: Case, players: int, mixtures: int = 0) -> Variants:
    """Try every value of enums, switches and seats, some values of numbers including their bounds, and random mixtures.

    If an error message of set-up names numbers, they are tried too.
    """
    kind = case.game.types.options
    found = Variants(players, [kind()])
    taken: dict[str, list[Any]] = {}
    for each in _fields(kind):
        usual = getattr(kind(), each.name)
        taken[each.name] = [usual]
        waiting = _values(each.type, players)
        tried = [usual]
        while waiting:
            value = waiting.pop(0)
            if value in tried:
                continue
            tried.append(value)
            complaint = _complaint(case, players, options := kind(**{each.name: value}))
            if complaint is None:
                taken[each.name].append(value)
                found.taken.append(options)
            else:
                found.refused.append(complaint)
                waiting += [int(number) for number in re.findall(r"\d+", complaint)] if type(value) is int else []
    rng = case.rng(f"{players} players agree")
    for _ in range(mixtures):
        mixture = kind(**{name: values[int(rng.random() * len(values))] for name, values in taken.items()})
        complaint = _complaint(case, players, mixture)
        if complaint is None:
            found.taken.append(mixture)
        else:
            found.refused.append(complaint)
    return found


def changes(options: Options) -> list[str]:
    """Describe the differences from the defaults."""
    usual = type(options)()
    different = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(usual, name)]
    return [f"{name}={msgspec.to_builtins(getattr(options, name))}" for name in different]


def _complaint(case: Case, players: int, options: Options) -> str | None:
    try:
        case.game.setup(players, options, case.search("agree", 0))
    except BadInput as error:
        return str(error)
    return None


def _fields(kind: type[Options]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _values(kind: inspect.Type, players: int) -> list[Any]:
    """Return the values to try for an option of this type."""
    match kind:
        case inspect.Metadata(inner):
            return _values(inner, players)
        case inspect.NoneType():
            return [None]
        case inspect.BoolType():
            return [False, True]
        case inspect.EnumType(cls):
            return list(cls)
        case inspect.LiteralType(values):
            return list(values)
        case inspect.IntType():
            return _numbers(kind)
        case inspect.UnionType(types):
            return [value for each in types for value in _values(each, players)]
        case inspect.VarTupleType(item):
            return [(), *_rows(_values(item, players), players)]
        case _:
            raise TypeError(f"no values are known for options of type {kind}")


def _numbers(kind: inspect.IntType) -> list[Any]:
    least, most = kind.ge, kind.le
    if least is None or most is None:
        first = least or 0
        return [number for number in range(first, first + SOME) if most is None or number <= most]
    return sorted({least, min(least + 1, most), (least + most) // 2, most})


def _rows(values: Sequence[Any], players: int) -> list[tuple[Any, ...]]:
    """Return tuples with one value per seat: all equal, or cycling through the values."""
    return [*((value,) * players for value in values), tuple(islice(cycle(values), players))]

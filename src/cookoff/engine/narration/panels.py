"""A view laid out as panels: how terminal and browser show a game without a screen of its own.

The message `view-<field>` names a field and `view-<field>-value`, if there is one, words its value. An empty
`view-<field>` leaves the field out.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

import msgspec

from cookoff.engine.core.moves import Seat
from cookoff.engine.core.piles import Piles, PilesView

from .guide import EnumValue, Fact

_LISTS = (list, tuple)


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One field: a value or a list of values."""

    field: str
    values: tuple[Fact, ...]
    many: bool = False
    """Whether it is a list; then it may be empty."""
    place: int | None = None
    """Its index, if the field is a list of lists."""


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A struct in the view."""

    field: str
    """Empty for the view itself."""
    rows: tuple[Row, ...]
    panels: tuple["Panel", ...] = ()
    """Inner structs."""
    place: int | None = None
    """Its index, if the field is a list of structs."""
    seat: Seat | None = None
    """Its seat, if the list is by seat."""


def to_panels(view: Any) -> Panel:
    """Lay out a view."""
    return _panel("", view.table if isinstance(view, PilesView) else view)


def _panel(field: str, struct: Any, place: int | None = None, seat: Seat | None = None) -> Panel:
    named = struct if isinstance(struct, Mapping) else msgspec.structs.asdict(struct)
    parts = [part for name, value in named.items() for part in _parts(str(name), value)]
    rows = tuple(part for part in parts if isinstance(part, Row))
    return Panel(field, rows, tuple(part for part in parts if isinstance(part, Panel)), place, seat)


def _parts(field: str, value: Any) -> Iterator[Row | Panel]:
    if isinstance(value, msgspec.Struct | Mapping):
        yield _panel(field, value)
    elif not isinstance(value, _LISTS):
        yield Row(field, (_fact(value),))
    elif any(isinstance(one, (msgspec.Struct, Mapping, *_LISTS)) for one in value):
        for place, one in enumerate(value):
            if isinstance(one, msgspec.Struct | Mapping):
                yield _panel(field, one, place, place if isinstance(one, Piles) else None)
            else:
                many = isinstance(one, _LISTS)
                yield Row(field, tuple(map(_fact, one if many else (one,))), many, place)
    else:
        yield Row(field, tuple(map(_fact, value)), many=True)


def _fact(value: Any) -> Fact:
    return EnumValue.of(value) if isinstance(value, Enum) else value

"""A view laid out as panels, for tables that nobody has drawn: terminal and browser show any game's view with it.

No words here either. A field is called by the message `view-<field>`, a value by `view-<field>-value` where there is
one; an empty `view-<field>` leaves the field out.
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
    """One field: a value, or several that lie together."""

    field: str
    values: tuple[Fact, ...]
    many: bool = False
    """Whether it is a list; then it may be empty."""
    place: int | None = None
    """Which part of the field it is, where a list holds lists."""


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A struct of the view."""

    field: str
    """Empty for the view itself."""
    rows: tuple[Row, ...]
    panels: tuple["Panel", ...] = ()
    """What lies inside."""
    place: int | None = None
    """Which part of the field it is, where a list holds structs."""
    seat: Seat | None = None
    """Whose it is, where a list goes by seats."""


def to_panels(view: Any) -> Panel:
    """Everything that a view shows."""
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

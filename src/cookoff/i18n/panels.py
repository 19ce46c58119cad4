"""A view's panels in words."""

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from cookoff.engine import EnumValue, Fact, Panel, Row, to_panels

from .translator import Translator


@dataclass(frozen=True)
class Shown:
    """A panel as it is read."""

    title: str
    rows: tuple[tuple[str, str], ...]
    """What each field is called, and its value."""
    panels: tuple["Shown", ...]


def shown(view: Any, translator: Translator, by_seat: Container[str] = ()) -> Shown:
    """All that a view shows, in words. The items of the fields `by_seat` have the names of the players."""
    panel = to_panels(view)
    panels = (replace(inner, seat=inner.place) if inner.field in by_seat else inner for inner in panel.panels)
    return _panel(replace(panel, panels=tuple(panels)), translator)


def _panel(panel: Panel, translator: Translator) -> Shown:
    beside = {row.field: row.values[0] for row in panel.rows if not row.many and row.place is None}
    rows = ((_title(row, translator), _value(row, beside, translator)) for row in panel.rows)
    panels = (_panel(inner, translator) for inner in panel.panels)
    return Shown(
        title=_title(panel, translator),
        rows=tuple((label, value) for label, value in rows if label),
        panels=tuple(inner for inner in panels if inner.title),
    )


def _title(part: Panel | Row, translator: Translator) -> str:
    """What it is called; nothing if it is to be left out."""
    if isinstance(part, Panel) and part.seat is not None:
        return translator.name(part.seat)
    message = f"view-{part.field.replace('_', '-')}"
    name = translator.say(message) if translator.has(message) else part.field.replace("_", " ").capitalize()
    return name if part.place is None or not name else translator.say("view-each", what=name, place=part.place)


def _value(row: Row, beside: dict[str, Fact], translator: Translator) -> str:
    said = [_said(row.field, value, beside, translator) for value in row.values]
    if any(isinstance(value, EnumValue | str) for value in row.values):
        # Equal things are counted; equal numbers may well mean different things.
        counted = Counter(said).items()
        said = [
            translator.say("view-times", thing=thing, count=count) if count > 1 else thing for thing, count in counted
        ]
    return ", ".join(said) or translator.say("view-nothing")


def _said(field: str, value: Fact, beside: dict[str, Fact], translator: Translator) -> str:
    message = f"view-{field.replace('_', '-')}-value"
    if value is None:
        return translator.value(field, None) or translator.say("view-nothing")
    if translator.has(message):
        return translator.say(message, **{**beside, "value": value})
    if isinstance(value, bool):
        return translator.say("view-yes" if value else "view-no")
    fact = round(value, 3) if isinstance(value, float) else value
    return translator.value(field, fact) or translator.say("view-nothing")

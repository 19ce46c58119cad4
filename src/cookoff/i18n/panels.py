"""A view's panels in words."""

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from cookoff.engine import EnumValue, Fact, Panel, Row, to_panels

from .wording import Words


@dataclass(frozen=True)
class Shown:
    """A panel as it is read."""

    title: str
    rows: tuple[tuple[str, str], ...]
    """What each field is called, and its value."""
    panels: tuple["Shown", ...]


def shown(view: Any, words: Words, by_seat: Container[str] = ()) -> Shown:
    """All that a view shows, in words. The items of the fields `by_seat` have the names of the players."""
    panel = to_panels(view)
    panels = (replace(inner, seat=inner.place) if inner.field in by_seat else inner for inner in panel.panels)
    return _panel(replace(panel, panels=tuple(panels)), words)


def _panel(panel: Panel, words: Words) -> Shown:
    beside = {row.field: row.values[0] for row in panel.rows if not row.many and row.place is None}
    rows = ((_title(row, words), _value(row, beside, words)) for row in panel.rows)
    panels = (_panel(inner, words) for inner in panel.panels)
    return Shown(
        title=_title(panel, words),
        rows=tuple((label, value) for label, value in rows if label),
        panels=tuple(inner for inner in panels if inner.title),
    )


def _title(part: Panel | Row, words: Words) -> str:
    """What it is called; nothing if it is to be left out."""
    if isinstance(part, Panel) and part.seat is not None:
        return words.name(part.seat)
    message = f"view-{part.field.replace('_', '-')}"
    name = words.say(message) if words.has(message) else part.field.replace("_", " ").capitalize()
    return name if part.place is None or not name else words.say("view-each", what=name, place=part.place)


def _value(row: Row, beside: dict[str, Fact], words: Words) -> str:
    said = [_said(row.field, value, beside, words) for value in row.values]
    if any(isinstance(value, EnumValue | str) for value in row.values):
        # Equal things are counted; equal numbers may well mean different things.
        counted = Counter(said).items()
        said = [words.say("view-times", thing=thing, count=count) if count > 1 else thing for thing, count in counted]
    return ", ".join(said) or words.say("view-nothing")


def _said(field: str, value: Fact, beside: dict[str, Fact], words: Words) -> str:
    message = f"view-{field.replace('_', '-')}-value"
    if value is None:
        return words.value(field, None) or words.say("view-nothing")
    if words.has(message):
        return words.say(message, **{**beside, "value": value})
    if isinstance(value, bool):
        return words.say("view-yes" if value else "view-no")
    fact = round(value, 3) if isinstance(value, float) else value
    return words.value(field, fact) or words.say("view-nothing")

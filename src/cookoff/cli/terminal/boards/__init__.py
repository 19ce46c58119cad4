"""Drawings of the games' tables for the terminal: one module for each room, found by the room's id."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cookoff.engine import AnyGame, Move, Room
    from cookoff.i18n import Translator

Numbered = list[tuple[int, "Move"]]
"""Choices under the numbers by which they are chosen."""


class Drawing(Protocol):
    """How one game looks on a terminal."""

    def table(self, game: "AnyGame", view: Any, translator: "Translator") -> "RenderableType":
        """Everything that the view shows."""
        ...

    def near(self, game: "AnyGame", view: Any, translator: "Translator") -> "RenderableType":
        """What lies before the reader: enough between two decisions of one turn."""
        ...

    def choices(
        self, game: "AnyGame", view: Any, translator: "Translator", numbered: Numbered
    ) -> "tuple[RenderableType | None, Numbered]":
        """Some of the choices in a form of their own, and the rest, which is listed in words."""
        ...


def drawing(home: "Room") -> Drawing:
    """The room's drawing, or the plain one."""
    name = home.id.replace("-", "_")
    known = name.isidentifier() and not name.startswith("_") and find_spec(f"{__name__}.{name}")
    found: Drawing = import_module(f"{__name__}.{name if known else 'plain'}").DRAWING
    return found

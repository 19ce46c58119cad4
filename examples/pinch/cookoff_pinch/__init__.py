"""A Pinch Too Much: everybody salts the same soup, and nobody says how much."""

from pathlib import Path

from cookoff.engine import Room
from cookoff.engine.content.components import TomlSource

from .components import load
from .game import Pinch
from .hooks import ANALYSIS, BOTS, PinchGuide, space_spec


def make(components: TomlSource | Path | None = None) -> Pinch:
    """Make the game with its own components, or with those of a text or file."""
    return Pinch(load(components))


ROOM = Room(Pinch.id, __name__, make, PinchGuide(), minutes=(1, 2), bots=BOTS, analysis=ANALYSIS, spaces=space_spec)

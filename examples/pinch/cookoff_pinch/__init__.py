"""A Pinch Too Much: everybody salts the same soup, and nobody says how much."""

from pathlib import Path

from cookoff.engine import BotHooks, Room
from cookoff.engine.content.components import TomlSource

from .bot import evaluate
from .components import load
from .game import Pinch
from .guide import PinchGuide


def make(components: TomlSource | Path | None = None) -> Pinch:
    """Make the game with its own components, or with those of a text or file."""
    return Pinch(load(components))


ROOM = Room(id=Pinch.id, package=__name__, load=make, bots=BotHooks(evaluate), guide=PinchGuide(), minutes=(1, 2))

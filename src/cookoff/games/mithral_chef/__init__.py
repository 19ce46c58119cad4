"""Mithral Chef: two hands, five stations, dragon fire; all at once."""

from pathlib import Path

from cookoff.engine import Room

from .components import load
from .game import MithralChef


def _load(components: Path | None) -> MithralChef:
    return MithralChef(load(components))


def worth(game, state, seat): return 0.0
ROOM = Room(id=MithralChef.id, package=__name__, load=_load, worth=worth)

"""Mithral Chef: two hands, five stations and a dragon's flame, all at once."""

from pathlib import Path

from cookoff.engine import Room

from .bots import CASUAL, PATIENT, SHARP, Cook, worth
from .components import load
from .game import MithralChef
from .guide import MithralGuide
from .statistics import MithralStatistics


def _load(components: Path | None) -> MithralChef:
    return MithralChef(load(components))


ROOM = Room(
    id=MithralChef.id,
    package=__name__,
    load=_load,
    worth=worth,
    bots={"patient": lambda: Cook(PATIENT), "casual": lambda: Cook(CASUAL), "sharp": lambda: Cook(SHARP)},
    physical=True,
    statistics=MithralStatistics,
    guide=MithralGuide(),
)

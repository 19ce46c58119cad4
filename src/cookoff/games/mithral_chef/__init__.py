"""Mithral Chef: two hands, five stations and a dragon's flame, all at once."""

from functools import partial
from pathlib import Path

from cookoff.engine import Room, SearchSettings

from .bots import TEMPERS, Cook, worth
from .components import load
from .extents import extents
from .game import MithralChef
from .guide import MithralGuide
from .statistics import MithralStatistics
from .study import STUDY
from .teaching import alike, course, parts


def _load(components: Path | None) -> MithralChef:
    return MithralChef(load(components))


ROOM = Room(
    id=MithralChef.id,
    package=__name__,
    load=_load,
    worth=worth,
    course=course,
    parts=parts,
    alike=alike,
    bots={name: partial(Cook, temper) for name, temper in TEMPERS.items()},
    plans={"master": SearchSettings(10)},
    physical=True,
    statistics=MithralStatistics,
    guide=MithralGuide(),
    minutes=(2, 6),
    own_screen=True,
    extents=extents,
    study=STUDY,
)

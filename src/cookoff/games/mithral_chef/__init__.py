"""Mithral Chef: two hands, five stations and a dragon's flame, all at once."""

from functools import partial
from pathlib import Path

from cookoff.engine import Room, SearchSettings
from cookoff.games.mithral_chef.content.components import load
from cookoff.games.mithral_chef.hooks.guide import MithralGuide
from cookoff.games.mithral_chef.hooks.lab_hooks import STUDY
from cookoff.games.mithral_chef.hooks.progress import alike, course, parts
from cookoff.games.mithral_chef.hooks.space_spec import extents
from cookoff.games.mithral_chef.hooks.statistics import MithralStatistics

from .bots import STYLES, Cook, worth
from .game import MithralChef


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
    bots={name: partial(Cook, style) for name, style in STYLES.items()},
    plans={"master": SearchSettings(10)},
    physical=True,
    statistics=MithralStatistics,
    guide=MithralGuide(),
    minutes=(2, 6),
    own_screen=True,
    extents=extents,
    study=STUDY,
)

"""Yatai: push action tiles, run a street-food stall, serve queues of customers."""

from pathlib import Path

from cookoff.engine import Room, SearchSettings

from . import learnt
from .bot import lead, worth
from .components import load
from .extents import extents
from .game import Yatai
from .guide import YataiGuide
from .likely import likely
from .study import STUDY
from .teaching import course, parts


def _load(components: Path | None) -> Yatai:
    return Yatai(load(components))


ROOM = Room(
    id=Yatai.id,
    package=__name__,
    load=_load,
    worth=worth,
    lead=lead,
    leads={"master": learnt.lead},
    likely=likely,
    course=course,
    parts=parts,
    plans={"master": SearchSettings(0, each=100, best=0.5, curiosity=0.3)},
    guide=YataiGuide(),
    minutes=(15, 20),
    own_screen=True,
    extents=extents,
    study=STUDY,
)

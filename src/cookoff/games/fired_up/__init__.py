"""Hibachi Fired Up!: throw chips onto the grill, use every one of them for where it lies, cook three recipes."""

from pathlib import Path

from cookoff.engine import Room
from cookoff.games.grill.legal import check_person
from cookoff.games.grill.statistics import Throws

from .bot import Casual, Sharp
from .components import load
from .game import FiredUp
from .guide import FiredUpGuide
from .worth import worth


def _load(components: Path | None) -> FiredUp:
    return FiredUp(load(components))


ROOM = Room(
    id=FiredUp.id,
    package=__name__,
    load=_load,
    by_hand=check_person,
    worth=worth,
    bots={"casual": Casual, "sharp": Sharp},
    shared=("cookoff.games.grill",),
    physical=True,
    statistics=Throws,
    guide=FiredUpGuide(),
)

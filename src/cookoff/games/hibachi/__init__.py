"""Hibachi: throw chips onto the grill, trade ingredients for what they say, cook three recipes."""

from pathlib import Path

from cookoff.engine import Room
from cookoff.games.grill.legal import check_person
from cookoff.games.grill.statistics import Throws

from .bot import Casual, Sharp
from .components import load
from .game import Hibachi
from .guide import HibachiGuide
from .worth import worth


def _load(components: Path | None) -> Hibachi:
    return Hibachi(load(components))


ROOM = Room(
    id=Hibachi.id,
    package=__name__,
    load=_load,
    by_hand=check_person,
    worth=worth,
    bots={"casual": Casual, "sharp": Sharp},
    guide=HibachiGuide(),
    shared=("cookoff.games.grill",),
    physical=True,
    statistics=Throws,
)

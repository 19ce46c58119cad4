"""Safranito: throw chips into spice bowls, trade spices for what they say, put together three blends."""

from pathlib import Path

from cookoff.engine import Room
from cookoff.games.grill.legal import check_person
from cookoff.games.grill.statistics import Throws

from .bot import Casual, Sharp
from .components import load
from .game import Safranito
from .guide import GUIDE
from .worth import worth


def _load(components: Path | None) -> Safranito:
    return Safranito(load(components))


ROOM = Room(
    id=Safranito.id,
    package=__name__,
    load=_load,
    by_hand=check_person,
    worth=worth,
    bots={"casual": Casual, "sharp": Sharp},
    shared=("cookoff.games.grill",),
    physical=True,
    statistics=Throws,
    guide=GUIDE,
)

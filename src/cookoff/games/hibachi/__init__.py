"""Hibachi: throw chips onto the grill, trade ingredients for what they say, cook three recipes."""

from cookoff.games.grill.market.study import market_study
from cookoff.games.grill.recipes import RecipeCooked
from cookoff.games.grill.room import throwing_room

from .bot import HibachiBot
from .components import load
from .extents import extents
from .game import Hibachi
from .guide import HibachiGuide
from .teaching import course, parts
from .worth import worth

ROOM = throwing_room(
    __name__,
    Hibachi,
    load,
    worth=worth,
    course=course,
    parts=parts,
    thinks=HibachiBot,
    guide=HibachiGuide(),
    minutes=(12, 18),
    extents=extents,
    study=market_study(RecipeCooked),
)

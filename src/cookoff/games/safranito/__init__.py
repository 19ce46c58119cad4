"""Safranito: throw chips into spice bowls, trade spices for what they say, put together three blends."""

from cookoff.games.grill.market.study import market_study
from cookoff.games.grill.room import throwing_room

from .blending import RecipeCooked
from .bot import SafranitoBot
from .components import load
from .extents import extents
from .game import Safranito
from .guide import GUIDE
from .teaching import course, parts
from .worth import worth

ROOM = throwing_room(
    __name__,
    Safranito,
    load,
    worth=worth,
    course=course,
    parts=parts,
    thinks=SafranitoBot,
    guide=GUIDE,
    minutes=(12, 18),
    extents=extents,
    study=market_study(RecipeCooked),
)

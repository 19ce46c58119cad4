"""Hibachi: throw chips onto the grill, trade ingredients for what they say, cook three recipes."""

from cookoff.games.grill.market.hooks.lab_hooks import market_study
from cookoff.games.grill.room import throwing_room
from cookoff.games.grill.rules.recipes import RecipeCooked
from cookoff.games.hibachi.bots.bot import HibachiBot
from cookoff.games.hibachi.bots.evaluation import worth
from cookoff.games.hibachi.content.components import load
from cookoff.games.hibachi.hooks.guide import HibachiGuide
from cookoff.games.hibachi.hooks.progress import course, parts
from cookoff.games.hibachi.hooks.space_spec import extents

from .game import Hibachi

ROOM = throwing_room(
    __name__,
    Hibachi,
    load,
    worth=worth,
    course=course,
    parts=parts,
    bot=HibachiBot,
    guide=HibachiGuide(),
    minutes=(12, 18),
    extents=extents,
    study=market_study(RecipeCooked),
)

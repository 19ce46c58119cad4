"""Safranito: throw chips into spice bowls, trade spices for what they say, put together three blends."""

from cookoff.games.grill.market.hooks.lab_hooks import market_study
from cookoff.games.grill.room import throwing_room
from cookoff.games.safranito.bots.bot import SafranitoBot
from cookoff.games.safranito.bots.evaluation import worth
from cookoff.games.safranito.content.components import load
from cookoff.games.safranito.hooks.guide import GUIDE
from cookoff.games.safranito.hooks.progress import course, parts
from cookoff.games.safranito.hooks.space_spec import extents
from cookoff.games.safranito.rules.blends import RecipeCooked

from .game import Safranito

ROOM = throwing_room(
    __name__,
    Safranito,
    load,
    worth=worth,
    course=course,
    parts=parts,
    bot=SafranitoBot,
    guide=GUIDE,
    minutes=(12, 18),
    extents=extents,
    study=market_study(RecipeCooked),
)

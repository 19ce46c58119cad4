"""Safranito: throw chips into spice bowls, trade spices for what they say, put together three blends."""

from cookoff.engine import AnalysisHooks
from cookoff.games.grill.market.hooks.lab_hooks import market_lab_hooks
from cookoff.games.grill.room import throwing_room
from cookoff.games.safranito.bots.bot import SafranitoBot
from cookoff.games.safranito.bots.evaluation import evaluate
from cookoff.games.safranito.content.components import load
from cookoff.games.safranito.hooks.guide import GUIDE
from cookoff.games.safranito.hooks.progress import evaluation_terms, progress
from cookoff.games.safranito.hooks.space_spec import space_spec
from cookoff.games.safranito.rules.blends import RecipeCooked

from .game import Safranito

ROOM = throwing_room(
    __name__,
    Safranito,
    load,
    guide=GUIDE,
    minutes=(12, 18),
    evaluate=evaluate,
    bot=SafranitoBot,
    lab=market_lab_hooks(RecipeCooked),
    analysis=AnalysisHooks(progress, evaluation_terms),
    spaces=space_spec,
)

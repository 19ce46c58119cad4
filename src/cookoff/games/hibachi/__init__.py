"""Hibachi: throw chips onto the grill, trade ingredients for what they say, cook three recipes."""

from cookoff.engine import AnalysisHooks
from cookoff.games.grill.market.hooks.lab_hooks import market_lab_hooks
from cookoff.games.grill.room import throwing_room
from cookoff.games.grill.rules.recipes import RecipeCooked
from cookoff.games.hibachi.bots.bot import HibachiBot
from cookoff.games.hibachi.bots.evaluation import evaluate
from cookoff.games.hibachi.content.components import load
from cookoff.games.hibachi.hooks.guide import HibachiGuide
from cookoff.games.hibachi.hooks.progress import evaluation_terms, progress
from cookoff.games.hibachi.hooks.space_spec import space_spec

from .game import Hibachi

ROOM = throwing_room(
    __name__,
    Hibachi,
    load,
    guide=HibachiGuide(),
    minutes=(12, 18),
    evaluate=evaluate,
    bot=HibachiBot,
    lab=market_lab_hooks(RecipeCooked),
    analysis=AnalysisHooks(progress, evaluation_terms),
    spaces=space_spec,
)

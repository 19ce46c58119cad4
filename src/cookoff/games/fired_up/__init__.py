"""Hibachi Fired Up!: throw chips onto the grill, use every one of them for where it lies, cook three recipes."""

from cookoff.engine import AnalysisHooks
from cookoff.games.fired_up.bots.bot import FiredUpBot
from cookoff.games.fired_up.bots.evaluation import evaluate
from cookoff.games.fired_up.content.components import load
from cookoff.games.fired_up.hooks.guide import FiredUpGuide
from cookoff.games.fired_up.hooks.progress import evaluation_terms, progress
from cookoff.games.fired_up.hooks.space_spec import space_spec
from cookoff.games.fired_up.rules.events import (
    CardSold,
    CardsReturned,
    ChiliSold,
    ChipPlaced,
    IngredientTaken,
    TipTaken,
)
from cookoff.games.grill.hooks.lab_hooks import throwing_lab_hooks
from cookoff.games.grill.room import throwing_room
from cookoff.games.grill.rules.recipes import ChiliTaken, RecipeCooked

from .game import FiredUp

ACTIONS = (CardSold, CardsReturned, ChiliSold, ChiliTaken, ChipPlaced, IngredientTaken, TipTaken)

ROOM = throwing_room(
    __name__,
    FiredUp,
    load,
    guide=FiredUpGuide(),
    minutes=(10, 15),
    evaluate=evaluate,
    bot=FiredUpBot,
    lab=throwing_lab_hooks(RecipeCooked, ACTIONS),
    analysis=AnalysisHooks(progress, evaluation_terms),
    spaces=space_spec,
)

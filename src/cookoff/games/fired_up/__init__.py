"""Hibachi Fired Up!: throw chips onto the grill, use every one of them for where it lies, cook three recipes."""

from cookoff.games.fired_up.bots.bot import FiredUpBot
from cookoff.games.fired_up.bots.evaluation import worth
from cookoff.games.fired_up.content.components import load
from cookoff.games.fired_up.hooks.guide import FiredUpGuide
from cookoff.games.fired_up.hooks.progress import course, parts
from cookoff.games.fired_up.hooks.space_spec import extents
from cookoff.games.fired_up.rules.events import (
    CardSold,
    CardsReturned,
    ChiliSold,
    ChipPlaced,
    IngredientTaken,
    TipTaken,
)
from cookoff.games.grill.hooks.lab_hooks import throwing_study
from cookoff.games.grill.room import throwing_room
from cookoff.games.grill.rules.recipes import ChiliTaken, RecipeCooked

from .game import FiredUp

ACTIONS = (CardSold, CardsReturned, ChiliSold, ChiliTaken, ChipPlaced, IngredientTaken, TipTaken)

ROOM = throwing_room(
    __name__,
    FiredUp,
    load,
    worth=worth,
    course=course,
    parts=parts,
    bot=FiredUpBot,
    guide=FiredUpGuide(),
    minutes=(10, 15),
    extents=extents,
    study=throwing_study(RecipeCooked, ACTIONS),
)

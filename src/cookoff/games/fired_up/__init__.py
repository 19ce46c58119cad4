"""Hibachi Fired Up!: throw chips onto the grill, use every one of them for where it lies, cook three recipes."""

from cookoff.games.grill.recipes import ChiliTaken, RecipeCooked
from cookoff.games.grill.room import throwing_room
from cookoff.games.grill.study import throwing_study

from .bot import FiredUpBot
from .components import load
from .events import CardSold, CardsReturned, ChiliSold, ChipPlaced, IngredientTaken, TipTaken
from .extents import extents
from .game import FiredUp
from .guide import FiredUpGuide
from .teaching import course, parts
from .worth import worth

ACTIONS = (CardSold, CardsReturned, ChiliSold, ChiliTaken, ChipPlaced, IngredientTaken, TipTaken)

ROOM = throwing_room(
    __name__,
    FiredUp,
    load,
    worth=worth,
    course=course,
    parts=parts,
    thinks=FiredUpBot,
    guide=FiredUpGuide(),
    minutes=(10, 15),
    extents=extents,
    study=throwing_study(RecipeCooked, ACTIONS),
)

"""Putting together blends: the three spices, nothing in place of any of them."""

from cookoff.engine import Moves, Refusal
from cookoff.games.grill.market.choices import cookable, or_stop
from cookoff.games.grill.market.legal import find_recipe
from cookoff.games.grill.market.rules import AnyTurn, cook

from . import events as e
from . import moves as m
from .printed import Printed
from .state import Chef, State


def holds(printed: Printed, chef: Chef, recipe: int) -> bool:
    """Whether the player has the blend's three spices (SAF-50)."""
    return all(chef.cards[need] for need in printed.recipes[recipe])


def check_cook(printed: Printed, state: State, chef: Chef, move: m.Cook) -> Refusal | None:
    """Why the blend may not be put together, or `None`."""
    refusal = find_recipe(printed, state, chef, move.recipe)
    if refusal is None and not holds(printed, chef, move.recipe):
        refusal = Refusal("SAF-50", "ingredients-missing", {"recipe": move.recipe})
    return refusal


def list_cooks(printed: Printed, state: State) -> Moves:
    """Every blend that can be put together, or nothing more."""
    chef = state.chefs[state.seat]
    return or_stop([m.Cook(recipe) for recipe in cookable(state, chef) if holds(printed, chef, recipe)])


def cook_recipe(turn: AnyTurn, move: m.Cook) -> None:
    """Put it together."""
    reserved = move.recipe in turn.state.chefs[turn.seat].reserved
    cook(turn, e.RecipeCooked(turn.seat, move.recipe, turn.printed.recipes[move.recipe], reserved))

"""Putting blends together: each needs its three spices."""

from cookoff.engine import Event, Move, Moves, Refusal, Seat
from cookoff.games.grill.market.rules.effects import cook
from cookoff.games.grill.market.rules.events import MarketEvent
from cookoff.games.grill.market.rules.legal_moves import cookable, or_stop
from cookoff.games.grill.market.rules.move_checks import find_recipe
from cookoff.games.grill.market.rules.move_context import AnyContext
from cookoff.games.grill.market.rules.moves import MarketMove
from cookoff.games.grill.rules.cards import Cards
from cookoff.games.grill.rules.moves import Kind

from .lookup import Lookup
from .state import Chef, State


class Cook(Move, frozen=True):
    """Put a blend together (SAF-50)."""

    recipe: Kind


class RecipeCooked(Event, frozen=True):
    """A blend is put together and its spices are discarded (SAF-50)."""

    seat: Seat
    recipe: int
    cards: Cards
    """The spices discarded."""
    reserved: bool

    def reveals(self) -> bool:
        """A reserved blend is shown now."""
        return self.reserved


SafranitoMove = MarketMove | Cook
SafranitoEvent = MarketEvent | RecipeCooked


def holds(lookup: Lookup, chef: Chef, recipe: int) -> bool:
    """Whether the player has the blend's three spices (SAF-50)."""
    return all(chef.cards[need] for need in lookup.recipes[recipe])


def check_cook(lookup: Lookup, state: State, chef: Chef, move: Cook) -> Refusal | None:
    """Why the blend may not be put together now, or `None`."""
    refusal = find_recipe(lookup, state, chef, move.recipe)
    if refusal is None and not holds(lookup, chef, move.recipe):
        refusal = Refusal("SAF-50", "ingredients-missing", {"recipe": move.recipe})
    return refusal


def list_cooks(lookup: Lookup, state: State) -> Moves:
    """All blends that can be put together, and to stop."""
    chef = state.chefs[state.seat]
    return or_stop([Cook(recipe) for recipe in cookable(state, chef) if holds(lookup, chef, recipe)])


def cook_recipe(context: AnyContext, move: Cook) -> None:
    """Put a blend together."""
    reserved = move.recipe in context.state.chefs[context.seat].reserved
    cook(context, RecipeCooked(context.seat, move.recipe, context.lookup.recipes[move.recipe], reserved))

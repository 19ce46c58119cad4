"""Chili and cooking with it: handed out for invalid chips, returned when it runs out, used for an ingredient."""

from cookoff.engine import Event, Move, Moves, Refusal, Seat
from cookoff.games.grill.market.rules.effects import cook
from cookoff.games.grill.market.rules.events import MarketEvent
from cookoff.games.grill.market.rules.evolve import cooked
from cookoff.games.grill.market.rules.legal_moves import cookable, or_stop
from cookoff.games.grill.market.rules.move_checks import find_recipe
from cookoff.games.grill.market.rules.move_context import MarketContext
from cookoff.games.grill.market.rules.moves import MarketMove
from cookoff.games.grill.rules.chips import BARE
from cookoff.games.grill.rules.moves import Kind
from cookoff.games.grill.rules.order import clockwise
from cookoff.games.grill.rules.recipes import ChiliTaken, RecipeCooked

from .lookup import Lookup
from .state import Chef, State

HibachiContext = MarketContext[Lookup, State]


class Cook(Move, frozen=True):
    """Cook a recipe (HIB-50), with chili for one ingredient or without (HIB-51)."""

    recipe: Kind
    chili_for: Kind | None = None


class ChiliReturned(Event, frozen=True):
    """The pile was empty: a player with the most chili returns all of it (HIB-38)."""

    seat: Seat
    count: int


HibachiMove = MarketMove | Cook
HibachiEvent = MarketEvent | ChiliTaken | ChiliReturned | RecipeCooked


def hand_out(context: HibachiContext) -> None:
    """Give each player a chili for each of their chips on the bare area, the head chef first (HIB-37, HIB-39)."""
    for seat in clockwise(context.state.head, context.players):
        for chip in context.state.grill.lying:
            if chip.seat == seat and chip.place == BARE:
                _take(context, seat)


def _take(context: HibachiContext, seat: Seat) -> None:
    """Take one chili; if there is none, the players with the most return theirs first (HIB-38)."""
    state = context.state
    if not state.chili:
        most = max(chef.chili for chef in state.chefs)
        for other in clockwise(state.head, context.players):
            if most and state.chefs[other].chili == most:
                context.emit(ChiliReturned(other, most))
    if state.chili:
        context.emit(ChiliTaken(seat))


def chili_taken(state: State, event: ChiliTaken) -> None:
    """See the event."""
    state.chili -= 1
    state.chefs[event.seat].chili += 1


def chili_returned(state: State, event: ChiliReturned) -> None:
    """See the event."""
    state.chili += event.count
    state.chefs[event.seat].chili -= event.count


def recipe_cooked(state: State, event: RecipeCooked) -> None:
    """See the event."""
    cooked(state, event)
    state.chefs[event.seat].chili -= event.chili
    state.chili += event.chili


def holds(lookup: Lookup, chef: Chef, recipe: int, chili_for: int | None) -> bool:
    """Whether the chef has what the recipe needs, with chili for this ingredient or without (HIB-50, HIB-51)."""
    if chili_for is not None and chef.chili < lookup.chili_swap:
        return False
    return all(chef.cards[need] for need in lookup.recipes[recipe] if need != chili_for)


def check_cook(lookup: Lookup, state: State, chef: Chef, move: Cook) -> Refusal | None:
    """Why the recipe may not be cooked like this, or `None`."""
    refusal = find_recipe(lookup, state, chef, move.recipe)
    if refusal is not None:
        return refusal
    if move.chili_for is not None and move.chili_for not in lookup.recipes[move.recipe]:
        return Refusal("HIB-51", "not-in-recipe", {"recipe": move.recipe, "ingredient": move.chili_for})
    if holds(lookup, chef, move.recipe, move.chili_for):
        return None
    if move.chili_for is not None and chef.chili < lookup.chili_swap:
        return Refusal("HIB-51", "too-little-chili", {"needed": lookup.chili_swap})
    return Refusal("HIB-50", "ingredients-missing", {"recipe": move.recipe})


def list_cooks(lookup: Lookup, state: State) -> Moves:
    """All ways to cook, and to stop."""
    chef = state.chefs[state.seat]
    listed: list[Move] = []
    for recipe in cookable(state, chef):
        if holds(lookup, chef, recipe, None):
            listed.append(Cook(recipe))
        if chef.chili >= lookup.chili_swap:
            listed += [Cook(recipe, need) for need in lookup.recipes[recipe] if holds(lookup, chef, recipe, need)]
    return or_stop(listed)


def cook_recipe(context: HibachiContext, move: Cook) -> None:
    """Cook a recipe, with chili or without."""
    lookup = context.lookup
    cards = tuple([need for need in lookup.recipes[move.recipe] if need != move.chili_for])
    chili = 0 if move.chili_for is None else lookup.chili_swap
    reserved = move.recipe in context.state.chefs[context.seat].reserved
    cook(context, RecipeCooked(context.seat, move.recipe, cards, chili, reserved))

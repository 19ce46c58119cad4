"""Legal moves carried out: the events of each, in the order of the rules."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Event, Move, Refusal, Seat
from cookoff.games.fired_up.content.enums import ACTIVATE, CALL, THROW, Ask
from cookoff.games.grill.rules.chips import Chip
from cookoff.games.grill.rules.events import ChipCalled, ChipsBack, ChipsGathered
from cookoff.games.grill.rules.move_context import GrillContext
from cookoff.games.grill.rules.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.rules.order import clockwise
from cookoff.games.grill.rules.recipes import (
    CardBought,
    ChiliTaken,
    GameEnded,
    RecipeCooked,
    RecipeReserved,
    RecipesDealt,
    RoundBegun,
)
from cookoff.games.grill.rules.throwing.thrower import doubtful

from . import events as e
from . import moves as m
from .evolve import evolve
from .lookup import Lookup
from .move_checks import check, price
from .state import State


class FiredUpContext(GrillContext[Lookup, State]):
    """One move being carried out."""

    __slots__ = ()

    def ask(self, seat: Seat, ask: Ask) -> None:
        """Ask a seat for the next decision."""
        self.emit(e.Asked(seat, ask))


def play(lookup: Lookup, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
    """Carry out a legal move, refuse any other."""
    refusal = check(lookup, state, seat, move)
    if refusal is not None:
        return refusal
    context = FiredUpContext(evolve, lookup, state, seat, chance)
    EFFECTS[type(move)](context, move)
    return context.events


# Step 1: throwing


def _throw(context: FiredUpContext, move: ThrowChip | AimChip) -> None:
    """Throw a chip, then ask the next player clockwise, until all have thrown (FUP-20, FUP-21)."""
    state = context.state
    context.thrower.throw(context.seat, move)
    if state.grill.thrown < context.lookup.components.throws(context.players) * context.players:
        context.ask((state.head + state.grill.thrown) % context.players, THROW)
    else:
        _clean(context)


def _call(context: FiredUpContext, move: CallChip) -> None:
    context.emit(ChipCalled(context.seat, move.chip, move.place))
    _clean(context)


# Step 2: cleaning


def _clean(context: FiredUpContext) -> None:
    """Settle doubts (THR-21), turn all chips up (FUP-30) and begin with the head chef (FUP-31)."""
    state = context.state
    if doubtful(state.grill):
        context.ask(state.head, CALL)
        return
    context.thrower.show(state.grill.lying)
    _next(context, state.head)


def _next(context: FiredUpContext, first: Seat) -> None:
    """Ask the next player clockwise with a chip on the cooking area (FUP-31); the round ends if there is none."""
    owners = {chip.seat for chip in context.state.grill.lying}
    for seat in clockwise(first, context.players):
        if seat in owners:
            context.ask(seat, ACTIVATE)
            return
    _end_round(context)


def _activate(context: FiredUpContext, move: m.Activation) -> None:
    """Use a chip for one thing (FUP-32), then take it off (FUP-31, FUP-33)."""
    chip = context.state.grill.chip(move.chip)
    context.emit(e.ChipActivated(context.seat, chip.id, chip.value))
    USES[type(move)](context, chip, move)
    # The chip leaves after the trade, so that it counts for the price (FUP-42).
    context.emit(ChipsBack((chip.id,)))
    _next(context, (context.seat + 1) % context.players)


def _buy(context: FiredUpContext, chip: Chip, _move: m.Buy) -> None:
    """Buy a card for the total of the bowl (FUP-40; example: FUP-90)."""
    if _provide(context, chip.place):
        context.emit(CardBought(context.seat, chip.place, price(context.state, chip)))


def _sell(context: FiredUpContext, chip: Chip, _move: m.Sell) -> None:
    """Sell a card for twice that total (FUP-41; example: FUP-90)."""
    paid = context.lookup.components.rates.sale * price(context.state, chip)
    context.emit(e.CardSold(context.seat, chip.place, paid))


def _provide(context: FiredUpContext, kind: int) -> bool:
    """Refill an empty pile from the largest hands, and return whether it has a card for the player (FUP-43).

    Chili is the kind after the ingredients.
    """
    state = context.state
    if state.piles[kind]:
        return True
    context.emit(e.HandsShown(kind, tuple([chef.hand for chef in state.chefs])))
    most = max(chef.hand[kind] for chef in state.chefs)
    for seat in clockwise(state.head, context.players):
        if most >= 2 and state.chefs[seat].hand[kind] == most:
            context.emit(e.CardsReturned(seat, kind, most // 2))
    if state.piles[kind]:
        return True
    context.emit(e.NothingLeft(context.seat, kind))
    return False


def _place_chip(context: FiredUpContext, _chip: Chip, move: m.PlaceChip) -> None:
    """Put a chip down value up, or move one that is on the board (FUP-50)."""
    grill = context.state.grill
    own = [chip.id for chip in grill.lying if chip.seat == context.seat and chip.value == move.value]
    number = own[0] if own else grill.thrown
    pose = context.lookup.laid(grill, number, move.place)
    unseen = move.value not in grill.pouches[context.seat].seen
    context.emit(e.ChipPlaced(context.seat, number, move.value, move.place, pose, unseen))


def _take_ingredient(context: FiredUpContext, _chip: Chip, move: m.TakeIngredient) -> None:
    """Take a card of choice, with the rule of shortage as for a purchase (FUP-51)."""
    if _provide(context, move.ingredient):
        context.emit(e.IngredientTaken(context.seat, move.ingredient))


def _reserve(context: FiredUpContext, _chip: Chip, _move: m.Reserve) -> None:
    """Take the top recipe (FUP-52)."""
    context.emit(RecipeReserved(context.seat, context.state.deck[0]))


def _take_tip(context: FiredUpContext, chip: Chip, _move: m.TakeTip) -> None:
    """Get three times the value of the chip (FUP-53; example: FUP-90)."""
    context.emit(e.TipTaken(context.seat, context.lookup.components.rates.tip * chip.value))


def _take_chili(context: FiredUpContext, _chip: Chip, _move: m.TakeChili) -> None:
    """Take one chili card (FUP-54; example: FUP-90)."""
    if _provide(context, context.lookup.kinds):
        context.emit(ChiliTaken(context.seat))


def _sell_chili(context: FiredUpContext, chip: Chip, _move: m.SellChili) -> None:
    """Put two chili cards back for twice the value of this chip alone (FUP-54)."""
    paid = context.lookup.components.rates.chili_sale * chip.value
    context.emit(e.ChiliSold(context.seat, context.lookup.chili_swap, paid))


def _cook(context: FiredUpContext, _chip: Chip, move: m.Cook) -> None:
    """Cook a recipe wherever the chip lies (FUP-60), with chili for one ingredient or without (FUP-61)."""
    cards = tuple([need for need in context.lookup.recipes[move.recipe] if need != move.chili_for])
    chili = 0 if move.chili_for is None else context.lookup.chili_swap
    reserved = move.recipe in context.state.chefs[context.seat].reserved
    context.emit(RecipeCooked(context.seat, move.recipe, cards, chili, reserved))


def _take_off(_context: FiredUpContext, _chip: Chip, _move: m.TakeOff) -> None:
    """Nothing happens (FUP-70)."""


USES: dict[type, Callable[[FiredUpContext, Chip, Any], None]] = {
    m.Buy: _buy,
    m.Sell: _sell,
    m.PlaceChip: _place_chip,
    m.TakeIngredient: _take_ingredient,
    m.Reserve: _reserve,
    m.TakeTip: _take_tip,
    m.TakeChili: _take_chili,
    m.SellChili: _sell_chili,
    m.Cook: _cook,
    m.TakeOff: _take_off,
}
"""What each activation does before the chip leaves (FUP-32)."""


# The end of a round


def _end_round(context: FiredUpContext) -> None:
    """End the game if a chef has cooked enough (FUP-80) or this was the last round (FUP-83); else begin a new round.

    The menu is filled now and not before (FUP-62, FUP-82).
    """
    state, components = context.state, context.lookup.components
    if any(len(chef.cooked) >= components.goal for chef in state.chefs):
        context.emit(GameEnded("FUP-80"))
        return
    if state.round == state.last_round:
        context.emit(GameEnded("FUP-83"))
        return
    context.emit(RoundBegun(state.round + 1, (state.head + 1) % context.players))
    context.emit(ChipsGathered())
    recipes = state.deck[: max(0, components.menu - len(state.menu))]
    if recipes:
        context.emit(RecipesDealt(recipes))
    context.ask(state.head, THROW)


EFFECTS: dict[type, Callable[[FiredUpContext, Any], None]] = {
    ThrowChip: _throw,
    AimChip: _throw,
    CallChip: _call,
    **dict.fromkeys(USES, _activate),
}

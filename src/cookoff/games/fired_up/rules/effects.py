"""What a legal move brings about: the events, in the order of the rules."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Event, Move, Refusal, Seat
from cookoff.games.fired_up.content.enums import ACTIVATE, CALL, THROW, Ask
from cookoff.games.grill.rules.chips import Chip
from cookoff.games.grill.rules.events import ChipCalled, ChipsBack, ChipsGathered
from cookoff.games.grill.rules.move_context import GrillTurn
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
from cookoff.games.grill.rules.thrower import doubtful

from . import events as e
from . import moves as m
from .evolve import evolve
from .lookup import Lookup
from .move_checks import check, price
from .state import State


class Turn(GrillTurn[Lookup, State]):
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
    turn = Turn(evolve, lookup, state, seat, chance)
    EFFECTS[type(move)](turn, move)
    return turn.events


# Step 1: throwing


def _throw(turn: Turn, move: ThrowChip | AimChip) -> None:
    state = turn.state
    turn.thrower.throw(turn.seat, move)
    if state.grill.thrown < turn.lookup.components.throws(turn.players) * turn.players:
        turn.ask((state.head + state.grill.thrown) % turn.players, THROW)
    else:
        _clean(turn)


def _call(turn: Turn, move: CallChip) -> None:
    turn.emit(ChipCalled(turn.seat, move.chip, move.place))
    _clean(turn)


# Step 2: cleaning


def _clean(turn: Turn) -> None:
    """Settle doubts (THR-21), turn all chips up (FUP-30) and begin with the head chef (FUP-31)."""
    state = turn.state
    if doubtful(state.grill):
        turn.ask(state.head, CALL)
        return
    turn.thrower.show(state.grill.lying)
    _next(turn, state.head)


def _next(turn: Turn, first: Seat) -> None:
    """Ask the next player who has a chip on the cooking area, from this seat clockwise; none left ends the round."""
    owners = {chip.seat for chip in turn.state.grill.lying}
    for seat in clockwise(first, turn.players):
        if seat in owners:
            turn.ask(seat, ACTIVATE)
            return
    _end_round(turn)


def _activate(turn: Turn, move: m.Activation) -> None:
    chip = turn.state.grill.chip(move.chip)
    turn.emit(e.ChipActivated(turn.seat, chip.id, chip.value))
    USES[type(move)](turn, chip, move)
    # The chip leaves after the trade, so that it counts for the price (FUP-42).
    turn.emit(ChipsBack((chip.id,)))
    _next(turn, (turn.seat + 1) % turn.players)


def _buy(turn: Turn, chip: Chip, _move: m.Buy) -> None:
    if _provide(turn, chip.place):
        turn.emit(CardBought(turn.seat, chip.place, price(turn.state, chip)))


def _sell(turn: Turn, chip: Chip, _move: m.Sell) -> None:
    paid = turn.lookup.components.rates.sale * price(turn.state, chip)
    turn.emit(e.CardSold(turn.seat, chip.place, paid))


def _provide(turn: Turn, kind: int) -> bool:
    """See that the pile has a card for the player, if it can (FUP-43); chili is the kind after the ingredients."""
    state = turn.state
    if state.piles[kind]:
        return True
    turn.emit(e.HandsShown(kind, tuple([chef.hand for chef in state.chefs])))
    most = max(chef.hand[kind] for chef in state.chefs)
    for seat in clockwise(state.head, turn.players):
        if most >= 2 and state.chefs[seat].hand[kind] == most:
            turn.emit(e.CardsReturned(seat, kind, most // 2))
    if state.piles[kind]:
        return True
    turn.emit(e.NothingLeft(turn.seat, kind))
    return False


def _place_chip(turn: Turn, _chip: Chip, move: m.PlaceChip) -> None:
    grill = turn.state.grill
    own = [chip.id for chip in grill.lying if chip.seat == turn.seat and chip.value == move.value]
    number = own[0] if own else grill.thrown
    pose = turn.lookup.laid(grill, number, move.place)
    unseen = move.value not in grill.pouches[turn.seat].seen
    turn.emit(e.ChipPlaced(turn.seat, number, move.value, move.place, pose, unseen))


def _take_ingredient(turn: Turn, _chip: Chip, move: m.TakeIngredient) -> None:
    if _provide(turn, move.ingredient):
        turn.emit(e.IngredientTaken(turn.seat, move.ingredient))


def _reserve(turn: Turn, _chip: Chip, _move: m.Reserve) -> None:
    turn.emit(RecipeReserved(turn.seat, turn.state.deck[0]))


def _take_tip(turn: Turn, chip: Chip, _move: m.TakeTip) -> None:
    turn.emit(e.TipTaken(turn.seat, turn.lookup.components.rates.tip * chip.value))


def _take_chili(turn: Turn, _chip: Chip, _move: m.TakeChili) -> None:
    if _provide(turn, turn.lookup.kinds):
        turn.emit(ChiliTaken(turn.seat))


def _sell_chili(turn: Turn, chip: Chip, _move: m.SellChili) -> None:
    paid = turn.lookup.components.rates.chili_sale * chip.value
    turn.emit(e.ChiliSold(turn.seat, turn.lookup.chili_swap, paid))


def _cook(turn: Turn, _chip: Chip, move: m.Cook) -> None:
    cards = tuple([need for need in turn.lookup.recipes[move.recipe] if need != move.chili_for])
    chili = 0 if move.chili_for is None else turn.lookup.chili_swap
    reserved = move.recipe in turn.state.chefs[turn.seat].reserved
    turn.emit(RecipeCooked(turn.seat, move.recipe, cards, chili, reserved))


def _take_off(_turn: Turn, _chip: Chip, _move: m.TakeOff) -> None:
    """Nothing happens (FUP-70)."""


USES: dict[type, Callable[[Turn, Chip, Any], None]] = {
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
"""What each activation does, before the chip leaves."""


# The end of a round


def _end_round(turn: Turn) -> None:
    """The game ends now if somebody has cooked enough (FUP-80), or after the last round (FUP-83); else it goes on."""
    state, components = turn.state, turn.lookup.components
    if any(len(chef.cooked) >= components.goal for chef in state.chefs):
        turn.emit(GameEnded("FUP-80"))
        return
    if state.round == state.last_round:
        turn.emit(GameEnded("FUP-83"))
        return
    turn.emit(RoundBegun(state.round + 1, (state.head + 1) % turn.players))
    turn.emit(ChipsGathered())
    recipes = state.deck[: max(0, components.menu - len(state.menu))]
    if recipes:
        turn.emit(RecipesDealt(recipes))
    turn.ask(state.head, THROW)


EFFECTS: dict[type, Callable[[Turn, Any], None]] = {
    ThrowChip: _throw,
    AimChip: _throw,
    CallChip: _call,
    **dict.fromkeys(USES, _activate),
}

"""Legality: a check for each move, which names the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Move, Refusal, Seat
from cookoff.games.fired_up.content.enums import Ask, Space
from cookoff.games.grill.rules.chips import BARE, Chip
from cookoff.games.grill.rules.move_checks import MoveCheck, always_legal, call_fault, check_move, throw_fault
from cookoff.games.grill.rules.moves import AimChip, CallChip, ThrowChip

from . import moves as m
from .lookup import Lookup
from .state import Chef, State

ASK_RULE: dict[Ask, str] = {
    Ask.THROW: "FUP-20",
    Ask.CALL: "THR-21",
    Ask.ACTIVATE: "FUP-31",
    Ask.NOTHING: "FUP-80",
}
"""The rule behind each question."""


def check(lookup: Lookup, state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is illegal, or `None` if it is legal."""
    return check_move(CHECKS, ASK_RULE, m.TakeOff, lookup, state, seat, move)


def price(state: State, chip: Chip) -> int:
    """The total of all chips in the chip's bowl (FUP-40)."""
    return sum([other.value for other in state.grill.lying if other.place == chip.place])


def may_be_placed(lookup: Lookup, chef: Chef, chip: Chip) -> list[int]:
    """The values of a player's chips that this chip may place: all others but those activated (FUP-33, FUP-50)."""
    return [value for value in lookup.values if value != chip.value and value not in chef.spent]


def holds(lookup: Lookup, chef: Chef, recipe: int, chili_for: int | None) -> bool:
    """Whether the chef has what the recipe needs, chili in place of one ingredient or not (FUP-60, FUP-61)."""
    if chili_for is not None and chef.hand[-1] < lookup.chili_swap:
        return False
    return all(chef.hand[need] for need in lookup.recipes[recipe] if need != chili_for)


def own_chip(state: State, number: int) -> Chip | None:
    """The chip of this number, if it is on the board and belongs to the seat to act."""
    for chip in state.grill.lying:
        if chip.id == number and chip.seat == state.seat:
            return chip
    return None


def _activate(lookup: Lookup, state: State, chef: Chef, move: m.Activation) -> Refusal | None:
    chip = own_chip(state, move.chip)
    if chip is None:
        return Refusal("FUP-31", "not-your-chip", {"chip": move.chip})
    return USES[type(move)](lookup, state, chef, chip, move)


def _buy(lookup: Lookup, state: State, chef: Chef, chip: Chip, _move: m.Buy) -> Refusal | None:
    if not lookup.is_bowl(chip.place):
        return Refusal("FUP-40", "not-in-bowl", {"chip": chip.id})
    cost = price(state, chip)
    return None if chef.money >= cost else Refusal("FUP-40", "too-poor", {"price": cost})


def _sell(lookup: Lookup, _state: State, chef: Chef, chip: Chip, _move: m.Sell) -> Refusal | None:
    if not lookup.is_bowl(chip.place):
        return Refusal("FUP-41", "not-in-bowl", {"chip": chip.id})
    return None if chef.hand[chip.place] else Refusal("FUP-41", "no-card", {"ingredient": chip.place})


def _place_chip(lookup: Lookup, _state: State, chef: Chef, chip: Chip, move: m.PlaceChip) -> Refusal | None:
    if lookup.space(chip.place) is not Space.PLACE:
        return Refusal("FUP-50", "not-on-space", {"chip": chip.id})
    if move.value not in lookup.values:
        return Refusal("FUP-50", "no-such-chip", {"value": move.value})
    if move.value not in may_be_placed(lookup, chef, chip):
        return Refusal("FUP-33", "chip-spent", {"value": move.value})
    return None if move.place in lookup.places else Refusal("FUP-55", "no-such-place", {"place": move.place})


def _take_ingredient(lookup: Lookup, _state: State, _chef: Chef, chip: Chip, move: m.TakeIngredient) -> Refusal | None:
    if lookup.space(chip.place) is not Space.BONUS_INGREDIENT:
        return Refusal("FUP-51", "not-on-space", {"chip": chip.id})
    if move.ingredient == lookup.kinds:
        return Refusal("FUP-51", "chili-not-offered")
    if 0 <= move.ingredient < lookup.kinds:
        return None
    return Refusal("FUP-51", "no-such-ingredient", {"number": move.ingredient})


def _reserve(lookup: Lookup, state: State, _chef: Chef, chip: Chip, _move: m.Reserve) -> Refusal | None:
    if lookup.space(chip.place) is not Space.RESERVE:
        return Refusal("FUP-52", "not-on-space", {"chip": chip.id})
    return None if state.deck else Refusal("FUP-52", "no-recipes-left")


def _take_tip(lookup: Lookup, _state: State, _chef: Chef, chip: Chip, _move: m.TakeTip) -> Refusal | None:
    return None if lookup.space(chip.place) is Space.TIP else Refusal("FUP-53", "not-on-space", {"chip": chip.id})


def _take_chili(_lookup: Lookup, _state: State, _chef: Chef, chip: Chip, _move: m.TakeChili) -> Refusal | None:
    return None if chip.place == BARE else Refusal("FUP-54", "not-bare", {"chip": chip.id})


def _sell_chili(lookup: Lookup, _state: State, chef: Chef, chip: Chip, _move: m.SellChili) -> Refusal | None:
    if chip.place != BARE:
        return Refusal("FUP-54", "not-bare", {"chip": chip.id})
    swap = lookup.chili_swap
    return None if chef.hand[-1] >= swap else Refusal("FUP-54", "too-little-chili", {"needed": swap})


def _cook(lookup: Lookup, state: State, chef: Chef, _chip: Chip, move: m.Cook) -> Refusal | None:
    if move.recipe not in state.menu + chef.reserved:
        return Refusal("FUP-60", "recipe-not-there", {"recipe": move.recipe})
    if move.chili_for is not None:
        if move.chili_for not in lookup.recipes[move.recipe]:
            return Refusal("FUP-61", "not-in-recipe", {"recipe": move.recipe, "ingredient": move.chili_for})
        if chef.hand[-1] < lookup.chili_swap:
            return Refusal("FUP-61", "too-little-chili", {"needed": lookup.chili_swap})
    if holds(lookup, chef, move.recipe, move.chili_for):
        return None
    return Refusal("FUP-60", "ingredients-missing", {"recipe": move.recipe})


USES: dict[type, Callable[[Lookup, State, Chef, Chip, Any], Refusal | None]] = {
    m.Buy: _buy,
    m.Sell: _sell,
    m.PlaceChip: _place_chip,
    m.TakeIngredient: _take_ingredient,
    m.Reserve: _reserve,
    m.TakeTip: _take_tip,
    m.TakeChili: _take_chili,
    m.SellChili: _sell_chili,
    m.Cook: _cook,
    m.TakeOff: always_legal,
}
"""The check of each activation."""

CHECKS: dict[type, MoveCheck] = {
    ThrowChip: (frozenset({Ask.THROW}), throw_fault),
    AimChip: (frozenset({Ask.THROW}), throw_fault),
    CallChip: (frozenset({Ask.CALL}), call_fault),
    **dict.fromkeys(USES, (frozenset({Ask.ACTIVATE}), _activate)),
}
"""For each move: what it answers, and its check."""

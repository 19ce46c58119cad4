"""What may be done and what not: a check for each move, answering with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Move, Refusal, Seat
from cookoff.games.grill.legal import check_call, check_throw
from cookoff.games.grill.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.order import totals
from cookoff.games.grill.throwing import doubtful

from . import moves as m
from .printed import Printed
from .state import Chef, State
from .things import Ask

ASK_RULE: dict[Ask, str] = {
    Ask.THROW: "HIB-20",
    Ask.CALL: "THR-21",
    Ask.BONUS_THROW: "HIB-33",
    Ask.USE: "HIB-31",
    Ask.KEEP: "HIB-34",
    Ask.BOWL: "HIB-40",
    Ask.SELL: "HIB-42",
    Ask.BUY: "HIB-44",
    Ask.COOK: "HIB-50",
    Ask.NOTHING: "HIB-52",
}
"""The rule by which each thing is asked."""


def check(printed: Printed, state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is illegal, or `None` if it is legal."""
    asks, find_fault = CHECKS.get(type(move), _UNKNOWN)
    if seat == state.seat and state.ask in asks:
        return find_fault(printed, state, state.chefs[seat], move)
    if state.ask is Ask.NOTHING:
        return Refusal(state.ended_by, "game-over")
    if seat != state.seat:
        return Refusal(ASK_RULE[state.ask], "not-your-turn", {"seat": state.seat})
    if state.ask is Ask.THROW and isinstance(move, m.DeclineSpace):
        return Refusal("THR-19", "no-passing")
    return Refusal(ASK_RULE[state.ask], "asked-otherwise", {"ask": state.ask.value})


def own_total(state: State, seat: Seat) -> int:
    """The total of the seat's chips in the bowl being traded: what a card costs there (HIB-44)."""
    return totals(state.grill.on(state.bowl), len(state.chefs))[seat]


def holds(printed: Printed, chef: Chef, recipe: int, chili_for: int | None) -> bool:
    """Whether the chef has what the recipe needs, chili in place of one ingredient or not (HIB-50, HIB-51)."""
    if chili_for is not None and chef.chili < printed.chili_swap:
        return False
    return all(chef.cards[need] for need in printed.recipes[recipe] if need != chili_for)


def _fine(_printed: Printed, _state: State, _chef: Chef, _move: Move) -> Refusal | None:
    return None


def _throw(printed: Printed, state: State, _chef: Chef, move: ThrowChip | AimChip) -> Refusal | None:
    return check_throw(printed.ground, state.grill, state.grill.pouches[state.seat], move)


def _call(printed: Printed, state: State, _chef: Chef, move: CallChip) -> Refusal | None:
    chip = doubtful(state.grill)
    assert chip is not None, "the head chef is asked only about a chip in doubt"
    return check_call(printed.ground, state.grill, chip.id, move)


def _keep(_printed: Printed, state: State, _chef: Chef, move: m.Keep) -> Refusal | None:
    if move.ingredient in state.drawn:
        return None
    return Refusal("HIB-34", "not-drawn", {"ingredient": move.ingredient})


def _choose_bowl(printed: Printed, state: State, _chef: Chef, move: m.ChooseBowl) -> Refusal | None:
    if 0 <= move.ingredient < printed.kinds and state.grill.on(move.ingredient):
        return None
    return Refusal("HIB-40", "bowl-empty", {"ingredient": move.ingredient})


def _sell(_printed: Printed, state: State, chef: Chef, move: m.Sell) -> Refusal | None:
    held = chef.cards[state.bowl]
    return None if 0 <= move.cards <= held else Refusal("HIB-42", "too-few-cards", {"held": held})


def _buy(_printed: Printed, state: State, chef: Chef, _move: m.Buy) -> Refusal | None:
    price = own_total(state, state.seat)
    return None if chef.money >= price else Refusal("HIB-44", "too-poor", {"price": price})


def _cook(printed: Printed, state: State, chef: Chef, move: m.Cook) -> Refusal | None:
    if not 0 <= move.recipe < len(printed.recipes):
        return Refusal("HIB-50", "no-such-recipe", {"recipe": move.recipe})
    if move.recipe not in chef.reserved:
        if move.recipe not in state.menu:
            return Refusal("HIB-50", "recipe-not-there", {"recipe": move.recipe})
        if state.from_menu:
            return Refusal("HIB-50", "one-face-up", {"recipe": move.recipe})
    if move.chili_for is not None and move.chili_for not in printed.recipes[move.recipe]:
        return Refusal("HIB-51", "not-in-recipe", {"recipe": move.recipe, "ingredient": move.chili_for})
    if holds(printed, chef, move.recipe, move.chili_for):
        return None
    if move.chili_for is not None and chef.chili < printed.chili_swap:
        return Refusal("HIB-51", "too-little-chili", {"needed": printed.chili_swap})
    return Refusal("HIB-50", "ingredients-missing", {"recipe": move.recipe})


FindFault = Callable[[Printed, State, Chef, Any], Refusal | None]

_UNKNOWN: tuple[frozenset[Ask], FindFault] = (frozenset(), _fine)
_THROWS: tuple[frozenset[Ask], FindFault] = (frozenset({Ask.THROW, Ask.BONUS_THROW}), _throw)

CHECKS: dict[type, tuple[frozenset[Ask], FindFault]] = {
    ThrowChip: _THROWS,
    AimChip: _THROWS,
    CallChip: (frozenset({Ask.CALL}), _call),
    m.UseSpace: (frozenset({Ask.USE}), _fine),
    m.DeclineSpace: (frozenset({Ask.USE, Ask.BONUS_THROW}), _fine),
    m.Keep: (frozenset({Ask.KEEP}), _keep),
    m.ChooseBowl: (frozenset({Ask.BOWL}), _choose_bowl),
    m.Sell: (frozenset({Ask.SELL}), _sell),
    m.Buy: (frozenset({Ask.BUY}), _buy),
    m.DeclineBuy: (frozenset({Ask.BUY}), _fine),
    m.Cook: (frozenset({Ask.COOK}), _cook),
    m.StopCooking: (frozenset({Ask.COOK}), _fine),
}
"""For each move: when it can be an answer, and what may be wrong with it."""

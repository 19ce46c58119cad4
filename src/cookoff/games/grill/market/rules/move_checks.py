"""Legality: a check for each move, which names the rule that forbids it."""

from cookoff.engine import Move, Refusal, Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.rules.order import totals
from cookoff.games.grill.rules.throw_checks import check_call, check_throw
from cookoff.games.grill.rules.thrower import doubtful

from . import moves as m
from .lookup import Lookup
from .state import AnyState, Chef
from .variant import MoveCheck


def check(lookup: Lookup, state: AnyState, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is illegal, or `None` if it is legal."""
    asks, find_fault = lookup.variant.checks.get(type(move), _UNKNOWN)
    if seat == state.seat and state.ask in asks:
        return find_fault(lookup, state, state.chefs[seat], move)
    if state.ask is Ask.NOTHING:
        return Refusal(state.ended_by, "game-over")
    rule = lookup.rules.ask[state.ask]
    if seat != state.seat:
        return Refusal(rule, "not-your-turn", {"seat": state.seat})
    if state.ask is Ask.THROW and isinstance(move, m.DeclineSpace):
        return Refusal("THR-19", "no-passing")
    return Refusal(rule, "asked-otherwise", {"ask": state.ask.value})


def own_total(state: AnyState, seat: Seat) -> int:
    """The total of the seat's chips in the bowl being traded: what a card costs (SAF-45, HIB-44)."""
    return totals(state.grill.on(state.bowl), len(state.chefs))[seat]


def find_recipe(lookup: Lookup, state: AnyState, chef: Chef, recipe: int) -> Refusal | None:
    """Why the chef may not cook this recipe now, whatever is in hand, or `None`.

    One recipe of the menu a round, any number of reserved ones (SAF-50, HIB-50).
    """
    rule = lookup.rules.ask[Ask.COOK]
    if not 0 <= recipe < len(lookup.recipes):
        return Refusal(rule, "no-such-recipe", {"recipe": recipe})
    if recipe not in chef.reserved:
        if recipe not in state.menu:
            return Refusal(rule, "recipe-not-there", {"recipe": recipe})
        if state.from_menu:
            return Refusal(rule, "one-face-up", {"recipe": recipe})
    return None


def _always_legal(_lookup: Lookup, _state: AnyState, _chef: Chef, _move: Move) -> Refusal | None:
    return None


def _throw(lookup: Lookup, state: AnyState, _chef: Chef, move: ThrowChip | AimChip) -> Refusal | None:
    return check_throw(lookup.ground, state.grill, state.grill.pouches[state.seat], move)


def _call(lookup: Lookup, state: AnyState, _chef: Chef, move: CallChip) -> Refusal | None:
    chip = doubtful(state.grill)
    assert chip is not None, "the head chef is asked only about a chip in doubt"
    return check_call(lookup.ground, state.grill, chip.id, move)


def _keep(lookup: Lookup, state: AnyState, _chef: Chef, move: m.Keep) -> Refusal | None:
    if move.ingredient in state.drawn:
        return None
    return Refusal(lookup.rules.ask[Ask.KEEP], "not-drawn", {"ingredient": move.ingredient})


def _choose_bowl(lookup: Lookup, state: AnyState, _chef: Chef, move: m.ChooseBowl) -> Refusal | None:
    if 0 <= move.ingredient < lookup.kinds and state.grill.on(move.ingredient):
        return None
    return Refusal(lookup.rules.ask[Ask.BOWL], "bowl-empty", {"ingredient": move.ingredient})


def _sell(lookup: Lookup, state: AnyState, chef: Chef, move: m.Sell) -> Refusal | None:
    held = chef.cards[state.bowl]
    return None if 0 <= move.cards <= held else Refusal(lookup.rules.ask[Ask.SELL], "too-few-cards", {"held": held})


def _buy(lookup: Lookup, state: AnyState, chef: Chef, _move: m.Buy) -> Refusal | None:
    price = own_total(state, state.seat)
    return None if chef.money >= price else Refusal(lookup.rules.ask[Ask.BUY], "too-poor", {"price": price})


_UNKNOWN: MoveCheck = (frozenset(), _always_legal)
_THROWS: MoveCheck = (frozenset({Ask.THROW, Ask.BONUS_THROW}), _throw)

CHECKS: dict[type, MoveCheck] = {
    ThrowChip: _THROWS,
    AimChip: _THROWS,
    CallChip: (frozenset({Ask.CALL}), _call),
    m.UseSpace: (frozenset({Ask.USE}), _always_legal),
    m.DeclineSpace: (frozenset({Ask.USE, Ask.BONUS_THROW}), _always_legal),
    m.Keep: (frozenset({Ask.KEEP}), _keep),
    m.ChooseBowl: (frozenset({Ask.BOWL}), _choose_bowl),
    m.Sell: (frozenset({Ask.SELL}), _sell),
    m.Buy: (frozenset({Ask.BUY}), _buy),
    m.DeclineBuy: (frozenset({Ask.BUY}), _always_legal),
    m.StopCooking: (frozenset({Ask.COOK}), _always_legal),
}
"""For each move but cooking: what it may answer, and its check."""

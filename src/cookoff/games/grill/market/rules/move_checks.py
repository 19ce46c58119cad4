"""Legality: a check for each move, which names the rule that forbids it."""

from cookoff.engine import Move, Refusal, Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.move_checks import MoveCheck, always_legal, call_fault, check_move, throw_fault
from cookoff.games.grill.rules.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.rules.order import totals

from . import moves as m
from .lookup import Lookup
from .state import AnyState, Chef


def check(lookup: Lookup, state: AnyState, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is illegal, or `None` if it is legal."""
    return check_move(lookup.variant.checks, lookup.rules.ask, m.DeclineSpace, lookup, state, seat, move)


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


_THROWS: MoveCheck = (frozenset({Ask.THROW, Ask.BONUS_THROW}), throw_fault)

CHECKS: dict[type, MoveCheck] = {
    ThrowChip: _THROWS,
    AimChip: _THROWS,
    CallChip: (frozenset({Ask.CALL}), call_fault),
    m.UseSpace: (frozenset({Ask.USE}), always_legal),
    m.DeclineSpace: (frozenset({Ask.USE, Ask.BONUS_THROW}), always_legal),
    m.Keep: (frozenset({Ask.KEEP}), _keep),
    m.ChooseBowl: (frozenset({Ask.BOWL}), _choose_bowl),
    m.Sell: (frozenset({Ask.SELL}), _sell),
    m.Buy: (frozenset({Ask.BUY}), _buy),
    m.DeclineBuy: (frozenset({Ask.BUY}), always_legal),
    m.StopCooking: (frozenset({Ask.COOK}), always_legal),
}
"""For each move but cooking: what it may answer, and its check."""

"""Lists every legal move of a seat. `move_checks` explains why others are illegal; a test keeps the two in step."""

from collections.abc import Callable, Iterable

from cookoff.engine import NO_MOVES, Move, Moves, Seat
from cookoff.games.grill.market.content.enums import NOTHING, Ask
from cookoff.games.grill.rules.cards import Cards
from cookoff.games.grill.rules.legal_moves import list_calls, list_throws

from . import moves as m
from .lookup import Lookup
from .move_checks import own_total
from .state import AnyState, Chef

USE_OR_NOT = Moves((m.UseSpace(), m.DeclineSpace()))
BUY_OR_NOT = Moves((m.Buy(), m.DeclineBuy()))
NO_BUY = Moves((m.DeclineBuy(),))
SELL = tuple(Moves(tuple(m.Sell(cards) for cards in range(held + 1))) for held in range(100))
KEEP = tuple(m.Keep(ingredient) for ingredient in range(20))
CHOOSE_BOWL = tuple(m.ChooseBowl(ingredient) for ingredient in range(20))


def choices(lookup: Lookup, state: AnyState, seat: Seat) -> Moves:
    """The seat's legal moves."""
    if seat != state.seat or state.ask is NOTHING:
        return NO_MOVES
    return lookup.variant.lists[state.ask](lookup, state)


def _bonus_throw(lookup: Lookup, state: AnyState) -> Moves:
    throws = list_throws(lookup, state)
    return Moves((m.DeclineSpace(), *throws.discrete), throws.box)


def _use(_lookup: Lookup, _state: AnyState) -> Moves:
    return USE_OR_NOT


def _keep(_lookup: Lookup, state: AnyState) -> Moves:
    return Moves(tuple([KEEP[ingredient] for ingredient in dict.fromkeys(state.drawn)]))


def _bowl(lookup: Lookup, state: AnyState) -> Moves:
    full = {chip.place for chip in state.grill.lying}
    return Moves(tuple([CHOOSE_BOWL[bowl] for bowl in range(lookup.kinds) if bowl in full]))


def _sell(_lookup: Lookup, state: AnyState) -> Moves:
    held: int = state.chefs[state.seat].cards[state.bowl]
    return SELL[held]


def _buy(_lookup: Lookup, state: AnyState) -> Moves:
    return BUY_OR_NOT if state.chefs[state.seat].money >= own_total(state, state.seat) else NO_BUY


def cookable(state: AnyState, chef: Chef) -> Cards:
    """The recipes a chef may choose from now, whatever is in hand (SAF-50, HIB-50)."""
    return chef.reserved if state.from_menu else state.menu + chef.reserved


def or_stop(cooks: Iterable[Move]) -> Moves:
    """These ways to cook, and to stop cooking."""
    return Moves((m.StopCooking(), *cooks))


LISTS: dict[Ask, Callable[[Lookup, AnyState], Moves]] = {
    Ask.THROW: list_throws,
    Ask.CALL: list_calls,
    Ask.BONUS_THROW: _bonus_throw,
    Ask.USE: _use,
    Ask.KEEP: _keep,
    Ask.BOWL: _bowl,
    Ask.SELL: _sell,
    Ask.BUY: _buy,
}
"""The legal answers to each question but cooking."""

"""Every move a seat may make now, listed. `legal` says why others may not; a test holds the two together."""

from collections.abc import Callable

from cookoff.engine import Move, Moves
from cookoff.games.grill.aims import calls
from cookoff.games.grill.throwing import doubtful

from . import moves as m
from .legal import holds, own_total
from .printed import Printed
from .state import State
from .things import Ask

USE_OR_NOT = Moves((m.UseSpace(), m.DeclineSpace()))
BUY_OR_NOT = Moves((m.Buy(), m.DeclineBuy()))
NO_BUY = Moves((m.DeclineBuy(),))
SELL = tuple(Moves(tuple(m.Sell(cards) for cards in range(held + 1))) for held in range(100))
KEEP = tuple(m.Keep(ingredient) for ingredient in range(20))
CHOOSE_BOWL = tuple(m.ChooseBowl(ingredient) for ingredient in range(20))
ONLY_STOP = Moves((m.StopCooking(),))


def choices(printed: Printed, state: State) -> Moves:
    """What the seat to act may do."""
    return LISTS[state.ask](printed, state)


def _throw(printed: Printed, state: State) -> Moves:
    return printed.throws.moves(state.grill.pouches[state.seat].hand)


def _bonus_throw(printed: Printed, state: State) -> Moves:
    throws = _throw(printed, state)
    return Moves((m.DeclineSpace(), *throws.discrete), throws.box)


def _call(printed: Printed, state: State) -> Moves:
    chip = doubtful(state.grill)
    assert chip is not None, "the head chef is asked only about a chip in doubt"
    return Moves(calls(printed.ground, state.grill, chip.id))


def _use(_printed: Printed, _state: State) -> Moves:
    return USE_OR_NOT


def _keep(_printed: Printed, state: State) -> Moves:
    return Moves(tuple([KEEP[ingredient] for ingredient in dict.fromkeys(state.drawn)]))


def _bowl(printed: Printed, state: State) -> Moves:
    full = {chip.place for chip in state.grill.lying}
    return Moves(tuple([CHOOSE_BOWL[bowl] for bowl in range(printed.kinds) if bowl in full]))


def _sell(_printed: Printed, state: State) -> Moves:
    return SELL[state.chefs[state.seat].cards[state.bowl]]


def _buy(_printed: Printed, state: State) -> Moves:
    return BUY_OR_NOT if state.chefs[state.seat].money >= own_total(state, state.seat) else NO_BUY


def _cook(printed: Printed, state: State) -> Moves:
    chef = state.chefs[state.seat]
    listed: list[Move] = []
    for recipe in chef.reserved if state.from_menu else state.menu + chef.reserved:
        if holds(printed, chef, recipe, None):
            listed.append(m.Cook(recipe))
        if chef.chili >= printed.chili_swap:
            listed += [m.Cook(recipe, need) for need in printed.recipes[recipe] if holds(printed, chef, recipe, need)]
    return Moves((m.StopCooking(), *listed)) if listed else ONLY_STOP


LISTS: dict[Ask, Callable[[Printed, State], Moves]] = {
    Ask.THROW: _throw,
    Ask.CALL: _call,
    Ask.BONUS_THROW: _bonus_throw,
    Ask.USE: _use,
    Ask.KEEP: _keep,
    Ask.BOWL: _bowl,
    Ask.SELL: _sell,
    Ask.BUY: _buy,
    Ask.COOK: _cook,
}

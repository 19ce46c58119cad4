"""Lists every legal move of a seat. `move_checks` explains why others are illegal; a test keeps the two in step."""

from collections.abc import Callable

from cookoff.engine import NO_MOVES, Move, Moves, Seat
from cookoff.games.fired_up.content.enums import NOTHING, Ask, Space
from cookoff.games.grill.rules.chips import BARE, Chip
from cookoff.games.grill.rules.legal_moves import list_calls, list_throws

from . import moves as m
from .lookup import Lookup
from .move_checks import holds, may_be_placed, price
from .state import Chef, State


def choices(lookup: Lookup, state: State, seat: Seat) -> Moves:
    """The seat's legal moves."""
    if seat != state.seat or state.ask is NOTHING:
        return NO_MOVES
    return LISTS[state.ask](lookup, state)


def _activate(lookup: Lookup, state: State) -> Moves:
    chef = state.chefs[state.seat]
    dishes = _dishes(lookup, state, chef)
    listed: list[Move] = []
    for chip in state.grill.lying:
        if chip.seat == state.seat:
            listed.append(m.TakeOff(chip.id))
            listed += _uses(lookup, state, chef, chip)
            listed += [m.Cook(chip.id, recipe, chili_for) for recipe, chili_for in dishes]
    return Moves(tuple(listed))


def _uses(lookup: Lookup, state: State, chef: Chef, chip: Chip) -> list[Move]:
    """The effects of the chip's place (FUP-40, FUP-41, FUP-50 to FUP-54)."""
    if chip.place == BARE:
        chili = m.TakeChili(chip.id)
        return [chili, m.SellChili(chip.id)] if chef.hand[-1] >= lookup.chili_swap else [chili]
    if lookup.is_bowl(chip.place):
        listed: list[Move] = [m.Buy(chip.id)] if chef.money >= price(state, chip) else []
        return [*listed, m.Sell(chip.id)] if chef.hand[chip.place] else listed
    match lookup.space(chip.place):
        case Space.PLACE:
            values = may_be_placed(lookup, chef, chip)
            return [m.PlaceChip(chip.id, value, place) for value in values for place in lookup.places]
        case Space.BONUS_INGREDIENT:
            return [m.TakeIngredient(chip.id, kind) for kind in range(lookup.kinds)]
        case Space.RESERVE:
            return [m.Reserve(chip.id)] if state.deck else []
        case _:
            return [m.TakeTip(chip.id)]


def _dishes(lookup: Lookup, state: State, chef: Chef) -> list[tuple[int, int | None]]:
    """The recipes that can be cooked, each with the ingredient that chili replaces (FUP-60, FUP-61)."""
    found: list[tuple[int, int | None]] = []
    for recipe in state.menu + chef.reserved:
        ways = (None, *lookup.recipes[recipe])
        found += [(recipe, chili_for) for chili_for in ways if holds(lookup, chef, recipe, chili_for)]
    return found


LISTS: dict[Ask, Callable[[Lookup, State], Moves]] = {
    Ask.THROW: list_throws,
    Ask.CALL: list_calls,
    Ask.ACTIVATE: _activate,
}

"""Applies events to a state. Only this module changes a state, and it decides nothing."""

from collections.abc import Callable
from typing import Any

from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.grill.rules.cards import changed
from cookoff.games.grill.rules.chips import Chip, Pouch, added, removed
from cookoff.games.grill.rules.events import ChipTaken
from cookoff.games.grill.rules.recipes import EVOLVE as RECIPES
from cookoff.games.grill.rules.recipes import (
    CardBought,
    ChiliTaken,
    GameEnded,
    RecipeCooked,
    RoundBegun,
    move_to_cooked,
)

from . import events as e
from .state import State


def evolve(state: State, event: Any) -> None:
    """Apply one event to a state."""
    EVOLVE[type(event)](state, event)


def _asked(state: State, event: e.Asked) -> None:
    state.seat = event.seat
    state.ask = event.ask


def _nothing(_state: State, _event: Any) -> None:
    """The event only informs the players."""


def _chip_taken(state: State, event: ChipTaken) -> None:
    state.shown = False
    RECIPES[ChipTaken](state, event)


def _chip_activated(state: State, event: e.ChipActivated) -> None:
    state.shown = False
    chef = state.chefs[event.seat]
    chef.spent = added(chef.spent, (event.value,))


def _card_bought(state: State, event: CardBought) -> None:
    _to_hand(state, event.seat, event.ingredient, 1)
    state.chefs[event.seat].money -= event.price


def _card_sold(state: State, event: e.CardSold) -> None:
    _to_hand(state, event.seat, event.ingredient, -1)
    state.chefs[event.seat].money += event.price


def _hands_shown(state: State, _event: e.HandsShown) -> None:
    state.shown = True


def _cards_returned(state: State, event: e.CardsReturned) -> None:
    _to_hand(state, event.seat, event.kind, -event.count)


def _chip_placed(state: State, event: e.ChipPlaced) -> None:
    grill = state.grill
    placed = Chip(event.chip, event.seat, event.value, event.place, event.pose, shown=True)
    if event.chip < grill.thrown:
        grill.lying = tuple([placed if chip.id == event.chip else chip for chip in grill.lying])
        return
    pouch = grill.pouches[event.seat]
    hand, back, seen = pouch.hand, pouch.back, pouch.seen
    if event.value in hand:
        hand = removed(hand, event.value)
    else:
        back = removed(back, event.value)
    if event.value not in seen:
        seen = added(seen, (event.value,))
    grill.pouches = (*grill.pouches[: event.seat], Pouch(hand, back, seen), *grill.pouches[event.seat + 1 :])
    grill.lying = (*grill.lying, placed)
    grill.thrown = event.chip + 1


def _ingredient_taken(state: State, event: e.IngredientTaken) -> None:
    _to_hand(state, event.seat, event.ingredient, 1)


def _tip_taken(state: State, event: e.TipTaken) -> None:
    state.chefs[event.seat].money += event.tip


def _chili_taken(state: State, event: ChiliTaken) -> None:
    _to_hand(state, event.seat, len(state.piles) - 1, 1)


def _chili_sold(state: State, event: e.ChiliSold) -> None:
    _to_hand(state, event.seat, len(state.piles) - 1, -event.count)
    state.chefs[event.seat].money += event.price


def _recipe_cooked(state: State, event: RecipeCooked) -> None:
    for ingredient in event.cards:
        _to_hand(state, event.seat, ingredient, -1)
    _to_hand(state, event.seat, len(state.piles) - 1, -event.chili)
    move_to_cooked(state, event)


def _round_begun(state: State, event: RoundBegun) -> None:
    state.round = event.round
    state.head = event.head
    for chef in state.chefs:
        chef.spent = ()


def _game_ended(state: State, event: GameEnded) -> None:
    state.ask = Ask.NOTHING
    state.ended_by = event.rule


def _to_hand(state: State, seat: int, kind: int, count: int) -> None:
    """Move cards from a pile to a hand, or back if the count is negative."""
    chef = state.chefs[seat]
    chef.hand = changed(chef.hand, kind, count)
    state.piles = changed(state.piles, kind, -count)


EVOLVE: dict[type, Callable[[State, Any], None]] = {
    **RECIPES,
    ChipTaken: _chip_taken,
    e.Asked: _asked,
    e.ChipActivated: _chip_activated,
    CardBought: _card_bought,
    e.CardSold: _card_sold,
    e.HandsShown: _hands_shown,
    e.CardsReturned: _cards_returned,
    e.NothingLeft: _nothing,
    e.ChipPlaced: _chip_placed,
    e.IngredientTaken: _ingredient_taken,
    e.TipTaken: _tip_taken,
    ChiliTaken: _chili_taken,
    e.ChiliSold: _chili_sold,
    RecipeCooked: _recipe_cooked,
    RoundBegun: _round_begun,
    GameEnded: _game_ended,
}

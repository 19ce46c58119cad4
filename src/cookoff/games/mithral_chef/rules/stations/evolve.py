"""How the events at the stations change a state."""

from collections.abc import Callable
from typing import Any

from cookoff.games.mithral_chef.content.enums import FOREST, OVEN, PLATING, die_of
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules.state import (
    Cooking,
    Foraging,
    Hunting,
    Plating,
    SousChef,
    State,
    changed,
    minus,
    plus,
    sous_chef,
    with_all,
    without,
)

# Coming and going


def _entered(state: State, event: e.Entered) -> None:
    chef = sous_chef(state, event.seat, event.hand)
    chef.station = event.station
    chef.space = event.space
    chef.work = Hunting(must_release=event.must_release) if event.station is FOREST else Foraging()


def _oven_entered(state: State, event: e.OvenEntered) -> None:
    player = state.players[event.seat]
    meal = event.meal
    player.recipes = without(player.recipes, meal.recipe)
    for card in meal.game:
        player.game = without(player.game, card)
    player.pantry = minus(player.pantry, meal.pantry)
    chef = player.chefs[event.hand]
    chef.station = OVEN
    chef.space = event.space
    chef.work = Cooking(meal)


def _plating_entered(state: State, event: e.PlatingEntered) -> None:
    player = state.players[event.seat]
    player.dishes = tuple([dish for dish in player.dishes if dish != event.dish])
    chef = player.chefs[event.hand]
    chef.station = PLATING
    chef.space = event.space
    chef.work = Plating(event.dish)


def _worked(state: State, event: e.Worked) -> None:
    chef = sous_chef(state, event.seat, event.hand)
    chef.busy = event.busy
    chef.idle = event.idle


def _left(state: State, event: e.Left) -> None:
    chef = sous_chef(state, event.seat, event.hand)
    chef.barred = changed(chef.barred, event.station, event.barred - chef.barred[event.station])
    chef.station = None
    chef.work = None


# Forest


def _card_flipped(state: State, event: e.CardFlipped) -> None:
    state.forest = without(state.forest, event.card)
    state.spread &= ~(1 << event.slot)
    sous_chef(state, event.seat, event.hand).work = Hunting(event.slot, event.card)


def _card_mixed(state: State, event: e.CardMixed) -> None:
    state.forest = with_all(state.forest, (event.card,))
    state.spread |= 1 << event.slot
    sous_chef(state, event.seat, event.hand).work = Hunting()


def _game_taken(state: State, event: e.GameTaken) -> None:
    player = state.players[event.seat]
    state.supply = changed(state.supply, die_of(event.card), -1)
    player.game = with_all(player.game, (event.card,))
    player.chefs[event.hand].work = Hunting()


def _game_released(state: State, event: e.GameReleased) -> None:
    player = state.players[event.seat]
    player.game = without(player.game, event.card)
    player.chefs[event.hand].work = Hunting(must_release=event.must_release)
    state.supply = changed(state.supply, die_of(event.card), 1)
    state.forest = with_all(state.forest, (event.card,))
    state.spread |= 1 << event.slot


# Pantry


def _die_drawn(state: State, event: e.DieDrawn) -> None:
    state.bag = changed(state.bag, event.die, -1)
    chef = sous_chef(state, event.seat, event.hand)
    chef.work = Foraging(_draws(chef) + 1, event.die)


def _die_kept(state: State, event: e.DieKept) -> None:
    player = state.players[event.seat]
    player.pantry = changed(player.pantry, event.die, 1)
    chef = player.chefs[event.hand]
    chef.work = Foraging(_draws(chef))


def _die_put_back(state: State, event: e.DiePutBack) -> None:
    state.bag = changed(state.bag, event.die, 1)
    chef = sous_chef(state, event.seat, event.hand)
    chef.work = Foraging(_draws(chef))


def _die_returned(state: State, event: e.DieReturned) -> None:
    player = state.players[event.seat]
    player.pantry = changed(player.pantry, event.die, -1)
    state.bag = changed(state.bag, event.die, 1)


def _draws(chef: SousChef) -> int:
    assert isinstance(chef.work, Foraging)
    return chef.work.draws


# Oven


def _rolled(state: State, event: e.Rolled) -> None:
    chef = sous_chef(state, event.seat, event.hand)
    assert isinstance(chef.work, Cooking)
    chef.work = Cooking(chef.work.meal, event.dice)


def _burned(state: State, event: e.Burned) -> None:
    state.players[event.seat].burns += 1


def _meal_taken_back(state: State, event: e.MealTakenBack) -> None:
    player = state.players[event.seat]
    player.recipes = (*player.recipes, event.meal.recipe)
    player.game = with_all(player.game, event.meal.game)
    player.pantry = plus(player.pantry, event.meal.pantry)
    player.chefs[event.hand].work = None


def _cooked(state: State, event: e.Cooked) -> None:
    player = state.players[event.seat]
    place = state.plates.index(event.dish.plate)
    state.plates = state.plates[:place] + state.plates[place + 1 :]
    player.dishes = (*player.dishes, event.dish)
    player.chefs[event.hand].work = None


# Plating


def _placed(state: State, event: e.Placed) -> None:
    chef = sous_chef(state, event.seat, event.hand)
    assert isinstance(chef.work, Plating)
    chef.work = Plating(chef.work.dish, event.tower, event.served_at)


def _fell(state: State, event: e.Fell) -> None:
    player = state.players[event.seat]
    player.dishes = (*player.dishes, event.dish)
    player.chefs[event.hand].work = None


def _served(state: State, event: e.Served) -> None:
    player = state.players[event.seat]
    meal = event.dish.meal
    for card in meal.game:
        state.supply = changed(state.supply, die_of(card), 1)
    state.bag = plus(state.bag, meal.pantry)
    state.eaten = with_all(state.eaten, meal.game)
    state.used = with_all(state.used, (meal.recipe,))
    player.served = (*player.served, event.dish.plate)
    player.chefs[event.hand].work = None


# Order


def _ordered(state: State, event: e.Ordered) -> None:
    player = state.players[event.seat]
    state.deck = without(state.deck, event.recipe)
    state.above = max(0, state.above - 1)
    player.recipes = (*player.recipes, event.recipe)
    player.chefs[event.hand].ordering = event.until


def _dragon_escaped(state: State, _event: e.DragonEscaped) -> None:
    state.dragon = False


EVOLVE_STATIONS: dict[type, Callable[[State, Any], None]] = {
    e.Entered: _entered,
    e.OvenEntered: _oven_entered,
    e.PlatingEntered: _plating_entered,
    e.Worked: _worked,
    e.Left: _left,
    e.CardFlipped: _card_flipped,
    e.CardMixed: _card_mixed,
    e.GameTaken: _game_taken,
    e.GameReleased: _game_released,
    e.DieDrawn: _die_drawn,
    e.DieKept: _die_kept,
    e.DiePutBack: _die_put_back,
    e.DieReturned: _die_returned,
    e.Rolled: _rolled,
    e.Burned: _burned,
    e.MealTakenBack: _meal_taken_back,
    e.Cooked: _cooked,
    e.Placed: _placed,
    e.Fell: _fell,
    e.Served: _served,
    e.Ordered: _ordered,
    e.DragonEscaped: _dragon_escaped,
}

"""How each event changes a state. Nothing else does, and nothing here decides anything."""

from collections.abc import Callable
from typing import Any

from cookoff.games.yatai.content.enums import ALONG, TOURIST, Ask, Bonus

from . import events as e
from .state import Serving, State, changed, with_one, without


def evolve(state: State, event: Any) -> None:
    """Apply one event to the state."""
    EVOLVE[type(event)](state, event)


def _asked(state: State, event: e.Asked) -> None:
    state.seat = event.seat
    state.ask = event.ask
    state.owed = event.owed
    state.among = event.among


def _turn_begun(state: State, event: e.TurnBegun) -> None:
    state.seat = event.seat
    state.round = event.round
    state.line = ()


def _dish_added(state: State, event: e.DishAdded) -> None:
    stall = state.stalls[event.seat]
    stall.menu = with_one(stall.menu, event.dish)
    stall.points += event.points


def _bottle_chosen(state: State, event: e.BottleChosen) -> None:
    stall = state.stalls[event.seat]
    state.drinks = changed(state.drinks, event.drink, -1)
    stall.box = with_one(stall.box, event.drink)


def _drink_given(state: State, event: e.DrinkGiven) -> None:
    stall = state.stalls[event.seat]
    stall.fridge = without(stall.fridge, event.drink)
    stall.box = with_one(stall.box, event.drink)


def _token_used(state: State, event: e.TokenUsed) -> None:
    stall = state.stalls[event.seat]
    stall.tokens = changed(stall.tokens, event.token, -1)
    state.spent = changed(state.spent, event.token, 1)


def _guest_left(state: State, event: e.GuestLeft) -> None:
    stall = state.stalls[event.seat]
    stall.queue = stall.queue[:-1]
    state.bag = changed(state.bag, event.guest, 1)


def _review_moved(state: State, event: e.ReviewMoved) -> None:
    stall = state.stalls[event.seat]
    stall.reviews = changed(stall.reviews, event.review, event.by)


def _tile_pushed(state: State, event: e.TilePushed) -> None:
    cells = ALONG[event.line]
    line = (event.tile, *state.grid[cells][:-1])
    grid, beside = list(state.grid), list(state.beside)
    grid[cells] = line
    beside[beside.index(event.tile)] = event.out
    beside.sort()
    state.grid = tuple(grid)
    state.beside = tuple(beside)
    state.line = line


def _action_begun(state: State, event: e.ActionBegun) -> None:
    line = list(state.line)
    line.remove(event.tile)
    state.line = tuple(line)


def _guest_drawn(state: State, event: e.GuestDrawn | e.GuestInvited) -> None:
    state.bag = changed(state.bag, event.guest, -1)
    state.guest = event.guest


def _guest_welcomed(state: State, event: e.GuestWelcomed) -> None:
    stall = state.stalls[event.stall]
    stall.queue = (*stall.queue, event.guest)
    state.guest = None
    state.displaced_from = None


def _tourist_swapped(state: State, event: e.TouristSwapped) -> None:
    _customer_displaced(state, event)
    mine = state.stalls[event.seat]
    mine.queue = (*mine.queue, event.customer)
    state.guest = None
    state.displaced_from = None


def _customer_displaced(state: State, event: e.CustomerDisplaced | e.TouristSwapped) -> None:
    theirs = state.stalls[event.stall]
    theirs.queue = (*theirs.queue[: event.place], TOURIST, *theirs.queue[event.place + 1 :])
    state.guest = event.customer
    state.displaced_from = event.stall


def _tourist_returned(state: State, _event: e.TouristReturned) -> None:
    state.bag = changed(state.bag, TOURIST, 1)
    state.guest = None


def _dish_cooked(state: State, event: e.DishCooked) -> None:
    stall = state.stalls[event.seat]
    state.dishes = changed(state.dishes, event.dish, -1)
    stall.dishes = (*stall.dishes, event.dish)


def _drink_taken(state: State, event: e.DrinkTaken) -> None:
    stall = state.stalls[event.seat]
    state.drinks = changed(state.drinks, event.drink, -1)
    stall.fridge = with_one(stall.fridge, event.drink)


def _bottle_recycled(state: State, event: e.BottleRecycled) -> None:
    stall = state.stalls[event.seat]
    stall.box = without(stall.box, event.drink)
    stall.points += event.points
    state.drinks = changed(state.drinks, event.drink, 1)


def _serving_begun(state: State, event: e.ServingBegun) -> None:
    # The queues move up at once: the guest being served has left, so an urgent call cannot reach it (YAT-28).
    stall = state.stalls[event.seat]
    stall.queue = stall.queue[1:]
    if event.dish is not None:
        stall.dishes = stall.dishes[1:]
        stall.sink = changed(stall.sink, event.dish, 1)
    state.guest = event.guest
    state.serving = Serving(event.guest, event.dish)


def _drink_poured(state: State, event: e.DrinkPoured) -> None:
    serving = state.serving
    assert serving is not None
    stall = state.stalls[event.seat]
    stall.fridge = without(stall.fridge, event.drink)
    stall.box = with_one(stall.box, event.drink)
    state.serving = Serving(serving.guest, serving.dish, (*serving.drinks, event.drink))


def _guest_placed(state: State, event: e.GuestPlaced) -> None:
    stall = state.stalls[event.seat]
    stall.board = changed(stall.board, event.guest, 1 << event.space)
    state.guest = None


def _influencer_moved(state: State, event: e.InfluencerMoved) -> None:
    state.stalls[event.seat].influencer += 1


def _stall_improved(state: State, event: e.StallImproved) -> None:
    stall = state.stalls[event.seat]
    if event.what is Bonus.FRIDGE:
        stall.fridge_improved = True
    else:
        stall.stove_improved = True
    stall.points += event.points


def _token_taken(state: State, event: e.TokenTaken) -> None:
    stall = state.stalls[event.seat]
    state.tokens = changed(state.tokens, event.token, -1)
    stall.tokens = changed(stall.tokens, event.token, 1)


def _served(state: State, event: e.Served) -> None:
    state.stalls[event.seat].points += event.points
    state.serving = None


def _guests_swapped(state: State, event: e.GuestsSwapped) -> None:
    stall = state.stalls[event.seat]
    queue = list(stall.queue)
    queue[event.one], queue[event.two] = queue[event.two], queue[event.one]
    stall.queue = tuple(queue)


def _box_emptied(state: State, event: e.BoxEmptied) -> None:
    stall = state.stalls[event.seat]
    for drink in stall.box:
        state.drinks = changed(state.drinks, drink, 1)
    stall.box = ()


def _scored(state: State, event: e.Scored) -> None:
    state.stalls[event.score.seat].points += event.score.points
    state.scores = (*state.scores, event.score)


def _game_ended(state: State, _event: e.GameEnded) -> None:
    state.ask = Ask.NOTHING


EVOLVE: dict[type, Callable[[State, Any], None]] = {
    e.Asked: _asked,
    e.TurnBegun: _turn_begun,
    e.DishAdded: _dish_added,
    e.BottleChosen: _bottle_chosen,
    e.DrinkGiven: _drink_given,
    e.TokenUsed: _token_used,
    e.GuestLeft: _guest_left,
    e.ReviewMoved: _review_moved,
    e.TilePushed: _tile_pushed,
    e.ActionBegun: _action_begun,
    e.GuestDrawn: _guest_drawn,
    e.GuestWelcomed: _guest_welcomed,
    e.TouristSwapped: _tourist_swapped,
    e.CustomerDisplaced: _customer_displaced,
    e.TouristReturned: _tourist_returned,
    e.DishCooked: _dish_cooked,
    e.DrinkTaken: _drink_taken,
    e.BottleRecycled: _bottle_recycled,
    e.ServingBegun: _serving_begun,
    e.DrinkPoured: _drink_poured,
    e.GuestPlaced: _guest_placed,
    e.InfluencerMoved: _influencer_moved,
    e.StallImproved: _stall_improved,
    e.TokenTaken: _token_taken,
    e.GuestInvited: _guest_drawn,
    e.Served: _served,
    e.GuestsSwapped: _guests_swapped,
    e.BoxEmptied: _box_emptied,
    e.Scored: _scored,
    e.GameEnded: _game_ended,
}

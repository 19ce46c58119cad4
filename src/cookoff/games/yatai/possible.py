"""What each action needs to be done completely (YAT-24), and which of them a seat must do (YAT-25)."""

from collections.abc import Callable

from cookoff.engine import Refusal

from .lookup import Lookup
from .state import Stall, State, occupied
from .things import GARBAGE, TAIYAKI, Action

SERVE = Action.SERVE  # a constant for the hot path, as in `things`


def impossible(lookup: Lookup, state: State, stall: Stall, tile: str) -> Refusal | None:
    """Why the tile's action cannot be done completely now (YAT-24), or `None` if it can."""
    action, amount = lookup.tiles[tile]
    return POSSIBLE[action](lookup, state, stall, amount)


def needs_token(lookup: Lookup, stall: Stall, action: Action, amount: int) -> bool:
    """Whether a possible action is possible only by spending a token (YAT-25)."""
    return action is SERVE and (not stall.dishes or len(stall.box) + amount > lookup.box_size)


def _customers(lookup: Lookup, state: State, _stall: Stall, amount: int) -> Refusal | None:
    if sum(state.bag) < amount:
        return Refusal("YAT-31", "bag-too-small", {"amount": amount})
    size, room = lookup.queue_size, 0
    for stall in state.stalls:
        room += size - len(stall.queue)
        if room >= amount:
            return None
    return Refusal("YAT-31", "queues-full", {"amount": amount})


def _cook(lookup: Lookup, state: State, stall: Stall, amount: int) -> Refusal | None:
    if lookup.dish_room(stall) < amount:
        return Refusal("YAT-32", "dish-queue-full", {"amount": amount})
    stock = 0
    for dish in stall.menu:
        stock += state.dishes[dish]
    return Refusal("YAT-32", "dishes-gone", {"amount": amount}) if stock < amount else None


def _drinks(lookup: Lookup, state: State, stall: Stall, amount: int) -> Refusal | None:
    if lookup.fridge_room(stall) < amount:
        return Refusal("YAT-33", "fridge-full", {"amount": amount})
    return Refusal("YAT-33", "drinks-gone", {"amount": amount}) if sum(state.drinks) < amount else None


def _recycle(_lookup: Lookup, _state: State, stall: Stall, amount: int) -> Refusal | None:
    return Refusal("YAT-34", "too-few-bottles", {"amount": amount}) if len(stall.box) < amount else None


def _serve(lookup: Lookup, _state: State, stall: Stall, amount: int) -> Refusal | None:
    if not stall.queue:
        return Refusal("YAT-35", "no-guest")
    if not stall.dishes and not stall.tokens[TAIYAKI]:
        return Refusal("YAT-35", "no-dish")
    if len(stall.fridge) < amount:
        return Refusal("YAT-35", "too-few-drinks", {"amount": amount})
    room = lookup.box_size - len(stall.box)
    # With room for one bottle, garbage between two pours makes room for the rest (YAT-28).
    if room < amount and not (room and stall.tokens[GARBAGE] and amount <= lookup.box_size):
        return Refusal("YAT-35", "box-full", {"amount": amount})
    return Refusal("YAT-37", "board-full") if occupied(stall) == lookup.board.all else None


POSSIBLE: dict[Action, Callable[[Lookup, State, Stall, int], Refusal | None]] = {
    Action.CUSTOMERS: _customers,
    Action.COOK: _cook,
    Action.DRINKS: _drinks,
    Action.RECYCLE: _recycle,
    Action.SERVE: _serve,
}

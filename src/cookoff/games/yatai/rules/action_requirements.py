"""What an action needs so that it can be done completely (YAT-24), and when a seat must do it (YAT-25)."""

from collections.abc import Callable

from cookoff.engine import Refusal, Seat
from cookoff.games.yatai.content.enums import GARBAGE, TAIYAKI, TOURIST, Action

from .lookup import Lookup
from .state import Stall, State, occupied

SERVE = Action.SERVE  # a constant for the hot path, as in `enums`


def needs_token(lookup: Lookup, stall: Stall, action: Action, amount: int) -> bool:
    """Whether an action is possible only by spending a token; nobody has to (YAT-25)."""
    return action is SERVE and (not stall.dishes or len(stall.box) + amount > lookup.box_size)


def can_displace(lookup: Lookup, state: State, seat: Seat) -> bool:
    """Whether a tourist can replace a customer in this queue: another queue needs room for that customer (YAT-30)."""
    size = lookup.queue_size
    if state.stalls[seat].queue.count(TOURIST) == len(state.stalls[seat].queue):
        return False
    return any(len(stall.queue) < size for other, stall in enumerate(state.stalls) if other != seat)


# Bots check impossible actions all the time, so each refusal is built once, for every amount a tile may have.
AMOUNTS = range(4)
BAG_TOO_SMALL = [Refusal("YAT-31", "bag-too-small", {"amount": amount}) for amount in AMOUNTS]
QUEUES_FULL = [Refusal("YAT-31", "queues-full", {"amount": amount}) for amount in AMOUNTS]
DISH_QUEUE_FULL = [Refusal("YAT-32", "dish-queue-full", {"amount": amount}) for amount in AMOUNTS]
DISHES_GONE = [Refusal("YAT-32", "dishes-gone", {"amount": amount}) for amount in AMOUNTS]
FRIDGE_FULL = [Refusal("YAT-33", "fridge-full", {"amount": amount}) for amount in AMOUNTS]
DRINKS_GONE = [Refusal("YAT-33", "drinks-gone", {"amount": amount}) for amount in AMOUNTS]
TOO_FEW_BOTTLES = [Refusal("YAT-34", "too-few-bottles", {"amount": amount}) for amount in AMOUNTS]
NO_GUEST, NO_DISH = Refusal("YAT-35", "no-guest"), Refusal("YAT-35", "no-dish")
TOO_FEW_DRINKS = [Refusal("YAT-35", "too-few-drinks", {"amount": amount}) for amount in AMOUNTS]
BOX_FULL = [Refusal("YAT-35", "box-full", {"amount": amount}) for amount in AMOUNTS]
BOARD_FULL = Refusal("YAT-37", "board-full")


def _customers(lookup: Lookup, state: State, _stall: Stall, amount: int) -> Refusal | None:
    if sum(state.bag) < amount:
        return BAG_TOO_SMALL[amount]
    size, room = lookup.queue_size, 0
    for stall in state.stalls:
        room += size - len(stall.queue)
        if room >= amount:
            return None
    return QUEUES_FULL[amount]


def _cook(lookup: Lookup, state: State, stall: Stall, amount: int) -> Refusal | None:
    if lookup.dish_sizes[stall.stove_improved] - len(stall.dishes) < amount:
        return DISH_QUEUE_FULL[amount]
    stock = 0
    for dish in stall.menu:
        stock += state.dishes[dish]
    return DISHES_GONE[amount] if stock < amount else None


def _drinks(lookup: Lookup, state: State, stall: Stall, amount: int) -> Refusal | None:
    if lookup.fridge_sizes[stall.fridge_improved] - len(stall.fridge) < amount:
        return FRIDGE_FULL[amount]
    return DRINKS_GONE[amount] if sum(state.drinks) < amount else None


def _recycle(_lookup: Lookup, _state: State, stall: Stall, amount: int) -> Refusal | None:
    return TOO_FEW_BOTTLES[amount] if len(stall.box) < amount else None


def _serve(lookup: Lookup, _state: State, stall: Stall, amount: int) -> Refusal | None:
    if not stall.queue:
        return NO_GUEST
    if not stall.dishes and not stall.tokens[TAIYAKI]:
        return NO_DISH
    if len(stall.fridge) < amount:
        return TOO_FEW_DRINKS[amount]
    room = lookup.box_size - len(stall.box)
    # With room for one bottle, garbage between two pours makes room for the rest (YAT-28).
    if room < amount and not (room and stall.tokens[GARBAGE] and amount <= lookup.box_size):
        return BOX_FULL[amount]
    return BOARD_FULL if occupied(stall) == lookup.board.all else None


REQUIREMENTS: dict[Action, Callable[[Lookup, State, Stall, int], Refusal | None]] = {
    Action.CUSTOMERS: _customers,
    Action.COOK: _cook,
    Action.DRINKS: _drinks,
    Action.RECYCLE: _recycle,
    Action.SERVE: _serve,
}

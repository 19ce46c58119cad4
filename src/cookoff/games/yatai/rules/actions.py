"""The actions of the tiles: customers, dishes, drinks and bottles (YAT-30 to YAT-34). `serving` has the fifth."""

from cookoff.games.yatai.content.enums import GUESTS, TOURIST, Action, Ask

from . import events as e
from . import moves as m
from .move_context import Effects, Turn

CUSTOMERS, WELCOME = Action.CUSTOMERS, Ask.WELCOME  # constants for the hot path, as in `enums`

BEGINS: dict[Action, Ask] = {
    Action.COOK: Ask.COOK,
    Action.DRINKS: Ask.DRINK,
    Action.RECYCLE: Ask.RECYCLE,
    Action.SERVE: Ask.DISH,
}
"""The first choice in each action. The customers action draws a guest first (YAT-30)."""


def _act(turn: Turn, move: m.Act) -> None:
    turn.emit(e.ActionBegun(turn.seat, move.tile))
    action, amount = turn.lookup.tiles[move.tile]
    if action is CUSTOMERS:
        _draw_guests(turn, amount)
    else:
        turn.ask(BEGINS[action], amount)


def _again(turn: Turn) -> None:
    """Ask the same choice again until the action is complete; only then comes the next action (YAT-27)."""
    owed = turn.state.owed - 1
    if owed:
        turn.ask(turn.state.ask, owed)
    else:
        turn.next_action()


def _draw_guests(turn: Turn, owed: int) -> None:
    """Draw the next guest to place (YAT-27). A tourist with nowhere to go returns to the bag and counts (YAT-31)."""
    while owed:
        guest = GUESTS[turn.chance.weighted(turn.state.bag)]
        turn.emit(e.GuestDrawn(turn.seat, guest))
        if guest is not TOURIST or len(turn.stall.queue) < turn.lookup.queue_size or _may_swap(turn):
            turn.ask(WELCOME, owed)
            return
        turn.emit(e.TouristReturned(turn.seat))
        owed -= 1
    turn.next_action()


def _may_swap(turn: Turn) -> bool:
    """Whether a rival has a customer for the tourist to replace (YAT-31)."""
    return any(guest is not TOURIST for stall in turn.state.stalls if stall is not turn.stall for guest in stall.queue)


def _welcome(turn: Turn, move: m.Welcome) -> None:
    guest = turn.state.guest
    assert guest is not None
    turn.emit(e.GuestWelcomed(turn.seat, move.stall, guest))
    _draw_guests(turn, turn.state.owed - 1)


def _swap_tourist(turn: Turn, move: m.SwapTourist) -> None:
    customer = turn.state.stalls[move.stall].queue[move.place]
    turn.emit(e.CustomerDisplaced(turn.seat, move.stall, move.place, customer))
    turn.ask(Ask.SEND_ON, turn.state.owed)


def _cook(turn: Turn, move: m.Cook) -> None:
    turn.emit(e.DishCooked(turn.seat, move.dish))
    _again(turn)


def _take_drink(turn: Turn, move: m.TakeDrink) -> None:
    turn.emit(e.DrinkTaken(turn.seat, move.drink))
    _again(turn)


def _recycle(turn: Turn, move: m.Recycle) -> None:
    turn.emit(e.BottleRecycled(turn.seat, move.drink, turn.lookup.points.recycle))
    _again(turn)


EFFECTS: Effects = {
    m.Act: _act,
    m.Welcome: _welcome,
    m.SwapTourist: _swap_tourist,
    m.Cook: _cook,
    m.TakeDrink: _take_drink,
    m.Recycle: _recycle,
}

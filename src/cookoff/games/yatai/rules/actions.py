"""The actions of the tiles: customers, dishes, drinks and bottles (YAT-30 to YAT-34). `serving` has the fifth."""

from cookoff.games.yatai.content.enums import GUESTS, TOURIST, Action, Ask

from . import events as e
from . import moves as m
from .action_requirements import can_displace
from .move_context import Effects, MoveContext

CUSTOMERS, WELCOME = Action.CUSTOMERS, Ask.WELCOME  # constants for the hot path, as in `enums`

BEGINS: dict[Action, Ask] = {
    Action.COOK: Ask.COOK,
    Action.DRINKS: Ask.DRINK,
    Action.RECYCLE: Ask.RECYCLE,
    Action.SERVE: Ask.DISH,
}
"""The first choice in each action. The customers action draws a guest first (YAT-30)."""


def _act(context: MoveContext, move: m.Act) -> None:
    context.emit(e.ActionBegun(context.seat, move.tile))
    action, amount = context.lookup.tiles[move.tile]
    if action is CUSTOMERS:
        _draw_guests(context, amount)
    else:
        context.ask(BEGINS[action], amount)


def _again(context: MoveContext) -> None:
    """Ask the same choice again until the action is complete; only then comes the next action (YAT-27)."""
    owed = context.state.owed - 1
    if owed:
        context.ask(context.state.ask, owed)
    else:
        context.next_action()


def _draw_guests(context: MoveContext, owed: int) -> None:
    """Draw the next guest to place (YAT-27). A tourist with nowhere to go returns to the bag and counts (YAT-31)."""
    while owed:
        guest = GUESTS[context.chance.weighted(context.state.bag)]
        context.emit(e.GuestDrawn(context.seat, guest))
        if guest is not TOURIST or _can_place_tourist(context):
            context.ask(WELCOME, owed)
            return
        context.emit(e.TouristReturned(context.seat))
        owed -= 1
    context.next_action()


def _can_place_tourist(context: MoveContext) -> bool:
    """Whether a tourist can join the seat's own queue, or replace a rival's customer (YAT-30, YAT-31)."""
    lookup, state = context.lookup, context.state
    if len(context.stall.queue) < lookup.queue_size:
        return True
    return any(can_displace(lookup, state, seat) for seat in range(len(state.stalls)) if seat != context.seat)


def _welcome(context: MoveContext, move: m.Welcome) -> None:
    guest = context.state.guest
    assert guest is not None
    context.emit(e.GuestWelcomed(context.seat, move.stall, guest))
    _draw_guests(context, context.state.owed - 1)


def _swap_tourist(context: MoveContext, move: m.SwapTourist) -> None:
    customer = context.state.stalls[move.stall].queue[move.place]
    context.emit(e.CustomerDisplaced(context.seat, move.stall, move.place, customer))
    context.ask(Ask.SEND_ON, context.state.owed)


def _cook(context: MoveContext, move: m.Cook) -> None:
    context.emit(e.DishCooked(context.seat, move.dish))
    _again(context)


def _take_drink(context: MoveContext, move: m.TakeDrink) -> None:
    context.emit(e.DrinkTaken(context.seat, move.drink))
    _again(context)


def _recycle(context: MoveContext, move: m.Recycle) -> None:
    context.emit(e.BottleRecycled(context.seat, move.drink, context.lookup.points.recycle))
    _again(context)


EFFECTS: Effects = {
    m.Act: _act,
    m.Welcome: _welcome,
    m.SwapTourist: _swap_tourist,
    m.Cook: _cook,
    m.TakeDrink: _take_drink,
    m.Recycle: _recycle,
}

"""Every move a seat may make now, listed. `legal` says why others may not; a test holds the two together."""

from collections.abc import Callable
from functools import lru_cache

from cookoff.engine import ALONE, NO_MOVES, Move, Moves, Seat, Seats

from . import moves as m
from .board import spaces
from .legal import TOKENS_ALLOWED
from .lookup import Lookup
from .possible import POSSIBLE, impossible, needs_token
from .state import Stall, State, occupied
from .things import DOGGY_BAG, GARBAGE, TAIYAKI, TOURIST, URGENT_CALL, Action, Ask, Colour, Guest, Line, Review, Token

CHOOSE_DISH = tuple(m.ChooseDish(dish) for dish in Colour)
CHOOSE_BOTTLE = tuple(m.ChooseBottle(drink) for drink in Colour)
GIVE_DRINK = tuple(m.GiveDrink(drink) for drink in Colour)
LOSE_REVIEW = tuple(m.LoseReview(review) for review in Review)
WELCOME = tuple(m.Welcome(stall) for stall in range(4))
COOK = tuple(m.Cook(dish) for dish in Colour)
TAKE_DRINK = tuple(m.TakeDrink(drink) for drink in Colour)
RECYCLE = tuple(m.Recycle(drink) for drink in Colour)
POUR = tuple(m.Pour(drink) for drink in Colour)
GAIN_REVIEW = tuple(m.GainReview(review) for review in Review)
ADD_DISH = tuple(m.AddDish(dish) for dish in Colour)
TAKE_TOKEN = tuple(m.TakeToken(token) for token in Token)
INVITE = tuple(m.Invite(guest) for guest in Guest)
LAST_SERVE = (m.LastServe(1), m.LastServe(2))
END_TURN = m.EndTurn()
EMPTY_BOX = m.Garbage()
NOTHING = Ask.NOTHING


def to_act(_lookup: Lookup, state: State) -> Seats:
    """Whose decision it is."""
    return () if state.ask is NOTHING else ALONE[state.seat]


def choices(lookup: Lookup, state: State, seat: Seat) -> Moves:
    """What the seat may do."""
    if seat != state.seat or state.ask is NOTHING:
        return NO_MOVES
    stall = state.stalls[seat]
    listed = LISTS[state.ask](lookup, state, stall)
    if state.ask in TOKENS_ALLOWED and (stall.tokens[URGENT_CALL] or stall.tokens[GARBAGE]):
        listed += _tokens(stall)
    return Moves(listed)


def _tokens(stall: Stall) -> tuple[Move, ...]:
    listed: list[Move] = []
    if stall.tokens[URGENT_CALL]:
        queue = stall.queue
        listed = [
            m.UrgentCall(one, two)
            for two in range(1, len(queue))
            for one in range(two)
            if not (queue[one] is TOURIST and queue[two] is TOURIST)
        ]
    if stall.tokens[GARBAGE] and stall.box:
        listed.append(EMPTY_BOX)
    return tuple(listed)


def _menu(_lookup: Lookup, state: State, _stall: Stall) -> tuple[Move, ...]:
    taken = {dish for stall in state.stalls for dish in stall.menu}
    return tuple([move for move in CHOOSE_DISH if move.dish not in taken])


def _bottle(_lookup: Lookup, state: State, _stall: Stall) -> tuple[Move, ...]:
    return tuple([move for move, left in zip(CHOOSE_BOTTLE, state.drinks, strict=True) if left])


def _check(lookup: Lookup, _state: State, stall: Stall) -> tuple[Move, ...]:
    listed: list[Move] = [m.SendAway()]
    if len(stall.box) < lookup.box_size:
        listed += [GIVE_DRINK[drink] for drink in sorted(set(stall.fridge))]
    if stall.tokens[TAIYAKI]:
        listed.append(m.GiveTaiyaki())
    return tuple(listed)


def _lose(_lookup: Lookup, _state: State, stall: Stall) -> tuple[Move, ...]:
    return tuple([move for move, position in zip(LOSE_REVIEW, stall.reviews, strict=True) if position])


def _push(_lookup: Lookup, state: State, _stall: Stall) -> tuple[Move, ...]:
    return pushes(state.beside)


@lru_cache(maxsize=1024)
def pushes(beside: tuple[str, ...]) -> tuple[Move, ...]:
    """Every push of one of these tiles; equal tiles count once."""
    return tuple(m.Push(tile, line) for tile in dict.fromkeys(beside) for line in Line)


def _act(lookup: Lookup, state: State, stall: Stall) -> tuple[Move, ...]:
    listed: list[Move] = []
    may_end = True
    for tile in dict.fromkeys(state.line):
        if impossible(lookup, state, stall, tile) is None:
            listed.append(act(tile))
            if state.strict and not needs_token(lookup, stall, tile):
                may_end = False
    if may_end:
        listed.append(END_TURN)
    return tuple(listed)


@lru_cache(maxsize=64)
def act(tile: str) -> m.Act:
    """The move that begins this tile's action."""
    return m.Act(tile)


def _last_serving(lookup: Lookup, state: State, stall: Stall) -> tuple[Move, ...]:
    serve = POSSIBLE[Action.SERVE]
    return (*[move for move in LAST_SERVE if serve(lookup, state, stall, move.drinks) is None], END_TURN)


def _welcome(lookup: Lookup, state: State, stall: Stall) -> tuple[Move, ...]:
    size = lookup.queue_size
    if state.guest is not TOURIST:
        return tuple([WELCOME[seat] for seat, other in enumerate(state.stalls) if len(other.queue) < size])
    listed: list[Move] = [WELCOME[state.seat]] if len(stall.queue) < size else []
    for seat, other in enumerate(state.stalls):
        if other is not stall:
            listed += [m.SwapTourist(seat, place) for place, guest in enumerate(other.queue) if guest is not TOURIST]
    return tuple(listed)


def _cook(_lookup: Lookup, state: State, stall: Stall) -> tuple[Move, ...]:
    return tuple([COOK[dish] for dish in stall.menu if state.dishes[dish]])


def _drink(_lookup: Lookup, state: State, _stall: Stall) -> tuple[Move, ...]:
    return tuple([move for move, left in zip(TAKE_DRINK, state.drinks, strict=True) if left])


def _recycle(_lookup: Lookup, _state: State, stall: Stall) -> tuple[Move, ...]:
    return tuple([RECYCLE[drink] for drink in sorted(set(stall.box))])


def _dish(_lookup: Lookup, _state: State, stall: Stall) -> tuple[Move, ...]:
    listed: list[Move] = []
    if stall.dishes:
        listed.append(m.ServeDish())
    if stall.tokens[TAIYAKI]:
        listed.append(m.ServeTaiyaki())
    return tuple(listed)


def _pour(lookup: Lookup, _state: State, stall: Stall) -> tuple[Move, ...]:
    if len(stall.box) == lookup.box_size:
        return ()  # garbage comes first
    return tuple([POUR[drink] for drink in sorted(set(stall.fridge))])


def _place(lookup: Lookup, state: State, stall: Stall) -> tuple[Move, ...]:
    taken = occupied(stall)
    listed = places(lookup.board.open(taken), False)
    if stall.tokens[DOGGY_BAG] and state.ask is Ask.PLACE:
        listed += places(lookup.board.all & ~taken, True)
    return listed


@lru_cache(maxsize=16384)
def places(mask: int, doggy_bag: bool) -> tuple[Move, ...]:
    """Placements on each space of a set."""
    return tuple(m.PlaceGuest(space, doggy_bag) for space in spaces(mask))


def _review(lookup: Lookup, state: State, stall: Stall) -> tuple[Move, ...]:
    return tuple([GAIN_REVIEW[review] for review in state.among if stall.reviews[review] < lookup.review_top])


def _add_dish(_lookup: Lookup, _state: State, stall: Stall) -> tuple[Move, ...]:
    return tuple([move for move in ADD_DISH if move.dish not in stall.menu])


def _token(_lookup: Lookup, state: State, _stall: Stall) -> tuple[Move, ...]:
    return tuple([move for move, left in zip(TAKE_TOKEN, state.tokens, strict=True) if left])


def _invite(_lookup: Lookup, state: State, _stall: Stall) -> tuple[Move, ...]:
    return tuple([move for move, left in zip(INVITE, state.bag, strict=True) if left])


LISTS: dict[Ask, Callable[[Lookup, State, Stall], tuple[Move, ...]]] = {
    Ask.MENU: _menu,
    Ask.BOTTLE: _bottle,
    Ask.CHECK: _check,
    Ask.LOSE: _lose,
    Ask.PUSH: _push,
    Ask.ACT: _act,
    Ask.LAST_SERVING: _last_serving,
    Ask.WELCOME: _welcome,
    Ask.SEND_ON: _welcome,
    Ask.COOK: _cook,
    Ask.DRINK: _drink,
    Ask.RECYCLE: _recycle,
    Ask.DISH: _dish,
    Ask.POUR: _pour,
    Ask.PLACE: _place,
    Ask.PLACE_INVITED: _place,
    Ask.REVIEW: _review,
    Ask.ADD_DISH: _add_dish,
    Ask.TOKEN: _token,
    Ask.INVITE: _invite,
}

"""Lists every legal move of a seat. `move_checks` says why other moves are illegal; a test keeps the two in step."""

from collections.abc import Callable
from functools import lru_cache

from cookoff.engine import NO_MOVES, SINGLE_SEAT, Move, Moves, Seat, Seats
from cookoff.games.yatai.content.board import spaces
from cookoff.games.yatai.content.enums import (
    DOGGY_BAG,
    GARBAGE,
    TAIYAKI,
    TOURIST,
    URGENT_CALL,
    Action,
    Ask,
    Colour,
    Guest,
    Line,
    Review,
    Token,
)

from . import moves as m
from .action_requirements import REQUIREMENTS, can_displace, needs_token
from .lookup import Lookup
from .move_checks import TOKENS_ALLOWED
from .state import Counts, Stall, State, occupied

# Small parts of stalls and tables recur all the time, so the moves that each of them allows are cached.


def _where_some(*listed: Move) -> Callable[[Counts], Moves]:
    """List the moves whose count is not 0; the moves stand in the order of the counts."""

    every = Moves(listed)

    @lru_cache(maxsize=1 << 13)
    def some(counts: Counts) -> Moves:
        return Moves(tuple([move for move, count in zip(listed, counts, strict=True) if count]))

    # Mostly no count is 0, and there are too many different counts to cache.
    return lambda counts: some(counts) if 0 in counts else every


def _of_kinds(*listed: Move) -> Callable[[tuple[Colour, ...]], Moves]:
    """List one move for each colour present; the moves stand in the order of the colours."""

    @lru_cache(maxsize=1 << 8)
    def there(things: tuple[Colour, ...]) -> Moves:
        return Moves(tuple([listed[kind] for kind in sorted(set(things))]))

    return there


CHOOSE_DISH = tuple(m.ChooseDish(dish) for dish in Colour)
WELCOME = tuple(m.Welcome(stall) for stall in range(4))
COOK = tuple(m.Cook(dish) for dish in Colour)
GAIN_REVIEW = tuple(m.GainReview(review) for review in Review)
ADD_DISH = tuple(m.AddDish(dish) for dish in Colour)
LAST_SERVE = (m.LastServe(1), m.LastServe(2))
END_TURN = m.EndTurn()
EMPTY_BOX = m.Garbage()
ONLY_END = Moves((END_TURN,))
NOTHING, PLACE, SERVE = Ask.NOTHING, Ask.PLACE, Action.SERVE  # constants for the hot path, as in `enums`

bottles = _where_some(*[m.ChooseBottle(drink) for drink in Colour])
losses = _where_some(*[m.LoseReview(review) for review in Review])
drinks = _where_some(*[m.TakeDrink(drink) for drink in Colour])
tokens = _where_some(*[m.TakeToken(token) for token in Token])
guests = _where_some(*[m.Invite(guest) for guest in Guest])
gifts = _of_kinds(*[m.GiveDrink(drink) for drink in Colour])
returns = _of_kinds(*[m.Recycle(drink) for drink in Colour])
pours = _of_kinds(*[m.Pour(drink) for drink in Colour])


def to_act(_lookup: Lookup, state: State) -> Seats:
    """See `Game`."""
    return () if state.ask is NOTHING else SINGLE_SEAT[state.seat]


def choices(lookup: Lookup, state: State, seat: Seat) -> Moves:
    """See `Game`."""
    ask = state.ask
    if seat != state.seat or ask is NOTHING:
        return NO_MOVES
    stall = state.stalls[seat]
    listed = LISTS[ask](lookup, state, stall)
    _, _, calls, garbage = stall.tokens
    if (calls or garbage) and ask in TOKENS_ALLOWED:
        return Moves(listed.discrete + _tokens(stall))
    return listed


def _tokens(stall: Stall) -> tuple[Move, ...]:
    swaps = _swaps(stall.queue) if stall.tokens[URGENT_CALL] else ()
    return (*swaps, EMPTY_BOX) if stall.tokens[GARBAGE] and stall.box else swaps


@lru_cache(maxsize=1 << 10)
def _swaps(queue: tuple[Guest, ...]) -> tuple[Move, ...]:
    return tuple(
        [
            m.UrgentCall(one, two)
            for two in range(1, len(queue))
            for one in range(two)
            if not (queue[one] == queue[two] == TOURIST)
        ]
    )


def _menu(_lookup: Lookup, state: State, _stall: Stall) -> Moves:
    taken = {dish for stall in state.stalls for dish in stall.menu}
    return Moves(tuple([move for move in CHOOSE_DISH if move.dish not in taken]))


def _bottle(_lookup: Lookup, state: State, _stall: Stall) -> Moves:
    return bottles(state.drinks)


def _check(lookup: Lookup, _state: State, stall: Stall) -> Moves:
    return _appeasing(stall.fridge if len(stall.box) < lookup.box_size else (), stall.tokens[TAIYAKI] > 0)


@lru_cache(maxsize=1 << 8)
def _appeasing(fridge: tuple[Colour, ...], taiyaki: bool) -> Moves:
    given = gifts(fridge).discrete
    return Moves((m.SendAway(), *given, m.GiveTaiyaki()) if taiyaki else (m.SendAway(), *given))


def _lose(_lookup: Lookup, _state: State, stall: Stall) -> Moves:
    return losses(stall.reviews)


def _push(_lookup: Lookup, state: State, _stall: Stall) -> Moves:
    return pushes(state.beside)


@lru_cache(maxsize=1 << 10)
def pushes(beside: tuple[str, ...]) -> Moves:
    """Every push of one of these tiles (YAT-23). Equal tiles count once."""
    return Moves(tuple([m.Push(tile, line) for tile in dict.fromkeys(beside) for line in Line]))


def _act(lookup: Lookup, state: State, stall: Stall) -> Moves:
    if not state.line:
        return ONLY_END
    possible: list[str] = []
    may_end = True
    tiles = lookup.tiles
    for tile in state.line:
        action, amount = tiles[tile]
        if tile not in possible and REQUIREMENTS[action](lookup, state, stall, amount) is None:
            possible.append(tile)
            if may_end and state.strict and not needs_token(lookup, stall, action, amount):
                may_end = False
    return _acts(tuple(possible), may_end)


@lru_cache(maxsize=1 << 12)
def _acts(possible: tuple[str, ...], may_end: bool) -> Moves:
    """To begin each of these tiles' actions, or to end the turn."""
    begun = [m.Act(tile) for tile in possible]
    return Moves((*begun, END_TURN) if may_end else tuple(begun))


def _last_serving(lookup: Lookup, state: State, stall: Stall) -> Moves:
    serve = REQUIREMENTS[SERVE]
    return Moves((*[move for move in LAST_SERVE if serve(lookup, state, stall, move.drinks) is None], END_TURN))


def _welcome(lookup: Lookup, state: State, stall: Stall) -> Moves:
    size = lookup.queue_size
    if state.guest is not TOURIST:
        everywhere = []
        for seat, other in enumerate(state.stalls):
            if len(other.queue) < size and seat != state.displaced_from:
                everywhere.append(WELCOME[seat])
        return Moves(tuple(everywhere))
    listed: list[Move] = [WELCOME[state.seat]] if len(stall.queue) < size else []
    for seat, other in enumerate(state.stalls):
        if other is not stall and can_displace(lookup, state, seat):
            listed += [m.SwapTourist(seat, place) for place, guest in enumerate(other.queue) if guest is not TOURIST]
    return Moves(tuple(listed))


def _cook(_lookup: Lookup, state: State, stall: Stall) -> Moves:
    listed, left = [], state.dishes
    for dish in stall.menu:
        if left[dish]:
            listed.append(COOK[dish])
    return Moves(tuple(listed))


def _drink(_lookup: Lookup, state: State, _stall: Stall) -> Moves:
    return drinks(state.drinks)


def _recycle(_lookup: Lookup, _state: State, stall: Stall) -> Moves:
    return returns(stall.box)


def _dish(_lookup: Lookup, _state: State, stall: Stall) -> Moves:
    return _served(bool(stall.dishes), stall.tokens[TAIYAKI] > 0)


@lru_cache(maxsize=4)
def _served(dish: bool, taiyaki: bool) -> Moves:
    return Moves((m.ServeDish(),) * dish + (m.ServeTaiyaki(),) * taiyaki)


def _pour(lookup: Lookup, _state: State, stall: Stall) -> Moves:
    # With a full box only a garbage token helps.
    return NO_MOVES if len(stall.box) == lookup.box_size else pours(stall.fridge)


def _place(lookup: Lookup, state: State, stall: Stall) -> Moves:
    taken = occupied(stall)
    anywhere = lookup.board.all & ~taken if stall.tokens[DOGGY_BAG] and state.ask is PLACE else 0
    return _places(lookup.board.open(taken), anywhere)


@lru_cache(maxsize=1 << 14)
def _places(near: int, anywhere: int) -> Moves:
    """Placements on each space of a set, and with a doggy bag on each of another."""
    beside = [m.PlaceGuest(space) for space in spaces(near)]
    return Moves((*beside, *[m.PlaceGuest(space, True) for space in spaces(anywhere)]))


def _review(lookup: Lookup, state: State, stall: Stall) -> Moves:
    top, reviews = lookup.review_top, stall.reviews
    return Moves(tuple([GAIN_REVIEW[review] for review in state.among if reviews[review] < top]))


def _add_dish(_lookup: Lookup, _state: State, stall: Stall) -> Moves:
    return Moves(tuple([move for move in ADD_DISH if move.dish not in stall.menu]))


def _token(_lookup: Lookup, state: State, _stall: Stall) -> Moves:
    return tokens(state.tokens)


def _invite(_lookup: Lookup, state: State, _stall: Stall) -> Moves:
    return guests(state.bag)


LISTS: dict[Ask, Callable[[Lookup, State, Stall], Moves]] = {
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

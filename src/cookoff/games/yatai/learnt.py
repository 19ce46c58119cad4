"""How far a seat is ahead, as games between bots have taught it: what Yatai's master climbs.

A stall is told in numbers. What each of them brings until the end, with so many turns to come, stands in `learnt.json`,
which `tools/learn.py` writes.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from operator import mul

import msgspec

from cookoff.engine import Seat

from .bot import lead as guessed
from .game import Yatai
from .lookup import Lookup
from .state import State
from .things import TOURIST, Ask, Colour, Guest

Numbers = tuple[float, ...]

KEPT = (
    "points",
    "reviews",
    "highest review",
    "squares of reviews",
    "dishes in the lead",
    "customers in the lead",
    "taiyaki",
    "doggy bags",
    "urgent calls",
    "garbage",
    "menu",
    "better stove",
    "better fridge",
    "influencer",
    "guests placed",
)
"""What a stall has, whatever comes."""

HOPED = (
    *(f"guest {number}" for number in range(1, 5)),
    "tourists",
    *(f"dish {number}" for number in range(1, 4)),
    *(f"drink {number}" for number in range(1, 4)),
    *(f"bottle {number}" for number in range(1, 4)),
    "first guest's dish",
    "later guests' dishes",
    "first guest's drinks",
)
"""What stands ready, and is good for something as long as there are turns to come."""


class Weights(msgspec.Struct, frozen=True):
    """In points at the end of the game."""

    kept: dict[str, tuple[float, float]]
    """With no turn to come; what all turns of a game add."""
    hoped: dict[str, tuple[float, float, float]]
    """With few turns to come; what all turns of a game add; what the last turn alone adds."""


def lead(game: Yatai, state: State, seat: Seat) -> float:
    """How far the seat will be ahead: halfway between what was learnt and what is guessed, which err differently."""
    if state.ask is Ask.NOTHING:
        return _beyond([stall.points for stall in state.stalls], seat)
    seats = range(len(state.stalls))
    learnt = [_value(game.lookup, state, other, turns_to_come(game, state, other)) for other in seats]
    return (_beyond(learnt, seat) + guessed(game, state, seat)) / 2


def _beyond(values: Sequence[float], seat: Seat) -> float:
    """What the seat has beyond the average of the others."""
    mine = values[seat]
    return mine - (sum(values) - mine) / (len(values) - 1)


def turns_to_come(game: Yatai, state: State, seat: Seat) -> int:
    """How many turns the seat will still begin or is in the middle of, the last serving turn included."""
    players = len(state.stalls)
    yet = (seat - state.first) % players >= (state.seat - state.first) % players
    return game.lookup.rounds + 1 - state.round + yet


def _value(lookup: Lookup, state: State, seat: Seat, turns: int) -> float:
    stall = state.stalls[seat]
    value: float = sum(map(mul, kept(lookup, state, seat), _kept_weights(turns / (lookup.rounds + 1))))
    if turns:
        value += _hope(stall.queue, stall.dishes, stall.fridge, len(stall.box), turns / (lookup.rounds + 1), turns == 1)
    return value


def kept(lookup: Lookup, state: State, seat: Seat) -> Numbers:
    """A stall's numbers in the order of `KEPT`."""
    stall = state.stalls[seat]
    dishes = customers = 0
    placed = stall.board[TOURIST].bit_count()
    rivals = [other for other in state.stalls if other is not stall]
    for colour in range(4):
        cooked, served = stall.sink[colour], stall.board[colour].bit_count()
        placed += served
        for rival in rivals:
            if rival.sink[colour] >= cooked:
                cooked = 0
            if rival.board[colour].bit_count() >= served:
                served = 0
        dishes += cooked
        customers += served
    return (
        stall.points,
        *_reviews(lookup.reviews, stall.reviews),
        dishes,
        customers,
        *stall.tokens,
        len(stall.menu),
        stall.stove_improved,
        stall.fridge_improved,
        stall.influencer,
        placed,
    )


@lru_cache(maxsize=1 << 14)
def _reviews(track: tuple[int, ...], positions: tuple[int, ...]) -> Numbers:
    worth = sum([track[position] for position in positions])
    return worth, max(positions), sum([position * position for position in positions]) / 10


def hoped(queue: tuple[Guest, ...], dishes: tuple[Colour, ...], fridge: tuple[Colour, ...], bottles: int) -> Numbers:
    """A stall's numbers in the order of `HOPED`."""
    matches = [int(guest) == int(dish) for guest, dish in zip(queue, dishes, strict=False)]
    liked = [drink for drink in fridge if queue and int(drink) == int(queue[0])]
    return (
        *(float(len(queue) >= number) for number in range(1, 5)),
        float(queue.count(TOURIST)),
        *(float(many >= number) for many in (len(dishes), len(fridge), bottles) for number in range(1, 4)),
        float(sum(matches[:1])),
        float(sum(matches[1:])),
        float(len(liked)),
    )


@lru_cache(maxsize=1 << 16)
def _hope(
    queue: tuple[Guest, ...],
    dishes: tuple[Colour, ...],
    fridge: tuple[Colour, ...],
    bottles: int,
    share: float,
    last: bool,
) -> float:
    weights = weights_of_play().hoped
    return sum(
        number * (few + all_turns * share + last_turn * last)
        for number, (few, all_turns, last_turn) in zip(
            hoped(queue, dishes, fridge, bottles), [weights[name] for name in HOPED], strict=True
        )
    )


@lru_cache(maxsize=1 << 8)
def _kept_weights(share: float) -> Numbers:
    weights = weights_of_play().kept
    return tuple([none + all_turns * share for none, all_turns in [weights[name] for name in KEPT]])


@cache
def weights_of_play() -> Weights:
    """What was learnt from play."""
    return msgspec.json.decode((files(__package__) / "learnt.json").read_bytes(), type=Weights)

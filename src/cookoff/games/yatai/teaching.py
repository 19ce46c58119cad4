"""For those who teach Yatai: how far a game has come, and what a stall is made of."""

from cookoff.engine import Course, Part, Seat

from .bot import BOTTLE, DISH, DRINK, GUEST, LAST_SPACE, MATCH, VARIETY
from .game import Yatai
from .state import State
from .things import Guest


def course(game: Yatai, state: State) -> Course:
    """A turn is a stretch, and so is the set-up; the rounds tell how much is over."""
    players, rounds = len(state.stalls), game.lookup.rounds
    turn = (state.seat - state.first) % players if state.round else 0
    return Course(state.round * players + turn, min(1.0, (state.round + turn / players) / (rounds + 1)))


def parts(game: Yatai, state: State, seat: Seat) -> tuple[Part, ...]:
    """What the seat has, and what stands ready."""
    lookup, stall = game.lookup, state.stalls[seat]
    matched = sum([guest is Guest(dish) for guest, dish in zip(stall.queue, stall.dishes, strict=False)])
    full = len(stall.queue) == lookup.queue_size
    return (
        Part("points", stall.points, 1.0),
        Part("reviews", sum([lookup.reviews[position] for position in stall.reviews]), 1.0),
        Part("served", sum([spaces.bit_count() for spaces in stall.board]), 0.5),
        Part("waiting", len(stall.queue), GUEST),
        Part("dishes", len(stall.dishes), DISH),
        Part("matched", matched, MATCH),
        Part("drinks", len(stall.fridge), DRINK),
        Part("bottles", len(stall.box), BOTTLE),
        Part("menu", len(stall.menu), VARIETY),
        Part("full", full, LAST_SPACE),
        Part("tokens", sum(stall.tokens), 1.0),
    )

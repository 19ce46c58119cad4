"""How far a seat is ahead, learned from games between bots. The master bot maximises this.

A stall is described by `features`; `learned_evaluation.json`, written by `tools/learn.py`, holds their weights.
"""

from functools import cache, lru_cache
from importlib.resources import files
from itertools import accumulate, pairwise
from operator import mul

import msgspec

from cookoff.engine import Seat
from cookoff.games.yatai.content.enums import Ask, Colour, Guest
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules.lookup import Lookup
from cookoff.games.yatai.rules.state import Counts, State, occupied

from . import features
from .features import KEPT, MAJORITIES, OWNED, READY, REPUTATION, TRACKS, Values

MEMORY = 1 << 14
"""The size of each cache: a bot that looks ahead meets the same parts of stalls often."""
GROUPS = tuple(accumulate((0, *map(len, (OWNED, TRACKS, MAJORITIES, REPUTATION)))))
"""Where the groups of features in `KEPT` begin and end."""


class Weights(msgspec.Struct, frozen=True):
    """Weights in points at the end of the game, depending on the share of turns left."""

    kept: dict[str, tuple[float, float, float]]
    """With no turn left; added per share of turns; added per its square."""
    ready: dict[str, tuple[float, float, float, float]]
    """With few turns left; added per share of turns; added per its square; added in the last turn alone."""


def turns_to_come(lookup: Lookup, state: State, seat: Seat) -> int:
    """How many turns the seat has left, with the current one and the last serving turn."""
    players = len(state.stalls)
    yet = (seat - state.first) % players >= (state.seat - state.first) % players
    return lookup.rounds + 1 - state.round + yet


class LearnedEvaluator:
    """Evaluates stalls with a set of weights and components."""

    def __init__(self, lookup: Lookup, weights: Weights) -> None:
        self._lookup = lookup
        self._weights = weights
        self._kept_weights = cache(self._kept_by_turns)
        self._ready_weights = cache(self._ready_by_turns)
        self._tracks = lru_cache(MEMORY)(self._evaluate_tracks)
        self._majorities = lru_cache(MEMORY)(self._evaluate_majorities)
        self._reputation = lru_cache(MEMORY)(self._evaluate_reputation)
        self._ready = lru_cache(MEMORY)(self._evaluate_ready)

    def advantage(self, state: State, seat: Seat) -> float:
        """The expected lead of the seat over the average of the others at the end."""
        stalls = state.stalls
        if state.ask is Ask.NOTHING:
            values: list[float] = [stall.points for stall in stalls]
        else:
            sinks, served = [stall.sink for stall in stalls], [features.customers(stall) for stall in stalls]
            values = [self._value(state, each, sinks, served) for each in range(len(stalls))]
        mine = values[seat]
        return mine - (sum(values) - mine) / (len(values) - 1)

    def _value(self, state: State, seat: Seat, sinks: list[Counts], served: list[Counts]) -> float:
        stall, turns = state.stalls[seat], turns_to_come(self._lookup, state, seat)
        sink, best_sink = _beside(sinks, seat)
        mine, best_served = _beside(served, seat)
        dishes, stove, fridge = len(stall.menu), stall.stove_improved, stall.fridge_improved
        value = _dot(features.owned(self._lookup, stall), self._kept_weights(turns)[0])
        value += self._tracks(turns, stall.reviews, stall.influencer)
        value += self._majorities(turns, sink, best_sink, mine, best_served)
        value += self._reputation(turns, occupied(stall), dishes, stove, fridge, stall.influencer)
        if turns:
            value += self._ready(turns, stall.queue, stall.dishes, stall.fridge, len(stall.box), stall.menu)
        return value

    def _evaluate_tracks(self, turns: int, positions: Counts, influencer: int) -> float:
        values = features.tracks(self._lookup.reviews, positions, influencer)
        return _dot(values, self._kept_weights(turns)[1])

    def _evaluate_majorities(
        self, turns: int, sink: Counts, best_sink: Counts, served: Counts, best_served: Counts
    ) -> float:
        values = features.majorities(sink, best_sink) + features.majorities(served, best_served)
        return _dot(values, self._kept_weights(turns)[2])

    def _evaluate_reputation(
        self, turns: int, taken: int, dishes: int, stove: bool, fridge: bool, influencer: int
    ) -> float:
        values = features.reputation(self._lookup, taken, dishes, stove, fridge, influencer)
        return _dot(values, self._kept_weights(turns)[3])

    def _evaluate_ready(
        self,
        turns: int,
        queue: tuple[Guest, ...],
        dishes: tuple[Colour, ...],
        fridge: tuple[Colour, ...],
        bottles: int,
        menu: tuple[Colour, ...],
    ) -> float:
        values = features.ready(queue, dishes, fridge, bottles, menu, self._lookup.box_size)
        return _dot(values, self._ready_weights(turns))

    def _kept_by_turns(self, turns: int) -> list[Values]:
        """The weights of each group with that many turns left."""
        share, kept = turns / (self._lookup.rounds + 1), self._weights.kept
        weights = [none + share * (more + share * square) for none, more, square in [kept[name] for name in KEPT]]
        return [tuple(weights[begin:end]) for begin, end in pairwise(GROUPS)]

    def _ready_by_turns(self, turns: int) -> Values:
        share, ready = turns / (self._lookup.rounds + 1), self._weights.ready
        return tuple(
            [
                few + share * (more + share * square) + (last if turns == 1 else 0.0)
                for few, more, square, last in [ready[name] for name in READY]
            ]
        )


def _dot(values: Values, weights: Values) -> float:
    total: float = sum(map(mul, values, weights))
    return total


def _beside(counts: list[Counts], seat: Seat) -> tuple[Counts, Counts]:
    """A seat's counts, and the maximum of the others in each colour."""
    return counts[seat], features.best_of(counts[:seat] + counts[seat + 1 :])


def advantage(game: Yatai, state: State, seat: Seat) -> float:
    """The expected lead of the seat by the learned weights."""
    return _evaluator(game.lookup).advantage(state, seat)


@lru_cache(maxsize=4)
def _evaluator(lookup: Lookup) -> LearnedEvaluator:
    return LearnedEvaluator(lookup, weights_of_play())


@cache
def weights_of_play() -> Weights:
    """Load the learned weights."""
    return msgspec.json.decode((files(__package__) / "learned_evaluation.json").read_bytes(), type=Weights)

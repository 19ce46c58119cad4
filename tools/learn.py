"""Learns to evaluate a stall of Yatai from games, and writes `learned_evaluation.json` of its room.

`python -m tools.learn` takes about ten minutes of CPU time. In the first round experts play with the default
evaluation, in the second with the one learned in the first; occasional random moves add variety. At the end of each
turn both stalls become features, and ridge regression over the games of all rounds finds the weights with which their
difference best predicts the final margin. Chance adds much noise between a turn and the end, so the weights also learn
from their own predictions for the same player's next turn (TD(λ)). Features that never occur keep the value the final
scoring gives them.
"""

from itertools import accumulate, pairwise
from multiprocessing import Pool
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

from cookoff.bots.search import SearchBot, settings_of
from cookoff.engine import BotContext, Search, room
from cookoff.games import yatai
from cookoff.games.yatai.bots.features import KEPT, READY, stall_features
from cookoff.games.yatai.bots.learned_evaluation import LearnedEvaluator, Weights, turns_to_come
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules.state import State

HOME = Path(yatai.__file__).parent / "bots" / "learned_evaluation.json"
TEACHER, SLIPS = "expert", 0.03
LESSONS = (1600, 800)
"""Games per round.

With more games of the second round, masters win by as much against each other, but lose more often to players with
another style.
"""
PART = 40
"""Games per worker task; their features stay in memory."""
CAUTION = 300.0
"""The strength of regularisation towards the final scoring; values from 100 to 1000 predict equally well."""
LAMBDA, PASSES = 0.6, 6
"""The weight of the final result against the prediction for the next turn, and the number of TD passes."""
SELDOM = 0.25
"""The least spread of a feature: rarer differences are not trusted as much as the rest."""
SCORED = {"points": 1.0, "backs of tokens": 1.0, "reviews": 1.0, "dishes ahead": 0.8, "customers ahead": 0.8}
"""The values given by the final scoring; majorities count less because they may still be lost."""

Row = NDArray[np.float64]


class Played(msgspec.Struct):
    """A two-player game: for each end of a turn its player, the difference of the stalls, and the final margin."""

    seats: list[int]
    rows: list[Row]
    ends: list[float]


def play(seeds: list[str], weights: Weights | None) -> list[Played]:
    """Play games with the weights learned so far."""
    home = room("yatai")
    game = home.load(None)
    assert isinstance(game, Yatai)
    how = msgspec.structs.replace(settings_of(home, TEACHER), slips=SLIPS)
    if weights is None:
        bot = SearchBot(home, how)
    else:
        evaluator = LearnedEvaluator(game.lookup, weights)
        bot = SearchBot(home, how, lambda _game, state, seat: evaluator.advantage(state, seat))
    return [_play_out(game, bot, Random(seed)) for seed in seeds]


def _play_out(game: Yatai, bot: SearchBot, rng: Random) -> Played:
    chance = Search(rng)
    state = game.setup(2, game.types.options(), chance)
    played = Played([], [], [])
    while seats := game.to_act(state):
        seat, before = seats[0], (state.round, state.seat)
        game.play(state, seat, bot.choose(BotContext(game, state, seat), rng), chance)
        if before[0] and before != (state.round, state.seat) and game.to_act(state):
            apart = _row(game, state, seat) - _row(game, state, 1 - seat)
            played.seats.append(seat)
            played.rows.append(np.append(apart, 1.0))  # the other player is to act, whatever the stalls look like
    points = [stall.points for stall in state.stalls]
    played.ends = [float(points[seat] - points[1 - seat]) for seat in played.seats]
    return played


def _row(game: Yatai, state: State, seat: int) -> Row:
    """Return a stall's features and their products with the share of turns left and its square.

    Features of what is ready also have a weight for the last turn.
    """
    turns = turns_to_come(game.lookup, state, seat)
    share = turns / (game.lookup.rounds + 1)
    kept, ready = (np.array(numbers, dtype=float) for numbers in stall_features(game.lookup, state, seat))
    ready *= turns > 0
    both = np.concatenate([kept, ready])
    return np.concatenate([both, both * share, both * share**2, ready * (turns == 1)])


def fit(rows: Row, ends: Row) -> Row:
    """Return the weights with which the rows best predict the targets."""
    scored = np.zeros(rows.shape[1])
    for name, points in SCORED.items():
        scored[KEPT.index(name)] = points
    spread = np.maximum(rows.std(axis=0), SELDOM)
    scaled = rows / spread
    square = scaled.T @ scaled + CAUTION * np.eye(len(spread))
    found: Row = scored + np.linalg.solve(square, scaled.T @ (ends - rows @ scored)) / spread
    return found


def learn(games: list[Played]) -> Row:
    """Return the weights that predict final margins and their own later predictions."""
    rows, ends = np.array([row for game in games for row in game.rows]), np.array([x for g in games for x in g.ends])
    begins = list(accumulate([len(game.rows) for game in games], initial=0))
    found = fit(rows, ends)
    for _ in range(PASSES):
        said = rows @ found
        wanted = [_targets(game, said[begin:end]) for game, (begin, end) in zip(games, pairwise(begins), strict=True)]
        found = fit(rows, np.concatenate(wanted))
    left = ends - rows @ found
    print(f"{len(ends)} turns of {len(games)} games, {ends.std():.2f} points apart, foretold to {left.std():.2f}")
    return found


def _targets(game: Played, said: Row) -> Row:
    """Return the targets for the turns of one game; a player's next turn is two entries later."""
    wanted = np.array(game.ends)
    for turn in reversed(range(len(wanted) - 2)):
        wanted[turn] = (1 - LAMBDA) * said[turn + 2] + LAMBDA * wanted[turn + 2]
    return wanted


def as_weights(found: Row) -> Weights:
    """Return the weights by name, rounded to thousandths of a point."""
    kept, ready = len(KEPT), len(READY)
    ends = accumulate([kept, ready, kept, ready, kept, ready, ready], initial=0)
    none, few, kept_more, more, kept_square, square, last = (
        found[begin:end].round(3).tolist() for begin, end in pairwise(ends)
    )
    return Weights(
        dict(zip(KEPT, zip(none, kept_more, kept_square, strict=True), strict=True)),
        dict(zip(READY, zip(few, more, square, last, strict=True), strict=True)),
    )


def main() -> None:
    """Alternate playing and fitting, then write the weights."""
    weights: Weights | None = None
    seen: list[Played] = []
    for lesson, games in enumerate(LESSONS):
        with Pool() as pool:
            seeds = [f"lesson {lesson}, game {number}" for number in range(games)]
            parts = [(seeds[begin : begin + PART], weights) for begin in range(0, games, PART)]
            seen += [game for part in pool.starmap(play, parts, chunksize=1) for game in part]
        weights = as_weights(learn(seen))
    HOME.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")


if __name__ == "__main__":
    main()

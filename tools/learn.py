"""Learn from games what a stall of Yatai is worth: writes `learned_evaluation.json` of its room.

`python -m tools.learn` takes about ten minutes of processor. In the first lesson experts play by what they guess, in
the second by what was learnt in the first; all slip now and then, so that much is seen. At the end of each turn
both stalls become features, and ridge regression over the games of all lessons finds the weights by which their
difference tells best how far apart the players were at the end. Much luck lies between a turn and the end: so the
weights also learn from what they themselves say of the same player's next turn (TD of λ). Without games a number is
worth what the final scoring gives for it.
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
"""How many games are played in each. With more games by what was learnt, masters win by as much against each other, but
lose more often to those who play otherwise."""
PART = 40
"""So many games are played in one go, with what is remembered of the stalls in them."""
CAUTION = 300.0
"""How strongly the weights are held to what the final scoring gives; from 100 to 1000 it foretells as well."""
LAMBDA, PASSES = 0.6, 6
"""How much the end counts against what the weights say of the next turn; how often they learn from themselves."""
SELDOM = 0.25
"""What differs less from stall to stall was seen too seldom to be believed as much as the rest."""
SCORED = {"points": 1.0, "backs of tokens": 1.0, "reviews": 1.0, "dishes ahead": 0.8, "customers ahead": 0.8}
"""What the final scoring gives; a lead may still be lost."""

Row = NDArray[np.float64]


class Played(msgspec.Struct):
    """A game of two: at the end of each turn whose it was, how their stall differs from the other, and the end."""

    seats: list[int]
    rows: list[Row]
    ends: list[float]


def play(seeds: list[str], weights: Weights | None) -> list[Played]:
    """Some games, by what was learnt before them."""
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
            played.rows.append(np.append(apart, 1.0))  # it is the other's turn, whatever the stalls look like
    points = [stall.points for stall in state.stalls]
    played.ends = [float(points[seat] - points[1 - seat]) for seat in played.seats]
    return played


def _row(game: Yatai, state: State, seat: int) -> Row:
    """A stall's numbers by themselves, by the share of turns to come, by its square; what stands ready also at last."""
    turns = turns_to_come(game.lookup, state, seat)
    share = turns / (game.lookup.rounds + 1)
    kept, ready = (np.array(numbers, dtype=float) for numbers in stall_features(game.lookup, state, seat))
    ready *= turns > 0
    both = np.concatenate([kept, ready])
    return np.concatenate([both, both * share, both * share**2, ready * (turns == 1)])


def fit(rows: Row, ends: Row) -> Row:
    """The weights by which the rows tell best what was wanted of them."""
    scored = np.zeros(rows.shape[1])
    for name, points in SCORED.items():
        scored[KEPT.index(name)] = points
    spread = np.maximum(rows.std(axis=0), SELDOM)
    scaled = rows / spread
    square = scaled.T @ scaled + CAUTION * np.eye(len(spread))
    found: Row = scored + np.linalg.solve(square, scaled.T @ (ends - rows @ scored)) / spread
    return found


def learn(games: list[Played]) -> Row:
    """The weights that foretell the ends of the games, and what they say themselves of later turns."""
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
    """What the turns of one game are to foretell; the same player's next turn is the next but one."""
    wanted = np.array(game.ends)
    for turn in reversed(range(len(wanted) - 2)):
        wanted[turn] = (1 - LAMBDA) * said[turn + 2] + LAMBDA * wanted[turn + 2]
    return wanted


def as_weights(found: Row) -> Weights:
    """By name, in thousandths of a point."""
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
    """Play, fit, play by that, fit again; write."""
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

"""Learn from games between experts what a stall of Yatai is worth: writes `learnt.json` of its room.

`python -m tools.learn [GAMES]` takes about a minute and a half of processor. At the end of each turn both stalls
are told in numbers, and ridge regression finds the weights by which their difference tells best how far apart the
players were at the end. Much luck lies between a turn and the end: so the weights also learn from what they themselves
say of the same player's later turns (TD of λ). Without games a number is worth what the final scoring gives for it.
"""

import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

from cookoff import bots
from cookoff.engine import Look, Search, room
from cookoff.games import yatai
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.learnt import HOPED, KEPT, Weights, hoped, kept, turns_to_come
from cookoff.games.yatai.state import State

HOME = Path(yatai.__file__).parent / "learnt.json"
TEACHER = "expert"
GAMES = 400
CAUTION = 300.0
"""How strongly the weights are held to what the final scoring gives; from 100 to 1000 it foretells as well."""
LAMBDA, PASSES = 0.6, 6
"""How much the end counts against what the weights say of the turns before it; how often they learn from themselves."""
SELDOM = 0.25
"""What differs less from stall to stall was seen too seldom to be believed as much as the rest."""
SCORED = {"points": 1.0, "reviews": 1.0, "dishes in the lead": 0.8, "customers in the lead": 0.8}
"""What the final scoring gives; a lead may still be lost."""
TOKENS = ("taiyaki", "doggy bags", "urgent calls", "garbage")
"""In the order of the components, which say what their backs are worth."""

Row = NDArray[np.float64]


def game_rows(game: Yatai, bot: bots.Searcher, number: int) -> tuple[list[Row], list[float]]:
    """One game: at the end of each turn how the stall of who had it differs from the other, and what came of it."""
    rng = Random(f"gen {number}")
    chance = Search(rng)
    state = game.setup(2, game.types.options(), chance)
    told: list[tuple[int, Row]] = []
    while seats := game.to_act(state):
        seat, before = seats[0], (state.round, state.seat)
        game.play(state, seat, bot.choose(Look(game, state, seat), rng), chance)
        if before[0] and before != (state.round, state.seat) and game.to_act(state):
            apart = _row(game, state, seat) - _row(game, state, 1 - seat)
            told.append((seat, np.append(apart, 1.0)))  # it is the other's turn, whatever the stalls look like
    points = [stall.points for stall in state.stalls]
    return [row for _, row in told], [float(points[seat] - points[1 - seat]) for seat, _ in told]


def _row(game: Yatai, state: State, seat: int) -> Row:
    stall, turns = state.stalls[seat], turns_to_come(game, state, seat)
    share = turns / (game.lookup.rounds + 1)
    has = np.array(kept(game.lookup, state, seat), dtype=float)
    ready = np.array(hoped(stall.queue, stall.dishes, stall.fridge, len(stall.box))) * (turns > 0)
    return np.concatenate([has, has * share, ready, ready * share, ready * (turns == 1)])


def fit(game: Yatai, rows: Row, ends: Row) -> Row:
    """The weights."""
    printed = np.zeros(rows.shape[1])
    for name, points in (*SCORED.items(), *zip(TOKENS, game.lookup.token_points, strict=True)):
        printed[KEPT.index(name)] = points
    spread = np.maximum(rows.std(axis=0), SELDOM)
    scaled = rows / spread
    square = scaled.T @ scaled + CAUTION * np.eye(len(spread))
    found: Row = printed + np.linalg.solve(square, scaled.T @ (ends - rows @ printed)) / spread
    return found


def _targets(ends: Row, said: Row) -> Row:
    """What the turns of one game are to foretell; the same player's next turn is the next but one."""
    wanted = ends.copy()
    for turn in reversed(range(len(ends) - 2)):
        wanted[turn] = (1 - LAMBDA) * said[turn + 2] + LAMBDA * wanted[turn + 2]
    return wanted


def as_weights(found: Row) -> Weights:
    """By name, in thousandths of a point."""
    ends = np.cumsum([0, len(KEPT), len(KEPT), len(HOPED), len(HOPED), len(HOPED)])
    none, all_turns, few, more, last = (found[begin:end].round(3).tolist() for begin, end in pairwise(ends))
    return Weights(
        dict(zip(KEPT, zip(none, all_turns, strict=True), strict=True)),
        dict(zip(HOPED, zip(few, more, last, strict=True), strict=True)),
    )


def main(games: int) -> None:
    """Play, fit, write."""
    home = room("yatai")
    game = home.load(None)
    assert isinstance(game, Yatai)
    bot = bots.make(home, TEACHER)
    assert isinstance(bot, bots.Searcher)
    rows: list[Row] = []
    ends: list[float] = []
    for number in range(games):
        more, came = game_rows(game, bot, number)
        rows += more
        ends += came
    found = fit(game, np.array(rows), np.array(ends))
    left = np.array(ends) - np.array(rows) @ found
    print(
        f"{len(rows)} turns of {games} games; {np.std(ends):.2f} points apart at the end, foretold to {left.std():.2f}"
    )
    HOME.write_bytes(msgspec.json.format(msgspec.json.encode(as_weights(found)), indent=1) + b"\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)

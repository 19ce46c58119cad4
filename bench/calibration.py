"""Whether chances to win hold: when the teacher says 70 %, 70 % should win.

Bots of equal brains play games that the curves were not fitted to; afterwards it is known who won. Predictions fall in
ten bins. At the end of every stretch the curve alone tells the chances, so all games are asked there. In the middle of
stretches positions are judged by tries, as an analysis judges them, through a spectator's eyes: dearer, in fewer games.
`CALIBRATION=yatai,hibachi` chooses games, `GAMES=100` and `MIDDLE=20` how many of each.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from random import Random

from tools.calibration import BRAINS, PLAYERS, bins
from tools.calibration import played as stretches

from cookoff import bots
from cookoff.engine import Look, Refusal, Room, Search, Tempo, room, rooms
from cookoff.lab.summary import wilson
from cookoff.physics.sources import sources_of
from cookoff.teacher import DEPTHS, Judge
from cookoff.teacher.scale import chances, result, scale_of

GAMES = int(os.environ.get("GAMES", "500"))
MIDDLE = int(os.environ.get("MIDDLE", "60"))
OFTEN = 0.02
"""Of all positions in the middle so many are judged."""

Pairs = list[tuple[float, float]]


def played(home: Room, judge: Judge, seed: str) -> Pairs:
    """One game: what was predicted for each seat, and what came."""
    rng, game, sources = Random(seed), judge.game, sources_of(home, judge.game, "quick")
    bot = bots.make(home, BRAINS[int(rng.random() * len(BRAINS))])
    players = PLAYERS[int(rng.random() * len(PLAYERS))]
    chance = Search(rng, sources)
    state = game.setup(players, game.types.options(), chance)
    predicted: list[tuple[float, ...]] = []
    while acting := game.to_act(state):
        if rng.random() < OFTEN:
            predicted.append(judge.chance(game.view(state, None), players).chances)
        told = game.play(state, acting[0], bot.choose(Look(game, state, acting[0], sources), rng), chance)
        assert not isinstance(told, Refusal)
    outcome = game.outcome(state)
    assert outcome is not None
    won = result(outcome.winners, players)
    return [pair for each in predicted for pair in zip(each, won, strict=True)]


def at_the_ends(home: Room, seed: str) -> Pairs:
    """One game, by the curve alone: what it predicts at the end of every stretch, and what came."""
    scale = scale_of(home)
    return [
        pair
        for one in stretches(home, seed)
        for pair in zip(chances(one.leads, one.acting, one.done, scale), one.won, strict=True)
    ]


def main() -> None:
    """Print two tables for each game."""
    wanted = os.environ.get("CALIBRATION", ",".join(rooms())).split(",")
    for home in map(room, wanted):
        game = home.load(None)
        if home.course is None or game.tempo is not Tempo.TURNS:
            continue
        judge = Judge(home, game, sources_of(home, game, "quick"), DEPTHS["standard"])
        show(home, "at the ends of stretches", GAMES, partial(at_the_ends, home))
        show(home, "in their middle", MIDDLE, partial(played, home, judge))


def show(home: Room, where: str, games: int, play: Callable[[str], Pairs]) -> None:
    """Play so many games, and print what was said against what came."""
    pairs: Pairs = []
    for number in range(games):
        pairs += play(f"held out {number}")
        if number % 50 == 49:
            print(f"  {home.id}: {number + 1} of {games} games", file=sys.stderr, flush=True)
    print(f"{home.id}, {where}: {games} games, {len(pairs)} predictions; of seats that were given so much, so many won")
    for count, said, came in bins(iter(pairs)):
        if count:
            low, high = wilson(came * count, count)
            print(f"  said {said:6.1%}  won {came:6.1%}  [{low:.1%} – {high:.1%}] of {count}", flush=True)

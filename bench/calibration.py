"""Whether chances to win hold: when the teacher says 70 %, 70 % should win.

Bots of equal brains play games that the curves were not fitted to. In each, positions anywhere in the game are judged
as an analysis judges them, through a spectator's eyes; afterwards it is known who won. Predictions fall into ten bins.
`CALIBRATION=yatai,hibachi` chooses games, `GAMES=100` how many of each.
"""

import os
import sys
from random import Random

from tools.calibration import BRAINS, PLAYERS, bins

from cookoff import bots
from cookoff.engine import Look, Refusal, Room, Search, Tempo, room, rooms
from cookoff.lab.summary import wilson
from cookoff.physics.sources import sources_of
from cookoff.teacher import DEPTHS, Judge
from cookoff.teacher.scale import result

GAMES = int(os.environ.get("GAMES", "500"))
OFTEN = 0.02
"""Of all positions so many are judged."""

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


def main() -> None:
    """Print a table for each game."""
    wanted = os.environ.get("CALIBRATION", ",".join(rooms())).split(",")
    for home in map(room, wanted):
        game = home.load(None)
        if home.course is None or game.tempo is not Tempo.TURNS:
            continue
        judge = Judge(home, game, sources_of(home, game, "quick"), DEPTHS["standard"])
        pairs: Pairs = []
        for number in range(GAMES):
            pairs += played(home, judge, f"held out {number}")
            if number % 50 == 49:
                print(f"  {home.id}: {number + 1} of {GAMES} games", file=sys.stderr, flush=True)
        print(f"{home.id}: {GAMES} games, {len(pairs)} predictions; of seats that were given so much, so many won")
        for count, said, came in bins(iter(pairs)):
            if count:
                low, high = wilson(came * count, count)
                print(f"  said {said:6.1%}  won {came:6.1%}  [{low:.1%} – {high:.1%}] of {count}")

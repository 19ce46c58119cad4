"""Whether predicted win chances hold: of the players with 70 %, 70 % should win.

Bots of equal levels play games that the curves were not fitted to; afterwards it is known who won. Predictions fall in
ten bins. At the end of every segment the curve alone gives the chances, so all games count there. In the middle of a
segment, positions are judged by rollouts, as an analysis judges them, from a spectator's view: slower, in fewer games.
`CALIBRATION=yatai,hibachi` chooses games, `GAMES=100` and `MIDDLE=20` how many of each.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np
from tools.calibration import BINS, LEVELS, PLAYERS
from tools.calibration import played as segmentes

from cookoff import bots
from cookoff.analysis import DEPTHS, Evaluator
from cookoff.analysis.win_probability import curve_of, result
from cookoff.engine import BotContext, Refusal, Room, Search, Tempo, room, rooms
from cookoff.physics.sources import sources_of

GAMES = int(os.environ.get("GAMES", "500"))
MIDDLE = int(os.environ.get("MIDDLE", "60"))
OFTEN = 0.02
"""Of all positions in the middle so many are judged."""
DRAWN = 400
"""So often games are drawn anew, to tell how far a bin may be off by luck."""

Pairs = list[tuple[float, float]]


def played(home: Room, evaluator: Evaluator, seed: str) -> Pairs:
    """One game: what was predicted for each seat, and what came."""
    rng, game, sources = Random(seed), evaluator.game, sources_of(home, evaluator.game, "quick")
    bot = bots.make(home, LEVELS[int(rng.random() * len(LEVELS))])
    players = PLAYERS[int(rng.random() * len(PLAYERS))]
    chance = Search(rng, sources)
    state = game.setup(players, game.types.options(), chance)
    predicted: list[tuple[float, ...]] = []
    while acting := game.to_act(state):
        if rng.random() < OFTEN:
            predicted.append(evaluator.chance(game.view(state, None), players).chances)
        told = game.play(state, acting[0], bot.choose(BotContext(game, state, acting[0], sources), rng), chance)
        assert not isinstance(told, Refusal)
    outcome = game.outcome(state)
    assert outcome is not None
    won = result(outcome.winners, players)
    return [pair for each in predicted for pair in zip(each, won, strict=True)]


def at_the_ends(home: Room, seed: str) -> Pairs:
    """One game, by the curve alone: what it predicts at the end of every segment, and what came."""
    curve = curve_of(home)
    return [pair for one in segmentes(home, seed) for pair in zip(one.said(curve), one.won, strict=True)]


def main() -> None:
    """Print two tables for each game."""
    wanted = os.environ.get("CALIBRATION", ",".join(rooms())).split(",")
    for home in map(room, wanted):
        game = home.load(None)
        if home.analysis is None or game.tempo is not Tempo.TURNS:
            continue
        evaluator = Evaluator(home, game, sources_of(home, game, "quick"), DEPTHS["standard"])
        show(home, "at the ends of segmentes", GAMES, partial(at_the_ends, home))
        show(home, "in their middle", MIDDLE, partial(played, home, evaluator))


def show(home: Room, where: str, games: int, play: Callable[[str], Pairs]) -> None:
    """Play so many games, and print what was said against what came."""
    played_: list[Pairs] = []
    for number in range(games):
        played_.append(play(f"held out {number}"))
        if number % 50 == 49:
            print(f"  {home.id}: {number + 1} of {games} games", file=sys.stderr, flush=True)
    table(f"{home.id}, {where}", played_)


def table(name: str, games: list[Pairs]) -> None:
    """What was said against what came, in ten bins.

    Predictions of one game hang together, so the intervals come from drawing games anew, with all their predictions.
    """
    sums = np.zeros((len(games), BINS, 3))
    for number, pairs in enumerate(games):
        for said, came in pairs:
            sums[number, min(BINS - 1, int(said * BINS))] += (1, said, came)
    luck = np.random.default_rng(1)
    drawn = np.array([sums[luck.integers(len(games), size=len(games))].sum(axis=0) for _ in range(DRAWN)])
    print(f"{name}: {len(games)} games, {sum(map(len, games))} predictions; of seats given so much, so many won")
    held = 0
    whole = sums.sum(axis=0)
    for which in np.flatnonzero(whole[:, 0]):
        count, said, came = whole[which]
        filled = drawn[drawn[:, which, 0] > 0, which]
        low, high = np.quantile((filled[:, 2] - filled[:, 1]) / filled[:, 0], (0.025, 0.975))
        # Where nobody or everybody won, draws are all alike: never narrower than if each had been luck of its own.
        off, least = (came - said) / count, 1.96 * np.sqrt(said / count * (1 - said / count) / count)
        low, high = min(low, off - least), max(high, off + least)
        holds = low <= 0 <= high
        held += holds
        print(
            f"  said {said / count:6.1%}  won {came / count:6.1%}  off by {off:+6.1%}"
            f" [{low:+.1%} to {high:+.1%}]  of {count:.0f}{'' if holds else '  OFF'}",
            flush=True,
        )
    print(f"  {held} of {np.count_nonzero(whole[:, 0])} bins hold within 95 %", flush=True)

"""Whether a mistake that an analysis names is one: false alarms, planted blunders, and figures played out.

Masters play, and every decision is reviewed as in an analysis, by what the seat knew. The mistakes are then played out
to the end from the true position, the move that was made beside the better one: is what is said what is found? In
other games a blunder is planted in the middle: a legal move that loses much when played out. Is it found?

`MISTAKES=yatai,hibachi` chooses games, `GAMES=10` how many of masters, `ALARMS=60` how many mistakes are played out
and `PLAYOUTS=200` how often, `BLUNDERS=20` how many are planted.
"""

import os
import sys
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from cookoff import bots
from cookoff.analysis import DEPTHS, Evaluator
from cookoff.analysis.decision_review import Comparison, DecisionReviewer
from cookoff.analysis.win_probability import result
from cookoff.engine import AnyGame, Bot, BotContext, Move, Refusal, Room, Search, Seat, Sources, Tempo, room, rooms
from cookoff.physics.sources import sources_of

GAMES = int(os.environ.get("GAMES", "10"))
ALARMS = int(os.environ.get("ALARMS", "60"))
PLAYOUTS = int(os.environ.get("PLAYOUTS", "200"))
BLUNDERS = int(os.environ.get("BLUNDERS", "20"))
MASTER, GOOD, FAST = "master", "expert", "skilled"
PLAYERS = (2, 2, 3)
OBVIOUS = 0.10
"""The win chance that a blunder must lose when played out, by two standard errors."""
LOOKS, TRIED, CHECKED = 12, 24, 100
"""How many decisions of a game are searched for a blunder, and how often moves are played out to find and prove it."""
MIDDLE = (0.25, 0.75)
"""The part of a game in which blunders are planted."""


class Decision(NamedTuple):
    """One decision in a game, with what may follow."""

    state: Any
    seat: Seat
    players: int
    moves: tuple[Move, ...]
    box: bool
    made: Move


class Table:
    """What it takes to play one game and to review it."""

    def __init__(self, home: Room) -> None:
        self.home, self.game = home, home.load(None)
        self.sources: Sources = sources_of(home, self.game, "quick")
        self.evaluator = Evaluator(home, self.game, self.sources, DEPTHS["standard"])
        self.good, self.fast = bots.make(home, GOOD), bots.make(home, FAST)

    def decisions(self, level: str, seed: str) -> Iterator[Decision]:
        """One game; its decisions with a choice, before they are made."""
        game, rng, bot = self.game, Random(seed), bots.make(self.home, level)
        players, chance = PLAYERS[int(rng.random() * len(PLAYERS))], Search(rng, self.sources)
        state = game.setup(players, game.types.options(), chance)
        while acting := game.to_act(state):
            seat, moves = acting[0], game.moves(state, acting[0])
            made = bot.choose(BotContext(game, state, seat, self.sources), rng)
            if len(moves.discrete) > 1 or moves.box is not None:
                yield Decision(state.clone(), seat, players, tuple(moves.discrete), moves.box is not None, made)
            assert not isinstance(game.play(state, seat, made, chance), Refusal)

    def review(self, one: Decision, made: Move | None = None) -> Comparison:
        """The decision as an analysis reviews it."""
        view = self.game.view(one.state, one.seat)
        return DecisionReviewer(self.evaluator, view, one.players, one.seat, made or one.made).compared()

    def played_out(self, one: Decision, move: Move, other: Move, times: int, bot: Bot) -> tuple[float, float]:
        """How much more often the seat wins with one move than with the other, and the standard error."""
        pairs = [(self._won(one, move, n, bot), self._won(one, other, n, bot)) for n in range(times)]
        gains = [first - second for first, second in pairs]
        return fmean(gains), stdev(gains) / sqrt(times)

    def _won(self, one: Decision, move: Move, number: int, bot: Bot) -> float:
        game, rng, state = self.game, Random(f"out {number}"), one.state.clone()
        chance = Search(rng, self.sources)
        assert not isinstance(game.play(state, one.seat, move, chance), Refusal)
        while acting := game.to_act(state):
            choice = bot.choose(BotContext(game, state, acting[0], self.sources), rng)
            assert not isinstance(game.play(state, acting[0], choice, chance), Refusal)
        outcome = game.outcome(state)
        assert outcome is not None
        return result(outcome.winners, one.players)[one.seat]


def main() -> None:
    """Print what was found for each game."""
    for home in map(room, os.environ.get("MISTAKES", ",".join(rooms())).split(",")):
        game: AnyGame = home.load(None)
        if home.analysis is None or game.tempo is not Tempo.TURNS:
            continue
        table = Table(home)
        alarms(table)
        blunders(table)


def alarms(table: Table) -> None:
    """The mistakes that are named in games of masters, and what they cost when played out."""
    name, found, count = table.home.id, list[tuple[Decision, Comparison]](), 0
    for number in range(GAMES):
        for one in table.decisions(MASTER, f"masters {number}"):
            count += 1
            compared = table.review(one)
            if compared.better:
                found.append((one, compared))
        progress(f"{name}: {number + 1} of {GAMES} games of masters, {len(found)} mistakes in {count} decisions")
    print(f"{name}: masters, {GAMES} games, {count} decisions, {len(found)} called mistakes ({len(found) / count:.1%})")
    # Every so many, so that each game has its share.
    some = [found[n * len(found) // min(ALARMS, len(found))] for n in range(min(ALARMS, len(found)))]
    out: list[tuple[float, float, float]] = []
    for one, compared in some:
        out.append((compared.gain, *table.played_out(one, compared.move, one.made, PLAYOUTS, table.good)))
        progress(f"{name}: said {compared.gain:+.1%}, found {out[-1][1]:+.1%} ± {out[-1][2]:.1%}")
    compare("all", out)
    compare("5 points and more", [each for each in out if each[0] >= 0.05])
    compare("less", [each for each in out if each[0] < 0.05])


def compare(name: str, out: list[tuple[float, float, float]]) -> None:
    """What was said beside what was found, on average."""
    if not out:
        return
    said, gains = fmean([each[0] for each in out]), [each[1] for each in out]
    error = sqrt(sum([each[2] ** 2 for each in out])) / len(out)
    refuted = sum([gain < -2 * each for _, gain, each in out])
    print(
        f"  played out, {name}: {len(out)} mistakes, {PLAYOUTS} times each: said {said:+.1%}, found {fmean(gains):+.1%}"
        f" ± {error:.1%}; {refuted} surely no mistake",
        flush=True,
    )


def blunders(table: Table) -> None:
    """How many planted blunders are named."""
    name, found, planted, number = table.home.id, 0, list[tuple[float, float]](), 0
    while len(planted) < BLUNDERS and number < 10 * BLUNDERS:
        number += 1
        blunder = plant(table, f"blunders {number}")
        if blunder is None:
            continue
        one, move, lost = blunder
        compared = table.review(one, move)
        found += compared.better
        planted.append((lost, compared.gain if compared.better else 0.0))
        progress(f"{name}: {len(planted)} blunders; {move} loses {lost:.1%}, said {planted[-1][1]:.1%}")
    if planted:
        lost, said = (fmean([each[which] for each in planted]) for which in (0, 1))
        print(
            f"{name}: {found} of {len(planted)} planted blunders found; they lost {lost:.1%}, said {said:.1%}",
            flush=True,
        )


def plant(table: Table, seed: str) -> tuple[Decision, Move, float] | None:
    """An obviously bad legal move in the middle of a game, and what it loses; `None` if none is found."""
    game, rng = table.game, Random(seed)
    middle = [
        one
        for one in table.decisions(GOOD, seed)
        if MIDDLE[0] <= table.home.analysis.progress(game, one.state).done <= MIDDLE[1]  # type: ignore[union-attr]
        and len(one.moves) > 1
        and not one.box
    ]
    rng.shuffle(middle)
    for one in middle[:LOOKS]:
        others = [move for move in one.moves if move != one.made]
        lost = {move: table.played_out(one, one.made, move, TRIED, table.fast)[0] for move in others}
        worst = max(others, key=lambda move: lost[move])
        if lost[worst] < OBVIOUS:
            continue
        gain, error = table.played_out(one, one.made, worst, CHECKED, table.good)
        if gain >= max(OBVIOUS, 2 * error):
            return one, worst, gain
    return None


def progress(said: str) -> None:
    """Say how far it is."""
    print(f"  {said}", file=sys.stderr, flush=True)

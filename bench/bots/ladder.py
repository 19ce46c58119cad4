"""Whether each bot level beats the one below it, and each hand the next: two players, swapped seats.

Bars: 65 % of the games in Yatai and Mithral Chef, 60 % in the throwing games, where luck leaves less. A pairing is a
sequential test: it is looked at after every `LOOK` games and ends as soon as it is clear whether it holds, else after
`GAMES` games. Frequent checks must not stop at the first lucky streak: a result is clear if it lies `CLEAR` standard
errors off the bar (Pocock's bound for 40 looks). The reported interval is the usual one of 95 %. A shared victory
counts in parts.

`LADDER=yatai,hibachi` chooses games, `STEPS=master,steady` pairings by who should win them, `GAMES=100` how many games
are played at most.
"""

import os
import sys
from dataclasses import dataclass
from itertools import pairwise

from cookoff.engine import BOT_LEVELS, rooms
from cookoff.games.hands import SeatHand
from cookoff.lab import wilson
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario

GAMES = int(os.environ.get("GAMES", "400"))
LOOK = 10
CLEAR = 3.0
BARS = {"yatai": 0.65, "mithral-chef": 0.65}
THROWING = 0.6
GREEDY = ("greedy",) * 3
STEADIEST_HEAD = "expert"
"""Hands are compared at this brain: one that seldom slips shows what a hand is worth."""


@dataclass(frozen=True)
class Pairing:
    """Two kinds of players, and what share of the games the first is to win."""

    title: str
    favourite: str
    scenario: Scenario
    bar: float

    def climb(self) -> str:
        """Play until it is clear, and say what came of it."""
        player, players = ScenarioPlayer(self.scenario), self.scenario.players
        who = self.scenario.player_names(0)[0]
        won, games = 0.0, 0
        low, high = 0.0, 1.0
        while games < GAMES and low < self.bar <= high:
            for number in range(games, games + LOOK * players // 2):
                record = player.play(number, details=False)
                won += (record.players.index(who) in record.winners) / len(record.winners)
            games += LOOK * players // 2
            low, high = wilson(won, games, CLEAR)
            print(f"  {self.title}: {won:.1f} of {games}", file=sys.stderr, flush=True)
        verdict = "holds" if low >= self.bar else "falls short" if high < self.bar else "open"
        low, high = wilson(won, games)
        return (
            f"{self.title:58} {won / games:6.1%} [{low:.1%} – {high:.1%}] of {games:3}; bar {self.bar:.0%}: {verdict}"
        )


def pairings(game: str) -> list[Pairing]:
    """All that is measured in a game."""
    bar = BARS.get(game, THROWING)
    found = [
        Pairing(f"{game}: {above} against {below}", above, Scenario(game, 2, (above, below)), bar)
        for below, above in pairwise(BOT_LEVELS)
    ]
    if game == "yatai":
        alone, crowd = Scenario(game, 2, ("master", "greedy")), Scenario(game, 4, ("master", *GREEDY))
        return [
            *found,
            Pairing("yatai: master against greedy", "greedy", alone, 0.97),
            Pairing("yatai: master against three greedy ones", "greedy", crowd, 0.75),
        ]
    if game != "mithral-chef":
        scenario = Scenario(game, 2, ("master", "casual"), hands=("casual",))
        found.append(Pairing(f"{game}: master against casual, both with a casual hand", "master", scenario, 0.8))
    return found + [
        Pairing(
            f"{game}: {above} hand against {below} hand",
            above,
            Scenario(game, 2, (STEADIEST_HEAD,), hands=(above, below)),
            bar,
        )
        for below, above in pairwise(SeatHand)
    ]


def main() -> None:
    """Print every pairing."""
    wanted = os.environ.get("LADDER", ",".join(rooms())).split(",")
    steps = os.environ.get("STEPS", "").split(",")
    for game in wanted:
        for pairing in pairings(game):
            if steps == [""] or pairing.favourite in steps:
                print(pairing.climb(), flush=True)

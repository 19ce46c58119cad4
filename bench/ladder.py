"""Whether each brain is better than the one below it, and each hand than the next: two players, seats swapped.

Bars: 65 % of the games in Yatai and Mithral Chef, 60 % in the throwing games, where luck leaves less. A pairing ends as
soon as its 95 % interval clears the bar or falls short of it, else after `GAMES` games; it is looked at after every
`LOOK` of them, which makes the intervals a little narrower than they should be. A shared victory counts in parts.

`LADDER=yatai,hibachi` chooses games, `GAMES=100` how many are played at most.
"""

import os
import sys
from dataclasses import dataclass
from itertools import pairwise

from cookoff.engine import BRAINS, rooms
from cookoff.games.hands import SeatHand
from cookoff.lab.arena import Arena, Setting
from cookoff.lab.summary import wilson

GAMES = int(os.environ.get("GAMES", "400"))
LOOK = 10
BARS = {"yatai": 0.65, "mithral-chef": 0.65}
THROWING = 0.6


@dataclass(frozen=True)
class Pairing:
    """Two kinds of players, and what share of the games the first is to win."""

    title: str
    setting: Setting
    bar: float

    def climb(self) -> str:
        """Play until it is clear, and say what came of it."""
        arena, players = Arena(self.setting), self.setting.players
        who = self.setting.called(0)[0]
        won, games = 0.0, 0
        low, high = 0.0, 1.0
        while games < GAMES and low < self.bar <= high:
            for number in range(games, games + LOOK * players // 2):
                result = arena.play(number)
                won += (result.bots.index(who) in result.winners) / len(result.winners)
            games += LOOK * players // 2
            low, high = wilson(won, games)
            print(f"  {self.title}: {won:.1f} of {games}", file=sys.stderr, flush=True)
        verdict = "holds" if low >= self.bar else "falls short" if high < self.bar else "open"
        return (
            f"{self.title:58} {won / games:6.1%} [{low:.1%} – {high:.1%}] of {games:3}; bar {self.bar:.0%}: {verdict}"
        )


def pairings(game: str) -> list[Pairing]:
    """All that is measured in a game."""
    bar = BARS.get(game, THROWING)
    found = [
        Pairing(f"{game}: {above} against {below}", Setting(game, 2, GAMES, (above, below)), bar)
        for below, above in pairwise(BRAINS)
    ]
    if game == "yatai":
        found += [
            Pairing("yatai: master against greedy", Setting(game, 2, GAMES, ("master", "greedy")), 0.97),
            Pairing(
                "yatai: master against three greedy ones", Setting(game, 4, GAMES, ("master", *("greedy",) * 3)), 0.75
            ),
        ]
        return found
    return found + [
        Pairing(
            f"{game}: {above} hand against {below} hand, both skilled",
            Setting(game, 2, GAMES, ("skilled",), hands=(above, below)),
            bar,
        )
        for below, above in pairwise(SeatHand)
    ]


def main() -> None:
    """Print every pairing."""
    wanted = os.environ.get("LADDER", ",".join(rooms())).split(",")
    for game in wanted:
        for pairing in pairings(game):
            print(pairing.climb(), flush=True)

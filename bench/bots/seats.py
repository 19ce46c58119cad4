"""Whether your seat matters: equal bots in rotating seats, 2 to 4 players, with the quick simulator.

Every seat is first head chef equally often. Wanted: each seat wins within 3 points of its share by side. By order of
turn a difference is the rules' own effect, and is told beside it. `GAMES=200` plays fewer games than 2,000.
"""

import os
import sys
from math import sqrt

from cookoff.engine import room
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario

GAMES = int(os.environ.get("GAMES", "2000"))
ROOMS = os.environ.get("SEATS", "hibachi,safranito,fired-up").split(",")
BRAIN = "skilled"
BAR = 0.03


def main() -> None:
    """Print what each seat wins, by side and by order of turn."""
    for game in ROOMS:
        for players in (2, 3, 4):
            sides, turns = _play(game, players)
            off = max(abs(share - 1.0 / players) for share in sides)
            error = sqrt((players - 1) / GAMES) / players
            verdict = "holds" if off <= BAR else "falls short"
            print(
                f"{game:10} {players} players: by side {_told(sides)} (± {error:.1%}; bar {BAR:.0%}: {verdict}), "
                f"by order {_told(turns)}",
                flush=True,
            )


def _play(game: str, players: int) -> tuple[list[float], list[float]]:
    sides, turns = [0.0] * players, [0.0] * players
    options = room(game).load(None).types.options
    for first in range(players):
        player = ScenarioPlayer(Scenario(game, players, (BRAIN,), f"seats {first}", options(first=first)))
        for number in range(first, GAMES, players):
            winners = player.play(number, details=False).winners
            for seat in winners:
                sides[seat] += 1.0 / len(winners) / GAMES
                turns[(seat - first) % players] += 1.0 / len(winners) / GAMES
        print(f"  {game}, {players} players, first {first}", file=sys.stderr, flush=True)
    return sides, turns


def _told(shares: list[float]) -> str:
    return " / ".join(f"{share:.1%}" for share in shares)

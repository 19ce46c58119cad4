"""Mithral Chef: whole games a second and core, with quick dice and towers and on the real table, and the table's times.

Time is the processor's, so that a machine with other work measures the same; the wall's time stands beside it. Every
roll and placement comes from games: rolls of all dice of a meal, towers of every height.
"""

import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from cookoff.lab import Scenario
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.physics.core.motion import Motion
from cookoff.physics.handlers import dice_handlers
from cookoff.physics.port import Release, Tower
from cookoff.physics.quick.dice.simulator import QuickDice
from cookoff.physics.readings.dice import read_tower
from cookoff.physics.real.simulator import RealSimulator

GAMES = {"quick": 40, "real": 40}
BARS = {"quick": 5.0, "real": 0.5}
"""Games a second and core, of four casual bots."""
P95 = 25.0
"""Milliseconds on the real table, for a roll of five dice and for a placement on four others, be it that all falls."""


class Stopwatch:
    """A table whose answers are timed."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.times: dict[tuple[str, int], list[float]] = {}

    def roll(self, *asked: Any) -> Any:
        """See `DiceSimulator`."""
        return self._timed("roll", len(asked[1].releases), self.table.roll, *asked)

    def place(self, tower: Tower, release: Release) -> Motion:
        """See `DiceSimulator`."""
        motion: Motion = self._timed("place", len(tower.dice), self.table.place, tower, release)
        stands = read_tower(tower, motion).stands
        self.times.setdefault(("  it stands" if stands else "  it falls", len(tower.dice)), []).append(
            self.times["place", len(tower.dice)][-1]
        )
        return motion

    def watch(self, *asked: Any) -> Any:
        """See `DiceSimulator`."""
        return self._timed("watch", len(asked[0].dice), self.table.watch, *asked)

    def in_order(self) -> list[tuple[tuple[str, int], list[float]]]:
        """All times, kind by kind."""
        kinds = ("roll", "place", "  it stands", "  it falls", "watch")
        return sorted(self.times.items(), key=lambda item: (kinds.index(item[0][0]), item[0][1]))

    def _timed(self, what: str, dice: int, answer: Callable[..., Any], *asked: Any) -> Any:
        begun = process_time()
        motion = answer(*asked)
        self.times.setdefault((what, dice), []).append(1000.0 * (process_time() - begun))
        return motion


def main() -> None:
    """Print games a second for both tables, and the times of the real one."""
    watches = {"quick": Stopwatch(QuickDice()), "real": Stopwatch(RealSimulator())}
    for name, games in GAMES.items():
        print(f"{games} games on the {name} table ...", file=sys.stderr, flush=True)
        speed, wall = _play(name, games, watches[name])
        verdict = "reached" if speed >= BARS[name] else "MISSED"
        print(f"{name:6} {speed:8.2f} games/s/core (bar {BARS[name]}: {verdict}), {wall:.2f} by the wall")
    print(f"{'real table':12} {'dice':>5} {'number':>7} {'median ms':>10} {'p95 ms':>8}")
    for (what, dice), times in watches["real"].in_order():
        times.sort()
        p95 = times[int(0.95 * len(times))]
        judged = what in ("roll", "place") and dice == 5
        verdict = (f"  bar {P95:.0f}: " + ("reached" if p95 < P95 else "MISSED")) if judged else ""
        print(f"{what:12} {dice:5} {len(times):7} {times[len(times) // 2]:10.1f} {p95:8.1f}{verdict}")


def _play(name: str, games: int, watch: Stopwatch) -> tuple[float, float]:
    player = ScenarioPlayer(Scenario("mithral-chef", 4, ("casual",), 5, physics=name))
    player.play(0, details=False)
    player._sources = dice_handlers(watch)
    begun, wall = process_time(), perf_counter()
    for number in range(games):
        player.play(number, details=False)
    return games / (process_time() - begun), games / (perf_counter() - wall)

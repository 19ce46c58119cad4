"""How well quick dice and quick towers agree with the real table, on rolls and placements the fit has not seen."""

import math
import time

from rich.progress import track

from cookoff.physics.calibration.dice.samples import sample_dice, some_placement, some_roll
from cookoff.physics.core.motion import Motion
from cookoff.physics.port import DieKind
from cookoff.physics.quick.dice.rolls import quick_roll
from cookoff.physics.quick.dice.towers import quick_place
from cookoff.physics.readings.dice import read_roll, read_tower
from cookoff.physics.real.simulator import RealSimulator

ROLLS = 300
PLACEMENTS = 600
UNSEEN = 500_000
"""The first seed; the fit uses smaller ones."""


class _Shares:
    """What rolls of one table come to."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.dice = self.on_card = self.cocked = self.lying = self.moved = 0
        self.places: dict[DieKind, list[tuple[float, float]]] = {kind: [] for kind in DieKind}

    def line(self, name: str) -> str:
        spreads = []
        for kind, places in self.places.items():
            middle = sum(y for _, y in places) / len(places)
            spread = math.sqrt(sum((y - middle) ** 2 for _, y in places) / len(places))
            spreads.append(f"{kind.value} {1000 * middle:.0f} ± {1000 * spread:.0f}")
        return (
            f"{name:6}{self.on_card / self.dice:10.1%}{self.cocked / self.dice:9.2%}"
            f"{self.moved / self.lying:14.1%}   {', '.join(spreads):34}{ROLLS / self.seconds:8.0f}"
        )


def main() -> None:
    """Print both sides of every comparison."""
    simulator = RealSimulator()
    _rolls(simulator)
    _towers(simulator)


def _rolls(simulator: RealSimulator) -> None:
    card = sample_dice().card
    shares = {"real": _Shares(), "quick": _Shares()}
    rollers = {"real": simulator.roll, "quick": quick_roll}
    for seed in track(range(UNSEEN, UNSEEN + ROLLS), "rolling", transient=True):
        dice, throw = some_roll(seed, lying=seed % 3)
        held = {release.die for release in throw.releases}
        for name, share in shares.items():
            start = time.process_time()
            motion: Motion = rollers[name](dice, throw, card)
            share.seconds += time.process_time() - start
            moved = {rest.id: rest for rest in motion.rest}
            for die, reading in zip(dice, read_roll(dice, motion, card), strict=True):
                share.dice += 1
                share.on_card += reading.on_card
                share.cocked += reading.cocked
                if die.id in held:
                    share.places[die.kind].append((moved[die.id].position.x, moved[die.id].position.y))
                else:
                    share.lying += 1
                    share.moved += die.id in moved
    print(f"{ROLLS} rolls of five   on card   cocked   lying: moved   rests at y (mm)              rolls/s of a core")
    for name, share in shares.items():
        print(share.line(name))


def _towers(simulator: RealSimulator) -> None:
    print(f"{PLACEMENTS} placements   real stands   quick stands   agree")
    for hurry in (0.0, 0.3, 0.6, 1.0):
        both = [
            (
                read_tower(tower, simulator.place(tower, release)).stands,
                read_tower(tower, quick_place(tower, release)).stands,
            )
            for tower, release in (
                some_placement(seed, hurry)
                for seed in track(range(UNSEEN, UNSEEN + PLACEMENTS // 4), f"hurry {hurry}", transient=True)
            )
        ]
        real, quick = (sum(side) / len(both) for side in zip(*both, strict=True))
        agree = sum(a == b for a, b in both) / len(both)
        print(f"  hurry {hurry:3.1f}          {real:10.1%}   {quick:12.1%}   {agree:5.1%}")

"""Towers: a die tips when its centre of mass passes the edge of what carries it."""

import math
import random
from collections.abc import Callable

from msgspec.structs import replace

from cookoff.physics.calibration.checks.row import CheckRow
from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.common.dice.statics import joints
from cookoff.physics.geometry import Vec3
from cookoff.physics.port import Die, DieKind, Release, Tower
from cookoff.physics.readings.dice import read_tower
from cookoff.physics.real.simulator import RealSimulator
from cookoff.physics.solids import showing, solid

TOLERANCE = 0.0005
"""Metres."""
TOWERS = 60
SEARCH = 0.002
"""The measured edge is searched within this distance of the computed one, in metres."""
HALVINGS = 6


def tipping(towers: int = TOWERS) -> list[CheckRow]:
    """Random towers of two to four dice: how far may the last one be set down beside the one below?"""
    simulator = RealSimulator()
    off = [abs(measured - theory) for theory, measured in (tipping_of(simulator, seed) for seed in range(towers))]
    return [
        CheckRow(
            f"die on die tips where statics say ({towers} random towers)",
            "0 mm off",
            f"{1000 * sum(off) / len(off):.2f} mm off, at most {1000 * max(off):.2f} mm",
            f"{TOLERANCE * 1000:.1f} mm",
            max(off) <= TOLERANCE,
        )
    ]


def overhang() -> list[CheckRow]:
    """Three equal cubes: the upper two overhang by a quarter and three quarters of their size, and no more."""
    simulator = RealSimulator()
    size = sample_dice().sizes[DieKind.D6]
    theory = 0.75 * size

    def stands(reach: float) -> bool:
        middle = _standing(1, DieKind.D6, Vec3(reach / 3.0, 0.0, 1.5 * size))
        below = (_standing(0, DieKind.D6, Vec3(0.0, 0.0, 0.5 * size)), middle)
        return _stands(simulator, below, _standing(2, DieKind.D6, Vec3(reach, 0.0, 2.5 * size)))

    measured = _edge(stands, theory - SEARCH, theory + SEARCH)
    return [
        CheckRow(
            "overhang of three dice",
            f"{theory * 1000:.2f} mm",
            f"{measured * 1000:.2f} mm",
            f"± {TOLERANCE * 1000:.1f} mm",
            abs(measured - theory) <= TOLERANCE,
        )
    ]


def tipping_of(simulator: RealSimulator, seed: int) -> tuple[float, float]:
    """The largest overhang of the last die of a random tower, by statics and as measured, in metres."""
    rng = random.Random(seed)
    kinds = rng.choices(list(DieKind), k=rng.randint(2, 4))
    heading = rng.uniform(-math.pi, math.pi)
    below: list[Die] = []
    height = x = y = 0.0
    for number, kind in enumerate(kinds):
        half = sample_dice().sizes[kind] / 2.0
        value = rng.randint(1, len(solid(kind).faces))
        below.append(_standing(number, kind, Vec3(x, y, height + half), value, rng.uniform(-math.pi, math.pi)))
        height += 2.0 * half
        x, y = x + rng.uniform(-0.001, 0.001), y + rng.uniform(-0.001, 0.001)
    last = below.pop()
    centre = below[-1].position
    assert last.position is not None  # all of them stand
    assert centre is not None
    z = last.position.z

    def at(reach: float) -> Die:
        return replace(
            last, position=Vec3(centre.x + reach * math.cos(heading), centre.y + reach * math.sin(heading), z)
        )

    theory = _edge(lambda reach: min(joints((*below, at(reach)))) > 0.0, 0.0, 0.02, 20)
    low, high = max(0.0, theory - SEARCH), theory + SEARCH
    return theory, _edge(lambda reach: _stands(simulator, tuple(below), at(reach)), low, high)


def _stands(simulator: RealSimulator, below: tuple[Die, ...], last: Die) -> bool:
    """Set the last die down without a push, touching what is below it."""
    assert last.position is not None  # as it will stand
    assert last.orientation is not None
    held = replace(last, position=None, orientation=None)
    tower = Tower(sample_dice().plate, (*below, held))
    motion = simulator.place(tower, Release(last.id, last.position, last.orientation))
    return read_tower(tower, motion).stands


def _edge(stands: Callable[[float], bool], low: float, high: float, halvings: int = HALVINGS) -> float:
    """Where standing ends between `low` and `high`; one of these when it ends beyond them."""
    if not stands(low):
        return low
    if stands(high):
        return high
    for _ in range(halvings):
        middle = (low + high) / 2.0
        low, high = (middle, high) if stands(middle) else (low, middle)
    return (low + high) / 2.0


def _standing(number: int, kind: DieKind, position: Vec3, value: int = 1, heading: float = 0.0) -> Die:
    return sample_dice().die(number, kind, position, showing(kind, value, heading))

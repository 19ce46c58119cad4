"""Speed of the dice on the real table: rolls of five, placements on a tower of five, beside the engine's bare loop.

Wall time is what a player waits; the processor's time is what the work takes when others use the machine too.
"""

import random
import time
from collections.abc import Callable, Sequence
from typing import ClassVar
from unittest.mock import patch

import mujoco
import numpy as np
from rich.progress import track

from cookoff.physics.calibration.dice.handful import handful
from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.common.chips.flight import Array
from cookoff.physics.core.motion import Motion
from cookoff.physics.geometry import Vec3
from cookoff.physics.port import DieKind, Release, Tower
from cookoff.physics.readings.dice import dice_after, read_tower
from cookoff.physics.real.dice.model import DiceKey, DieShape
from cookoff.physics.real.dice.restitution import Bouncer
from cookoff.physics.real.dice.runner import DiceRig
from cookoff.physics.real.simulator import RealSimulator
from cookoff.physics.solids import showing

ROUNDS = 200
BAR = 0.025
"""Seconds a roll or a placement may take, at the 95th percentile."""
MIXED = (DieKind.D6, DieKind.D8, DieKind.D10, DieKind.D6, DieKind.D10)

Times = list[tuple[float, float, float]]
"""Wall time, processor time, simulated time."""


def main() -> None:
    """Print medians and 95th percentiles, and what our layer costs."""
    simulator = RealSimulator()
    jobs: dict[str, Callable[[int], Motion]] = {
        f"roll 5 {kind.value}": _roller(simulator, (kind,) * 5) for kind in DieKind
    }
    jobs["roll 5 mixed"] = _roller(simulator, MIXED)
    jobs["place on a tower of 5"] = _placer(simulator)
    times: dict[str, Times] = {name: [] for name in jobs}
    for job in jobs.values():
        job(0)  # compiles the model
    for number in track(range(ROUNDS), "rolling and stacking", transient=True):
        for name, job in jobs.items():
            wall, processor = time.perf_counter(), time.process_time()
            motion = job(number)
            times[name].append((time.perf_counter() - wall, time.process_time() - processor, motion.duration))
    print(
        f"{'':24}{'wall median':>13}{'p95':>8}{'processor median':>19}{'p95':>8}   (ms; bar: p95 under {BAR * 1000:g})"
    )
    for name, found in times.items():
        walls, processors, _ = zip(*found, strict=True)
        figures = (_at(walls, 0.5), _at(walls, 0.95), _at(processors, 0.5), _at(processors, 0.95))
        print("{:24}{:13.1f}{:8.1f}{:19.1f}{:8.1f}".format(name, *(1000.0 * figure for figure in figures)))
    layer = _layer(simulator)
    print(f"a roll of 5 mixed dice takes {layer:.2f} times as long as the very same steps of the engine alone")


def _roller(simulator: RealSimulator, kinds: tuple[DieKind, ...]) -> Callable[[int], Motion]:
    sample = sample_dice()
    dice = tuple(sample.die(number, kind) for number, kind in enumerate(kinds))
    return lambda seed: simulator.roll(dice, handful(dice, sample.card, seed), sample.card)


def _placer(simulator: RealSimulator) -> Callable[[int], Motion]:
    """Sets a sixth die on towers of five that were built on this table."""
    towers = [_built(simulator, seed) for seed in range(8)]
    return lambda seed: simulator.place(*_next(towers[seed % len(towers)], DieKind.D6, random.Random(seed)))


def _built(simulator: RealSimulator, seed: int) -> Tower:
    """A tower of five that stands, built die by die with an unsteady hand."""
    rng = random.Random(seed)
    tower = Tower(sample_dice().plate, ())
    while len(tower.dice) < 5:
        taller, release = _next(tower, rng.choice(MIXED), rng)
        motion = simulator.place(taller, release)
        if read_tower(taller, motion).stands:
            tower = Tower(tower.plate, dice_after(taller.dice, motion))
        else:
            tower = Tower(tower.plate, ())
    return tower


def _next(tower: Tower, kind: DieKind, rng: random.Random) -> tuple[Tower, Release]:
    sample = sample_dice()
    die = sample.die(len(tower.dice), kind)
    top = sum(below.size for below in tower.dice)
    position = Vec3(rng.gauss(0.0, 0.001), rng.gauss(0.0, 0.001), top + die.size / 2.0 + 0.001)
    velocity = Vec3(rng.gauss(0.0, 0.01), rng.gauss(0.0, 0.01), -0.02)
    return Tower(tower.plate, (*tower.dice, die)), Release(
        die.id, position, showing(kind, 1, rng.uniform(-3.0, 3.0)), velocity
    )


class _Noted(Bouncer):
    """Remembers how the last run began, and when it changed the velocities to what."""

    begun: ClassVar[tuple[Array, Array]]
    kicks: ClassVar[list[tuple[int, Array]]]

    def __init__(
        self, model: mujoco.MjModel, data: mujoco.MjData, restitution: tuple[float, ...], normal_rows: int
    ) -> None:
        super().__init__(model, data, restitution, normal_rows)
        _Noted.begun, _Noted.kicks = (model.qpos0.copy(), data.qvel.copy()), []

    def after_step(self, before: Array) -> None:
        was = self.data.qvel.copy()
        super().after_step(before)
        if not np.array_equal(was, self.data.qvel):
            self.kicks.append((round(self.data.time / self.step), self.data.qvel.copy()))


def _layer(simulator: RealSimulator) -> float:
    """Processor time of our rolls over that of the engine alone: the very same steps, bounces put in as they were."""
    sample = sample_dice()
    dice = tuple(sample.die(number, kind) for number, kind in enumerate(MIXED))
    key = DiceKey(sample.card, tuple(DieShape(d.kind, d.size, d.mass, False) for d in dice), 0.001)
    rig = DiceRig(key)
    ours = bare = 0.0
    for seed in range(ROUNDS // 2):
        throw = handful(dice, sample.card, seed)
        with patch("cookoff.physics.real.dice.runner.Bouncer", _Noted):
            motion = simulator.roll(dice, throw, sample.card)
        start = time.process_time()
        simulator.roll(dice, throw, sample.card)
        ours += time.process_time() - start
        (rig.model.qpos0[:], begun), velocities, steps = _Noted.begun, rig.velocities, 0
        start = time.process_time()
        mujoco.mj_resetData(rig.model, rig.data)
        velocities[:] = begun
        for until, kicked in _Noted.kicks:
            mujoco.mj_step(rig.model, rig.data, nstep=until - steps)
            velocities[:], steps = kicked, until
        mujoco.mj_step(rig.model, rig.data, nstep=round(motion.duration / key.contacts().step) - steps)
        bare += time.process_time() - start
        _check_same(rig, motion)
    return ours / bare


def _check_same(rig: DiceRig, motion: Motion) -> None:
    found = [(rest.position.x, rest.position.y, rest.position.z) for rest in motion.rest]
    if not np.array_equal(np.array(found), rig.poses[:, :3]):
        raise RuntimeError("the engine alone came to another end: its figures would mean nothing")


def _at(values: Sequence[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))]

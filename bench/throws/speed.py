"""How many throws a second, beside the engine alone and beside pooltool, interleaved in one run."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import mujoco

from bench.peers import interpreter
from cookoff.physics.calibration.chips import samples
from cookoff.physics.common.chips.flight import Array, Departure, time_above
from cookoff.physics.port import Scene, Throw, motion_to_binary, sample_board
from cookoff.physics.real.chips.model import STEP, key_of
from cookoff.physics.real.chips.runner import CLEARANCE, STRIDE, ChipRig, Run, ceiling
from cookoff.physics.real.simulator import RealSimulator

THROWS = 200
ROUNDS = 3
"""Every throw is made so many times; the quickest counts where two are compared, all of them elsewhere."""
REAL, ALONE, RAW = "real table", "the same steps, engine alone", "engine alone, from the release"
BOARD = sample_board()
POOLTOOL = [
    "panda3d>=1.10.13,<1.11",
    *("numpy", "numba", "scipy", "attrs", "cattrs", "msgpack", "msgpack-numpy", "numpy-quaternion"),
    *("pyyaml", "click", "pillow", "h5py", "h11", "rich<15", "panda3d-gltf", "panda3d-simplepbr"),
]


def cases(lying: int) -> list[tuple[Scene, Throw]]:
    """Ordinary throws onto so many chips."""
    rng = Random(lying)
    return [(samples.spread(BOARD, lying, rng), samples.toss(BOARD, rng)) for _ in range(THROWS)]


Mode = tuple[bool, bool, bool]


class Spent(NamedTuple):
    """What one throw took, in seconds."""

    wall: float
    cpu: float


class Clock:
    """Started when it is made."""

    def __init__(self) -> None:
        self.wall, self.cpu = time.perf_counter(), time.thread_time()

    def read(self) -> Spent:
        """What was spent since."""
        return Spent(time.perf_counter() - self.wall, time.thread_time() - self.cpu)


class Ours:
    """The whole table: checks, flight, simulation, contacts, keyframes."""

    def __init__(self) -> None:
        self.simulator = RealSimulator()

    def __call__(self, case: tuple[Scene, Throw]) -> Spent:
        """Seconds for one throw."""
        clock = Clock()
        self.simulator.throw(*case)
        return clock.read()


class Noted(Run):
    """A run that remembers when it set the engine to what."""

    def __init__(self, rig: ChipRig, scene: Scene) -> None:
        super().__init__(rig, BOARD, [0, *(chip.id for chip in scene.chips)])
        self.changes: list[tuple[int, Mode]] = []

    def set(self, *, sliding: bool) -> None:
        """See `Run`."""
        before = self.mode
        super().set(sliding=sliding)
        if self.mode is not None and self.mode != before:
            self.changes.append((self.steps, self.mode))


class Prepared(NamedTuple):
    """A throw at the end of its free flight, and how the engine is set from there on."""

    poses: Array
    velocity: Array
    steps: int
    changes: list[tuple[int, Mode]]
    end: int


class Bare:
    """The engine alone: the same steps with the same settings, nothing looked at but whether all is over."""

    def __init__(self, lying: int) -> None:
        self.rig = ChipRig(key_of(BOARD, lying + 1, asleep=True))
        self.prepared = {case: self._prepare(*case) for case in cases(lying)}

    def _prepare(self, scene: Scene, throw: Throw) -> Prepared:
        departure, run = Departure(throw), Noted(self.rig, scene)
        airborne = time_above(BOARD, departure, ceiling(BOARD, scene.chips) + CLEARANCE)
        run.depart(scene.chips, departure, int(airborne / STEP))
        poses, velocity, steps = run.start.ravel(), self.rig.data.qvel[:6].copy(), run.steps
        run.finish()
        return Prepared(poses, velocity, steps, run.changes, run.steps)

    def __call__(self, case: tuple[Scene, Throw]) -> Spent:
        """Seconds for one throw from the end of its free flight."""
        poses, velocity, steps, ((_, begun), *changes), end = self.prepared[case]
        rig, data, model = self.rig, self.rig.data, self.rig.model
        clock = Clock()
        model.qpos0[:] = poses
        mujoco.mj_resetData(model, data)
        data.qvel[:6] = velocity
        rig.adjust(*begun)
        for until, mode in (*changes, (end, None)):
            while steps < until and data.nv_awake:
                count = min(STRIDE, until - steps)
                mujoco.mj_step(model, data, count)
                steps += count
            if mode is not None:
                rig.adjust(*mode)
        return clock.read()


class Plain:
    """The engine as one would use it first: every step from the release on, its settings left alone."""

    def __init__(self, lying: int) -> None:
        self.rig = ChipRig(key_of(BOARD, lying + 1, asleep=True))

    def __call__(self, case: tuple[Scene, Throw]) -> Spent:
        """Seconds for one throw."""
        scene, throw = case
        run = Run(self.rig, BOARD, [0, *(chip.id for chip in scene.chips)])
        run.depart(scene.chips, Departure(throw), 0)
        data, model = self.rig.data, self.rig.model
        velocity = data.qvel[:6].copy()
        clock = Clock()
        mujoco.mj_resetData(model, data)
        data.qvel[:6] = velocity
        while data.nv_awake and data.time < 3.0:
            mujoco.mj_step(model, data, nstep=4)
        return clock.read()


class Pooltool:
    """An ordinary shot of pooltool, in its own environment."""

    def __init__(self) -> None:
        python = interpreter("pooltool", POOLTOOL, no_deps=("pooltool-billiards==0.6.0",))
        script = Path(__file__).with_name("_pooltool_shots.py")
        self.process = subprocess.Popen(
            [str(python), str(script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        print("warming pooltool up ...", file=sys.stderr, flush=True)
        assert self.process.stdout is not None
        if self.process.stdout.readline().strip() != "ready":
            raise RuntimeError("pooltool did not start")

    def __call__(self, _case: tuple[Scene, Throw]) -> Spent:
        """Seconds for one shot; the case is ours, not its."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return Spent(*map(float, self.process.stdout.readline().split()))

    def close(self) -> None:
        """End the peer."""
        self.process.communicate()


Rival = Callable[[tuple[Scene, Throw]], Spent]


def interleaved(rivals: dict[tuple[int, str], Rival]) -> dict[tuple[int, str], list[list[Spent]]]:
    """What every rival spends on every case with its number of chips, in each round; throw by throw in turn."""
    all_cases = {lying: cases(lying) for lying, _ in rivals}
    for (lying, _), rival in rivals.items():
        rival(all_cases[lying][0])
    times: dict[tuple[int, str], list[list[Spent]]] = {key: [[] for _ in range(THROWS)] for key in rivals}
    for number in range(ROUNDS * THROWS):
        if sys.stderr.isatty():
            print(f"\r{number} of {ROUNDS * THROWS} throws each", end="", file=sys.stderr, flush=True)
        case = number % THROWS
        for key, rival in rivals.items():
            times[key][case].append(rival(all_cases[key[0]][case]))
    print("\r", end="", file=sys.stderr)
    return times


def line(name: str, spent: list[Spent]) -> None:
    """Print one rival's figures."""
    cpu = sorted(one.cpu for one in spent)
    print(
        f"  {name:40} {1 / statistics.mean(cpu):7.1f} {statistics.median(cpu) * 1e3:8.1f} {p95(cpu) * 1e3:8.1f}"
        f" {1 / statistics.mean(one.wall for one in spent):10.1f}"
    )


def more(ours: list[list[Spent]], theirs: list[list[Spent]]) -> str:
    """How much more we take than another, by processor time and by the wall, each throw at its quickest."""
    mine, other = ([(min(one.cpu for one in c), min(one.wall for one in c)) for c in side] for side in (ours, theirs))
    (cpu, wall), (other_cpu, other_wall) = (map(sum, zip(*side, strict=True)) for side in (mine, other))
    return f"{cpu / other_cpu - 1:+7.1%} by processor time, {wall / other_wall - 1:+.1%} by the wall"


def p95(values: list[float]) -> float:
    """All but a twentieth are at most this."""
    return sorted(values)[int(0.95 * len(values))]


def work(lying: int) -> float:
    """Throws a second of one process."""
    ours = Ours()
    all_cases = cases(lying)
    ours(all_cases[0])
    return 1.0 / statistics.mean(ours(case).wall for case in all_cases)


def main() -> None:
    """Print the figures and their bars."""
    pooltool = Pooltool()
    rivals: dict[tuple[int, str], Rival] = {
        (12, REAL): Ours(),
        (12, ALONE): Bare(12),
        (12, RAW): Plain(12),
        (24, REAL): Ours(),
        (24, ALONE): Bare(24),
        (12, "pooltool, ordinary shot"): pooltool,
    }
    times = interleaved(rivals)
    pooltool.close()
    flat = {key: [one for case in found for one in case] for key, found in times.items()}
    print(f"{THROWS} throws {ROUNDS} times each, in turn; by processor time, so that a busy machine spoils less")
    print(f"  {'':40} {'a second':>7} {'median':>7} {'p95 ms':>8} {'by the wall':>10}")
    for (lying, name), values in flat.items():
        line(f"{name}, {lying} lying" if name in (REAL, ALONE) else name, values)
    mean = {key: statistics.mean(one.cpu for one in values) for key, values in flat.items()}
    slow = p95([one.cpu for one in flat[12, REAL]])
    print(f"  throws a second a core, 12 lying     {1 / mean[12, REAL]:7.1f}   wanted 100")
    print(f"  p95, 12 lying                        {slow * 1e3:7.1f} ms wanted under 25 ms")
    print(f"  24 lying cost, times 12 lying        {mean[24, REAL] / mean[12, REAL]:7.2f}   wanted at most 2")
    print(f"  we, over the raw engine loop         {more(times[12, REAL], times[12, RAW])}; wanted under 10 %")
    print(f"  we, over the very same steps alone   {more(times[12, REAL], times[12, ALONE])}")
    print(f"  the same with 24 lying               {more(times[24, REAL], times[24, ALONE])}")
    print(f"  times as fast as pooltool            {mean[12, 'pooltool, ordinary shot'] / mean[12, REAL]:7.1f}")
    with get_context("spawn").Pool(2) as pool:
        rates = pool.map(work, [12, 12], chunksize=1)
    print(f"  two processes, by the wall           {sum(rates):7.1f}   ({rates[0]:.1f} + {rates[1]:.1f})")
    simulator = RealSimulator()
    sizes = sorted(len(motion_to_binary(simulator.throw(*case))) for case in cases(12))
    print(f"  bytes of a motion, median, largest   {sizes[THROWS // 2]:7}   {sizes[-1]}, wanted under 6000")


if __name__ == "__main__":
    main()

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
from cookoff.physics import samples
from cookoff.physics.chip_model import STEP, key_of
from cookoff.physics.chips import CLEARANCE, Run, World, ceiling
from cookoff.physics.flight import Launch, time_above
from cookoff.physics.port import Scene, Throw, motion_to_binary, sample_board
from cookoff.physics.real import RealTable

THROWS = 200
TURN = 10
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
        self.table = RealTable()

    def __call__(self, case: tuple[Scene, Throw]) -> Spent:
        """Seconds for one throw."""
        clock = Clock()
        self.table.throw(*case)
        return clock.read()


class Bare:
    """The engine alone: the same steps from the same state, nothing noted, nothing checked, nothing told."""

    def __init__(self, lying: int) -> None:
        self.world = World(key_of(BOARD, lying + 1, asleep=True))

    def __call__(self, case: tuple[Scene, Throw]) -> Spent:
        """Seconds for one throw from the end of its free flight."""
        scene, throw = case
        launch = Launch(throw)
        run = Run(self.world, BOARD, [0, *(chip.id for chip in scene.chips)])
        airborne = time_above(BOARD, launch, ceiling(BOARD, scene.chips) + CLEARANCE)
        run.launch(scene.chips, launch, int(airborne / STEP))
        data, model, steps, frame = self.world.data, self.world.model, run.steps, len(run.frames)
        velocity = data.qvel[:6].copy()
        clock = Clock()
        mujoco.mj_resetData(model, data)
        data.qvel[:6] = velocity
        while data.nv_awake and steps < 3000:
            count = round(frame / 60 / STEP) - steps
            for part in (6, 6, count - 12):
                if part > 0 and data.nv_awake:
                    mujoco.mj_step(model, data, part)
            steps, frame = steps + count, frame + 1
            run.adapt(self.world.poses.tolist())
        return clock.read()


class Plain:
    """The engine as one would use it first: every step from the release on, its settings left alone."""

    def __init__(self, lying: int) -> None:
        self.world = World(key_of(BOARD, lying + 1, asleep=True))

    def __call__(self, case: tuple[Scene, Throw]) -> Spent:
        """Seconds for one throw."""
        scene, throw = case
        run = Run(self.world, BOARD, [0, *(chip.id for chip in scene.chips)])
        run.launch(scene.chips, Launch(throw), 0)
        data, model = self.world.data, self.world.model
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


def interleaved(rivals: dict[tuple[int, str], Rival]) -> dict[tuple[int, str], list[Spent]]:
    """Every rival's seconds for every case with its number of chips, ten throws at a turn."""
    all_cases = {lying: cases(lying) for lying, _ in rivals}
    for (lying, _), rival in rivals.items():
        rival(all_cases[lying][0])
    times: dict[tuple[int, str], list[Spent]] = {key: [] for key in rivals}
    for first in range(0, THROWS, TURN):
        for key, rival in rivals.items():
            times[key] += [rival(case) for case in all_cases[key[0]][first : first + TURN]]
    return times


def line(name: str, spent: list[Spent]) -> None:
    """Print one rival's figures."""
    cpu = sorted(one.cpu for one in spent)
    print(
        f"  {name:40} {1 / statistics.mean(cpu):7.1f} {statistics.median(cpu) * 1e3:8.1f} {p95(cpu) * 1e3:8.1f}"
        f" {1 / statistics.mean(one.wall for one in spent):10.1f}"
    )


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
    print(f"{THROWS} throws each, turn by turn; by processor time, so that a busy machine spoils less")
    print(f"  {'':40} {'a second':>7} {'median':>7} {'p95 ms':>8} {'by the wall':>10}")
    for (lying, name), values in times.items():
        line(f"{name}, {lying} lying" if name in (REAL, ALONE) else name, values)
    mean = {key: statistics.mean(one.cpu for one in values) for key, values in times.items()}
    slow = p95([one.cpu for one in times[12, REAL]])
    print(f"  throws a second a core, 12 lying     {1 / mean[12, REAL]:7.1f}   wanted 100")
    print(f"  p95, 12 lying                        {slow * 1e3:7.1f} ms wanted under 25 ms")
    print(f"  24 lying cost, times 12 lying        {mean[24, REAL] / mean[12, REAL]:7.2f}   wanted at most 2")
    print(f"  our layer over the very same steps   {mean[12, REAL] / mean[12, ALONE] - 1:7.1%}   wanted under 10 %")
    print(
        f"  the whole over the raw engine loop   {mean[12, REAL] / mean[12, RAW] - 1:7.1%}   (no flight in closed form)"
    )
    print(f"  times as fast as pooltool            {mean[12, 'pooltool, ordinary shot'] / mean[12, REAL]:7.1f}")
    with get_context("spawn").Pool(2) as pool:
        rates = pool.map(work, [12, 12], chunksize=1)
    print(f"  two processes, by the wall           {sum(rates):7.1f}   ({rates[0]:.1f} + {rates[1]:.1f})")
    table = RealTable()
    sizes = sorted(len(motion_to_binary(table.throw(*case))) for case in cases(12))
    print(f"  bytes of a motion, median, largest   {sizes[THROWS // 2]:7}   {sizes[-1]}, wanted under 6000")


if __name__ == "__main__":
    main()

"""How many throws a second, beside the engine alone and beside pooltool, interleaved in one run."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from random import Random

import mujoco

from bench.peers import interpreter
from cookoff.physics import samples
from cookoff.physics.chip_model import STEP, key_of
from cookoff.physics.chips import CLEARANCE, Run, World, ceiling
from cookoff.physics.flight import Launch, time_above
from cookoff.physics.port import Scene, Throw, motion_to_binary, sample_board
from cookoff.physics.real import RealTable

THROWS = 200
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


class Ours:
    """The whole table: checks, flight, simulation, contacts, keyframes."""

    def __init__(self) -> None:
        self.table = RealTable()

    def __call__(self, case: tuple[Scene, Throw]) -> float:
        """Seconds for one throw."""
        start = time.perf_counter()
        self.table.throw(*case)
        return time.perf_counter() - start


class Bare:
    """The engine alone: the same steps from the same state, nothing noted, nothing checked, nothing told."""

    def __init__(self, lying: int) -> None:
        self.world = World(key_of(BOARD, lying + 1, asleep=True))

    def __call__(self, case: tuple[Scene, Throw]) -> float:
        """Seconds for one throw from the end of its free flight."""
        scene, throw = case
        launch = Launch(throw)
        run = Run(self.world, BOARD, [0, *(chip.id for chip in scene.chips)])
        airborne = time_above(BOARD, launch, ceiling(BOARD, scene.chips) + CLEARANCE)
        run.launch(scene.chips, launch, int(airborne / STEP))
        data, model, steps, frame = self.world.data, self.world.model, run.steps, len(run.frames)
        start = time.perf_counter()
        while data.nv_awake and steps < 3000:
            count = round(frame / 60 / STEP) - steps
            for part in (4, 4, 4, count - 12):
                if part > 0 and data.nv_awake:
                    mujoco.mj_step(model, data, nstep=part)
            steps, frame = steps + count, frame + 1
            run.adapt(data.qpos.reshape(-1, 7))
        return time.perf_counter() - start


class Plain:
    """The engine as one would use it first: every step from the release on, its settings left alone."""

    def __init__(self, lying: int) -> None:
        self.world = World(key_of(BOARD, lying + 1, asleep=True))

    def __call__(self, case: tuple[Scene, Throw]) -> float:
        """Seconds for one throw."""
        scene, throw = case
        run = Run(self.world, BOARD, [0, *(chip.id for chip in scene.chips)])
        run.launch(scene.chips, Launch(throw), 0)
        data, model = self.world.data, self.world.model
        start = time.perf_counter()
        while data.nv_awake and data.time < 3.0:
            mujoco.mj_step(model, data, nstep=4)
        return time.perf_counter() - start


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

    def __call__(self, _case: tuple[Scene, Throw]) -> float:
        """Seconds for one shot; the case is ours, not its."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        """End the peer."""
        self.process.communicate()


def interleaved(rivals: dict[str, Callable[[tuple[Scene, Throw]], float]], lying: int) -> dict[str, list[float]]:
    """Every rival's seconds for every case, turn by turn."""
    all_cases = cases(lying)
    for rival in rivals.values():
        rival(all_cases[0])
    times: dict[str, list[float]] = {name: [] for name in rivals}
    for case in all_cases:
        for name, rival in rivals.items():
            times[name].append(rival(case))
    return times


def line(name: str, times: list[float]) -> None:
    """Print one rival's figures."""
    ordered = sorted(times)
    p95 = ordered[int(0.95 * len(ordered))]
    print(
        f"  {name:34} {1 / statistics.mean(times):7.1f} a second   median {statistics.median(times) * 1e3:5.1f} ms"
        f"   p95 {p95 * 1e3:5.1f} ms"
    )


def work(lying: int) -> float:
    """Throws a second of one process."""
    ours = Ours()
    all_cases = cases(lying)
    ours(all_cases[0])
    return 1.0 / statistics.mean(ours(case) for case in all_cases)


def main() -> None:
    """Print the figures and their bars."""
    results = {}
    for lying in (12, 24):
        rivals: dict[str, Callable[[tuple[Scene, Throw]], float]] = {
            "real table": Ours(),
            "the same steps, engine alone": Bare(lying),
            "engine alone, from the release": Plain(lying),
        }
        peer = Pooltool() if lying == 12 else None
        if peer is not None:
            rivals["pooltool, ordinary shot"] = peer
        times = results[lying] = interleaved(rivals, lying)
        print(f"{lying} chips lying, {THROWS} throws, one process")
        for name, values in times.items():
            line(name, values)
        if peer is not None:
            peer.close()
    mean = {lying: statistics.mean(times["real table"]) for lying, times in results.items()}
    bare = statistics.mean(results[12]["the same steps, engine alone"])
    ordered = sorted(results[12]["real table"])
    print(f"  throws a second, 12 lying          {1 / mean[12]:7.1f}   wanted 100")
    print(f"  p95, 12 lying                      {ordered[int(0.95 * THROWS)] * 1e3:7.1f} ms wanted under 25 ms")
    print(f"  24 lying cost, times 12 lying      {mean[24] / mean[12]:7.2f}   wanted at most 2")
    print(f"  our layer over the engine alone    {mean[12] / bare - 1:7.1%}   wanted under 10 %")
    with get_context("spawn").Pool(2) as pool:
        rates = pool.map(work, [12, 12], chunksize=1)
    print(f"  two processes, throws a second     {sum(rates):7.1f}   ({rates[0]:.1f} + {rates[1]:.1f})")
    table = RealTable()
    sizes = sorted(len(motion_to_binary(table.throw(*case))) for case in cases(12))
    print(f"  bytes of a motion, median, largest {sizes[THROWS // 2]:7}   {sizes[-1]}, wanted under 6000")


if __name__ == "__main__":
    main()

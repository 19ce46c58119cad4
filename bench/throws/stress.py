"""5,000 throws over the whole range of throws, absurd ones included: does anything break?"""

import math
import sys
import time
from collections import Counter
from multiprocessing import get_context

from cookoff.physics.calibration.chips.overlap import worst_overlap
from cookoff.physics.calibration.chips.samples import ordeal
from cookoff.physics.common.keyframes import poses
from cookoff.physics.port import BoardMeasures, Motion, Scene, Vec3, sample_board
from cookoff.physics.readings import settled
from cookoff.physics.real.simulator import RealSimulator

THROWS = 5_000
CHUNK = 50
ALLOWED_OVERLAP = 0.0005


def faults(scene: Scene, motion: Motion) -> list[str]:
    """What is wrong with a motion."""
    found = []
    m = scene.board.measures
    numbers = [
        n
        for rest in motion.rest
        for n in (*(getattr(rest.position, a) for a in "xyz"), *(getattr(rest.orientation, a) for a in "wxyz"))
    ]
    if not all(map(math.isfinite, numbers)):
        found.append("not finite")
    # A hard blow presses a chip a few millimetres into the board for a moment; it must not stay there or get through.
    if any(_inside(m, pose.position, -m.thickness) for track in motion.tracks for pose in poses(track)) or any(
        _inside(m, rest.position, 0.0) for rest in motion.rest
    ):
        found.append("through the board")
    if motion.duration > scene.board.limits.time:
        found.append("unfinished")
    return found


def _inside(measures: BoardMeasures, p: Vec3, height: float) -> bool:
    """The point lies over the board in plan, but below that height."""
    return p.z < height and abs(p.x) < measures.width / 2.0 and abs(p.y) < measures.depth / 2.0


def chunk(first: int) -> tuple[Counter[str], list[tuple[float, int]], float]:
    """Counts, worst overlaps and slowest throw of one share of the work."""
    simulator, board = RealSimulator(), sample_board()
    counts: Counter[str] = Counter()
    overlaps, slowest = [], 0.0
    for number in range(first, first + CHUNK):
        scene, throw = ordeal(board, number)
        start = time.process_time()
        motion = simulator.throw(scene, throw)
        slowest = max(slowest, time.process_time() - start)
        counts.update(faults(scene, motion))
        counts["brought to rest by rule"] += motion.forced
        counts["with a chip gone from the table"] += any(rest.gone for rest in motion.rest)
        overlaps.append((worst_overlap(settled(scene, motion)), number))
    overlaps.sort(reverse=True)
    return counts, overlaps[:3], slowest


def main() -> None:
    """Print the counts."""
    counts: Counter[str] = Counter()
    overlaps: list[tuple[float, int]] = []
    slowest = 0.0
    with get_context("spawn").Pool(2) as pool:
        for done, (some, worst, slow) in enumerate(pool.imap_unordered(chunk, range(0, THROWS, CHUNK)), 1):
            counts += some
            overlaps += worst
            slowest = max(slowest, slow)
            if sys.stderr.isatty():
                print(f"\r{done * CHUNK} of {THROWS} throws", end="", file=sys.stderr, flush=True)
    overlaps.sort(reverse=True)
    print(f"\r{THROWS} throws: 0, 4, 12, 24 chips lying, piles of 24 in the middle, at the rim and on it")
    for name in ("not finite", "through the board", "unfinished"):
        print(f"  {name:34} {counts[name]:5}   wanted 0")
    print(f"  {'worst overlap at rest':34} {overlaps[0][0] * 1e3:5.2f} mm wanted under {ALLOWED_OVERLAP * 1e3} mm")
    print(f"    the worst three are ordeals {', '.join(f'{n} ({d * 1e3:.2f} mm)' for d, n in overlaps[:3])}")
    for name in ("brought to rest by rule", "with a chip gone from the table"):
        print(f"  {name:34} {counts[name]:5}")
    print(f"  {'slowest throw':34} {slowest * 1e3:5.0f} ms of processor time")


if __name__ == "__main__":
    main()

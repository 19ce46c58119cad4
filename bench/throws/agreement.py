"""Do the quick and the real simulator agree? The same 2,000 throws of every style, onto boards with chips lying.

The throws are trials that no fit was made from (their numbers begin at FIRST): aimed at the outlines of the board from
all sides, made by steady, average and casual hands, onto 1 to 12 chips; on the board of every throwing game. Both
tables answer as games hear them: a chip that the quick table left where it cannot lie has been laid flat. How many
throws that concerns is printed.

- valid, bare, out: what the readings say of the thrown chip where it rests. Out: it left the table, its hole is over
  the rim or beyond, or it rests on the rim. Valid: its hole sees an outline. Bare: neither.
- distance: from the release to where the thrown chip rests, in plan, the mean over the chips that are not out.
- knocked: chips that lay there and end at least 1 mm from where they were, per throw.
- apart: between the two tables' rest points of the same throw, the median. Nothing is demanded of it: throws that meet
  other chips are chaotic.
"""

import math
import statistics
import sys
import time
from typing import Any

from msgspec import Struct

from cookoff.engine import room
from cookoff.physics.calibration.chips.agreement import KNOCKED
from cookoff.physics.calibration.chips.styled_throws import STYLES, trial
from cookoff.physics.common.chips.overlap_repair import repair_overlaps
from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import Motion
from cookoff.physics.port import Face, Scene, Throw
from cookoff.physics.quick.simulator import QuickSimulator
from cookoff.physics.readings import read, settled
from cookoff.physics.real.simulator import RealSimulator

THROWS = 2000
FIRST = 100_000
BOARDS = ("safranito", "hibachi", "fired-up")


class Ending(Struct, frozen=True):
    """What became of a throw."""

    lie: str
    x: float
    y: float
    distance: float
    knocked: int
    turned: bool


def ending(scene: Scene, throw: Throw, motion: Motion) -> Ending:
    """Read a motion."""
    (rest,) = [rest for rest in motion.rest if rest.id == throw.chip]
    place = {chip.id: chip.position for chip in scene.chips}
    knocked = sum(
        math.hypot(other.position.x - place[other.id].x, other.position.y - place[other.id].y) > KNOCKED
        for other in motion.rest
        if other.id != throw.chip
    )
    lie, up = "out", throw.down
    if not rest.gone:
        (one,) = [one for one in read(settled(scene, motion)) if one.chip == throw.chip]
        up = one.up
        if not (one.hole_over_rim or one.hole_beyond or one.on_rim):
            lie = "valid" if one.glimpses else "bare"
    x, y = rest.position.x, rest.position.y
    thrown_up = Face.BACK if throw.down is Face.FRONT else Face.FRONT
    far = math.hypot(x - throw.release.x, y - throw.release.y)
    return Ending(lie, x, y, far, knocked, up is not thrown_up)


class Summary:
    """The figures of one table and one style."""

    def __init__(self, endings: list[Ending]) -> None:
        count = len(endings)
        self.shares = {lie: sum(one.lie == lie for one in endings) / count for lie in ("valid", "bare", "out")}
        self.distance = statistics.mean(one.distance for one in endings if one.lie != "out")
        self.knocked = sum(one.knocked for one in endings) / count
        self.turned = sum(one.turned for one in endings) / count

    def line(self) -> str:
        """One row of the table."""
        shares = " ".join(f"{share:6.1%}" for share in self.shares.values())
        return f"{shares} {self.distance * 1000:9.1f} {self.knocked:8.3f} {self.turned:7.1%}"


def compare(board: Board, style: str) -> list[str]:
    """Throw a style on both tables, print the figures; what is off."""
    quick, real = QuickSimulator(), RealSimulator()
    given = [trial(board, style, FIRST + number) for number in range(THROWS)]
    motions = [quick.throw(*case) for case in given]
    heard = [repair_overlaps(scene, motion) for (scene, _), motion in zip(given, motions, strict=True)]
    laid = sum(one is not two for one, two in zip(motions, heard, strict=True))
    fast = [ending(*case, motion) for case, motion in zip(given, heard, strict=True)]
    slow, told = [], time.monotonic()
    for number, case in enumerate(given):
        slow.append(ending(*case, repair_overlaps(case[0], real.throw(*case))))
        if time.monotonic() - told > 5.0:
            told = time.monotonic()
            print(f"  {style}: {number + 1} of {THROWS} on the real table", file=sys.stderr, flush=True)
    ours, theirs = Summary(fast), Summary(slow)
    apart = statistics.median(math.dist((a.x, a.y), (b.x, b.y)) for a, b in zip(fast, slow, strict=True))
    same = sum(a.lie == b.lie for a, b in zip(fast, slow, strict=True)) / THROWS
    print(f"  {style:6} real  {theirs.line()}")
    print(f"  {'':6} quick {ours.line()}   apart {apart * 1000:.1f} mm, same lie {same:.1%}, laid flat {laid}")
    off = []
    for lie, share in theirs.shares.items():
        if abs(ours.shares[lie] - share) >= 0.03:
            off.append(f"{style} {lie} by {ours.shares[lie] - share:+.1%}")
    if abs(ours.distance - theirs.distance) >= 0.01:
        off.append(f"{style} distance by {(ours.distance - theirs.distance) * 1000:+.1f} mm")
    if abs(ours.knocked / theirs.knocked - 1.0) >= 0.15:
        off.append(f"{style} knocked by {ours.knocked / theirs.knocked - 1.0:+.1%}")
    return off


def main() -> None:
    """Print the figures of every board and style, and whether they agree."""
    print(f"{THROWS} throws of each style on both tables, 1 to 12 chips lying; wanted: shares within 3 points,")
    print("distance within 10 mm, knocked within 15 %")
    for name in BOARDS:
        game: Any = room(name).load(None)
        board = game.lookup.ground.board
        print(f"{name:14} {'valid':>6} {'bare':>6} {'out':>6} {'dist. mm':>9} {'knocked':>8} {'turned':>7}", flush=True)
        off = [fault for style in STYLES for fault in compare(board, style)]
        print("  they agree" if not off else f"  they do not agree: {'; '.join(off)}", flush=True)


if __name__ == "__main__":
    main()

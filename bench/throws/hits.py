"""Do hands and styles make sense? Shares of throws that hit what they were aimed at, and that knock a chip away."""

import sys
import time
from multiprocessing import get_context
from random import Random

from msgspec import structs

from cookoff.physics.aim import Aimed, Aimer
from cookoff.physics.geometry import FLIPPED
from cookoff.physics.hand import Style, execute, hand_data
from cookoff.physics.port import BodyPose, Circle, Outline, Polygon, Scene, Vec2, Vec3, sample_board
from cookoff.physics.readings import read, settled
from cookoff.physics.real.simulator import RealSimulator

THROWS = 60
FASTER = 1.5
"""To knock a chip away, throw harder than to come to rest there."""
ROWS = ("near", "middle", "far")


def middle(outline: Outline) -> Vec2:
    """The point to aim at."""
    match outline:
        case Circle(centre=centre):
            return centre
        case Polygon(points=points):
            return Vec2(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))


def rows() -> dict[str, list[Outline]]:
    """The large outlines of the sample board by their distance from the near side."""
    large = sorted(sample_board().outlines[:9], key=lambda outline: middle(outline).y)
    return {row: large[3 * i : 3 * i + 3] for i, row in enumerate(ROWS)}


def share(case: tuple[str, str, str], throws: int = THROWS) -> tuple[tuple[str, str, str], float, float]:
    """How often a hand hits a row with a style, and how often it moves a chip that lies on the target."""
    row, style, hand = case
    board, simulator = sample_board(), RealSimulator()
    aimer, skill, rng = Aimer(simulator), hand_data().skills[hand], Random(f"{row} {style} {hand}")
    hits = knocks = 0
    targets = rows()[row]
    for number in range(throws):
        outline = targets[number % 3]
        goal = middle(outline)
        found = aimer.aim(board, goal, Style(style))
        if not isinstance(found, Aimed):
            continue
        throw = execute(found.throw, skill, rng.gauss, board.limits)
        empty = Scene(board)
        lies = read(settled(empty, simulator.throw(empty, throw)))
        hits += any(
            glimpse.outline == outline.name
            for lie in lies
            if not (lie.on_rim or lie.hole_over_rim)
            for glimpse in lie.glimpses
        )
        rival = BodyPose(1, Vec3(goal.x, goal.y, board.chip.thickness / 2.0), FLIPPED)
        v = throw.velocity
        faster = structs.replace(throw, velocity=Vec3(FASTER * v.x, FASTER * v.y, FASTER * v.z))
        moved = [rest for rest in simulator.throw(Scene(board, (rival,)), faster).rest if rest.id == 1]
        knocks += any(abs(rest.position.x - goal.x) + abs(rest.position.y - goal.y) > 0.03 for rest in moved)
    return case, hits / throws, knocks / throws


def main() -> None:
    """Print both tables."""
    hands, styles = list(hand_data().skills), [style.value for style in Style if style is not Style.BANK]
    cases = [(row, style, hand) for hand in hands for style in styles for row in ROWS]
    shares: dict[tuple[str, str, str], tuple[float, float]] = {}
    start = time.perf_counter()
    with get_context("spawn").Pool(2) as pool:
        for case, hit, knock in pool.imap_unordered(share, cases):
            shares[case] = hit, knock
            if sys.stderr.isatty():
                print(f"\r{len(shares)} of {len(cases)} cells", end="", file=sys.stderr, flush=True)
    for column, title in enumerate(
        ("hits what it was aimed at", f"thrown {FASTER} times as fast, moves a chip lying there by more than 3 cm")
    ):
        print(f"\r{title}, share of {THROWS} throws")
        print(f"{'hand':10}{'style':8}" + "".join(f"{row:>8}" for row in ROWS))
        for hand in hands:
            for style in styles:
                cells = "".join(f"{shares[row, style, hand][column]:8.2f}" for row in ROWS)
                print(f"{hand:10}{style:8}{cells}")
    print(f"({time.perf_counter() - start:.0f} s)")


if __name__ == "__main__":
    main()

"""Random scenes and throws for tests, benchmarks and fits."""

import math
from random import Random

from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import BodyPose
from cookoff.physics.geometry import FLIPPED, UPRIGHT, Vec3
from cookoff.physics.port import Face, Scene, Throw


def spread(board: Board, count: int, rng: Random) -> Scene:
    """`count` chips (numbered from 1) lying flat in random places inside the rim, none on another.

    A board too small for that many raises ValueError.
    """
    m, chip = board.measures, board.chip
    room_x = m.inner_x - chip.diameter / 2.0
    room_y = m.inner_y - chip.diameter / 2.0
    places: list[tuple[float, float]] = []
    for _ in range(10_000):
        if len(places) == count:
            break
        place = rng.uniform(-room_x, room_x), rng.uniform(-room_y, room_y)
        if all(math.dist(place, other) > 1.05 * chip.diameter for other in places):
            places.append(place)
    else:
        raise ValueError(f"no room for {count} chips side by side")
    half = chip.thickness / 2.0
    return Scene(
        board,
        tuple(
            BodyPose(number, Vec3(x, y, half), rng.choice((FLIPPED, UPRIGHT)))
            for number, (x, y) in enumerate(places, 1)
        ),
    )


def pile(board: Board, count: int, x: float = 0.0, y: float = 0.0) -> Scene:
    """A pile of `count` chips (numbered from 1) around the point (x, y) of the playing area or the rim."""
    m, half = board.measures, board.chip.thickness / 2.0
    on_rim = abs(x) > m.inner_x or abs(y) > m.inner_y
    base = m.rim_height if on_rim else 0.0
    places = (Vec3(x, y, base + half * (2 * number + 1)) for number in range(count))
    return Scene(board, tuple(BodyPose(number, place, FLIPPED) for number, place in enumerate(places, 1)))


def toss(board: Board, rng: Random, chip: int = 0) -> Throw:
    """A throw like a person's: from the near side, flat or lofted, towards a random point of the board."""
    m = board.measures
    x = rng.uniform(-0.4, 0.4) * m.width
    release = Vec3(x, -m.outer_y - rng.uniform(0.05, 0.15), rng.uniform(0.03, 0.2))
    goal_x, goal_y = rng.uniform(-0.35, 0.35) * m.width, rng.uniform(-0.35, 0.35) * m.depth
    heading = math.atan2(goal_y - release.y, goal_x - release.x)
    speed = rng.uniform(0.8, 2.5)
    return Throw(
        chip=chip,
        release=release,
        velocity=Vec3(speed * math.cos(heading), speed * math.sin(heading), rng.uniform(-0.2, 0.8)),
        spin=rng.uniform(-20.0, 20.0),
    )


def wild(board: Board, rng: Random, chip: int = 0) -> Throw:
    """Any throw within the limits, from any side, however absurd: straight down, full speed, full spin."""
    m, limits = board.measures, board.limits
    out = rng.choice((0.0, rng.uniform(0.0, 0.7 * limits.reach)))
    x, y = rng.uniform(-0.5, 0.5) * m.width, m.outer_y + out
    if rng.random() < 0.5:
        x, y = m.outer_x + out, rng.uniform(-0.5, 0.5) * m.depth
    x, y = x * rng.choice((-1.0, 1.0)), y * rng.choice((-1.0, 1.0))
    goal_x, goal_y = rng.uniform(-0.4, 0.4) * m.width, rng.uniform(-0.4, 0.4) * m.depth
    heading = math.atan2(goal_y - y, goal_x - x)
    speed = rng.choice((limits.speed * 0.999999, rng.uniform(0.0, limits.speed), rng.uniform(0.5, 3.0)))
    loft = rng.choice((-math.pi / 2.0, rng.uniform(-1.5, 1.5), rng.uniform(-0.3, 0.6)))
    level = speed * math.cos(loft)
    low = board.chip.diameter / 2.0 + board.chip.thickness + m.rim_height
    return Throw(
        chip=chip,
        release=Vec3(x, y, rng.uniform(low, limits.height - m.thickness)),
        velocity=Vec3(level * math.cos(heading), level * math.sin(heading), speed * math.sin(loft)),
        spin=rng.choice((0.0, limits.spin, rng.uniform(-limits.spin, limits.spin))),
        tumble=rng.choice((0.0, limits.spin, rng.uniform(-limits.spin, limits.spin))),
        tilt=rng.choice((0.0, rng.uniform(-1.57, 1.57))),
        facing=rng.uniform(-math.pi, math.pi),
        down=rng.choice((Face.FRONT, Face.BACK)),
    )


def ordeal(board: Board, number: int) -> tuple[Scene, Throw]:
    """The `number`-th stress test: a wild throw onto 0, 4, 12 or 24 chips, spread or piled in bad places."""
    rng = Random(number)
    m, count = board.measures, (0, 4, 12, 24)[number % 4]
    throw = wild(board, rng)
    if number % 8 != 7:
        return spread(board, count, rng), throw
    inner = m.inner_x - board.chip.diameter / 2.0
    x = rng.choice((0.0, inner, m.outer_x - m.rim_width / 2.0))
    scene = pile(board, count, x)
    if rng.random() < 0.5:
        # straight down at full speed and spin, onto the edge of the pile if it stands on the rim
        top = m.rim_height + (count + 1) * board.chip.thickness + board.chip.diameter
        drop = Vec3(0.0, 0.0, -board.limits.speed)
        release = Vec3(m.outer_x, 0.0, min(top + 0.1, board.limits.height - m.thickness))
        return scene, Throw(chip=0, release=release, velocity=drop, spin=board.limits.spin, tumble=board.limits.spin)
    # or flat into it
    release = Vec3(-m.outer_x - 0.05, 0.0, rng.uniform(0.03, 0.1))
    return scene, Throw(chip=0, release=release, velocity=Vec3(board.limits.speed, 0.0, 0.0), spin=throw.spin)

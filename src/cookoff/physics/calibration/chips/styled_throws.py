"""Throws in the four styles onto boards with chips, to fit and measure the quick simulator.

The throws aim at an outline, from any side, by the textbook (a parabola, a loss at landing, then v²/(2µg)), with our
model of a hand; every other one with the tilt and tumble of a careless grip.
"""

import math
from random import Random

from msgspec import structs

from cookoff.physics.aim import release_point, throw_with
from cookoff.physics.core.board import Board, Circle
from cookoff.physics.core.motion import BodyPose
from cookoff.physics.geometry import FLIPPED, GRAVITY, UPRIGHT, Vec2, Vec3
from cookoff.physics.hand import Grip, Style, execute, hand_data, skill
from cookoff.physics.port import Face, Scene, Throw

STYLES = tuple(style.value for style in Style)
MOST_LYING = 12


def trial(board: Board, style: str, number: int) -> tuple[Scene, Throw]:
    """The `number`-th throw of a style on a board; the same in every process."""
    rng = Random(f"{style}/{number}")
    return _lying(board, rng), _throw(board, Style(style), rng)


def _lying(board: Board, rng: Random) -> Scene:
    """One to twelve chips flat inside the rim, not overlapping; fewer if the board is too small."""
    m, chip = board.measures, board.chip
    room_x = m.inner_x - chip.diameter / 2.0
    room_y = m.inner_y - chip.diameter / 2.0
    wanted = rng.randint(1, MOST_LYING)
    places: list[tuple[float, float]] = []
    for _ in range(20 * MOST_LYING):
        place = rng.uniform(-room_x, room_x), rng.uniform(-room_y, room_y)
        if len(places) < wanted and all(math.dist(place, other) > 1.02 * chip.diameter for other in places):
            places.append(place)
    half = chip.thickness / 2.0
    chips = (
        BodyPose(number, Vec3(x, y, half), rng.choice((FLIPPED, UPRIGHT))) for number, (x, y) in enumerate(places, 1)
    )
    return Scene(board, tuple(chips))


def _throw(board: Board, style: Style, rng: Random) -> Throw:
    m, grip = board.measures, hand_data().styles[style]
    target = _target(board, rng)
    along, far = rng.uniform(-0.4, 0.4), rng.choice((-1.0, 1.0))
    stance = Vec2(along * m.width, far * m.depth) if rng.random() < 0.5 else Vec2(far * m.width, along * m.depth)
    release = release_point(board, grip, stance, target)
    heading = math.atan2(target.y - release.y, target.x - release.x)
    distance = math.hypot(target.x - release.x, target.y - release.y)
    if style is Style.BANK:
        # to the far rim, and with some speed left to come back
        distance += rng.uniform(0.1, 1.0) * max(m.width, m.depth)
    throw = throw_with(grip, release, max(grip.least, _speed(board, grip, distance)), heading)
    hand = skill(rng.choice(("steady", "average", "casual")))
    throw = execute(throw, hand, rng.gauss, board.limits)
    throw = structs.replace(throw, down=rng.choice((Face.FRONT, Face.BACK)), spin=throw.spin * rng.choice((-1.0, 1.0)))
    if rng.random() < 0.5:
        return throw
    tilt = rng.gauss(0.0, 0.08)
    higher = Vec3(release.x, release.y, release.z + board.chip.diameter / 2.0 * abs(math.sin(tilt)))
    return structs.replace(
        throw, release=higher, tilt=tilt, tumble=rng.gauss(0.0, 1.0), facing=rng.uniform(-math.pi, math.pi)
    )


def _target(board: Board, rng: Random) -> Vec2:
    """The middle of some outline; without outlines, some point of the playing area."""
    if not board.outlines:
        m = board.measures
        return Vec2(rng.uniform(-0.3, 0.3) * m.width, rng.uniform(-0.3, 0.3) * m.depth)
    outline = rng.choice(board.outlines)
    if isinstance(outline, Circle):
        return outline.centre
    points = outline.points
    return Vec2(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))


def _speed(board: Board, grip: Grip, distance: float) -> float:
    """The speed for a distance, by bisection."""
    slow, fast = 0.0, board.limits.speed
    for _ in range(30):
        speed = (slow + fast) / 2.0
        slow, fast = (speed, fast) if _path(board, grip, speed) < distance else (slow, speed)
    return slow


def _path(board: Board, grip: Grip, speed: float) -> float:
    pair = board.materials.chip_board
    drop = board.measures.rim_height + grip.height
    level, up = speed * math.cos(grip.loft), speed * math.sin(grip.loft)
    fall = math.sqrt(up * up + 2.0 * GRAVITY * drop)
    after = max(0.0, level - pair.friction * fall)
    return level * (up + fall) / GRAVITY + after * after / (2.0 * pair.friction * GRAVITY)

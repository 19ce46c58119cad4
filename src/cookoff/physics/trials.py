"""Throws in the four styles onto boards with chips lying: what a quick table is fitted to, and measured by.

The launches are those of people who aim at a place and miss it a little. They need no solver: the point where the
chip would land or stop follows from the parabola and from v²/(2µg), and what bounces and rims add is not foreseen.
"""

import math
from random import Random

from cookoff.physics.board import Board, Circle
from cookoff.physics.flight import GRAVITY
from cookoff.physics.geometry import FLIPPED, UPRIGHT, Vec3
from cookoff.physics.motion import BodyPose
from cookoff.physics.port import Face, Scene, Throw

STYLES = ("lob", "snap", "slide", "bank")
MOST_LYING = 12


def trial(board: Board, style: str, number: int) -> tuple[Scene, Throw]:
    """The `number`-th throw of that style on that board: the same one in every process."""
    rng = Random(f"{style}/{number}")
    return _lying(board, rng), _throw(board, style, rng)


def _lying(board: Board, rng: Random) -> Scene:
    """One to twelve chips flat inside the rim, none on another; fewer when the board is too small for them."""
    m, chip = board.measures, board.chip
    room_x = m.width / 2.0 - m.rim_width - chip.diameter / 2.0
    room_y = m.depth / 2.0 - m.rim_width - chip.diameter / 2.0
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


def _throw(board: Board, style: str, rng: Random) -> Throw:
    m = board.measures
    side = rng.randrange(4)
    across, deep = (m.width, m.depth) if side % 2 == 0 else (m.depth, m.width)
    # What shall slide is let go at the edge, or it would drop against the board's side.
    away = {"lob": rng.uniform(0.0, 0.15), "snap": rng.uniform(0.0, 0.05)}.get(style, rng.uniform(0.0, 0.01))
    start_x, start_y = rng.uniform(-0.35, 0.35) * across, -deep / 2.0 - away
    goal_x, goal_y = _goal(board, rng)
    for _ in range(side):
        goal_x, goal_y = goal_y, -goal_x
    heading = math.atan2(goal_y - start_y, goal_x - start_x) + rng.gauss(0.0, 0.03)
    distance = math.hypot(goal_x - start_x, goal_y - start_y)
    low = m.rim_height + board.chip.thickness
    if style == "lob":
        height, loft = rng.uniform(0.08, 0.25), math.radians(rng.uniform(30.0, 65.0))
        speed = _ballistic(0.9 * distance, height, loft)
        spin, tumble, tilt = rng.gauss(0.0, 8.0), rng.gauss(0.0, 2.0), rng.gauss(0.1, 0.1)
    else:
        loft = 0.0
        height = low + (rng.uniform(0.02, 0.08) if style == "snap" else rng.uniform(0.006, 0.02))
        flown = math.sqrt(2.0 * height / GRAVITY)
        brake = board.materials.chip_board.friction * GRAVITY
        # d = v·flown + v²/(2 brake), solved for v
        extra = rng.uniform(2.5, 6.0) if style == "bank" else rng.uniform(1.0, 2.2)
        speed = brake * (math.sqrt(flown * flown + 2.0 * extra * distance / brake) - flown)
        spin = rng.choice((-1.0, 1.0)) * (rng.uniform(10.0, 40.0) if style == "snap" else rng.uniform(0.0, 10.0))
        tumble = rng.gauss(0.0, 1.0 if style == "snap" else 0.2)
        tilt = rng.gauss(0.03, 0.05) if style == "snap" else abs(rng.gauss(0.0, 0.01))
    speed = min(speed * rng.gauss(1.0, 0.06), 0.9 * board.limits.speed)
    x, y = start_x, start_y
    vx, vy = speed * math.cos(loft) * math.cos(heading), speed * math.cos(loft) * math.sin(heading)
    for _ in range(side):
        x, y, vx, vy = -y, x, -vy, vx
    return Throw(
        chip=0,
        release=Vec3(x, y, min(height + board.chip.diameter / 2.0 * abs(math.sin(tilt)), board.limits.height / 2.0)),
        velocity=Vec3(vx, vy, speed * math.sin(loft)),
        spin=spin,
        tumble=tumble,
        tilt=tilt,
        facing=rng.uniform(-0.5, 0.5),
        down=rng.choice((Face.FRONT, Face.BACK)),
    )


def _goal(board: Board, rng: Random) -> tuple[float, float]:
    """The middle of some outline; without outlines, some point of the playing area."""
    if not board.outlines:
        m = board.measures
        return rng.uniform(-0.3, 0.3) * m.width, rng.uniform(-0.3, 0.3) * m.depth
    outline = rng.choice(board.outlines)
    if isinstance(outline, Circle):
        return outline.centre.x, outline.centre.y
    points = outline.points
    return sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points)


def _ballistic(distance: float, drop: float, loft: float) -> float:
    """The speed that carries `distance` far at this loft, landing `drop` lower."""
    return distance / math.cos(loft) * math.sqrt(GRAVITY / 2.0 / (distance * math.tan(loft) + drop))

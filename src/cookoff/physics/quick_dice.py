"""Dice and towers without an engine: odds and statics instead of steps, a thousand times as fast.

A roll: every die flies in closed form, runs on for a while and shows any of its faces. A tower: it stands while every
upper part has its centre of mass above the area where it touches the die below, with a margin for the shock of
landing. `python -m bench dice_likeness` compares it with the real table.
"""

import math
from hashlib import blake2b
from random import Random

import msgspec

from cookoff.physics.flight import GRAVITY
from cookoff.physics.geometry import Quat, Vec3, about
from cookoff.physics.motion import Contact, Motion, Rest, Surface
from cookoff.physics.polyhedra import outline, showing, solid
from cookoff.physics.port import Card, DiceThrow, Die, Release, Tower

ENGINE, VERSION = "quick", "dice-1"

RUN = 0.24
"""A die that lands at a speed v runs on for RUN · v² metres; fitted to the real table."""
SCATTER = 0.0155
"""... and scatters by SCATTER · v² metres in each direction, v its speed at the landing."""
SHOCK = 0.0008
"""A centre of mass nearer to the edge of its support than this falls, in metres."""
LEAN = 0.006
"""... and for each radian of a die's lean at release by so many metres more."""
ROLL_TIME, PLACE_TIME = 0.35, 0.08
"""How long such motions take, in seconds."""

Point = tuple[float, float]


class QuickDice:
    """The dice half of the quick table. Input is not checked: bots and laboratories give none that is wrong."""

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """Roll the dice the throw names onto the card; the others stay where they lie."""
        rng = Random(blake2b(msgspec.msgpack.encode(throw), digest_size=8).digest())
        by_id = {die.id: die for die in dice}
        taken = [(die.position.x, die.position.y) for die in dice if die.position is not None]
        rests = []
        for release in throw.releases:
            die = by_id[release.die]
            x, y = _landing(release, rng)
            x, y = _beside(x, y, taken, 2.0 * die.size, rng)
            taken.append((x, y))
            face = 1 + int(rng.random() * len(solid(die.kind).faces))
            on_card = abs(x) <= card.width / 2.0 and abs(y) <= card.depth / 2.0
            z = die.size / 2.0 - (0.0 if on_card else card.thickness)
            rests.append(Rest(die.id, Vec3(x, y, z), showing(die.kind, face, math.tau * rng.random())))
        return Motion(ENGINE, VERSION, ROLL_TIME, tuple(rests), (), ())

    def place(self, tower: Tower, release: Release) -> Motion:
        """Let go of one die over the tower."""
        *below, held = tower.dice
        flat, lean = _laid_flat(held, release.orientation)
        top = sum(die.size for die in below)
        x, y = release.position.x, release.position.y
        rest = Rest(held.id, Vec3(x, y, top + held.size / 2.0), flat)
        column = [*below, Die(held.id, held.kind, held.size, held.mass, rest.position, flat)]
        if _stands(column, tower.plate.diameter / 2.0, SHOCK + LEAN * lean):
            return Motion(ENGINE, VERSION, PLACE_TIME, (rest,), (), ())
        return Motion(ENGINE, VERSION, PLACE_TIME, (rest,), (Contact(PLACE_TIME, held.id, Surface.TABLE),), ())

    def watch(self, tower: Tower, seconds: float = 1.0) -> Motion:
        """Let a tower stand for so long: by statics nothing happens to one that stood."""
        assert tower.dice
        return Motion(ENGINE, VERSION, seconds, (), (), ())


def _landing(release: Release, rng: Random) -> Point:
    """Where a die comes to rest."""
    p, v = release.position, release.velocity
    down = math.sqrt(v.z * v.z + 2.0 * GRAVITY * max(0.0, p.z - 0.012))
    time = (down + v.z) / GRAVITY
    along = math.hypot(v.x, v.y)
    scatter = SCATTER * (down * down + along * along)
    return (
        p.x + v.x * (time + RUN * along) + scatter * rng.gauss(0.0, 1.0),
        p.y + v.y * (time + RUN * along) + scatter * rng.gauss(0.0, 1.0),
    )


def _beside(x: float, y: float, taken: list[Point], apart: float, rng: Random) -> Point:
    """The nearest place found where no other die lies."""
    for step in range(60):
        if all(math.hypot(x - a, y - b) >= apart for a, b in taken):
            break
        turn = math.tau * rng.random()
        x, y = x + 0.003 * (1 + step / 10) * math.cos(turn), y + 0.003 * (1 + step / 10) * math.sin(turn)
    return x, y


def _laid_flat(die: Die, orientation: Quat) -> tuple[Quat, float]:
    """The orientation with the lowest face level, and how far the die leaned before, in radians."""
    lowest = min((orientation.turn(face.normal) for face in solid(die.kind).faces), key=lambda normal: normal.z)
    lean = math.acos(max(-1.0, min(1.0, -lowest.z)))
    axis = Vec3(-lowest.y, lowest.x, 0.0)
    if axis.length() < 1e-9:
        return orientation, 0.0
    return about(axis, lean).times(orientation), lean


def _stands(column: list[Die], plate: float, margin: float) -> bool:
    """Whether every upper part of the column is supported by what is below it."""
    mass = x = y = 0.0
    for number in range(len(column) - 1, -1, -1):
        die = column[number]
        assert die.position is not None  # the last die was laid down, the others stood
        mass += die.mass
        x += die.mass * die.position.x
        y += die.mass * die.position.y
        foot = _level_face(die, -1.0)
        if number == 0:
            # The plate is broad; only its edge matters.
            return math.hypot(x, y) / mass < plate and _inside((x / mass, y / mass), foot) > margin
        support = _common(foot, _level_face(column[number - 1], 1.0))
        if _inside((x / mass, y / mass), support) <= margin:
            return False
    return True


def _level_face(die: Die, up: float) -> list[Point]:
    """The outline of the face that looks up, or down, seen from above, anticlockwise."""
    assert die.position is not None
    assert die.orientation is not None
    turn, p, size = die.orientation.turn, die.position, die.size
    face = max(solid(die.kind).faces, key=lambda face: up * turn(face.normal).z)
    corners = [turn(corner) for corner in outline(die.kind, face.value)]
    points = [(p.x + size * corner.x, p.y + size * corner.y) for corner in corners]
    return points if up > 0.0 else points[::-1]


def _common(polygon: list[Point], other: list[Point]) -> list[Point]:
    """The part that two convex outlines share (Sutherland and Hodgman)."""
    for (ax, ay), (bx, by) in zip(other, [*other[1:], other[0]], strict=True):
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in polygon]
        kept: list[Point] = []
        for number, point in enumerate(polygon):
            before, side = sides[number - 1], sides[number]
            if (before < 0.0) != (side < 0.0):
                share = before / (before - side)
                (px, py), (qx, qy) = polygon[number - 1], point
                kept.append((px + share * (qx - px), py + share * (qy - py)))
            if side >= 0.0:
                kept.append(point)
        polygon = kept
    return polygon


def _inside(point: Point, polygon: list[Point]) -> float:
    """How far inside the outline a point is; negative outside, or where there is no outline."""
    if len(polygon) < 3:
        return -1.0
    x, y = point
    least = math.inf
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        length = math.hypot(bx - ax, by - ay)
        if length > 1e-9:
            least = min(least, ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length)
    return least

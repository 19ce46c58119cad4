"""A motion as solids that move: what every picture is drawn from. No drawing library is needed here."""

import math
from typing import NamedTuple

from cookoff.physics.common.keyframes import poses
from cookoff.physics.core.board import Board, Circle, Outline
from cookoff.physics.core.motion import BodyPose, Motion
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.port import Card, DiceThrow, Die, Release, Scene, Tower
from cookoff.physics.solids import outline, solid

ROUND = 36
"""Corners of a drawn circle."""
CHIP_FRONT, CHIP_BACK, THROWN = "#f2e6c9", "#b5532b", "#2b6cb5"
DIE_COLOURS = {"d6": "#c0392b", "d8": "#2e8b57", "d10": "#7d5ba6"}

Point = tuple[float, float, float]
Pose = tuple[Vec3, Quat]


class Hull(NamedTuple):
    """A solid: its corners, and its sides as lists of corners with a colour each."""

    corners: list[Point]
    sides: list[tuple[list[int], str]]
    labels: tuple[str, ...] = ()
    """What is written on the sides, if anything."""


class Actor(NamedTuple):
    """A solid that may move: one pose per frame."""

    name: str
    shape: Hull
    frames: list[Pose]
    moves: bool


class Mark(NamedTuple):
    """A closed line drawn on the ground."""

    name: str
    points: list[Point]


class Film(NamedTuple):
    """Everything to draw."""

    ground: list[Hull]
    marks: list[Mark]
    actors: list[Actor]
    rate: int
    size: float
    """Half the width of what is worth seeing, in metres."""


def film_of_throw(scene: Scene, motion: Motion) -> Film:
    """A throw onto a board."""
    board = scene.board
    m = board.measures
    x, y = m.outer_x, m.outer_y
    w, h, low = m.rim_width, m.rim_height, -m.thickness
    table = _box((0.0, 0.0, low), (x + min(m.table, 0.15), y + min(m.table, 0.15)), 0.004, "#8a6d4d")
    ground = [
        table,
        _box((0.0, 0.0, 0.0), (x - w, y - w), m.thickness, "#a63a2e"),
        _box((0.0, y - w / 2.0, h), (x, w / 2.0), h - low, "#5b3a29"),
        _box((0.0, w / 2.0 - y, h), (x, w / 2.0), h - low, "#5b3a29"),
        _box((x - w / 2.0, 0.0, h), (w / 2.0, y - w), h - low, "#5b3a29"),
        _box((w / 2.0 - x, 0.0, h), (w / 2.0, y - w), h - low, "#5b3a29"),
    ]
    marks = [Mark(o.name, _line(o)) for o in board.outlines]
    lying = {chip.id: (chip.position, chip.orientation) for chip in scene.chips}
    names = [*lying, *(rest.id for rest in motion.rest if rest.id not in lying)]
    moving = {rest.id for rest in motion.rest}
    frames = _frames(motion, lying, names)
    actors = [
        Actor(f"chip {name}", _chip(board, thrown=name not in lying), frames[name], name in moving) for name in names
    ]
    return Film(ground, marks, actors, motion.rate, x + 0.05)


def film_of_roll(dice: tuple[Die, ...], throw: DiceThrow, card: Card, motion: Motion) -> Film:
    """A roll onto a card."""
    reach = min(card.table, 0.05)
    x, y = card.width / 2.0, card.depth / 2.0
    ground = [
        _box((0.0, 0.0, -card.thickness), (x + reach, y + reach), 0.004, "#8a6d4d"),
        _box((0.0, 0.0, 0.0), (x, y), card.thickness, "#e9e2d0"),
    ]
    releases = {release.die: release for release in throw.releases}
    return Film(ground, [], _dice_actors(dice, releases, motion), motion.rate, max(x, y) + reach)


def film_of_place(tower: Tower, release: Release, motion: Motion) -> Film:
    """A die set down on a tower."""
    plate = tower.plate
    r = plate.diameter / 2.0
    rim = [(r * math.cos(a), r * math.sin(a)) for a in _angles()]
    ground = [
        _box((0.0, 0.0, -plate.thickness), (r + 0.03, r + 0.03), 0.004, "#8a6d4d"),
        _prism(rim, -plate.thickness, 0.0, "#f5f5f0", "#d8d8d0"),
    ]
    return Film(ground, [], _dice_actors(tower.dice, {release.die: release}, motion), motion.rate, r + 0.03)


def placed(shape: Hull, pose: Pose) -> list[Point]:
    """The corners of a solid in that pose."""
    p, q = pose
    turned = [q.turn(Vec3(*corner)) for corner in shape.corners]
    return [(p.x + c.x, p.y + c.y, p.z + c.z) for c in turned]


def _dice_actors(dice: tuple[Die, ...], releases: dict[int, Release], motion: Motion) -> list[Actor]:
    start: dict[int, Pose] = {}
    for die in dice:
        if die.id in releases:
            start[die.id] = (releases[die.id].position, releases[die.id].orientation)
        elif die.position is not None and die.orientation is not None:
            start[die.id] = (die.position, die.orientation)
    frames = _frames(motion, start, list(start))
    moving = {rest.id for rest in motion.rest}
    return [
        Actor(f"{die.kind.value} {die.id}", _die(die), frames[die.id], die.id in moving)
        for die in dice
        if die.id in start
    ]


def _frames(motion: Motion, start: dict[int, Pose], names: list[int]) -> dict[int, list[Pose]]:
    """Every body's pose in every frame; the last frame is where it rests."""
    tracks = {track.id: (track.start, poses(track)) for track in motion.tracks}
    rests = {rest.id: (rest.position, rest.orientation) for rest in motion.rest}
    count = max((first + len(seen) for first, seen in tracks.values()), default=0) + 1
    found: dict[int, list[Pose]] = {}
    for name in names:
        first, seen = tracks.get(name, (0, list[BodyPose]()))
        begin = start[name] if name in start else (seen[0].position, seen[0].orientation)
        row = [begin] * first + [(pose.position, pose.orientation) for pose in seen]
        end = rests.get(name, begin)
        found[name] = row + [end] * (count - len(row))
    return found


def _die(die: Die) -> Hull:
    corners = [(c.x * die.size, c.y * die.size, c.z * die.size) for c in solid(die.kind).corners]
    order = list(solid(die.kind).corners)
    colour = DIE_COLOURS[die.kind.value]
    faces = solid(die.kind).faces
    # Faces a little lighter or darker than one another, so that one sees the die turn.
    return Hull(
        corners,
        [
            (
                [order.index(corner) for corner in outline(die.kind, face.value)],
                _shade(colour, 0.75 + 0.5 * n / len(faces)),
            )
            for n, face in enumerate(faces)
        ],
        tuple(str(face.value) for face in faces),
    )


def _chip(board: Board, *, thrown: bool) -> Hull:
    r, half = board.chip.diameter / 2.0, board.chip.thickness / 2.0
    ring = [(r * math.cos(a), r * math.sin(a)) for a in _angles()]
    hole = [(board.chip.hole / 2.0 * math.cos(a), board.chip.hole / 2.0 * math.sin(a)) for a in _angles()]
    side = THROWN if thrown else CHIP_BACK
    corners = [(x, y, z) for z in (half, -half) for line in (ring, hole) for x, y in line]
    n = ROUND
    sides: list[tuple[list[int], str]] = []
    for i in range(n):
        j = (i + 1) % n
        sides += [
            ([i, j, n + j, n + i], CHIP_FRONT),
            ([2 * n + j, 2 * n + i, 3 * n + i, 3 * n + j], _shade(side, 1.2)),
            ([2 * n + i, 2 * n + j, j, i], side),
            ([n + i, n + j, 3 * n + j, 3 * n + i], _shade(side, 0.6)),
        ]
    return Hull(corners, sides)


def _box(top: Point, half: tuple[float, float], deep: float, colour: str) -> Hull:
    x, y, z = top
    plan = [(x + sx * half[0], y + sy * half[1]) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return _prism(plan, z - deep, z, colour, _shade(colour, 0.8))


def _prism(plan: list[tuple[float, float]], low: float, high: float, top: str, side: str) -> Hull:
    n = len(plan)
    corners = [(x, y, high) for x, y in plan] + [(x, y, low) for x, y in plan]
    sides = [(list(range(n)), top), (list(range(2 * n - 1, n - 1, -1)), side)]
    sides += [([n + i, n + (i + 1) % n, (i + 1) % n, i], side) for i in range(n)]
    return Hull(corners, sides)


def _line(mark: Outline) -> list[Point]:
    above = 0.0004
    if isinstance(mark, Circle):
        c, r = mark.centre, mark.radius
        points = [(c.x + r * math.cos(a), c.y + r * math.sin(a), above) for a in _angles()]
    else:
        points = [(p.x, p.y, above) for p in mark.points]
    return [*points, points[0]]


def _angles() -> list[float]:
    return [2.0 * math.pi * i / ROUND for i in range(ROUND)]


def _shade(colour: str, share: float) -> str:
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{max(0, min(255, round(part * share))):02x}" for part in parts)

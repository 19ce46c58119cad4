"""Boards with chips, and throws, for the tests."""

import math
import random

from cookoff.physics.port import FLIPPED, BodyPose, Face, Scene, Throw, Vec3, sample_board

BOARD = sample_board()
HALF = BOARD.chip.thickness / 2


def lying(count: int, seed: int) -> Scene:
    """`count` chips lying face down in random places, none on another."""
    rng = random.Random(seed)
    places: list[tuple[float, float]] = []
    while len(places) < count:
        place = rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2)
        if all(math.dist(place, other) > 0.042 for other in places):
            places.append(place)
    return Scene(BOARD, tuple(BodyPose(i + 1, Vec3(x, y, HALF), FLIPPED) for i, (x, y) in enumerate(places)))


def pile(count: int) -> Scene:
    """A pile of `count` chips in the middle."""
    chips = (BodyPose(i + 1, Vec3(0.0, 0.0, HALF * (2 * i + 1)), FLIPPED) for i in range(count))
    return Scene(BOARD, tuple(chips))


def toss(**changes: object) -> Throw:
    """An ordinary throw from the near side, with some fields changed."""
    fields: dict[str, object] = {
        "chip": 0,
        "release": Vec3(0.0, -0.4, 0.1),
        "velocity": Vec3(0.0, 1.2, 0.5),
        "spin": 15.0,
    }
    return Throw(**(fields | changes))  # type: ignore[arg-type]  # the tests name real fields


def wild(seed: int) -> Throw:
    """Any throw the limits allow, from any side, also absurd ones."""
    rng = random.Random(seed)
    side, along = rng.randrange(4), rng.uniform(-0.4, 0.4)
    out = 0.27 + rng.choice((0.0, rng.uniform(0.0, 0.59)))
    x, y = ((along, -out), (out, along), (along, out), (-out, along))[side]
    out = math.hypot(max(abs(x) - 0.27, 0), max(abs(y) - 0.27, 0))
    if out > 0.6:
        x, y = 0.27, 0.27
    speed = rng.choice((8.0, rng.uniform(0.0, 8.0), rng.uniform(0.5, 3.0)))
    heading = math.atan2(-y + rng.uniform(-0.2, 0.2), -x + rng.uniform(-0.2, 0.2))
    loft = rng.choice((-math.pi / 2, rng.uniform(-1.5, 1.5), rng.uniform(-0.3, 0.6)))
    level = speed * math.cos(loft)
    return Throw(
        chip=0,
        release=Vec3(x, y, rng.uniform(0.03, 0.59)),
        velocity=Vec3(level * math.cos(heading), level * math.sin(heading), speed * math.sin(loft)),
        spin=rng.choice((0.0, 60.0, rng.uniform(-60.0, 60.0))),
        tumble=rng.choice((0.0, 60.0, rng.uniform(-60.0, 60.0))),
        tilt=rng.choice((0.0, rng.uniform(-1.57, 1.57))),
        facing=rng.uniform(-3.14, 3.14),
        down=rng.choice((Face.FRONT, Face.BACK)),
    )

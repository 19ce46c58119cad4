"""A world for tests that walk through whole games: where chips fall depends on the question alone, and on no physics.

Golden files are written with it, so a better table does not change them.
"""

import math
from random import Random

from cookoff.engine.chance import Sources
from cookoff.games.grill.moves import Launch
from cookoff.physics.port import FLIPPED, UPRIGHT, Motion, Rest, Throw, Vec3
from cookoff.physics.questions import Aiming, Settling, Thrown

KNOCKED = 0.3
"""How often a lying chip is knocked away."""
UP = 0.25
"""How often a chip comes to lie value up."""


def _fallen(number: int, rng: Random, width: float, height: float) -> Rest:
    """A chip that lies flat somewhere on the board, one time in ten on its edge or beyond."""
    reach = 0.42 * width if rng.random() < 0.9 else 0.6 * width
    where = [round(rng.uniform(-reach, reach), 4) for _ in range(2)]
    turned = UPRIGHT if rng.random() < UP else FLIPPED
    return Rest(number, Vec3(where[0], where[1], height), turned, gone=max(map(abs, where)) > 0.58 * width)


def thrown(question: Thrown) -> Motion:
    """The chip falls anywhere; another one may be knocked anywhere."""
    throw, board = question.throw, question.scene.board
    rng = Random(repr((throw.chip, throw.release, throw.velocity, len(question.scene.chips))))
    moved = [throw.chip]
    if question.scene.chips and rng.random() < KNOCKED:
        moved.append(rng.choice(question.scene.chips).id)
    half = board.chip.thickness / 2.0
    return Motion("fallen", "1", 1.0, tuple(_fallen(each, rng, board.measures.width, half) for each in moved), (), ())


def settling(_question: Settling) -> Motion:
    """Nothing moves."""
    return Motion("fallen", "1", 0.0, (), (), ())


def aiming(question: Aiming) -> Throw:
    """A toss towards the target, with a luck of its own."""
    board, target = question.scene.board, question.aim.target
    start = Vec3(0.0, -board.measures.depth / 2.0 - 0.1, 0.1)
    heading = math.atan2(target.y - start.y, target.x - start.x)
    speed = 1.0 + question.luck % 1000 / 1000.0
    velocity = Vec3(round(speed * math.cos(heading), 4), round(speed * math.sin(heading), 4), 0.5)
    return Launch(start, velocity).throw(question.chip)


SOURCES: Sources = {Thrown: thrown, Settling: settling, Aiming: aiming}

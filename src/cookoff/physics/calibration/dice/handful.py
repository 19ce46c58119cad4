"""Makes a throw of a handful of dice from a seed."""

import math
import random
from collections.abc import Sequence

from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.port import Card, DiceThrow, Die, Release
from cookoff.physics.solids import corner_radius

HEIGHT = 0.05
"""Height of the lowest dice above the card, in metres."""
BACK = 0.02
"""... and their distance from its near edge."""
SPEED = (0.15, 0.45)
"""Forwards, in m/s."""
DROP = (0.0, 0.6)
"""Downwards, in m/s."""
TURN = 18.0
"""Standard deviation of each component of the angular velocity, in rad/s."""
WIDE = 3
"""Dice side by side; more dice are above them."""


def handful(dice: Sequence[Die], card: Card, seed: int) -> DiceThrow:
    """Release the dice in the hand at the near edge of the card, rotated at random, not touching.

    The same seed gives the same throw.
    """
    rng = random.Random(seed)
    held = [die for die in dice if die.position is None]
    spacing = 2.0 * max((die.size * corner_radius(die.kind) for die in held), default=0.0) + 0.001
    releases = []
    for number, die in enumerate(held):
        row, column = divmod(number, WIDE)
        in_row = min(WIDE, len(held) - row * WIDE)
        position = Vec3(
            (column - (in_row - 1) / 2.0) * spacing,
            BACK - card.depth / 2.0,
            HEIGHT + row * spacing,
        )
        velocity = Vec3(rng.uniform(-0.1, 0.1), rng.uniform(*SPEED), -rng.uniform(*DROP))
        releases.append(Release(die.id, position, _any_turn(rng), velocity, _spin(rng)))
    return DiceThrow(tuple(releases))


def _any_turn(rng: random.Random) -> Quat:
    """A uniformly random orientation."""
    parts = [rng.gauss() for _ in range(4)]
    norm = math.sqrt(sum(p * p for p in parts))
    return Quat(*(p / norm for p in parts))


def _spin(rng: random.Random) -> Vec3:
    x, y, z = (rng.gauss(0.0, TURN) for _ in range(3))
    much = math.sqrt(x * x + y * y + z * z)
    scale = min(1.0, 50.0 / much) if much > 0.0 else 1.0
    return Vec3(x * scale, y * scale, z * scale)

"""The throws a seat may choose from: aims at every outline from every side, and the box of all launches."""

import math
from functools import lru_cache

from cookoff.engine import Moves, Rng
from cookoff.games.grill.rules.chips import Grill, Values
from cookoff.games.grill.rules.moves import AimChip, CallChip, Launch, ThrowChip
from cookoff.physics.port import Face, Vec2, Vec3
from cookoff.physics.queries import Aim, Side, Style

from .landing import Ground

VALUE_UP = 0.1
"""The share of sampled throws that are value up (THR-12)."""


class ThrowBox:
    """All launches of these chips. Samples come from any side, towards any point of the board (THR-11)."""

    def __init__(self, ground: Ground, values: Values) -> None:
        self._ground = ground
        self._values = values

    def sample(self, rng: Rng) -> ThrowChip:
        """See `Box`."""
        value = self._values[int(rng.random() * len(self._values))]
        return ThrowChip(value, sample_launch(self._ground, rng))


def sample_launch(ground: Ground, rng: Rng) -> Launch:
    """A plausible launch: from any side (THR-11), flat or lofted, fast or slow, sometimes value up (THR-12)."""
    m, limits, chip = ground.board.measures, ground.board.limits, ground.board.chip
    side, along = int(rng.random() * 4), rng.random() - 0.5
    out = _between(rng, 0.0, min(0.25, limits.reach))
    x, y = along * m.width, -m.outer_y - out
    if side % 2:
        x, y = -m.outer_x - out, along * m.depth
    if side >= 2:
        x, y = -x, -y
    lowest, highest = m.rim_height + chip.thickness, limits.height - m.thickness
    z = _between(rng, lowest, min(highest, lowest + 0.25))
    goal_x, goal_y = (rng.random() - 0.5) * m.width, (rng.random() - 0.5) * m.depth
    heading = math.atan2(goal_y - y, goal_x - x)
    speed, loft = _between(rng, 0.1, 0.35) * limits.speed, _between(rng, -0.2, 0.6)
    level = speed * math.cos(loft)
    velocity = Vec3(level * math.cos(heading), level * math.sin(heading), speed * math.sin(loft))
    down = Face.BACK if rng.random() < VALUE_UP else Face.FRONT
    return Launch(Vec3(x, y, z), velocity, spin=_between(rng, -0.5, 0.5) * limits.spin, down=down)


def _between(rng: Rng, low: float, high: float) -> float:
    return low + (high - low) * rng.random()


def aims(ground: Ground) -> tuple[Aim, ...]:
    """Aims at the centre of every outline, from every side (THR-11), in every style."""
    centres = [Vec2(round(shape.x, 4), round(shape.y, 4)) for shape in ground.shapes]
    return tuple(Aim(centre, style, side) for centre in centres for side in Side for style in Style)


class Throws:
    """Lists the throws on one board; equal hands share a list."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._aims = aims(ground)
        self._moves = lru_cache(maxsize=1024)(self._list)

    def moves(self, hand: Values) -> Moves:
        """All throws of these chips."""
        return self._moves(hand)

    def _list(self, hand: Values) -> Moves:
        listed = tuple(AimChip(value, aim) for value in dict.fromkeys(hand) for aim in self._aims)
        return Moves(listed, ThrowBox(self._ground, hand))


def calls(ground: Ground, grill: Grill, doubtful: int) -> tuple[CallChip, ...]:
    """The decisions the head chef may make about a chip in doubt (THR-21)."""
    return tuple(CallChip(doubtful, place) for place in ground.met(grill.chip(doubtful).pose))

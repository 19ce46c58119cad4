"""Exact throws as actions: a masked kind (which chip, side and style) and a Box (target, strength, direction).

The result is a move, which `step` of the turn-based environments accepts.
"""

import math
from itertools import product
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces

from cookoff.engine import BadInput, Moves
from cookoff.games.grill.rules.moves import AimChip, Launch, ThrowChip
from cookoff.games.grill.rules.throwing.landing import Ground
from cookoff.physics.aim import release_point, throw_with
from cookoff.physics.hand import hand_data
from cookoff.physics.handlers import stance
from cookoff.physics.port import Board, Throw, Vec2
from cookoff.physics.queries import Side, Style
from cookoff.research.encoding.actions import Mask
from cookoff.research.spaces import Spaces

__all__ = ["DiscreteThrows", "ExactThrows"]

ASIDE = 0.3
"""The range of directions, in radians to either side of the target."""


class ExactThrows:
    """The throws of one game. Raises `BadInput` for a game without throws."""

    space = gym_spaces.Box(-1.0, 1.0, (4,), np.float32)
    """The target in half board sizes, the strength within the range of the style, and the direction."""

    def __init__(self, spaces: Spaces) -> None:
        self.ground = ground_of(spaces.game)
        self._board = self.ground.bare
        values = dict.fromkeys(move.value for move in spaces.actions.moves if isinstance(move, AimChip))
        self.kinds = tuple(product(values, Side, Style))
        """Every chip value from every side in every style."""

    def mask(self, moves: Moves) -> Mask:
        """The mask of kinds."""
        held = {move.value for move in moves.discrete if isinstance(move, AimChip)}
        return np.array([value in held for value, _, _ in self.kinds], np.int8)

    def move(self, kind: int, numbers: Any) -> ThrowChip:
        """The throw of a kind with these values of the Box, which are clipped to it."""
        value, side, style = self.kinds[kind]
        x, y, strength, left = (float(part) for part in np.clip(numbers, -1.0, 1.0))
        measures = self._board.measures
        target = Vec2(x * measures.inner_x, y * measures.inner_y)
        return ThrowChip(value, Launch.of(throw_at(self._board, style, target, strength, left, side)))


class DiscreteThrows:
    """Exact throws on a grid: every kind, at the middle of every outline, with some strengths."""

    def __init__(self, throws: ExactThrows, strengths: int = 5) -> None:
        """`strengths` is the number of steps from the weakest throw of a style to the strongest."""
        self._throws = throws
        measures = throws.ground.bare.measures
        middles = [(shape.x / measures.inner_x, shape.y / measures.inner_y) for shape in throws.ground.shapes]
        self._aims = tuple(product(middles, np.linspace(-1.0, 1.0, strengths).tolist()))
        self.count = len(throws.kinds) * len(self._aims)

    def mask(self, moves: Moves) -> Mask:
        """The mask of throws."""
        return np.repeat(self._throws.mask(moves), len(self._aims))

    def move(self, number: int) -> ThrowChip:
        """The throw with this number. Raises `BadInput` for any other."""
        if not 0 <= number < self.count:
            raise BadInput(f"throw {number}: they are numbered 0 to {self.count - 1}")
        kind, aim = divmod(number, len(self._aims))
        (x, y), strength = self._aims[aim]
        return self._throws.move(kind, (x, y, strength, 0.0))


def ground_of(game: Any) -> Ground:
    """The board of a game with its outlines. Raises `BadInput` for a game without one."""
    ground = getattr(getattr(game, "lookup", None), "ground", None)
    if not isinstance(ground, Ground):
        raise BadInput(f"no chips are thrown in {game.id}")
    return ground


def throw_at(board: Board, style: Style, target: Vec2, strength: float, left: float, side: Side = Side.NEAR) -> Throw:
    """The intended throw from a side; strength and direction from -1 to 1."""
    grip = hand_data().styles[style]
    release = release_point(board, grip, stance(board, target, side), target)
    slowest, fastest = grip.least, board.limits.speed * 0.35
    speed = slowest + (fastest - slowest) * (strength + 1.0) / 2.0
    return throw_with(grip, release, speed, math.atan2(target.y - release.y, target.x - release.x) + ASIDE * left)

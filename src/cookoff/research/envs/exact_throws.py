"""Throws in exact numbers: which chip in which style, with a mask, and beside it a Box: where to, how strong, how far
to the left. What comes of it is a move, which `step` of every door for games of turns takes."""

import math
from itertools import product
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces

from cookoff.engine import BadInput, Moves
from cookoff.games.grill.rules.landing import Ground
from cookoff.games.grill.rules.moves import AimChip, Launch, ThrowChip
from cookoff.physics.aim import release_point, throw_with
from cookoff.physics.hand import hand_data
from cookoff.physics.handlers import stance
from cookoff.physics.port import Board, Throw, Vec2
from cookoff.physics.queries import Side, Style
from cookoff.research.encoding.actions import Mask
from cookoff.research.spaces import Spaces

ASIDE = 0.3
"""Radians to either side of the line to the target that a direction may be chosen from."""


class Throws:
    """Those of one game. One in which nothing is thrown raises `BadInput`."""

    space = gym_spaces.Box(-1.0, 1.0, (4,), np.float32)
    """The point that is thrown at, from the middle of the board in halves of it; how strong, from the weakest throw of
    the style to the strongest; how far to the left."""

    def __init__(self, spaces: Spaces) -> None:
        self.ground = ground_of(spaces.game)
        self._board = self.ground.bare
        values = dict.fromkeys(move.value for move in spaces.actions.told if isinstance(move, AimChip))
        self.kinds = tuple((value, style) for value in values for style in Style)
        """Every value that a chip has, in every style."""

    def mask(self, moves: Moves) -> Mask:
        """1 for each of the kinds that may be thrown now, 0 for all others."""
        held = {move.value for move in moves.discrete if isinstance(move, AimChip)}
        return np.array([value in held for value, _ in self.kinds], np.int8)

    def move(self, kind: int, numbers: Any) -> ThrowChip:
        """The throw of that kind with these numbers of the Box; numbers beyond it count as its bounds."""
        value, style = self.kinds[kind]
        x, y, strength, left = (float(part) for part in np.clip(numbers, -1.0, 1.0))
        measures = self._board.measures
        target = Vec2(x * measures.inner_x, y * measures.inner_y)
        return ThrowChip(value, Launch.of(throw_at(self._board, style, target, strength, left)))


class Listed:
    """Exact throws in steps, each with a number: a kind, at the middle of an outline, so strong."""

    def __init__(self, throws: Throws, strengths: int = 5) -> None:
        """From the weakest throw of a style to the strongest there are so many steps."""
        self._throws = throws
        measures = throws.ground.bare.measures
        middles = [(shape.x / measures.inner_x, shape.y / measures.inner_y) for shape in throws.ground.shapes]
        self._aims = tuple(product(middles, np.linspace(-1.0, 1.0, strengths).tolist()))
        self.count = len(throws.kinds) * len(self._aims)

    def mask(self, moves: Moves) -> Mask:
        """1 for each of them that may be thrown now, 0 for all others."""
        return np.repeat(self._throws.mask(moves), len(self._aims))

    def move(self, number: int) -> ThrowChip:
        """The throw with this number; one that is not there raises `BadInput`."""
        if not 0 <= number < self.count:
            raise BadInput(f"throw {number}: they are numbered 0 to {self.count - 1}")
        kind, aim = divmod(number, len(self._aims))
        (x, y), strength = self._aims[aim]
        return self._throws.move(kind, (x, y, strength, 0.0))


def ground_of(game: Any) -> Ground:
    """The board of a game, with its outlines. A game without one raises `BadInput`."""
    ground = getattr(getattr(game, "lookup", None), "ground", None)
    if not isinstance(ground, Ground):
        raise BadInput(f"no chips are thrown in {game.id}")
    return ground


def throw_at(board: Board, style: Style, target: Vec2, strength: float, left: float) -> Throw:
    """From the near side; strength and direction from -1 to 1. The hand has yet to err."""
    grip = hand_data().styles[style]
    release = release_point(board, grip, stance(board, target, Side.NEAR), target)
    slowest, fastest = grip.least, board.limits.speed * 0.35
    speed = slowest + (fastest - slowest) * (strength + 1.0) / 2.0
    return throw_with(grip, release, speed, math.atan2(target.y - release.y, target.x - release.x) + ASIDE * left)

"""A Gymnasium environment of single throws: `gymnasium.make("cookoff/Throw-v0")`.

A contextual bandit: the observation is the middle of an outline, the action is strength and direction, and the hand
adds its error. The style fixes the rest of the throw.
"""

import math
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces

from cookoff.engine import room
from cookoff.games.grill.rules.throwing.hand import SEEDS, with_hand_error
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.hands import SeatHand
from cookoff.physics.aim import met_rim
from cookoff.physics.port import Scene, Throw, Vec2
from cookoff.physics.queries import Aim, Aiming, Side, Style, Thrown
from cookoff.physics.sources import sources_of

from .exact_throws import ground_of, throw_at

__all__ = ["ThrowEnv"]


class ThrowEnv(gymnasium.Env[Any, Any]):
    """One throw at an outline of an empty board. Reward: 1 for a hit, minus the distance in board widths."""

    metadata = {"render_modes": []}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        game: str = "hibachi",
        style: str = "snap",
        hand: str = "average",
        physics: str = "quick",
        render_mode: None = None,
        side: str = "near",
    ) -> None:
        home = room(game)
        rules: Any = home.load(None)
        self.ground = ground_of(rules)
        self.style, self.hand, self.side = Style(style), SeatHand(hand), Side(side)
        self.render_mode = render_mode
        self._board = self.ground.bare
        self._sources = sources_of(home, rules, physics)
        self._half = (self._board.measures.inner_x, self._board.measures.inner_y)
        self.observation_space = gym_spaces.Box(-1.0, 1.0, (2,), np.float32)
        """The target, relative to the middle, in half board sizes."""
        self.action_space = gym_spaces.Box(-1.0, 1.0, (2,), np.float32)
        """The strength within the range of the style, and the direction, positive to the left."""
        self.target = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Choose a random outline; `options={"target": 3}` names one."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(len(self.ground.shapes)))
        self.target = int((options or {}).get("target", drawn))
        return self._seen(), {"target": self.target}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Throw the chip."""
        strength, left = (float(part) for part in np.clip(action, -1.0, 1.0))
        return self.thrown(throw_at(self._board, self.style, self._middle(), strength, left, self.side))

    def solved(self) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Throw with the aim solver instead, with the same hand."""
        query = Aiming(Scene(self._board), 0, Aim(self._middle(), self.style, self.side))
        return self.thrown(self._sources[Aiming](query))

    def thrown(self, meant: Throw) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The result of an intended throw."""
        luck = int(self.np_random.integers(SEEDS))
        made = with_hand_error(meant, self.hand, luck, self._board.limits)
        motion = self._sources[Thrown](Thrown(Scene(self._board), made))
        (rest,) = motion.rest
        middle = self._middle()
        off = math.hypot(rest.position.x - middle.x, rest.position.y - middle.y)
        hit = self.ground.place(rest, Doubt.LARGER) == self.target
        reward = float(hit) - min(1.0, off / self._board.measures.width)
        return (
            self._seen(),
            reward,
            True,
            False,
            {"hit": hit, "off": off, "rim": met_rim(motion), "target": self.target},
        )

    def _middle(self) -> Vec2:
        shape = self.ground.shapes[self.target]
        return Vec2(shape.x, shape.y)

    def _seen(self) -> Any:
        middle = self._middle()
        return np.array([middle.x / self._half[0], middle.y / self._half[1]], np.float32)

"""Gymnasium environments: one seat against our bots, and `cookoff/Throw-v0`, a single throw.

import gymnasium, cookoff.research.gymnasium
env = gymnasium.make("cookoff/Yatai-v0", players=2, opponents="greedy")
many = gymnasium.make_vec("cookoff/Yatai-v0", num_envs=64)
kitchen = gymnasium.make("cookoff/MithralChef-v0", opponents="casual")
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces as gym_spaces

from cookoff.engine import BadInput, Options, Seat, Tempo, rooms
from cookoff.research.encoding.actions import IllegalAction, Mask
from cookoff.research.encoding.gym_spaces import observation_space
from cookoff.research.envs.opponents import RealTimeOpponents, choose_move, make_opponents
from cookoff.research.envs.realtime import STEP_MS, WAIT, RealTimeSteps
from cookoff.research.envs.renderer import RENDER_MODES, Renderer

from .episode import Episode
from .rewards import Reward, Rewards
from .spaces import Spaces, spaces, turn_spaces

__all__ = ["RealTimeSeatEnv", "SeatEnv"]


class _SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against bots (`opponents`: one name for all, or one each).

    `components` is a component file, and `patches` overrides some of its fields. `options` may be a dictionary.
    An illegal action changes nothing, gives reward 0 and sets `info["refused"]`; with `strict` it
    raises `IllegalAction`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        numbers: Spaces,
        actions: int,
        opponents: str | Sequence[str],
        seat: Seat,
        options: Options | Mapping[str, Any] | None,
        strict: bool,
        render_mode: str | None,
        reward: Reward,
    ) -> None:
        if not 0 <= seat < numbers.players:
            raise BadInput(f"seat: {seat} at a table of {numbers.players}")
        self.episode = Episode(numbers, options)
        self.observation_space = observation_space(numbers, actions)
        self.action_space = gym_spaces.Discrete(actions)
        self.render_mode = render_mode
        self._renderer = Renderer(self.episode, render_mode, numbers.room.id)
        self._seat, self._strict = seat, strict
        self._others = [other for other in range(numbers.players) if other != seat]
        self._rewards = Rewards(self.episode, reward)
        self._bots = dict(zip(self._others, make_opponents(numbers, opponents), strict=True))
        self._rng = Random(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game and play to the seat's first decision."""
        super().reset(seed=seed, options=options)
        self.episode.start(int(self.np_random.integers(1 << 62)))
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self._rewards.start()
        self._begin()
        self._renderer.refresh()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, then let the bots move until the seat decides again or the game ends."""
        try:
            info = self._make(action)
        except IllegalAction as error:
            if self._strict:
                raise
            return self._observation(), 0.0, False, False, {"refused": str(error), **self._info()}
        self._renderer.refresh()
        outcome, earned = self.episode.outcome, self._rewards.earned()[self._seat]
        if outcome is None:
            return self._observation(), earned, False, False, {**info, **self._info()}
        return self._observation(), earned, True, False, {**info, "points": outcome.points}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The action mask, as sb3-contrib's `MaskablePPO` asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The table as a spectator sees it: text, pixels or a window."""
        return self._renderer.render()

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()

    @abstractmethod
    def _begin(self) -> None:
        """Play to the seat's first decision."""

    @abstractmethod
    def _make(self, action: Any) -> dict[str, Any]:
        """Take an action and let the bots move; returns the info. Raises `IllegalAction`."""

    def _info(self) -> dict[str, Any]:
        """The info of each decision."""
        return {}

    @abstractmethod
    def _mask(self) -> Mask:
        """The seat's action mask."""

    def _observation(self) -> dict[str, Any]:
        # Copies, because callers may change them.
        return {"observation": self.episode.decision(self._seat).observation.copy(), "action_mask": self._mask().copy()}


class SeatEnv(_SeatEnv):
    """One seat of a turn-based game. `step` also takes a `Move`, such as an exact throw.

    With `words` (a language), the info also has the decision as text.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: Seat = 0,
        options: Options | Mapping[str, Any] | None = None,
        strict: bool = False,
        render_mode: str | None = None,
        words: str | None = None,
        components: str | Path | None = None,
        patches: Mapping[str, Any] | None = None,
        reward: Reward = "result",
    ) -> None:
        numbers = turn_spaces(game, players, components, patches)
        super().__init__(numbers, len(numbers.actions), opponents, seat, options, strict, render_mode, reward)
        self._words = words

    def _begin(self) -> None:
        while (acting := self.episode.to_act) and acting[0] != self._seat:
            seat = acting[0]
            refusal = self.episode.play(seat, choose_move(self._bots[seat], self.episode, seat, self._rng))
            assert refusal is None, f"a bot made an illegal move: {refusal}"

    def _make(self, action: Any) -> dict[str, Any]:
        self.episode.act(self._seat, action)
        self._begin()
        return {}

    def _info(self) -> dict[str, Any]:
        return {} if self._words is None else {"words": self.episode.in_words(self._seat, self._words)}

    def _mask(self) -> Mask:
        return self.episode.decision(self._seat).mask


class RealTimeSeatEnv(_SeatEnv):
    """One seat of a real-time game, deciding every `step_ms` milliseconds of simulated time; action 0 waits.

    Bots decide, take the time their hands need, and act. If another hand was faster, the move is refused: the time has
    passed, and `info["refused"]` says why.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: Seat = 0,
        options: Options | Mapping[str, Any] | None = None,
        strict: bool = False,
        render_mode: str | None = None,
        step_ms: int = STEP_MS,
        components: str | Path | None = None,
        patches: Mapping[str, Any] | None = None,
        reward: Reward = "result",
    ) -> None:
        numbers = spaces(game, players, components, patches)
        super().__init__(numbers, 1 + len(numbers.actions), opponents, seat, options, strict, render_mode, reward)
        self._clock_steps = RealTimeSteps(self.episode, step_ms)
        self._opponents = RealTimeOpponents(self._bots)

    def _begin(self) -> None:
        self._opponents.start()
        self._clock_steps.start()

    def _make(self, action: Any) -> dict[str, Any]:
        action, last = int(action), len(self.episode.spaces.actions)
        if not 0 <= action <= last:
            raise IllegalAction(f"no action {action}; actions go from 0 to {last}")
        mine = {}
        if action != WAIT:
            if not self._mask()[action]:
                raise IllegalAction(f"action {action} is not possible for seat {self._seat} now")
            view = self.episode.decision(self._seat).view
            mine[self._seat] = self.episode.spaces.actions.move(action - 1, view)
        theirs = self._opponents.chosen_moves(self.episode, self._clock_steps.step_ms, self._rng)
        refused = self._clock_steps.make(mine | theirs)
        return {"refused": refused[self._seat]} if self._seat in refused else {}

    def _mask(self) -> Mask:
        return self._clock_steps.mask(self._seat)


def _register() -> None:
    for game, home in rooms().items():
        if home.spaces is None:
            continue
        turns = home.load(None).tempo is Tempo.TURNS
        gymnasium.register(
            f"cookoff/{game.title().replace('-', '')}-v0",
            entry_point=f"{__name__}:{'SeatEnv' if turns else 'RealTimeSeatEnv'}",
            vector_entry_point="cookoff.research.envs.vector:GameVectorEnv" if turns else None,
            kwargs={"game": game},
        )
    gymnasium.register("cookoff/Throw-v0", entry_point="cookoff.research.envs.throw:ThrowEnv")


_register()

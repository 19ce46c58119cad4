"""A Gymnasium vector environment: many turn-based games in one process."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces as gym_spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cookoff.engine import Move, Options, Refusal, Seat
from cookoff.research.encoding.actions import IllegalAction, Legal
from cookoff.research.encoding.gym_spaces import observation_space
from cookoff.research.episode import Episode
from cookoff.research.rewards import Reward, Rewards, leads, result_of
from cookoff.research.spaces import turn_spaces

from .opponents import choose_move, make_opponents

__all__ = ["GameVectorEnv"]


class _Row:
    """One of the games."""

    __slots__ = ("episode", "games", "legal", "mine", "rewards", "rng", "seat", "written")

    def __init__(self, episode: Episode, reward: Reward) -> None:
        self.episode = episode
        self.rewards = Rewards(episode, reward)
        self.games = 0
        """Games played so far."""
        self.mine: Seat = 0
        """The agent's seat, when bots play the others."""
        self.seat: Seat = 0
        """The seat to act."""
        self.legal = Legal((), [], b"")
        self.written = b""
        """The encoded observation."""
        self.rng = Random(0)
        """The bots' generator."""


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games; a finished one restarts in the same step.

    Without `opponents` the agent plays every seat: each row is the seat to act (`infos["seat"]`), and rewards are 0
    until a game ends, when `infos["final_rewards"]` and `infos["final_points"]` have the results of all seats. With
    opponents each row is one seat, a different one from game to game, with its own reward. `infos["final_obs"]` has the
    last observation of a finished game, by the seat of its row. An illegal action raises `IllegalAction` before any
    game has moved. `components`, `patches` and `reward` are as in the other environments.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "yatai",
        players: int = 2,
        opponents: str | Sequence[str] | None = None,
        options: Options | Mapping[str, Any] | None = None,
        components: str | Path | None = None,
        patches: Mapping[str, Any] | None = None,
        reward: Reward = "result",
    ) -> None:
        self.spaces = turn_spaces(game, players, components, patches)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(self.spaces, len(self.spaces.actions))
        self.single_action_space = gym_spaces.Discrete(len(self.spaces.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = [_Row(Episode(self.spaces, options), reward) for _ in range(num_envs)]
        self._by_points = self.rows[0].rewards.by_points
        self._bots = None if opponents is None else make_opponents(self.spaces, opponents)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None  # noqa: ARG002
    ) -> tuple[Any, dict[str, Any]]:  # fmt: skip
        """Start a new game in every row."""
        if seed is not None or self._np_random is None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        for row in self.rows:
            row.games = 0
            self._begin(row)
        return self._observations(), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision in each row."""
        chosen = self._moves(np.asarray(actions).tolist())
        earned, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        finals, points = (np.zeros((self.num_envs, self.spaces.players)) for _ in range(2))
        last = np.full(self.num_envs, None, object)
        play = self.spaces.game.play
        for number, (row, move) in enumerate(zip(self.rows, chosen, strict=True)):
            episode = row.episode
            result = play(episode.state, row.seat, move, episode.chance)
            assert not isinstance(result, Refusal), f"a listed move is refused: {result}"
            goes_on = self._advance(row)
            if self._bots is not None and (self._by_points or not goes_on):
                earned[number] = row.rewards.earned()[row.mine]
            if not goes_on:
                outcome = episode.outcome
                assert outcome is not None, "nobody is to act, and there is no outcome"
                final = leads(outcome.points) if self._by_points else result_of(outcome)
                finals[number], points[number] = list(final.values()), outcome.points
                ended[number] = True
                last[number] = self._last_observation(row)
                row.games += 1
                self._begin(row)
        infos = self._infos()
        if ended.any():
            infos |= {"final_rewards": finals, "final_points": points}
            infos |= {"_final_rewards": ended.copy(), "_final_points": ended.copy()}
            infos |= {"final_obs": last, "_final_obs": ended.copy()}
        return self._observations(), earned, ended, np.zeros(self.num_envs, np.bool_), infos

    def _moves(self, actions: list[int]) -> list[Move]:
        chosen = []
        for row, action in zip(self.rows, actions, strict=True):
            moves, numbers, _ = row.legal
            try:
                chosen.append(moves[numbers.index(action)])
            except ValueError:
                reason = f"action {action} is not legal for seat {row.seat} now; legal are {sorted(numbers)}"
                raise IllegalAction(reason) from None
        return chosen

    def _begin(self, row: _Row) -> None:
        while True:
            row.episode.start(int(self.np_random.integers(1 << 62)))
            row.rng.seed(int(self.np_random.integers(1 << 62)))
            row.mine = row.games % self.spaces.players
            row.rewards.start()
            if self._advance(row):
                return

    def _advance(self, row: _Row) -> bool:
        """Let the bots move, then encode the next decision. Returns whether the game continues."""
        episode, spaces = row.episode, self.spaces
        game, state = spaces.game, episode.state
        while acting := game.to_act(state):
            seat = row.seat = acting[0]
            if self._bots is None or seat == row.mine:
                # At once, while the game is in the processor's cache.
                view = game.view(state, seat)
                row.legal = spaces.actions.legal(game.moves(state, seat), view)
                row.written = spaces.observe.bytes(view, 0, episode.memory)
                return True
            bot = self._bots[seat - (seat > row.mine)]
            refusal = episode.play(seat, choose_move(bot, episode, seat, row.rng))
            assert refusal is None, f"a bot made an illegal move: {refusal}"
        return False

    def _last_observation(self, row: _Row) -> dict[str, Any]:
        seat = row.seat if self._bots is None else row.mine
        view = self.spaces.game.view(row.episode.state, seat)
        observation = self.spaces.observe(view, 0, row.episode.memory).copy()
        return {"observation": observation, "action_mask": np.zeros(len(self.spaces.actions), np.int8)}

    def _observations(self) -> dict[str, Any]:
        observations = np.frombuffer(bytearray().join([row.written for row in self.rows]), np.float32)
        masks = np.frombuffer(bytearray().join([row.legal.bits for row in self.rows]), np.int8)
        return {
            "observation": observations.reshape(self.num_envs, -1),
            "action_mask": masks.reshape(self.num_envs, -1),
        }

    def _infos(self) -> dict[str, Any]:
        return {"seat": np.array([row.seat for row in self.rows])}

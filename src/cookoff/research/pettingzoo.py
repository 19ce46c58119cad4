"""PettingZoo environments: AEC for turn-based games, Parallel for Mithral Chef.

env = pettingzoo.env("yatai", players=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    action = None if terminated or truncated else policy(observation["observation"], observation["action_mask"])
    env.step(action)
"""

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from gymnasium import spaces as gym_spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from cookoff.engine import BadInput, Move, Options, Seat, Tempo, room, rooms
from cookoff.research.encoding.gym_spaces import observation_space
from cookoff.research.envs.realtime import STEP_MS, RealTimeSteps
from cookoff.research.envs.renderer import RENDER_MODES, Renderer

from .episode import Episode
from .rewards import Reward, Rewards
from .spaces import Spaces, spaces, turn_spaces

__all__ = ["VERSIONS", "env", "parallel_env", "raw_env"]


class _BaseEnv:
    """The common part of both kinds of environments: names, spaces, seeds and rendering."""

    agents: list[str]
    episode: Episode
    metadata: dict[str, Any]
    render_mode: str | None

    def _open(
        self,
        numbers: Spaces,
        options: Options | Mapping[str, Any] | None,
        reward: Reward,
        render_mode: str | None,
        waits: int,
    ) -> None:
        players = numbers.players
        self.metadata = {
            "name": f"{numbers.room.id.replace('-', '_')}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.episode = Episode(numbers, options)
        self._rewards = Rewards(self.episode, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = waits + len(numbers.actions)
        self._observation_spaces = {agent: observation_space(numbers, count) for agent in self.possible_agents}
        self._action_spaces = {agent: gym_spaces.Discrete(count) for agent in self.possible_agents}
        self._numbers, _ = seeding.np_random()
        self._renderer = Renderer(self.episode, render_mode, self.metadata["name"])

    def observation_space(self, agent: str) -> gym_spaces.Dict:
        """The same for every agent and every time."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gym_spaces.Discrete:
        """The same for every agent and every time."""
        return self._action_spaces[agent]

    def _start(self, seed: int | None) -> None:
        if seed is not None:
            self._numbers, _ = seeding.np_random(seed)
        self.episode.start(int(self._numbers.integers(1 << 62)))
        self._rewards.start()
        self.agents = self.possible_agents[:]

    def _earned(self) -> dict[str, float]:
        return {self.possible_agents[seat]: earned for seat, earned in self._rewards.earned().items()}

    def render(self) -> Any:
        """The table as a spectator sees it: text, pixels or a window."""
        return self._renderer.render()

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()


class raw_env(_BaseEnv, AECEnv):  # noqa: N801 # PettingZoo's name
    """A turn-based game. `step` takes an action or a `Move`, such as an exact throw.

    `components` is a component file, and `patches` overrides some of its fields. `options` may be a dictionary. With
    `words` (a language), the info of the agent to act also has its decision as text.
    """

    agent_selection: str

    def __init__(
        self,
        game: str = "yatai",
        players: int = 2,
        options: Options | Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        words: str | None = None,
        components: str | Path | None = None,
        patches: Mapping[str, Any] | None = None,
        reward: Reward = "result",
    ) -> None:
        AECEnv.__init__(self)
        self._open(turn_spaces(game, players, components, patches), options, reward, render_mode, 0)
        self.max_cycles = max_cycles
        self._words = words

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game."""
        self._start(seed)
        self._steps = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(self.episode.to_act[0])

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation and mask of an agent; nothing is legal for one that is not to act."""
        decision = self.episode.decision(self._seats[agent])
        # Copies, because callers may change them.
        return {"observation": decision.observation.copy(), "action_mask": decision.mask.copy()}

    def step(self, action: int | Move | None) -> None:
        """Take an action. Raises `IllegalAction`, and changes nothing, if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        if action is None:
            raise BadInput(f"{agent} is to act: it needs an action")
        self.episode.act(seat, action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._earned()
        self._accumulate_rewards()
        acting = self.episode.to_act
        if acting:
            self._ask(acting[0])
            if self.max_cycles is not None and self._steps >= self.max_cycles * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            outcome = self.episode.outcome
            assert outcome is not None, "nobody is to act, and there is no outcome"
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"points": outcome.points[self._seats[agent]]} for agent in self.agents}
            self.agent_selection = self.agents[0]
        self._renderer.refresh()

    def _ask(self, seat: Seat) -> None:
        self.agent_selection = self.possible_agents[seat]
        if self._words is not None:
            self.infos[self.agent_selection] = {"words": self.episode.in_words(seat, self._words)}


class parallel_env(_BaseEnv, ParallelEnv):  # noqa: N801 # PettingZoo's name
    """The real-time game in steps of `step_ms` milliseconds: every seat chooses, and action 0 waits.

    The mask has the moves for which a hand is ready before the next step. If two seats want the same thing, the faster
    one gets it, and the other one's info says which rule refused its move.
    """

    def __init__(
        self,
        game: str = "mithral-chef",
        players: int = 2,
        options: Options | Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        step_ms: int = STEP_MS,
        components: str | Path | None = None,
        patches: Mapping[str, Any] | None = None,
        reward: Reward = "result",
    ) -> None:
        if room(game).load(None).tempo is Tempo.TURNS:
            raise BadInput(f"in {game} seats take turns: env({game!r})")
        self._open(spaces(game, players, components, patches), options, reward, render_mode, 1)
        self.metadata["is_parallelizable"] = True
        self.max_cycles = max_cycles
        self._clock_steps = RealTimeSteps(self.episode, step_ms)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:  # fmt: skip
        """Start a new game."""
        self._start(seed)
        self._clock_steps.start()
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Carry out all actions and advance the clock by one step."""
        refused = self._clock_steps.step({self._seats[agent]: int(action) for agent, action in actions.items()})
        self._steps += 1
        outcome = self.episode.outcome
        earned = self._earned()
        observations = self._observations()
        infos = {agent: {"refused": refused.get(self._seats[agent], "")} for agent in self.agents}
        cut = self.max_cycles is not None and self._steps >= self.max_cycles and outcome is None
        result = (
            observations,
            {agent: earned[agent] for agent in self.agents},
            dict.fromkeys(self.agents, outcome is not None),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if outcome is not None or cut:
            self.agents = []
        self._renderer.refresh()
        return result

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observe(self._seats[agent]) for agent in self.agents}

    def _observe(self, seat: Seat) -> dict[str, Any]:
        observation = self.episode.decision(seat).observation
        return {"observation": observation.copy(), "action_mask": self._clock_steps.mask(seat)}


def env(game: str = "yatai", players: int = 2, **settings: Any) -> AECEnv:
    """The game as an AEC environment in PettingZoo's wrappers; Mithral Chef is converted."""
    if room(game).load(None).tempo is Tempo.REAL_TIME:
        return parallel_to_aec(parallel_env(game, players, **settings))
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **settings))


def _version(game: str) -> SimpleNamespace:
    def made(**settings: Any) -> AECEnv:
        return env(game, **settings)

    def raw(**settings: Any) -> AECEnv:
        return raw_env(game, **settings)

    def together(**settings: Any) -> ParallelEnv[Any, Any, Any]:
        return parallel_env(game, **settings)

    return SimpleNamespace(env=made, raw_env=raw, parallel_env=together)


VERSIONS = {f"{game.replace('-', '_')}_v0": _version(game) for game in rooms()}
"""By PettingZoo's names, such as `yatai_v0`: `env`, `raw_env` and `parallel_env` of each game."""


def __getattr__(name: str) -> SimpleNamespace:
    """`from cookoff.research.pettingzoo import yatai_v0`."""
    if name not in VERSIONS:
        raise AttributeError(f"no environment {name!r}; choose one of {', '.join(VERSIONS)}")
    return VERSIONS[name]

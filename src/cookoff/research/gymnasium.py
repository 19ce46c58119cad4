"""Gymnasium environments: one seat against bots of the house; `cookoff/Throw-v0`, one throw (see `throwing`).

import gymnasium, cookoff.research.gymnasium
env = gymnasium.make("cookoff/Yatai-v0", players=2, opponents="greedy")
many = gymnasium.make_vec("cookoff/Yatai-v0", num_envs=64)
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces as gym_spaces

from cookoff.engine import BadInput, Options, Seat, Tempo, rooms

from .actions import IllegalAction
from .boxes import observation_space
from .episode import Episode, rewards
from .opponents import choice, seated
from .screen import RENDER_MODES, Screen
from .spaces import turn_spaces


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game of turns. The others are bots, by one name for all or one for each.

    An action that is not legal is refused: nothing changes, the reward is 0 and `info["refused"]` says why; with
    `strict` it raises `IllegalAction`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: Seat = 0,
        options: Options | None = None,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        numbers = turn_spaces(game, players)
        if not 0 <= seat < players:
            raise BadInput(f"seat: {seat} at a table of {players}")
        self.episode = Episode(numbers, options)
        self.observation_space = observation_space(numbers, len(numbers.actions))
        self.action_space = gym_spaces.Discrete(len(numbers.actions))
        self.render_mode = render_mode
        self._screen = Screen(self.episode, render_mode, game)
        self._seat, self._strict = seat, strict
        self._bots = seated(numbers, opponents)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed, options=options)
        self.episode.start(int(self.np_random.integers(1 << 62)))
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self._let_others_move()
        self._screen.keep_up()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make the move, and let the others move until the seat is asked again or the game is over."""
        try:
            self.episode.act(self._seat, int(action))
        except IllegalAction as error:
            if self._strict:
                raise
            return self._observation(), 0.0, False, False, {"refused": str(error)}
        self._let_others_move()
        self._screen.keep_up()
        outcome = self.episode.outcome
        if outcome is None:
            return self._observation(), 0.0, False, False, {}
        return self._observation(), rewards(outcome)[self._seat], True, False, {"points": outcome.points}

    def render(self) -> Any:
        """The table as everybody sees it: text, a picture, or a window."""
        return self._screen.render()

    def close(self) -> None:
        """Take the window off the screen, if there is one."""
        self._screen.close()

    def _let_others_move(self) -> None:
        while (acting := self.episode.to_act) and acting[0] != self._seat:
            seat = acting[0]
            bot = self._bots[seat - (seat > self._seat)]
            refusal = self.episode.play(seat, choice(bot, self.episode, seat, self._rng))
            assert refusal is None, f"a bot made an illegal move: {refusal}"

    def _observation(self) -> dict[str, Any]:
        decision = self.episode.decision(self._seat)
        # Whoever keeps it may change it: after a refusal the next one is another.
        return {"observation": decision.observation.copy(), "action_mask": decision.mask.copy()}


def _register() -> None:
    for game, home in rooms().items():
        if home.extents is not None and home.load(None).tempo is Tempo.TURNS:
            gymnasium.register(
                f"cookoff/{game.title().replace('-', '')}-v0",
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="cookoff.research.many:ManyGames",
                kwargs={"game": game},
            )

    gymnasium.register("cookoff/Throw-v0", entry_point="cookoff.research.throwing:ThrowEnv")


_register()

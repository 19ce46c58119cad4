"""Gymnasium environments: one seat against bots of the house; `cookoff/Throw-v0`, one throw (see `throwing`).

import gymnasium, cookoff.research.gymnasium
env = gymnasium.make("cookoff/Yatai-v0", players=2, opponents="greedy")
many = gymnasium.make_vec("cookoff/Yatai-v0", num_envs=64)
kitchen = gymnasium.make("cookoff/MithralChef-v0", opponents="casual")
"""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces as gym_spaces

from cookoff import bots
from cookoff.engine import BadInput, Options, Seat, Tempo, rooms
from cookoff.research.encoding.actions import IllegalAction, Mask
from cookoff.research.encoding.gym_spaces import observation_space
from cookoff.research.envs.opponents import Clocked, choice, seated
from cookoff.research.envs.realtime import PACE, WAIT, Shift
from cookoff.research.envs.renderer import RENDER_MODES, Screen

from .episode import Episode, rewards
from .spaces import Spaces, spaces, turn_spaces


class _SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. The others are bots, by one name for all or one for each.

    An action that is not legal is refused: nothing changes, the reward is 0 and `info["refused"]` says why; with
    `strict` it raises `IllegalAction`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        numbers: Spaces,
        actions: int,
        opponents: str | Sequence[str],
        seat: Seat,
        options: Options | None,
        strict: bool,
        render_mode: str | None,
    ) -> None:
        if not 0 <= seat < numbers.players:
            raise BadInput(f"seat: {seat} at a table of {numbers.players}")
        self.episode = Episode(numbers, options)
        self.observation_space = observation_space(numbers, actions)
        self.action_space = gym_spaces.Discrete(actions)
        self.render_mode = render_mode
        self._screen = Screen(self.episode, render_mode, numbers.room.id)
        self._seat, self._strict = seat, strict
        self._others = [other for other in range(numbers.players) if other != seat]
        self._bots = dict(zip(self._others, seated(numbers, opponents), strict=True))
        self._rng = Random(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed, options=options)
        self.episode.start(int(self.np_random.integers(1 << 62)))
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self._begin()
        self._screen.keep_up()
        return self._observation(), self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make the move, and let the others move until the seat is asked again or the game is over."""
        try:
            info = self._make(action)
        except IllegalAction as error:
            if self._strict:
                raise
            return self._observation(), 0.0, False, False, {"refused": str(error), **self._told()}
        self._screen.keep_up()
        outcome = self.episode.outcome
        if outcome is None:
            return self._observation(), 0.0, False, False, {**info, **self._told()}
        return self._observation(), rewards(outcome)[self._seat], True, False, {**info, "points": outcome.points}

    def render(self) -> Any:
        """The table as everybody sees it: text, a picture, or a window."""
        return self._screen.render()

    def close(self) -> None:
        """Take the window off the screen, if there is one."""
        self._screen.close()

    @abstractmethod
    def _begin(self) -> None:
        """Let all happen that comes before the seat's first decision."""

    @abstractmethod
    def _make(self, action: Any) -> dict[str, Any]:
        """Do it, and let the others go on; what is to be told of it. Raises `IllegalAction`."""

    def _told(self) -> dict[str, Any]:
        """What is told of each decision beside the observation."""
        return {}

    @abstractmethod
    def _mask(self) -> Mask:
        """What the seat may do."""

    def _observation(self) -> dict[str, Any]:
        # Whoever keeps it may change it: after a refusal the next one is another.
        return {"observation": self.episode.decision(self._seat).observation.copy(), "action_mask": self._mask().copy()}


class SeatEnv(_SeatEnv):
    """One seat of a game of turns. `step` also takes a `Move` itself, such as a throw in exact numbers.

    With `words`, a language, the info has all that the seat decides by as a text too, as `words`.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: Seat = 0,
        options: Options | None = None,
        strict: bool = False,
        render_mode: str | None = None,
        words: str | None = None,
    ) -> None:
        numbers = turn_spaces(game, players)
        super().__init__(numbers, len(numbers.actions), opponents, seat, options, strict, render_mode)
        self._words = words

    def _begin(self) -> None:
        while (acting := self.episode.to_act) and acting[0] != self._seat:
            seat = acting[0]
            refusal = self.episode.play(seat, choice(self._bots[seat], self.episode, seat, self._rng))
            assert refusal is None, f"a bot made an illegal move: {refusal}"

    def _make(self, action: Any) -> dict[str, Any]:
        self.episode.act(self._seat, action)
        self._begin()
        return {}

    def _told(self) -> dict[str, Any]:
        return {} if self._words is None else {"words": self.episode.in_words(self._seat, self._words)}

    def _mask(self) -> Mask:
        return self.episode.decision(self._seat).mask


class ShiftEnv(_SeatEnv):
    """One seat of a game without turns: it decides every `pace` milliseconds of a clock that jumps; action 0 waits.

    The bots look, take the time that their hands need, and act, as at every table. Who wants what another hand was
    quicker to take is refused by rule: the time has passed, and `info["refused"]` says so.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: Seat = 0,
        options: Options | None = None,
        strict: bool = False,
        render_mode: str | None = None,
        pace: int = PACE,
    ) -> None:
        numbers = spaces(game, players)
        super().__init__(numbers, 1 + len(numbers.actions), opponents, seat, options, strict, render_mode)
        self._shift = Shift(self.episode, pace)
        self._clocked = Clocked({seat: bots.to_real_time(bot) for seat, bot in self._bots.items()})

    def _begin(self) -> None:
        self._clocked.start()
        self._shift.start()

    def _make(self, action: Any) -> dict[str, Any]:
        action, last = int(action), len(self.episode.spaces.actions)
        if not 0 <= action <= last:
            raise IllegalAction(f"there is no action {action}; they go from 0 to {last}")
        wishes = {}
        if action != WAIT:
            if not self._mask()[action]:
                raise IllegalAction(f"action {action} is not possible for seat {self._seat} now")
            view = self.episode.decision(self._seat).view
            wishes[self._seat] = self.episode.spaces.actions.move(action - 1, view)
        refused = self._shift.make(wishes | self._clocked.wishes(self.episode, self._shift.pace, self._rng))
        return {"refused": refused[self._seat]} if self._seat in refused else {}

    def _mask(self) -> Mask:
        return self._shift.mask(self._seat)


def _register() -> None:
    for game, home in rooms().items():
        if home.spaces is None:
            continue
        turns = home.load(None).tempo is Tempo.TURNS
        gymnasium.register(
            f"cookoff/{game.title().replace('-', '')}-v0",
            entry_point=f"{__name__}:{'SeatEnv' if turns else 'ShiftEnv'}",
            vector_entry_point="cookoff.research.envs.vector:ManyGames" if turns else None,
            kwargs={"game": game},
        )
    gymnasium.register("cookoff/Throw-v0", entry_point="cookoff.research.envs.throw:ThrowEnv")


_register()

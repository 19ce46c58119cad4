"""OpenSpiel games: `import cookoff.research.openspiel`, then `pyspiel.load_game("cookoff_yatai(players=2)")`.

Every draw and every shuffle is a chance node, one card after the other. Where a hand errs, `asked.WAYS` errors, equally
likely, stand for all, and the quick table answers. Parameters: `players`, `components` (a file), `options` (JSON), and
where a clock runs `pace`, the milliseconds from one decision to the next.
"""

from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel

from cookoff.engine import AnyGame, BadInput, Codec, Room, Search, Tempo, encode, rooms
from cookoff.research.envs.explicit_chance import WAYS
from cookoff.research.envs.realtime import PACE
from cookoff.research.envs.tree_state import Standpoint, TimedStandpoint

from .episode import Episode, rewards
from .spaces import Spaces

LONGEST = 20_000
"""Decisions and draws; the longest games of the suite have a tenth of it."""
MEMORY = 128
"""Numbers of an information state that stand for all that was seen before."""


def short_name(game_id: str) -> str:
    """OpenSpiel's name of a game."""
    return f"cookoff_{game_id.replace('-', '_')}"


def _hides(game: AnyGame) -> bool:
    """Whether a seat may not know everything: whether another state could look the same to it.

    Where a clock runs, it does not know what others choose at the same moment.
    """
    if game.tempo is Tempo.REAL_TIME:
        return True
    state = game.setup(game.seats.start, game.types.options(), Search(Random(0)))
    return encode(game.determinise(game.view(state, 0), Random(1))) != encode(state)


def _type(home: Room, game: AnyGame) -> Any:
    known = pyspiel.GameType.Information
    parameters = {"players": game.seats.start, "components": "", "options": ""}
    return pyspiel.GameType(
        short_name=short_name(home.id),
        long_name=f"cookoff {home.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if _hides(game) else known.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | ({"pace": PACE} if game.tempo is Tempo.REAL_TIME else {}),
    )


class SpielState(pyspiel.State):
    """A state of OpenSpiel's."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._players = game.spaces.players
        self._at = game.beginning()
        self._at.go_on()

    def current_player(self) -> int:
        """See `pyspiel.State`."""
        if self._at.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._at.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return self._at.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._at.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """See `pyspiel.State`."""
        return self._at.outcomes

    def _apply_action(self, action: int) -> None:
        if self._at.outcomes:
            self._at.choose(action)
        else:
            self._at.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self._at.told(player, action)

    def is_terminal(self) -> bool:
        """See `pyspiel.State`."""
        return self._at.outcome is not None

    def returns(self) -> list[float]:
        """See `pyspiel.State`."""
        outcome = self._at.outcome
        return [0.0] * self._players if outcome is None else list(rewards(outcome).values())

    def __str__(self) -> str:
        return ("" if self._at.state is None else encode(self._at.state).decode()) + self._at.pending

    @property
    def position(self) -> Standpoint:
        """For observers."""
        return self._at


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel's. A subclass names the room."""

    home: Room
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        path = params.get("components", "")
        game = self.home.load(Path(path) if path else None)
        self.spaces = Spaces(self.home, params.get("players", game.seats.start), Path(path) if path else None)
        agreed = params.get("options", "")
        self._options = Codec(game).options(agreed.encode()) if agreed else None
        self.pace = params.get("pace", PACE)
        self._timed = game.tempo is Tempo.REAL_TIME
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.actions) + self._timed,
            max_chance_outcomes=WAYS,
            num_players=self.spaces.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    @cached_property
    def episode(self) -> Episode:
        """What carries out all that happens in games of this one."""
        return Episode(self.spaces, self._options)

    def beginning(self) -> Standpoint:
        """Before anything has happened."""
        return TimedStandpoint(self) if self._timed else Standpoint(self)

    def new_initial_state(self) -> SpielState:
        """See `pyspiel.Game`."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """See `pyspiel.Game`."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielObserver:
    """What a seat sees; with perfect recall also `MEMORY` bits that stand for all it has seen and done before."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise BadInput(f"observers take no parameters: {params}")
        self._spaces = spaces = game.spaces
        hidden = game.kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self._anything = kind.public_info or hidden
        """Where all is public, nothing is left for who looks only at what is private."""
        self._alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        view, memory = len(spaces.observe.names), MEMORY if kind.perfect_recall else 0
        self.tensor = np.zeros(spaces.players + view + memory, np.float32)
        self.dict = {"player": self.tensor[: spaces.players], "view": self.tensor[spaces.players :][:view]}
        if memory:
            self.dict["memory"] = self.tensor[-memory:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of the seat's view."""
        at = state.position
        self.tensor.fill(0.0)
        self.dict["player"][player] = 1.0
        if at.state is not None and self._anything:
            self.dict["view"][:] = self._spaces.observe(self._view(at, player), at.now)
        if self._recalls:
            bits = int(at.seen[player] if len(at.seen[player]) > 1 else "0", 16)
            self.dict["memory"][:] = [bits >> place & 1 for place in range(MEMORY)]

    def string_from(self, state: SpielState, player: int) -> str:
        """The seat's view as JSON, and what stands for what it saw before."""
        at = state.position
        if not self._anything:
            return ""
        view = "" if at.state is None else encode(self._view(at, player)).decode()
        return f"seat {player} {at.seen[player] if self._recalls else ''} {view}"

    def _view(self, at: Standpoint, player: int) -> Any:
        return self._spaces.game.view(at.state, player if self._alone else None)


def _register() -> None:
    for home in rooms().values():
        game = home.load(None)
        if home.spaces is None:
            continue
        kind = _type(home, game)
        named = f"{type(game).__name__}Spiel"
        # Found under its name again by whoever unpickles it.
        made = globals()[named] = type(named, (SpielGame,), {"home": home, "kind": kind, "__module__": __name__})
        pyspiel.register_game(kind, made)


_register()

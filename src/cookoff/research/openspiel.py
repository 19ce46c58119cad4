"""OpenSpiel games: `import cookoff.research.openspiel`, then `pyspiel.load_game("cookoff_yatai(players=2)")`.

Every draw is a chance node, a shuffle one per card. A throw is a chance node of `SAMPLED_OUTCOMES` equally likely
errors of the hand, and quick physics decides. Parameters: `players`, `components` (a file), `options` (JSON) and, in
real time,
`step_ms`, the milliseconds between decisions.
"""

from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from cookoff.engine import AnyGame, BadInput, Codec, Room, Search, Tempo, encode, rooms
from cookoff.research.envs.explicit_chance import SAMPLED_OUTCOMES
from cookoff.research.envs.realtime import STEP_MS
from cookoff.research.envs.tree_state import RealTimeTreePosition, TreePosition

from .episode import Episode
from .rewards import result_of
from .spaces import Spaces

__all__ = ["SpielGame", "SpielState", "short_name"]

MAX_GAME_LENGTH = 20_000
"""Bound of decisions and draws; the longest games in our tests reach a tenth of it."""
HISTORY_BITS = 128
"""Bits of an information state that encode everything seen before."""


def short_name(game_id: str) -> str:
    """OpenSpiel's name of a game."""
    return f"cookoff_{game_id.replace('-', '_')}"


def _has_hidden_information(game: AnyGame) -> bool:
    """Whether different states can look the same to a seat.

    In real time a seat does not know what others choose at the same moment.
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
        information=known.IMPERFECT_INFORMATION if _has_hidden_information(game) else known.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | ({"step_ms": STEP_MS} if game.tempo is Tempo.REAL_TIME else {}),
    )


def _plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


class SpielState(pyspiel.State):
    """An OpenSpiel state."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._players = game.spaces.players
        self._at = game.beginning()
        self._at.advance()

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
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self._at.action_string(player, action)

    def is_terminal(self) -> bool:
        """See `pyspiel.State`."""
        return self._at.outcome is not None

    def returns(self) -> list[float]:
        """See `pyspiel.State`."""
        outcome = self._at.outcome
        return [0.0] * self._players if outcome is None else list(result_of(outcome).values())

    def __str__(self) -> str:
        return ("" if self._at.state is None else encode(self._at.state).decode()) + self._at.pending

    def _to_struct(self) -> dict[str, Any]:
        """The whole position as JSON, with everything that is hidden, and the move that chance is to go on with."""
        at = self._at
        return {"position": None if at.state is None else _plain(at.state), "now": at.now, "pending": at.pending}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """A move as text, with its number."""
        return {"action": action, "move": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        """The number of `_action_to_struct`, or else that of its text."""
        if "action" in struct:
            return [int(struct["action"])]
        player = self.current_player()
        named = [action for action in self.legal_actions() if self._action_to_string(player, action) == struct["move"]]
        return named[:1]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """What a seat sees, as JSON."""
        at = self._at
        view = None if at.state is None else _plain(self.get_game().spaces.game.view(at.state, player))
        return {"seat": player, "view": view}

    @property
    def position(self) -> TreePosition:
        """The position, for observers."""
        return self._at


class SpielGame(pyspiel.Game):
    """An OpenSpiel game. A subclass names the room."""

    home: Room
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        path = params.get("components", "")
        game = self.home.load(Path(path) if path else None)
        self.spaces = Spaces(self.home, params.get("players", game.seats.start), Path(path) if path else None)
        agreed = params.get("options", "")
        self._options = Codec(game).options(agreed.encode()) if agreed else None
        self.step_ms = params.get("step_ms", STEP_MS)
        self._timed = game.tempo is Tempo.REAL_TIME
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.actions) + self._timed,
            max_chance_outcomes=SAMPLED_OUTCOMES,
            num_players=self.spaces.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(self.kind, info, params)

    @cached_property
    def episode(self) -> Episode:
        """The episode in which all states of this game are computed."""
        return Episode(self.spaces, self._options)

    def beginning(self) -> TreePosition:
        """The position before the set-up."""
        return RealTimeTreePosition(self) if self._timed else TreePosition(self)

    def new_initial_state(self) -> SpielState:
        """See `pyspiel.Game`."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """See `pyspiel.Game`."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielObserver:
    """A seat's view; with perfect recall also a hash of everything it has seen and done."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise BadInput(f"observers take no parameters: {params}")
        self._spaces = spaces = game.spaces
        hidden = game.kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self._anything = kind.public_info or hidden
        """In a game without hidden information, private observations are empty."""
        self._alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        view, memory = len(spaces.observe.names), HISTORY_BITS if kind.perfect_recall else 0
        self.tensor = np.zeros(spaces.players + view + memory, np.float32)
        self.dict = {"player": self.tensor[: spaces.players], "view": self.tensor[spaces.players :][:view]}
        if memory:
            self.dict["memory"] = self.tensor[-memory:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Encode the seat's view."""
        at = state.position
        self.tensor.fill(0.0)
        self.dict["player"][player] = 1.0
        if at.state is not None and self._anything:
            self.dict["view"][:] = self._spaces.observe(self._view(at, player), at.now)
        if self._recalls:
            bits = int(at.seen[player] if len(at.seen[player]) > 1 else "0", 16)
            self.dict["memory"][:] = [bits >> place & 1 for place in range(HISTORY_BITS)]

    def string_from(self, state: SpielState, player: int) -> str:
        """The seat's view as JSON, with the hash of what it saw before."""
        at = state.position
        if not self._anything:
            return ""
        view = "" if at.state is None else encode(self._view(at, player)).decode()
        return f"seat {player} {at.seen[player] if self._recalls else ''} {view}"

    def _view(self, at: TreePosition, player: int) -> Any:
        return self._spaces.game.view(at.state, player if self._alone else None)


def _register() -> None:
    for home in rooms().values():
        game = home.load(None)
        if home.spaces is None:
            continue
        kind = _type(home, game)
        named = f"{type(game).__name__}Spiel"
        # A module-level name, so that it can be pickled.
        made = globals()[named] = type(named, (SpielGame,), {"home": home, "kind": kind, "__module__": __name__})
        pyspiel.register_game(kind, made)


_register()

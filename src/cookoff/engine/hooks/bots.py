"""Bots: they choose a move for a seat and know only what the seat knows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

import msgspec

from cookoff.engine.core.chance import Rng, Sources
from cookoff.engine.core.clock import RealTime
from cookoff.engine.core.game import AnyGame, View
from cookoff.engine.core.moves import Move, Moves, Seat

BOT_LEVELS = ("beginner", "casual", "skilled", "expert", "master")
"""The levels of bots in every game, the weakest first. How well a bot aims is a separate setting."""


class SearchSettings(msgspec.Struct, frozen=True):
    """How a level searches. All limits are counts, never times, so that the same seed gives the same game."""

    tries: int
    """Rollouts for a decision."""
    each: int = 0
    """Additional rollouts for each legal move."""
    best: float = 0.7
    """The weight of a move's best rollout against the average of all its rollouts."""
    curiosity: float = 0.5
    """The exploration constant, as a share of the range of results."""
    trust: float = 0.7
    """The probability that a rollout follows the rollout policy instead of a random move."""
    slips: float = 0.0
    """The probability of a random move."""


class BotContext:
    """What a bot may know at one moment: view and moves, made on first access, but never the true state."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, sources: Sources | None = None, now: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.sources = sources
        """What answers questions to the world in the bot's own search."""
        self.now = now
        """The time in a real-time game."""
        self.__state = state

    @cached_property
    def moves(self) -> Moves:
        """The seat's legal moves."""
        return self.game.moves(self.__state, self.seat)

    @cached_property
    def view(self) -> View:
        """The seat's view."""
        return self.game.view(self.__state, self.seat)

    def ready(self, move: Move) -> int:
        """The time from which a move is accepted; 0 in a game without a clock."""
        return self.game.ready(self.__state, self.seat, move) if isinstance(self.game, RealTime) else 0


class Bot(Protocol):
    """Chooses a move for a seat. The same context and random numbers give the same choice."""

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """One of the moves that `context` allows."""
        ...


class Intent(msgspec.Struct, frozen=True):
    """What a bot in real time is going to do."""

    move: Move | None
    """`None` to wait and decide again."""
    delay: int
    """After so many milliseconds; meanwhile others may move."""


@runtime_checkable
class RealTimeBot(Protocol):
    """A bot in a game without turns: it decides, and acts some time later."""

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """What to do and when. Called again after that, even if the move was refused."""
        ...


@runtime_checkable
class CandidateBot(Bot, RealTimeBot, Protocol):
    """A bot in a game without turns that can name alternatives, for a search to compare."""

    def candidates(self, context: BotContext, rng: Rng) -> Sequence[Intent]:
        """Its choice first, then the alternatives."""
        ...


Evaluation = Callable[[Any, Any, Seat], float]
"""From the game, a state and a seat to a number: the higher, the better for the seat."""
RolloutPolicy = Callable[[Any, Any, Seat, Sequence[Move], Rng], Move]
"""From the game, a state, a seat and some of its moves to one that a sensible player would make."""


def _no_evaluation(_game: Any, _state: Any, _seat: Seat) -> float:
    return 0.0


@dataclass(frozen=True)
class BotHooks:
    """What a room gives the bots of every game, and the bots that it has of its own."""

    evaluate: Evaluation = _no_evaluation
    """How good a state is for a seat, in the game's points: what greedy bots maximise."""
    advantage: Evaluation | None = None
    """How far a seat is ahead of the others: what bots that look ahead maximise; `evaluate` by default."""
    advantages: Mapping[str, Evaluation] = field(default_factory=dict)
    """An `advantage` for each level that has a better one."""
    rollout_policy: RolloutPolicy | None = None
    """How a turn goes on in a rollout; at random by default."""
    levels: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    """Bots of this game for some of `BOT_LEVELS`; the other levels search as in every game."""
    search_settings: Mapping[str, SearchSettings] = field(default_factory=dict)
    """How a level searches, where it differs from other games."""

"""What a bot is: something that chooses among the moves of a seat, knowing only what the seat knows."""

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
"""How well bots think, the weakest first: the same names in every game. How steady a hand is, is another matter."""


class SearchSettings(msgspec.Struct, frozen=True):
    """How a brain that looks ahead thinks: by counts, never by the clock, so that equal seeds give equal games."""

    tries: int
    """So many ways to go on it tries for a decision."""
    each: int = 0
    """So many more for each move that it may choose: the more there are, the more it takes to tell them apart."""
    best: float = 0.7
    """How much the best way that was found counts, against the average of all."""
    curiosity: float = 0.5
    """How much it tries what it has tried seldom, in shares of the difference between good and bad ways."""
    trust: float = 0.7
    """How often it goes on by what the room calls likely, where it goes on without thinking."""
    slips: float = 0.0
    """How often it makes any move without thinking."""


class BotContext:
    """A seat's eyes at one moment. The true state is out of reach; view and moves are made when first asked for."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, sources: Sources | None = None, now: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.sources = sources
        """Who may answer a bot's own trials, where a game asks questions to the world."""
        self.now = now
        """The time, where a clock runs."""
        self.__state = state

    @cached_property
    def moves(self) -> Moves:
        """What the seat may do."""
        return self.game.moves(self.__state, self.seat)

    @cached_property
    def view(self) -> View:
        """What the seat may know."""
        return self.game.view(self.__state, self.seat)

    def ready(self, move: Move) -> int:
        """From when on one of the moves is accepted; where no clock runs, at once."""
        return self.game.ready(self.__state, self.seat, move) if isinstance(self.game, RealTime) else 0


class Bot(Protocol):
    """Chooses a move for a seat. The same look and the same numbers from `rng` give the same choice."""

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """One of the moves that `context` allows."""
        ...


class Intent(msgspec.Struct, frozen=True):
    """What a bot in real time is about to do."""

    move: Move | None
    """`None` to wait and look again."""
    delay: int
    """In so many milliseconds: a hand needs time, and meanwhile others may be quicker."""


@runtime_checkable
class RealTimeBot(Protocol):
    """A bot in games without turns: it looks, and some time later it acts on what it saw."""

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """What to do and when. Asked again after that, whatever came of it."""
        ...


@runtime_checkable
class CandidateBot(Bot, RealTimeBot, Protocol):
    """A bot in games without turns that knows where another way may be as good: one that looks ahead may try both."""

    def ways(self, context: BotContext, rng: Rng) -> Sequence[Intent]:
        """What it would do, and after that what else is worth a thought."""
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

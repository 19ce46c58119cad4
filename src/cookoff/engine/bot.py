"""What a bot is: something that chooses among the moves of a seat, knowing only what the seat knows."""

from functools import cached_property
from typing import Any, Protocol

from .chance import Rng, Sources
from .clock import RealTime
from .game import AnyGame, View
from .moves import Move, Moves, Seat


class Look:
    """A seat's eyes at one moment. The true state is out of reach; view and moves are made when first asked for."""

    def __init__(
        self, game: AnyGame, state: Any, seat: Seat, sources: Sources | None = None, now: int = 0
    ) -> None:
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

    def choose(self, look: Look, rng: Rng) -> Move:
        """One of the moves that `look` allows."""
        ...

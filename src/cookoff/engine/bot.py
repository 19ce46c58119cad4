"""What a bot is: something that chooses among the moves of a seat, knowing only what the seat knows."""

from functools import cached_property
from typing import Any, Protocol

from .chance import Rng, Sources
from .game import AnyGame, View
from .moves import Move, Moves, Seat


class Look:
    """A seat's eyes at one moment. The true state is out of reach; the view is built when first asked for."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, sources: Sources | None = None) -> None:
        self.game = game
        self.seat = seat
        self.sources = sources
        """Who may answer a bot's own trials, where a game asks questions to the world."""
        self.moves: Moves = game.moves(state, seat)
        self.__state = state

    @cached_property
    def view(self) -> View:
        """What the seat may know."""
        return self.game.view(self.__state, self.seat)


class Bot(Protocol):
    """Chooses a move for a seat. The same look and the same numbers from `rng` give the same choice."""

    def choose(self, look: Look, rng: Rng) -> Move:
        """One of the moves that `look` allows."""
        ...

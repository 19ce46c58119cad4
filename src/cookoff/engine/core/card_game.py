"""`CardGame`: a turn-based `Game` whose state is made of piles, as one class."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from .chance import Chance, Rng
from .codec import digest, encode
from .context import MoveContext
from .events import Event, apply
from .game import Outcome, Tempo, Types
from .moves import NO_MOVES, Move, Moves, Refusal, Seat, Seats
from .piles import CardRules, Piles, PilesView

C = TypeVar("C", bound=msgspec.Struct)
"""The components."""
P = TypeVar("P", bound=Piles)
"""The state."""


class CardGame(ABC, Generic[C, P]):
    """A game of cards in turns. A subclass sets the attributes without a value and writes the abstract methods.

    Its events change the state by `apply`. View, `determinise` and inventory follow from the marks of the piles.
    """

    id: str
    rules_version: int
    types: Types
    back: Any
    """A face-down card."""
    turn_rule: str
    """The rule that says whose turn it is and what a turn allows; refused moves name it."""
    end_rule: str
    """The rule that ends the game."""
    seats = range(2, 5)
    tempo = Tempo.TURNS

    def __init__(self, components: C) -> None:
        self.components = components
        self.components_hash = digest(encode(components))
        self._piles: CardRules[Any, P] = CardRules(self.back, lambda _lookup, table: self.cards(table))

    @abstractmethod
    def cards(self, state: P) -> Sequence[Any]:
        """Every card in the game, always in the same order."""

    @abstractmethod
    def setup(self, players: int, options: Any, chance: Chance) -> P:
        """See `Game`."""

    @abstractmethod
    def to_act(self, state: P) -> Seats:
        """See `Game`."""

    @abstractmethod
    def choices(self, state: P, seat: Seat) -> Iterable[Move]:
        """The legal moves of a seat that is to act, each once."""

    @abstractmethod
    def carry_out(self, turn: MoveContext[Any, P], move: Move) -> None:
        """Emit the events of a legal move, in their order."""

    @abstractmethod
    def outcome(self, state: P) -> Outcome | None:
        """See `Game`."""

    def refusal(self, state: P, seat: Seat, move: Move) -> Refusal:  # noqa: ARG002 # for subclasses
        """Why a move that is not among its choices is refused to a seat that is to act."""
        return Refusal(self.turn_rule, "not-possible")

    def moves(self, state: P, seat: Seat) -> Moves:
        """See `Game`."""
        return Moves(tuple(self.choices(state, seat))) if seat in self.to_act(state) else NO_MOVES

    def play(self, state: P, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        """See `Game`."""
        acting = self.to_act(state)
        if not acting:
            return Refusal(self.end_rule, "game-over")
        if seat not in acting:
            return Refusal(self.turn_rule, "not-your-turn", {"seat": acting[0]})
        if move not in self.choices(state, seat):
            return self.refusal(state, seat, move)
        turn = MoveContext(apply, self, state, seat, chance)
        self.carry_out(turn, move)
        return turn.events

    def evolve(self, state: P, event: Event) -> None:
        """See `Game`."""
        event.apply(state)

    def view(self, state: P, seat: Seat | None) -> PilesView[P]:
        """See `Game`."""
        return self._piles.view(state, seat)

    def determinise(self, view: PilesView[P], rng: Rng) -> P:
        """See `Game`."""
        return self._piles.determinise(None, view, rng)

    def inventory(self, state: P) -> Sequence[tuple[str, int]]:
        """See `Game`."""
        return self._piles.inventory(None, state)

"""`RoomGame`: a `Game` made of a room's functions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MethodType
from typing import Any, Generic, TypeVar

import msgspec

from .chance import Chance, Rng
from .codec import digest, encode
from .events import Event
from .game import Outcome, State, Tempo, Types, View
from .moves import Move, Moves, Refusal, Seat, Seats

C = TypeVar("C", bound=msgspec.Struct)
"""The components."""
L = TypeVar("L")
"""What the rules look up: the components, prepared for play."""
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Ruleset(Generic[L, S, V]):
    """The functions of one game, as in `Game`; most take the lookup first."""

    setup: Callable[[L, int, Any, Chance], S]
    to_act: Callable[[L, S], Seats]
    moves: Callable[[L, S, Seat], Moves]
    play: Callable[[L, S, Seat, Move, Chance], list[Event] | Refusal]
    evolve: Callable[[S, Event], None]
    view: Callable[[S, Seat | None], V]
    determinise: Callable[[L, V, Rng], S]
    outcome: Callable[[L, S], Outcome | None]
    inventory: Callable[[L, S], Sequence[tuple[str, int]]]


EVERY_DECISION = ("to_act", "moves", "play")
"""Called at every decision, so each is bound directly to the ruleset's function."""


class RoomGame(Generic[C, L, S, V]):
    """The `Game` of a ruleset. A room's subclass sets its id, rules version and types."""

    id: str
    rules_version: int
    seats = range(2, 5)
    tempo = Tempo.TURNS
    types: Types

    def __init__(self, components: C, lookup: L, rules: Ruleset[L, S, V]) -> None:
        self.components = components
        self.components_hash = digest(encode(components))
        self.lookup = lookup
        self._rules = rules
        for name in EVERY_DECISION:
            if getattr(type(self), name) is getattr(RoomGame, name):
                setattr(self, name, MethodType(getattr(rules, name), lookup))

    def setup(self, players: int, options: Any, chance: Chance) -> S:
        """See `Game`."""
        return self._rules.setup(self.lookup, players, options, chance)

    def to_act(self, state: S) -> Seats:
        """See `Game`."""
        return self._rules.to_act(self.lookup, state)

    def moves(self, state: S, seat: Seat) -> Moves:
        """See `Game`."""
        return self._rules.moves(self.lookup, state, seat)

    def play(self, state: S, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        """See `Game`."""
        return self._rules.play(self.lookup, state, seat, move, chance)

    def evolve(self, state: S, event: Event) -> None:
        """See `Game`."""
        self._rules.evolve(state, event)

    def view(self, state: S, seat: Seat | None) -> V:
        """See `Game`."""
        view = self._rules.view
        return view(state, seat)

    def determinise(self, seen: V, rng: Rng) -> S:
        """See `Game`."""
        return self._rules.determinise(self.lookup, seen, rng)

    def outcome(self, state: S) -> Outcome | None:
        """See `Game`."""
        return self._rules.outcome(self.lookup, state)

    def inventory(self, state: S) -> Sequence[tuple[str, int]]:
        """See `Game`."""
        return self._rules.inventory(self.lookup, state)

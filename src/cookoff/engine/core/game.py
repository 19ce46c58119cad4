"""The `Game` protocol: all that the rest of cookoff knows about a game."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Protocol, Self, TypeVar

import msgspec

from .chance import Chance, Rng
from .events import Event
from .moves import Move, Moves, Refusal, Seat, Seats


class Tempo(StrEnum):
    """Whether seats take turns or all act at once against the clock."""

    TURNS = "turns"
    REAL_TIME = "real time"


class State(Protocol):
    """A position. It round-trips through JSON, and a clone shares nothing mutable with the original."""

    def clone(self) -> Self:
        """An independent copy, in microseconds."""
        ...


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know of a state. Bots get this, never the state."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before the game."""


HOUSE_RULE = msgspec.Meta(extra_json_schema={"house": True})
"""Marks an option (in its `Annotated`) that departs from the rulebook, so that the lobby can say so."""


class Score(msgspec.Struct, frozen=True):
    """Points that a seat was given by a rule."""

    seat: Seat
    rule: str
    points: int
    what: str = ""
    """A key for the wording, if the rule scores several things."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    ranking: tuple[Seats, ...]
    """Best first; tied seats form a group. The first group has won."""
    points: tuple[int, ...]
    """Each seat's result in the game's own unit."""
    scores: tuple[Score, ...]
    """Where the points of the final scoring came from."""
    ended_by: str
    """The rule by which the game ended."""

    @property
    def winners(self) -> Seats:
        """The seats that won, more than one when they share it."""
        return self.ranking[0]

    @classmethod
    def by_points(cls, points: Sequence[int], ended_by: str) -> Self:
        """Most points win, and equal points share a place."""
        ranking = [tuple(seat for seat, own in enumerate(points) if own == place) for place in sorted(set(points))]
        return cls(tuple(reversed(ranking)), tuple(points), (), ended_by)


class Types(msgspec.Struct, frozen=True):
    """A game's types, for decoding logs and messages."""

    move: Any
    event: Any
    state: Any
    view: Any
    options: type[Options]


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A pure state machine: no clock, socket, file or random module; these come through `Chance`."""

    @property
    def id(self) -> str:
        """The game's name in the catalogue, such as `yatai`."""
        ...

    @property
    def rules_version(self) -> int:
        """Increases when the rules' behaviour changes, never for a refactoring."""
        ...

    @property
    def seats(self) -> range:
        """The numbers of players it can be played with."""
        ...

    @property
    def tempo(self) -> Tempo:
        """Turns or real time."""
        ...

    @property
    def types(self) -> Types:
        """The structs of this game."""
        ...

    @property
    def components_hash(self) -> str:
        """The hash of the cards, boards and numbers that this game is played with."""
        ...

    def setup(self, players: int, options: Any, chance: Chance) -> S:
        """The opening position. Options that do not fit the table raise `BadInput`."""
        ...

    def to_act(self, state: S) -> Seats:
        """The seats that have something to decide; none when the game is over."""
        ...

    def moves(self, state: S, seat: Seat) -> Moves:
        """The seat's legal moves; falsy for a seat that is not to act."""
        ...

    def play(self, state: S, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        """Make the move: change the state in place and return the events, or refuse and change nothing."""
        ...

    def evolve(self, state: S, event: Event) -> None:
        """Apply one event. Never draws, asks or fails on an event that `play` returned."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """What the seat may know; `None` is a spectator."""
        ...

    def determinise(self, view: Any, rng: Rng) -> S:
        """A random state that is consistent with this view."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or `None` while it goes on."""
        ...

    def inventory(self, state: S) -> Sequence[tuple[str, int]]:
        """How many of each component there are, wherever they are: the same in every state of a game."""
        ...


AnyGame = Game[Any]
"""Any game of the catalogue."""

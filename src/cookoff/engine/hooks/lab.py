"""Lab hooks: what is used in a game, where throws land, and how its length is counted."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cookoff.engine.core.events import Event
from cookoff.engine.core.moves import Move, Seat

from .statistics import Statistics


class Usage(NamedTuple):
    """A seat uses a thing of the game."""

    seat: Seat
    kind: str
    """Such as `tile`."""
    thing: str
    """Its name, such as `cook-2`."""


class Landing(NamedTuple):
    """Where a throw ended."""

    seat: Seat
    x: float
    y: float
    """Metres from the centre of the board."""
    place: str
    """The outline's name, `bare` or `out`."""


class BoardOutline(NamedTuple):
    """A board to draw throws on: a centred rectangle with closed shapes."""

    width: float
    depth: float
    shapes: tuple[tuple[str, tuple[tuple[float, float], ...]], ...] = ()
    """Their names and corners."""


@dataclass(frozen=True)
class LabHooks:
    """The lab hooks of a room. They only read events."""

    uses: Mapping[type[Event], Callable[[Any, Any], Usage]] = field(default_factory=dict)
    """By type of event, a function from the game and the event to what is used."""
    things: Callable[[Any, int], Mapping[str, Sequence[str]]] = lambda _game, _players: {}
    """All things of each kind for a number of players, used or not."""
    landings: Mapping[type[Event], Callable[[Any, Any], Landing]] = field(default_factory=dict)
    """By type of event, a function from the game and the event to the landing, which also counts as a use."""
    drawing: Callable[[Any], BoardOutline | None] = lambda _game: None
    """The board that throws land on."""
    turns: tuple[type[Event], ...] = ()
    """Events that begin a turn or round, the unit of a game's length."""
    before: int = 0
    """How many of these begin with the set-up, without an event."""
    statistics: Callable[[], Statistics] | None = None
    """The game's own statistics."""
    idle: tuple[type[Move], ...] = ()
    """Moves that only let the game go on if they are the only legal ones: not counted as decisions."""

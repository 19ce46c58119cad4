"""What a room tells whoever studies many games of it: what is used, where throws end, what a game's length is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cookoff.engine.core.events import Event
from cookoff.engine.core.moves import Move, Seat

from .statistics import Statistics


class Usage(NamedTuple):
    """A seat uses one of the game's things."""

    seat: Seat
    kind: str
    """Such as `tile`."""
    thing: str
    """Its name, such as `cook-2`."""


class Landing(NamedTuple):
    """A throw has ended."""

    seat: Seat
    x: float
    y: float
    """Metres from the middle of what it was thrown onto."""
    place: str
    """The name of where it counts, `bare` or `out`."""


class BoardOutline(NamedTuple):
    """What throws are drawn onto: a rectangle around its middle, and closed shapes on it."""

    width: float
    depth: float
    shapes: tuple[tuple[str, tuple[tuple[float, float], ...]], ...] = ()
    """Names and corners."""


@dataclass(frozen=True)
class LabHooks:
    """The hooks of a room. They read events; nothing of them reaches the rules."""

    uses: Mapping[type[Event], Callable[[Any, Any], Usage]] = field(default_factory=dict)
    """From the game and an event of that type to what it uses."""
    things: Callable[[Any, int], Mapping[str, Sequence[str]]] = lambda _game, _players: {}
    """All things of each kind at a table of so many, used or not."""
    landings: Mapping[type[Event], Callable[[Any, Any], Landing]] = field(default_factory=dict)
    """From the game and an event of that type to where the throw ended; that uses the thing `place` of that name."""
    drawing: Callable[[Any], BoardOutline | None] = lambda _game: None
    """What throws land on."""
    turns: tuple[type[Event], ...] = ()
    """Each begins a turn or a round: what a game's length is counted in."""
    before: int = 0
    """How many of them begin untold, with the set-up."""
    statistics: Callable[[], Statistics] | None = None
    """What is counted in this game beside what is counted in every game."""
    idle: tuple[type[Move], ...] = ()
    """Where one of these is the only choice it changes nothing but that the game goes on: nobody is asked."""

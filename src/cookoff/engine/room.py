"""A room: all that belongs to one game, and the catalogue that finds the rooms."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from . import ledger
from .bot import Bot
from .chance import Sources
from .errors import BadInput
from .game import AnyGame
from .guide import Guide, PlainGuide
from .moves import Move, Refusal, Seat
from .statistics import Statistics

GROUP = "cookoff.games"
"""Packages announce their rooms under this entry point, ours and other people's alike."""


@dataclass(frozen=True)
class Room:
    """One game with its furniture. Its package holds `rules.toml`, `components.toml` and `locales/`."""

    id: str
    package: str
    load: Callable[[Path | None], AnyGame]
    """Build the game, with the components of a file or with the game's own."""
    worth: Callable[[Any, Any, Seat], float]
    """How good a state of this game is for a seat, in the game's points: what greedy bots climb."""
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    """Bots that only this game has, beside those that play every game."""
    sources: Callable[[AnyGame], Sources] = lambda _game: {}
    """Who answers what this game asks the world, beside the time and what a table of chips and dice answers."""
    shared: tuple[str, ...] = ()
    """Packages whose `rules.toml` and `locales/` belong to this game and to others."""
    physical: bool = False
    """Whether the game asks how chips fly or dice fall: whoever runs it needs a table (`cookoff.physics.worlds`)."""
    statistics: Callable[[], Statistics] | None = None
    """What is counted in this game beside what is counted in every game."""
    by_hand: Callable[[Any, Move], Refusal | None] = lambda _options, _move: None
    """Why a person at a table with these options may not make a move that bots may. The rules know no persons: whoever
    takes moves from people asks here first."""
    guide: Guide = field(default_factory=PlainGuide)
    """What people are told beside the bare moves and events."""

    @cached_property
    def home(self) -> Traversable:
        """The folder of the room's files."""
        return files(self.package)

    @cached_property
    def homes(self) -> tuple[Traversable, ...]:
        """The room's own folder, then those that it shares."""
        return (self.home, *(files(package) for package in self.shared))

    @cached_property
    def ledger(self) -> ledger.Ledger:
        """The rules the game is played by: its own, then those that it shares."""
        ledgers = (
            ledger.parse((home / "rules.toml").read_text("utf-8"), f"{home.name}/rules.toml") for home in self.homes
        )
        return ledger.Ledger(tuple(rule for each in ledgers for rule in each.rule))


def rooms() -> dict[str, Room]:
    """Every room there is, by id."""
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def room(game_id: str) -> Room:
    """The room of that name."""
    for point in entry_points(group=GROUP, name=game_id):
        found: Room = point.load()
        return found
    known = ", ".join(sorted(point.name for point in entry_points(group=GROUP)))
    raise BadInput(f"there is no game {game_id!r}; there are: {known}")

"""`Room`: everything that belongs to one game, announced by its package."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from .content import ledger
from .core.chance import Chance, Rng, Sources
from .core.events import Event
from .core.game import AnyGame
from .core.moves import Move, Refusal, Seat
from .hooks.analysis import EvaluationTerm, Progress
from .hooks.bots import Bot, SearchSettings
from .hooks.lab import LabHooks
from .hooks.spaces import SpaceSpec
from .hooks.statistics import Statistics
from .narration.guide import Guide, PlainGuide


@dataclass(frozen=True)
class Practice:
    """What can be tried in a room outside any game, by the same rules and the same luck."""

    attempt: type
    """The struct of what somebody tries."""
    carry_out: Callable[[Any, Any, Chance], tuple[Event, ...] | Refusal]
    """From the game and an attempt to what came of it, as one alone at the table sees it, or why it cannot be tried."""


@dataclass(frozen=True)
class Room:
    """One game with its furniture. Its package holds `rules.toml`, `components.toml` and `locales/`."""

    id: str
    package: str
    load: Callable[[Path | None], AnyGame]
    """Build the game, with the components of a file or with the game's own."""
    worth: Callable[[Any, Any, Seat], float]
    """How good a state of this game is for a seat, in the game's points: what greedy bots climb."""
    lead: Callable[[Any, Any, Seat], float] | None = None
    """How far a seat is ahead of the others: what bots that look ahead climb; where there is none, the worth alone."""
    likely: Callable[[Any, Any, Seat, Sequence[Move], Rng], Move] | None = None
    """One of these moves that a sensible player makes without thinking long; where there is none, any of them is."""
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    """Brains (see `BRAINS`) that this game has of its own; the others look ahead as in every game."""
    plans: Mapping[str, SearchSettings] = field(default_factory=dict)
    """How its brains look ahead, where it is not as in every game."""
    leads: Mapping[str, Callable[[Any, Any, Seat], float]] = field(default_factory=dict)
    """What brains that look ahead climb, where one of them sees more than `lead` does."""
    sources: Callable[[AnyGame], Sources] = lambda _game: {}
    """Who answers what this game asks the world, beside the time and what a simulator of chips and dice answers."""
    idle_options: Callable[[Any], Collection[str]] = lambda _game: ()
    """Options that change nothing with a game's components: the lobby does not offer them."""
    shared: tuple[str, ...] = ()
    """Packages whose `rules.toml` and `locales/` belong to this game and to others."""
    physical: bool = False
    """Whether it asks how chips fly or dice fall: whoever runs it needs a simulator (`cookoff.physics.sources`)."""
    statistics: Callable[[], Statistics] | None = None
    """What is counted in this game beside what is counted in every game."""
    course: Callable[[Any, Any], Progress] | None = None
    """How far a game has come in a state; where there is none, nobody teaches this game."""
    parts: Callable[[Any, Any, Seat], Sequence[EvaluationTerm]] | None = None
    """What a state is made of for a seat, by which a hint says why; where there is none, it says only what."""
    alike: Callable[[Any, Any, Seat, Move], Hashable | None] | None = None
    """What a move decides, for whoever has a view: practice positions take moves of which it says the same for one.
    Where it says `None` they do not ask for the move; where there is none, every move decides something of its own."""
    study: LabHooks = field(default_factory=LabHooks)
    """What the laboratory is told of it beside what it can see in every game."""
    by_hand: Callable[[Any, Seat, Move], Refusal | None] = lambda _options, _seat, _move: None
    """Why a person in a seat of a table with these options may not make a move that bots may. The rules know no
    persons: whoever takes moves from people asks here first."""
    guide: Guide = field(default_factory=PlainGuide)
    """What people are told beside the bare moves and events."""
    practice: Practice | None = None
    """What can be practised; nothing by default."""
    extents: Callable[[Any, int], SpaceSpec] | None = None
    """How far the parts of its views and moves go at a table of so many: for programs that want numbers."""
    minutes: tuple[int, int] | None = None
    """How long a game takes for each player, from and to."""
    own_screen: bool = False
    """Whether the page draws this game itself. If not, it is told the table as panels (`lay_out`)."""

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

"""`Room`: everything that belongs to one game, announced by its package."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from .content import ledger
from .content.components import TomlSource
from .core.chance import Chance, Sources
from .core.events import Event
from .core.game import AnyGame
from .core.moves import Move, Refusal, Seat
from .hooks.analysis import AnalysisHooks
from .hooks.bots import BotHooks
from .hooks.lab import LabHooks
from .hooks.spaces import SpaceSpec
from .narration.guide import Guide, PlainGuide


@dataclass(frozen=True)
class Practice:
    """Something to try in a room outside any game, by the same rules and the same chance."""

    attempt: type
    """The struct of what a player tries."""
    carry_out: Callable[[Any, Any, Chance], tuple[Event, ...] | Refusal]
    """From the game and an attempt to its events, as a player alone at the table sees them, or to a refusal."""


@dataclass(frozen=True)
class Room:
    """One game and its hooks. Its package holds `rules.toml`, `components.toml` and `locales/`."""

    id: str
    package: str
    load: Callable[[TomlSource | Path | None], AnyGame]
    """Build the game, with the components of a text or a file, or with its own."""
    guide: Guide = field(default_factory=PlainGuide)
    """Questions and facts for the wording of moves, events and refusals."""
    shared: tuple[str, ...] = ()
    """Packages whose `rules.toml` and `locales/` this game shares with others."""
    physical: bool = False
    """Whether chips fly or dice fall: then a game needs a simulator (`cookoff.physics.sources`)."""
    sources: Callable[[AnyGame], Sources] = lambda _game: {}
    """What answers this game's questions to chance, besides a clock and a simulator."""
    check_human_move: Callable[[Any, Seat, Move], Refusal | None] = lambda _options, _seat, _move: None
    """Why a person in a seat of a table with these options may not make a move that bots may. The rules know no
    persons: code that takes moves from people asks here first."""
    idle_options: Callable[[Any], Collection[str]] = lambda _game: ()
    """Options that have no effect with the components of this game: the lobby does not offer them."""
    practice: Practice | None = None
    trial: Callable[[Any, Chance], object] = lambda _game, _chance: None
    """Asks chance what a game with these components asks it, throws for example: raises if it cannot answer."""
    minutes: tuple[int, int] | None = None
    """How long a game takes for each player, from and to."""
    own_screen: bool = False
    """Whether the browser client has a screen for this game; if not, it shows panels (`to_panels`)."""
    bots: BotHooks = field(default_factory=BotHooks)
    lab: LabHooks = field(default_factory=LabHooks)
    analysis: AnalysisHooks | None = None
    """Without these hooks there is no analysis, hint or puzzle."""
    spaces: Callable[[Any, int], SpaceSpec] | None = None
    """The bounds of views and moves for a number of players. Without them there is no learning environment."""

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

"""The dependencies of a table's actor."""

from dataclasses import dataclass
from typing import Literal, Protocol

from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Settings
from cookoff.server.ops.people_notes import PeopleNotes
from cookoff.server.runtime.bot_workers import BotWorkers
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.wall_clock import WallClock
from cookoff.server.storage.bans import Bans
from cookoff.server.storage.committer import Committer
from cookoff.server.storage.notices import Outbox
from cookoff.server.storage.repository import Repository


@dataclass(frozen=True)
class TableServices:
    """The dependencies that all table actors share."""

    settings: Settings
    environment: Environment
    repository: Repository
    committer: Committer
    bot_workers: BotWorkers
    signer: Signer
    bans: Bans
    wall_clock: WallClock
    outbox: Outbox
    people_notes: PeopleNotes


class AlarmClock(Protocol):
    """The timers of a table."""

    def set(self) -> None:
        """Set the next timer from the current position."""
        ...

    def cancel(self) -> None:
        """Cancel all timers."""
        ...

    def woke(self) -> None:
        """Note that the game was just loaded."""
        ...

    def wake_at(self) -> int | Literal[False] | None:
        """Return when the table must be loaded if the server stops now; `False` if the database is up to date."""
        ...

    def is_busy(self, soon: int) -> bool:
        """Whether something is scheduled within `soon` milliseconds."""
        ...

"""What the owner of a table works with."""

from dataclasses import dataclass
from typing import Literal, Protocol

from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Settings
from cookoff.server.runtime.bot_workers import BotWorkers
from cookoff.server.runtime.environment import Environment
from cookoff.server.storage.bans import Bans
from cookoff.server.storage.committer import Committer
from cookoff.server.storage.repository import Repository


class StateLost(Exception):
    """What was in memory did not reach the database, and was thrown away."""


@dataclass(frozen=True)
class TableServices:
    """What every owner works with."""

    settings: Settings
    environment: Environment
    repository: Repository
    committer: Committer
    bot_workers: BotWorkers
    signer: Signer
    bans: Bans


class AlarmClock(Protocol):
    """What rings at a table by itself."""

    def set(self) -> None:
        """Look at the position and set the next alarm."""
        ...

    def cancel(self) -> None:
        """No more alarms."""
        ...

    def woke(self) -> None:
        """The game was loaded."""
        ...

    def wake_at(self) -> int | Literal[False] | None:
        """When the table must be woken if the server ends now; `False` if the database knows already."""
        ...

    def is_busy(self, soon: int) -> bool:
        """Whether something happens by itself within so many milliseconds."""
        ...

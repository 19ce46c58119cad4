"""The time by which clocks of games run on while nobody has loaded them."""

import logging

from cookoff.server.storage.committer import Change, Committer
from cookoff.server.storage.repository import Repository

from .environment import Environment

log = logging.getLogger(__name__)

STORED = "latest time"
EVERY = 60_000
"""Milliseconds between two stored times."""
FAR = 86_400_000
"""Milliseconds. A stored time further ahead was wrong itself."""


class WallClock:
    """The system's time, but it stands still after the clock was set back, also while no server was running.

    Else a player whose clock runs would have time again that has passed.
    """

    def __init__(self, environment: Environment, repository: Repository, committer: Committer) -> None:
        self._environment = environment
        self._repository = repository
        self._committer = committer
        self._latest = 0
        self._stored = 0

    async def start(self) -> None:
        """Read the time at which a server last ran. Call it before any game is loaded."""
        found = await self._repository.fact(STORED)
        behind = 0 if found is None else int(found) - self._environment.now()
        if found is not None and behind > 0:
            log.warning("the system clock is %.0f s behind the time of the last run", behind / 1000)
            self._latest = int(found)

    def now(self) -> int:
        """Return milliseconds since 1970."""
        now = self._environment.now()
        self._latest = now if now > self._latest or self._latest - now > FAR else self._latest
        return self._latest

    async def store(self, every: int = EVERY) -> None:
        """Store the time, unless that was done a moment ago."""
        now = self.now()
        if not 0 <= now - self._stored < every:
            await self._committer.commit(Change(statements=[self._repository.upsert_fact(STORED, str(now))]))
            self._stored = now

"""The tables that are awake on this node: waking them, putting them to sleep, giving them back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cookoff.server.ops import metrics
from cookoff.server.protocol.errors import Complaint
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.games.catalogue import Catalogue, Served
from cookoff.server.runtime.games.history import began_by
from cookoff.server.storage.committer import Change
from cookoff.server.storage.leases import Leases
from cookoff.server.storage.records import TableRow
from cookoff.server.storage.repository import change_table

from .actor import Owner
from .services import AlarmClock, Tools

log = logging.getLogger(__name__)

CANNOT = "the table cannot be opened now; those who run the server know"
ASIDE = 60_000
"""Milliseconds after which it is tried again to load a table that was set aside."""


class Keeper:
    """Finds the owner of a table, and makes one if the table sleeps."""

    def __init__(
        self,
        tools: Tools,
        catalogue: Catalogue,
        leases: Leases,
        alarms: Callable[[Owner], AlarmClock],
        loaded: Callable[[Owner], Awaitable[None]],
    ) -> None:
        """`alarms` makes those of a table; `loaded` runs as the first job of a table that was loaded."""
        self._tools = tools
        self._catalogue = catalogue
        self._alarms = alarms
        self._loaded = loaded
        self._leases = leases
        self._owners: dict[str, Owner] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of tables that are being woken or put to sleep; each is kept alive by those who wait for it."""
        self._aside: dict[str, int] = {}
        """Tables that could not be loaded, and when."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._owners)

    def __iter__(self) -> Iterator[Owner]:
        return iter(list(self._owners.values()))

    async def find(self, table_id: str) -> Owner | str:
        """The owner, if the table is or can be awake here; else the node that has it."""
        owner = self._owners.get(table_id)
        if owner is not None and not owner.gone:
            return owner
        async with self._lock(table_id):
            owner = self._owners.get(table_id)
            return owner if owner is not None and not owner.gone else await self._wake(table_id)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _wake(self, table_id: str) -> Owner | str:
        if self._closed:
            raise Complaint(503, "stopping", "this server is stopping; ask again in a moment")
        if self.is_aside(table_id):
            raise Complaint(503, "set-aside", CANNOT)
        if await self._tools.shelf.table(table_id) is None:
            raise Complaint(404, "no-such-table", "there is no such table, or it needs an invitation")
        try:
            node = await self._leases.claim(table_id)
        except IntegrityError as error:  # it was forgotten this very moment
            raise Complaint(404, "no-such-table", "there is no such table, or it needs an invitation") from error
        if node != self._leases.node:
            return node
        # Read again: until the lease was ours, another node may have changed it.
        table = await self._tools.shelf.table(table_id)
        assert table is not None, "a table with a lease is not forgotten"
        if table.status is Status.CLOSED:
            await self._leases.release(table_id)
            raise Complaint(410, "closed", "the table was closed; its replay is still there")
        owner = await self._load(table)
        self._owners[table_id] = owner
        metrics.TABLES.labels(table.game).inc()
        log.info("the table is awake", extra=owner.where())
        return owner

    async def _load(self, table: TableRow) -> Owner:
        """Bring a table to life; one that cannot be loaded is set aside, and nobody else waits for it."""
        try:
            served = await self.served(table)
            await served.prepare()
            owner = Owner(self._tools, table, served, self._alarms, self._stopped)
            await owner.start()
            await owner.ask(lambda: self._loaded(owner))
        except (SQLAlchemyError, OSError):
            raise  # the database is ill, not the table
        except Exception as error:
            why = error.detail if isinstance(error, Complaint) else f"{type(error).__name__}: {error}"
            old = await self._is_of_other_rules(table)
            await self._leases.release(table.id)
            where = {"table": table.id, "entry": None}
            if old:
                log.warning("the table is closed, for its game began by other rules: %s", why, extra=where)
                values = {"status": Status.CLOSED.value, "closed": "rules", "wake_at": None}
                await self._tools.committer.commit(Change(statements=[change_table(table.id, **values)]))
                raise Complaint(410, "closed", "it began by rules that are gone; its log is still there") from error
            log.error("the table is set aside, for it cannot be loaded: %s", why, extra=where)
            self._aside[table.id] = self._tools.world.steady()
            raise Complaint(503, "set-aside", CANNOT) from error
        return owner

    async def _is_of_other_rules(self, table: TableRow) -> bool:
        """Whether a game was begun by another version of its rules than today's."""
        if table.status is not Status.PLAYING or table.game not in self._catalogue.rooms:
            return False
        found = await self._tools.shelf.records(table.id, until=0)
        began = began_by(found[0].line) if found else None
        return began is not None and began != self._catalogue.own(table.game).game.rules_version

    def is_aside(self, table_id: str) -> bool:
        """Whether the table could not be loaded a short while ago."""
        since = self._aside.get(table_id)
        return since is not None and self._tools.world.steady() - since < ASIDE

    async def served(self, table: TableRow) -> Served:
        """The game of a table, with the table's components."""
        loaded = self._catalogue.loaded(table.game, table.components)
        if loaded is not None:
            return loaded
        stored = await self._tools.shelf.components(table.components)
        if stored is None:
            raise Complaint(410, "components-lost", f"the components {table.components} are no longer known")
        return await self._catalogue.load(table.game, stored[1])

    def _stopped(self, owner: Owner) -> None:
        if self._owners.get(owner.table.id) is owner:
            del self._owners[owner.table.id]
            metrics.TABLES.labels(owner.table.game).dec()

    async def put_to_sleep(self) -> None:
        """Tables where nobody looks and nothing happens sleep in the database."""
        idle, now = self._tools.settings.idle, self._tools.world.steady()
        for owner in self:
            if len(owner.links) or now - owner.quiet_since < idle or owner.alarms.is_busy(idle):
                continue
            async with self._lock(owner.table.id):
                await asyncio.gather(owner.ask(owner.settle), return_exceptions=True)
                await owner.stop()
                await self._leases.release(owner.table.id)
            log.info("the table sleeps", extra=owner.where())

    async def drop_all(self) -> None:
        """Everybody is sent away, to come back wherever the tables are then."""
        await asyncio.gather(*(self._stop(owner) for owner in self))

    async def _stop(self, owner: Owner) -> None:
        # Nobody may wake the table before the last of what is under way here is written.
        async with self._lock(owner.table.id):
            await owner.stop()

    async def close(self) -> None:
        """Wake no more tables, and let go of all."""
        self._closed = True
        await self.drop_all()

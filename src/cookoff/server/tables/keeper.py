"""The tables that are awake on this node: waking them, putting them to sleep, giving them back."""

import asyncio
import logging
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from cookoff.server import metrics
from cookoff.server.catalogue import Catalogue, Served
from cookoff.server.complaints import Complaint
from cookoff.server.storage.leases import Leases
from cookoff.server.storage.rows import TableRow

from .alarms import Alarms
from .owner import Owner, Tools

log = logging.getLogger(__name__)


class Keeper:
    """Finds the owner of a table, and makes one if the table sleeps."""

    def __init__(self, tools: Tools, catalogue: Catalogue, leases: Leases) -> None:
        self._tools = tools
        self._catalogue = catalogue
        self._leases = leases
        self._owners: dict[str, Owner] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of tables that are being woken or put to sleep; each is kept alive by those who wait for it."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._owners)

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
        served = await self.served(table)
        await served.prepare()
        owner = Owner(self._tools, table, served, Alarms, self._stopped)
        await owner.start()
        self._owners[table_id] = owner
        metrics.TABLES.set(len(self._owners))
        log.info("the table is awake", extra=owner.where())
        return owner

    async def served(self, table: TableRow) -> Served:
        """The game of a table, with the table's components."""
        loaded = self._catalogue.loaded(table.game, table.components)
        if loaded is not None:
            return loaded
        stored = await self._tools.shelf.components(table.components)
        if stored is None:
            raise Complaint(410, "components-lost", f"the components {table.components} are no longer known")
        return self._catalogue.with_components(table.game, stored[1])

    def _stopped(self, owner: Owner) -> None:
        if self._owners.get(owner.table.id) is owner:
            del self._owners[owner.table.id]
            metrics.TABLES.set(len(self._owners))

    async def put_to_sleep(self) -> None:
        """Tables where nobody looks and nothing happens sleep in the database."""
        idle, now = self._tools.settings.idle, self._tools.world.now()
        for owner in list(self._owners.values()):
            if len(owner.links) or now - owner.quiet_since < idle or owner.alarms.is_busy(idle):
                continue
            async with self._lock(owner.table.id):
                await asyncio.gather(owner.ask(owner.settle), return_exceptions=True)
                await owner.stop()
                await self._leases.release(owner.table.id)
            log.info("the table sleeps", extra=owner.where())

    async def drop_all(self) -> None:
        """Everybody is sent away, to come back wherever the tables are then."""
        await asyncio.gather(*(self._stop(owner) for owner in list(self._owners.values())))

    async def _stop(self, owner: Owner) -> None:
        # Nobody may wake the table before the last of what is under way here is written.
        async with self._lock(owner.table.id):
            await owner.stop()

    async def close(self) -> None:
        """Wake no more tables, and let go of all."""
        self._closed = True
        await self.drop_all()

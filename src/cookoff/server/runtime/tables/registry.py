"""The tables loaded on this node: loads, unloads and releases them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cookoff.server.ops import metrics
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.games.catalogue import Catalogue, LoadedGame
from cookoff.server.runtime.games.history import began_by
from cookoff.server.storage.committer import Change
from cookoff.server.storage.leases import Leases
from cookoff.server.storage.records import TableRecord
from cookoff.server.storage.repository import update_table

from .actor import MOST_FAILURES, TableActor
from .services import AlarmClock, TableServices

log = logging.getLogger(__name__)

CANNOT = "the table cannot be opened now; those who run the server know"
QUARANTINE = 60_000
"""Milliseconds until loading a quarantined table is tried again."""


class TableRegistry:
    """Finds the actor of a table, and loads the table if necessary."""

    def __init__(
        self,
        services: TableServices,
        catalogue: Catalogue,
        leases: Leases,
        alarms: Callable[[TableActor], AlarmClock],
        loaded: Callable[[TableActor], Awaitable[None]],
    ) -> None:
        """`alarms` makes a table's alarm clock; `loaded` is the first job of each loaded table."""
        self._services = services
        self._catalogue = catalogue
        self._alarms = alarms
        self._loaded = loaded
        self._leases = leases
        self._actors: dict[str, TableActor] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks of tables that are being loaded or unloaded; waiting tasks keep them alive."""
        self._quarantined: dict[str, int] = {}
        """Tables that could not be loaded or whose rules kept failing, and when that was."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._actors)

    def __iter__(self) -> Iterator[TableActor]:
        return iter(list(self._actors.values()))

    async def find(self, table_id: str) -> TableActor | str:
        """Return the actor if the table belongs to this node, otherwise the id of the node that owns it."""
        actor = self._actors.get(table_id)
        if actor is not None and not actor.gone:
            return actor
        async with self._lock(table_id):
            actor = self._actors.get(table_id)
            return actor if actor is not None and not actor.gone else await self._wake(table_id)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _wake(self, table_id: str) -> TableActor | str:
        if self._closed:
            raise ApiError(503, "stopping", "this server is stopping; ask again in a moment")
        if self.is_quarantined(table_id):
            raise ApiError(503, "unavailable", CANNOT)
        if await self._services.repository.table(table_id) is None:
            raise ApiError(404, "no-such-table", "there is no such table, or it needs an invitation")
        try:
            node = await self._leases.claim(table_id)
        except IntegrityError as error:  # deleted just now
            raise ApiError(404, "no-such-table", "there is no such table, or it needs an invitation") from error
        if node != self._leases.node:
            return node
        # Read the table again: another node may have changed it before this one got the lease.
        table = await self._services.repository.table(table_id)
        assert table is not None, "a table with a lease is not forgotten"
        if table.status is Status.CLOSED:
            await self._leases.release(table_id)
            raise ApiError(410, "closed", "the table was closed; its replay is still there")
        actor = await self._load(table)
        self._actors[table_id] = actor
        metrics.TABLES.labels(table.game).inc()
        log.info("table loaded", extra=actor.where())
        return actor

    async def _load(self, table: TableRecord) -> TableActor:
        """Load a table; quarantine it if that fails."""
        try:
            loaded = await self.loaded(table)
            await loaded.prepare()
            actor = TableActor(self._services, table, loaded, self._alarms, self._stopped)
            await actor.start()
            await actor.ask(lambda: self._loaded(actor))
        except (SQLAlchemyError, OSError):
            raise  # the database has failed, not the table
        except Exception as error:
            why = error.detail if isinstance(error, ApiError) else f"{type(error).__name__}: {error}"
            old = await self._is_of_other_rules(table)
            await self._leases.release(table.id)
            where = {"table": table.id, "entry": None}
            if old:
                log.warning("the table is closed because its game started with other rules: %s", why, extra=where)
                values = {"status": Status.CLOSED.value, "closed": "rules", "wake_at": None}
                await self._services.committer.commit(Change(statements=[update_table(table.id, **values)]))
                raise ApiError(410, "closed", "it began by rules that are gone; its log is still there") from error
            log.error("the table is unavailable because it cannot be loaded: %s", why, extra=where)
            self._quarantine(table.id)
            raise ApiError(503, "unavailable", CANNOT) from error
        return actor

    async def _is_of_other_rules(self, table: TableRecord) -> bool:
        """Whether a game began with another version of its rules."""
        if table.status is not Status.PLAYING or table.game not in self._catalogue.rooms:
            return False
        found = await self._services.repository.records(table.id, until=0)
        began = began_by(found[0].line) if found else None
        return began is not None and began != self._catalogue.own(table.game).game.rules_version

    def is_quarantined(self, table_id: str) -> bool:
        """Whether loading the table failed recently."""
        since = self._quarantined.get(table_id)
        return since is not None and self._services.environment.steady() - since < QUARANTINE

    async def loaded(self, table: TableRecord) -> LoadedGame:
        """Return the game of a table, with the table's components."""
        loaded = self._catalogue.loaded(table.game, table.components)
        if loaded is not None:
            return loaded
        stored = await self._services.repository.components(table.components)
        if stored is None:
            raise ApiError(410, "components-lost", f"the components {table.components} are no longer known")
        return await self._catalogue.load(table.game, stored[1])

    def _stopped(self, actor: TableActor) -> None:
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id]
            metrics.TABLES.labels(actor.table.game).dec()
        if actor.failures >= MOST_FAILURES:
            self._quarantine(actor.table.id)

    def _quarantine(self, table_id: str) -> None:
        now = self._services.environment.steady()
        self._quarantined = {each: since for each, since in self._quarantined.items() if now - since < QUARANTINE}
        self._quarantined[table_id] = now

    async def unload_idle(self) -> None:
        """Unload tables without connections or upcoming events."""
        idle, now = self._services.settings.idle, self._services.environment.steady()
        for actor in self:
            if len(actor.connections) or now - actor.quiet_since < idle or actor.alarms.is_busy(idle):
                continue
            async with self._lock(actor.table.id):
                await asyncio.gather(actor.ask(actor.settle), return_exceptions=True)
                await actor.stop()
                await self._leases.release(actor.table.id)
            log.info("table unloaded", extra=actor.where())

    async def drop_all(self) -> None:
        """Disconnect everyone and stop all actors; clients reconnect to the tables' next nodes."""
        await asyncio.gather(*(self._stop(actor) for actor in self))

    async def _stop(self, actor: TableActor) -> None:
        # The lock keeps the table unloaded until its last job is committed.
        async with self._lock(actor.table.id):
            await actor.stop()

    async def close(self) -> None:
        """Load no more tables, and stop all."""
        self._closed = True
        await self.drop_all()

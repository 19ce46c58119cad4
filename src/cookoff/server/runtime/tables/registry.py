"""The tables that are awake on this node: waking them, putting them to sleep, giving them back."""

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

from .actor import TableActor
from .services import AlarmClock, TableServices

log = logging.getLogger(__name__)

CANNOT = "the table cannot be opened now; those who run the server know"
QUARANTINE = 60_000
"""Milliseconds after which it is tried again to load a table that was set aside."""


class TableRegistry:
    """Finds the owner of a table, and makes one if the table sleeps."""

    def __init__(
        self,
        services: TableServices,
        catalogue: Catalogue,
        leases: Leases,
        alarms: Callable[[TableActor], AlarmClock],
        loaded: Callable[[TableActor], Awaitable[None]],
    ) -> None:
        """`alarms` makes those of a table; `loaded` runs as the first job of a table that was loaded."""
        self._services = services
        self._catalogue = catalogue
        self._alarms = alarms
        self._loaded = loaded
        self._leases = leases
        self._actors: dict[str, TableActor] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of tables that are being woken or put to sleep; each is kept alive by those who wait for it."""
        self._quarantined: dict[str, int] = {}
        """Tables that could not be loaded, and when."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._actors)

    def __iter__(self) -> Iterator[TableActor]:
        return iter(list(self._actors.values()))

    async def find(self, table_id: str) -> TableActor | str:
        """The owner, if the table is or can be awake here; else the node that has it."""
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
            raise ApiError(503, "set-aside", CANNOT)
        if await self._services.repository.table(table_id) is None:
            raise ApiError(404, "no-such-table", "there is no such table, or it needs an invitation")
        try:
            node = await self._leases.claim(table_id)
        except IntegrityError as error:  # it was forgotten this very moment
            raise ApiError(404, "no-such-table", "there is no such table, or it needs an invitation") from error
        if node != self._leases.node:
            return node
        # Read again: until the lease was ours, another node may have changed it.
        table = await self._services.repository.table(table_id)
        assert table is not None, "a table with a lease is not forgotten"
        if table.status is Status.CLOSED:
            await self._leases.release(table_id)
            raise ApiError(410, "closed", "the table was closed; its replay is still there")
        actor = await self._load(table)
        self._actors[table_id] = actor
        metrics.TABLES.labels(table.game).inc()
        log.info("the table is awake", extra=actor.where())
        return actor

    async def _load(self, table: TableRecord) -> TableActor:
        """Bring a table to life; one that cannot be loaded is set aside, and nobody else waits for it."""
        try:
            loaded = await self.loaded(table)
            await loaded.prepare()
            actor = TableActor(self._services, table, loaded, self._alarms, self._stopped)
            await actor.start()
            await actor.ask(lambda: self._loaded(actor))
        except (SQLAlchemyError, OSError):
            raise  # the database is ill, not the table
        except Exception as error:
            why = error.detail if isinstance(error, ApiError) else f"{type(error).__name__}: {error}"
            old = await self._is_of_other_rules(table)
            await self._leases.release(table.id)
            where = {"table": table.id, "entry": None}
            if old:
                log.warning("the table is closed, for its game began by other rules: %s", why, extra=where)
                values = {"status": Status.CLOSED.value, "closed": "rules", "wake_at": None}
                await self._services.committer.commit(Change(statements=[update_table(table.id, **values)]))
                raise ApiError(410, "closed", "it began by rules that are gone; its log is still there") from error
            log.error("the table is set aside, for it cannot be loaded: %s", why, extra=where)
            self._quarantined[table.id] = self._services.environment.steady()
            raise ApiError(503, "set-aside", CANNOT) from error
        return actor

    async def _is_of_other_rules(self, table: TableRecord) -> bool:
        """Whether a game was begun by another version of its rules than today's."""
        if table.status is not Status.PLAYING or table.game not in self._catalogue.rooms:
            return False
        found = await self._services.repository.records(table.id, until=0)
        began = began_by(found[0].line) if found else None
        return began is not None and began != self._catalogue.own(table.game).game.rules_version

    def is_quarantined(self, table_id: str) -> bool:
        """Whether the table could not be loaded a short while ago."""
        since = self._quarantined.get(table_id)
        return since is not None and self._services.environment.steady() - since < QUARANTINE

    async def loaded(self, table: TableRecord) -> LoadedGame:
        """The game of a table, with the table's components."""
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

    async def unload_idle(self) -> None:
        """Tables where nobody looks and nothing happens sleep in the database."""
        idle, now = self._services.settings.idle, self._services.environment.steady()
        for actor in self:
            if len(actor.connections) or now - actor.quiet_since < idle or actor.alarms.is_busy(idle):
                continue
            async with self._lock(actor.table.id):
                await asyncio.gather(actor.ask(actor.settle), return_exceptions=True)
                await actor.stop()
                await self._leases.release(actor.table.id)
            log.info("the table sleeps", extra=actor.where())

    async def drop_all(self) -> None:
        """Everybody is sent away, to come back wherever the tables are then."""
        await asyncio.gather(*(self._stop(actor) for actor in self))

    async def _stop(self, actor: TableActor) -> None:
        # Nobody may wake the table before the last of what is under way here is written.
        async with self._lock(actor.table.id):
            await actor.stop()

    async def close(self) -> None:
        """Wake no more tables, and let go of all."""
        self._closed = True
        await self.drop_all()

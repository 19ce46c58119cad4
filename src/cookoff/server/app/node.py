"""A node: builds and runs everything in one server process."""

import asyncio
import contextlib
import importlib.util
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.engine import BadInput, rooms
from cookoff.server.app.learning.analysis_jobs import AnalysisJobs
from cookoff.server.app.learning.cached_pages import PageCache
from cookoff.server.app.learning.lessons import Lessons
from cookoff.server.app.learning.puzzles import Puzzles
from cookoff.server.app.notices.sender import NoticeSender
from cookoff.server.app.notices.webhooks import Webhooks
from cookoff.server.app.party.feed import PartyFeed
from cookoff.server.app.party.next_game import NextGames
from cookoff.server.app.party.parties import Parties
from cookoff.server.app.party.state import PartyReader
from cookoff.server.app.routing.router import TableRouter
from cookoff.server.app.seating.companions import Companions
from cookoff.server.app.seating.quota import DAY, TableQuota
from cookoff.server.app.seating.table_creation import TableCreator
from cookoff.server.app.tables.alarms import Alarms
from cookoff.server.app.tables.chat import announce_rules_change
from cookoff.server.app.workbench.experiments import Experiments
from cookoff.server.bus.local import NoBus
from cookoff.server.bus.port import Bus
from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Settings
from cookoff.server.ops import metrics
from cookoff.server.ops.people_notes import PeopleNotes
from cookoff.server.ops.readiness import Readiness
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.bot_workers import BotWorkers
from cookoff.server.runtime.environment import Environment, RealEnvironment
from cookoff.server.runtime.games.catalogue import Catalogue, FindRooms
from cookoff.server.runtime.struct_types import read_types
from cookoff.server.runtime.tables.registry import TableRegistry
from cookoff.server.runtime.tables.services import TableServices
from cookoff.server.runtime.wall_clock import WallClock
from cookoff.server.storage import database
from cookoff.server.storage.bans import Bans
from cookoff.server.storage.committer import Committer
from cookoff.server.storage.jobs import JobStore
from cookoff.server.storage.leases import Leases
from cookoff.server.storage.lock import Lock
from cookoff.server.storage.notices import Outbox
from cookoff.server.storage.parties import PartyStore
from cookoff.server.storage.reports import ExperimentReports
from cookoff.server.storage.repository import Repository
from cookoff.server.storage.retention import Retention
from cookoff.server.storage.writers import writer

from .checker import Checker

log = logging.getLogger(__name__)

NODE_ID = 12
NOTES_KEY = 32
"""Characters in a node's id."""
SWEEP = 1.0
"""Seconds between sweeps for tables with something due."""
MEASURE = 0.5
"""Seconds between measurements."""
TIDY = 600.0
"""Seconds between deletions of old data."""


class Node:
    """One server process."""

    def __init__(self, settings: Settings, find: FindRooms = rooms, environment: Environment | None = None) -> None:
        self.settings = settings
        self.environment = environment or RealEnvironment()
        self.catalogue = Catalogue(find)
        read_types()
        self.pages = PageCache()
        self.lessons = Lessons(self.catalogue, self.environment, self.pages)
        self.puzzles = Puzzles(self.catalogue, self.environment, self.pages)
        self.engine: AsyncEngine = database.connect(database.address_in(settings), settings.database_seconds)
        self._lock = Lock(Path(self.engine.url.database or "")) if database.is_embedded(self.engine) else None
        self.repository = Repository(self.engine)
        self.signer = Signer(settings)
        self.bans = Bans(self.engine)
        self.committer = Committer(writer(self.engine), self.environment.code(NODE_ID))
        self.leases = Leases(self.engine, self.committer, settings.node, settings.lifetime, self.signer)
        limits = settings.limits
        self.bot_workers = BotWorkers(find, settings.bot_workers, limits.bot_seconds, limits.bot_memory)
        self.wall_clock = WallClock(self.environment, self.repository, self.committer)
        self.outbox = Outbox(self.engine, self.committer)
        key = self.environment.code(NOTES_KEY) if settings.people_notes else ""
        self.people_notes = PeopleNotes(settings.people_notes, settings.node, key)
        services = TableServices(
            settings,
            self.environment,
            self.repository,
            self.committer,
            self.bot_workers,
            self.signer,
            self.bans,
            self.wall_clock,
            self.outbox,
            self.people_notes,
        )
        self.registry = TableRegistry(services, self.catalogue, self.leases, Alarms, announce_rules_change)
        self.bus: Bus = _bus(settings, self.signer)
        self.router = TableRouter(self.registry, self.bus, self.leases)
        self.workbench = settings.workbench if _has_lab() else "off"
        """Access to the workbench; off if the libraries of the `lab` extra are missing."""
        self.jobs = JobStore(self.engine, self.committer)
        self.experiments = Experiments(
            self.jobs, ExperimentReports(self.engine), self.bot_workers, self.environment, limits
        )
        self.analyses = AnalysisJobs(
            self.repository, self.jobs, self.bot_workers, self.environment, self.registry.loaded
        )
        self.checker = Checker(find, settings.limits)
        self.table_creator = TableCreator(
            self.catalogue,
            self.checker,
            self.repository,
            self.committer,
            self.environment,
            self.signer,
            self.bans,
            TableQuota(self.repository, self.environment, self.signer, limits),
        )
        self.notices = NoticeSender(
            self.outbox, self.repository, self.catalogue, self.environment, self.signer, settings
        )
        store = PartyStore(self.engine, self.committer)
        reader = PartyReader(store, self.outbox, self.repository, self.signer, self.environment)
        webhooks = Webhooks(self.outbox, self.notices.outbound, settings.notices, self.environment)
        self.companions = Companions(self.repository, self.committer, self.environment)
        self.parties = Parties(store, reader, self.signer, self.environment, self.bans, webhooks, self.companions)
        self.party_feed = PartyFeed(store, reader, self.environment)
        self.next_games = NextGames(
            self.parties, self.table_creator, self.router, self.repository, self.catalogue, self.environment
        )
        self.retention = Retention(self.engine, self.committer)
        self.readiness = Readiness({"database": self.leases.try_writing, "bus": self.bus.check})
        self.ready = False
        self.failed: BadInput | None = None
        """The error that prevented the start."""
        self._loops: list[asyncio.Task[None]] = []

    async def check(self) -> None:
        """Check the settings and the database. Raises `BadInput` with instructions."""
        if self.settings.workbench == "key" and self.settings.workbench_key is None:
            raise BadInput("workbench: set COOKOFF_WORKBENCH_KEY_FILE to a file with the key")
        if self.settings.workbench != self.workbench:
            log.warning("the workbench is off: install cookoff with the extra `lab`")
        if self._lock is not None:
            self._lock.take()
        elif self.settings.bus is not None and self.settings.secret is None:
            raise BadInput("--bus: all nodes need the same secret; set COOKOFF_SECRET_FILE to a file with it")
        try:
            await database.check(self.engine)
            await self.leases.check()
            await self.bus.connect(self.router.on_messages_lost)
        except BadInput:
            await self.engine.dispose()
            if self._lock is not None:
                self._lock.release()
            raise

    async def start(self) -> None:
        """Register the node and start its background tasks. Call `check` first."""
        self.committer.start()
        await self.bans.read(self.environment.now())
        await self.wall_clock.start()
        await self.leases.enter()
        await self.bus.start(self.leases.node, self.router.receive)
        self._loops = [
            asyncio.create_task(_forever(self.sweep, SWEEP), name="sweeper"),
            asyncio.create_task(_forever(self.resume_jobs, SWEEP), name="jobs"),
            asyncio.create_task(_forever(self.party_feed.poll, SWEEP), name="parties"),
            asyncio.create_task(_forever(self.notices.poll, SWEEP), name="notices"),
            asyncio.create_task(_forever(self.people_notes.flush, SWEEP), name="notes"),
            asyncio.create_task(_forever(self.tidy, TIDY), name="tidier"),
            asyncio.create_task(self._measure(), name="meter"),
        ]
        if not database.is_embedded(self.engine):
            beat = self.settings.lifetime / 4000
            self._loops.append(asyncio.create_task(self._live(beat), name="heartbeat"))
        self.ready = True
        log.info("node %s (%s) is ready", self.settings.node, self.leases.node)

    async def stop(self) -> None:
        """Stop background work, disconnect clients and release the tables."""
        self.ready = False
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self.notices.stop()
        await self.analyses.runner.stop()
        self.party_feed.drop_all()
        await self.experiments.runner.stop()
        await self.registry.close()
        await self.people_notes.flush()
        await self.wall_clock.store(every=0)
        await self.leases.leave()
        await self.bus.stop()
        await self.committer.stop()
        self.bot_workers.stop()
        self.checker.stop()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
        log.info("node %s has stopped", self.settings.node)

    async def _measure(self) -> None:
        """Record metrics that need polling: event loop lag and queue lengths."""
        clock = asyncio.get_running_loop().time
        while True:
            begun = clock()
            await asyncio.sleep(MEASURE)
            metrics.LOOP_LAG.observe(max(0.0, clock() - begun - MEASURE))
            metrics.POOL_USED.set(database.in_use(self.engine))
            metrics.COMMITS_WAITING.set(self.committer.waiting)
            metrics.BUS_QUEUE.set(self.bus.waiting)
            metrics.DECISIONS_WAITING.set(self.bot_workers.waiting)

    async def refresh_bans(self) -> None:
        """Read the bans that operators set on any node, and drop banned guests."""
        await self.bans.read(self.environment.now())
        self.router.drop_guests(self.bans.now.guests)
        self.party_feed.drop_guests(self.bans.now.guests)

    async def sweep(self) -> None:
        """Load tables that have something due and unload idle ones."""
        await self.refresh_bans()
        await self.wall_clock.store()
        for table_id in await self.leases.waiting(self.environment.now()):
            if not self.registry.is_quarantined(table_id):
                with contextlib.suppress(ApiError):  # quarantined, closed or gone: continue with the others
                    await self.registry.find(table_id)
        await self.registry.unload_idle()

    async def resume_jobs(self) -> None:
        """Go on with analyses and experiments whose node has died."""
        await self.analyses.runner.resume()
        if self.workbench != "off":
            await self.experiments.runner.resume()

    async def tidy(self) -> None:
        """Delete old tables and guests, and the component files that no table uses any more."""
        settings, now = self.settings, self.environment.now()
        tables = guests = 0
        if settings.keep_tables:
            tables = await self.retention.delete_unplayed_tables(now - settings.keep_tables * DAY)
            await self.retention.delete_unplayed_parties(now - settings.keep_tables * DAY)
        if settings.keep_games:
            tables += await self.retention.delete_games(now - settings.keep_games * DAY)
        await self.retention.delete_unused_components()
        await self.retention.forget_addresses(now - DAY)
        await self.jobs.delete_old(now - DAY)
        await self.notices.tidy()
        if settings.keep_guests:
            guests = await self.retention.delete_idle_guests(now - settings.keep_guests * DAY)
        if tables or guests:
            log.info("deleted %d tables and %d guests without a seat", tables, guests)

    async def _live(self, beat: float) -> None:
        """Renew the node's lease and detect dead nodes."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            # Other nodes count from when the database wrote the heartbeat, which may be long before this call returns.
            begun = loop.time()
            try:
                alive = await self.leases.renew()
                if not alive or loop.time() - last > self.settings.lifetime / 1000:
                    log.warning("this node missed its heartbeat; its tables may run on other nodes now")
                    await self.registry.drop_all()
                    if not alive:
                        self.ready = False
                        await self.leases.check()
                        await self.leases.enter()
                        self.ready = True
                last = begun
                await self.router.drop_dead_nodes()
            except (SQLAlchemyError, OSError) as error:
                log.warning("the database did not accept the heartbeat: %s", _in_a_line(error))
            except BadInput as error:
                log.error("this node may not serve: %s", error)
            except Exception:
                log.exception("the heartbeat failed")
            await asyncio.sleep(beat)


async def _forever(work: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except (SQLAlchemyError, OSError) as error:
            log.warning("%s waits for the database: %s", work.__name__, _in_a_line(error))
        except Exception:
            log.exception("%s failed", work.__name__)


def _in_a_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


def _has_lab() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("pyarrow", "tomlkit"))


def _bus(settings: Settings, signer: Signer) -> Bus:
    if settings.bus is None:
        return NoBus()
    if importlib.util.find_spec("nats") is None:
        raise BadInput("--bus: install cookoff with the extra `cluster`")
    from cookoff.server.bus.nats import NatsBus  # noqa: PLC0415 # only multi-node installations have the library

    return NatsBus(settings, signer)

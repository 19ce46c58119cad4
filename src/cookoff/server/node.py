"""A node: everything that runs in one server process, put together and kept going."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.engine import BadInput, rooms

from .bus.local import NoBus
from .bus.port import Bus
from .catalogue import Catalogue, FindRooms
from .lobby.opening import Opener
from .settings import Settings
from .storage import database
from .storage.committer import Committer
from .storage.leases import Leases
from .storage.shelf import Shelf
from .storage.tidying import Tidier
from .storage.writers import writer
from .switchboard import Switchboard
from .tables.keeper import Keeper
from .tables.owner import Tools
from .tables.thinking import Thinkers
from .world import RealWorld, World

log = logging.getLogger(__name__)

NODE_ID = 12
"""Letters of a node's id."""
SWEEP = 1.0
"""Seconds between looks at what is due somewhere."""
TIDY = 600.0
"""Seconds between looks at what may be forgotten."""
DAY = 86_400_000
"""Milliseconds."""


class Node:
    """One server process."""

    def __init__(self, settings: Settings, find: FindRooms = rooms, world: World | None = None) -> None:
        self.settings = settings
        self.world = world or RealWorld()
        self.catalogue = Catalogue(find)
        self.engine: AsyncEngine = database.connect(settings.database or database.url_in(settings.data))
        self.shelf = Shelf(self.engine)
        self.committer = Committer(writer(self.engine), self.world.code(NODE_ID))
        self.leases = Leases(self.engine, self.committer, settings.node, settings.lifetime)
        self.thinkers = Thinkers(find, settings.thinkers)
        tools = Tools(settings, self.world, self.shelf, self.committer, self.thinkers)
        self.keeper = Keeper(tools, self.catalogue, self.leases)
        self.bus: Bus = _bus(settings.bus)
        self.switchboard = Switchboard(self.keeper, self.bus, self.leases)
        self.opener = Opener(self.catalogue, self.shelf, self.committer, self.world)
        self.tidier = Tidier(self.engine, self.committer)
        self.ready = False
        self._loops: list[asyncio.Task[None]] = []

    async def check(self) -> None:
        """Make sure that the database can be used. Raises `BadInput` that says what to do."""
        try:
            self.settings.data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"--data: {self.settings.data} cannot be made: {error.strerror}") from error
        await database.check(self.engine)

    async def start(self) -> None:
        """Tell the other nodes, and begin. The database was checked before."""
        self.committer.start()
        await self.leases.enter()
        await self.bus.start(self.leases.node, self.switchboard.receive)
        self._loops = [
            asyncio.create_task(_forever(self._sweep, SWEEP), name="sweeper"),
            asyncio.create_task(_forever(self.tidy, TIDY), name="tidier"),
        ]
        if not database.is_embedded(self.engine):
            beat = self.settings.lifetime / 4000
            self._loops.append(asyncio.create_task(self._live(beat), name="heartbeat"))
        self.ready = True
        log.info("node %s (%s) is ready", self.settings.node, self.leases.node)

    async def stop(self) -> None:
        """Finish what is under way, send everybody away, give the tables back."""
        self.ready = False
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self.keeper.close()
        await self.leases.leave()
        await self.bus.stop()
        await self.committer.stop()
        self.thinkers.stop()
        await self.engine.dispose()
        log.info("node %s has stopped", self.settings.node)

    async def _sweep(self) -> None:
        """Wake tables where something is due and nobody is there; let the quiet ones sleep."""
        for table_id in await self.leases.waiting(self.world.now()):
            await self.keeper.find(table_id)
        await self.keeper.put_to_sleep()

    async def tidy(self) -> None:
        """Forget tables nobody started and guests who sit nowhere, once they are old enough."""
        settings, now = self.settings, self.world.now()
        tables = guests = 0
        if settings.keep_tables:
            tables = await self.tidier.forget_tables(now - settings.keep_tables * DAY)
        if settings.keep_guests:
            guests = await self.tidier.forget_guests(now - settings.keep_guests * DAY)
        if tables or guests:
            log.info("forgot %d tables nobody started and %d guests who sit nowhere", tables, guests)

    async def _live(self, beat: float) -> None:
        """Renew the node's life, and notice when others have died."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            # Others count from when the database took the sign of life, which may be long before we hear of it.
            begun = loop.time()
            try:
                alive = await self.leases.renew()
                if not alive or loop.time() - last > self.settings.lifetime / 1000:
                    log.warning("this node was silent too long; its tables may be elsewhere now")
                    await self.keeper.drop_all()
                    if not alive:
                        await self.leases.enter()
                last = begun
                await self.switchboard.drop_the_dead()
            except Exception:
                log.exception("the database did not take the sign of life")
            await asyncio.sleep(beat)


async def _forever(work: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except Exception:
            log.exception("%s failed", work.__name__)


def _bus(address: str | None) -> Bus:
    if address is None:
        return NoBus()
    from .bus.nats import NatsBus  # noqa: PLC0415 # the library is only there where several nodes are wanted

    return NatsBus(address)

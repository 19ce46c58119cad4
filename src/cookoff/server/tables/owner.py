"""The owner of a live table: one task through which everything at that table goes, in order."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

from sqlalchemy import Executable

from cookoff.engine import Seat, Seats
from cookoff.server import metrics
from cookoff.server.cards import Status
from cookoff.server.catalogue import Served
from cookoff.server.settings import Settings
from cookoff.server.storage.committer import Change, Committer, NotOwned
from cookoff.server.storage.rows import SeatRow, TableRow
from cookoff.server.storage.shelf import Shelf, change_seat, change_table
from cookoff.server.wire import Bye, TableChanged
from cookoff.server.world import World

from .agreement import Agreement
from .links import Links
from .sitting import Sitting
from .thinking import Thinkers

log = logging.getLogger(__name__)

T = TypeVar("T")
Errand = Callable[[], Awaitable[Any]]

MAILBOX = 256
"""Errands that may wait at one table."""
LONG = 60
"""With so many records a game is opened beside the event loop."""


class Lost(Exception):
    """What was in memory did not reach the database, and was thrown away."""


@dataclass(frozen=True)
class Tools:
    """What every owner works with."""

    settings: Settings
    world: World
    shelf: Shelf
    committer: Committer
    thinkers: Thinkers


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


class Owner:
    """A live table. Only its own errands read and change it."""

    def __init__(
        self,
        tools: Tools,
        table: TableRow,
        served: Served,
        alarms: Callable[["Owner"], AlarmClock],
        stopped: Callable[["Owner"], None],
    ) -> None:
        self.tools = tools
        self.table = table
        self.served = served
        self.links = Links()
        self.sitting: Sitting | None = None
        """The game, once it has started."""
        self.told = 0
        """The number of the last record that people here know of."""
        self.undo: Agreement | None = None
        self.said = 0
        """The number of the last line of chat."""
        self.away_since: dict[Seat, int] = {seat.seat: tools.world.now() for seat in table.seats}
        """Since when nobody is connected at a seat."""
        self.quiet_since = tools.world.now()
        """Since when nobody is connected at all."""
        self.alarms = alarms(self)
        self.gone = False
        self._stopped = stopped
        self._mail: asyncio.Queue[tuple[Errand, asyncio.Future[Any] | None]] = asyncio.Queue(MAILBOX)
        self._task: asyncio.Task[None] | None = None
        self._epoch = 0

    async def start(self) -> None:
        """Load the game if there is one, and begin to work."""
        await self.load()
        self._task = asyncio.create_task(self._run(), name=f"table {self.table.id}")
        self.alarms.set()

    async def load(self) -> None:
        """Bring what is in memory to what is in the database."""
        shelf, table = self.tools.shelf, self.table
        said = await shelf.chat(table.id, 1)
        self.said = said[-1].number if said else 0
        self.sitting, self.undo = None, None
        if table.status is Status.OPEN:
            return
        records = await shelf.records(table.id)
        world = self.tools.world
        self.take(
            await self.off_loop(
                lambda: Sitting.open_again(self.served, records, table.clock, world), len(records) > LONG
            )
        )

    def take(self, sitting: Sitting) -> None:
        """Go on with this game. While a game in real time slept, its time stood still."""
        self.sitting = sitting
        self.told = sitting.n
        now = self.tools.world.now()
        self._epoch = now - sitting.at if sitting.in_real_time else (self.table.started_at or now)
        self.alarms.woke()

    def now(self) -> int:
        """Milliseconds since the game began; it never runs backwards."""
        return max(self.sitting.at if self.sitting else 0, self.tools.world.now() - self._epoch)

    def wall(self, at: int) -> int:
        """The same moment in milliseconds since 1970."""
        return at + self._epoch

    @property
    def persons(self) -> Seats:
        """The seats where people sit."""
        return tuple(seat.seat for seat in self.table.seats if seat.guest_id is not None)

    def where(self) -> dict[str, Any]:
        """What every line of the log about this table says."""
        return {"table": self.table.id, "entry": self.sitting.n if self.sitting else None}

    # --- errands

    def ask(self, errand: Errand) -> asyncio.Future[Any]:
        """Let the owner do something; the answer comes with the future."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.gone or self._mail.full():
            future.set_exception(Lost("this table takes no more errands"))
        else:
            self._mail.put_nowait((errand, future))
        return future

    def tell(self, errand: Errand) -> bool:
        """Let the owner do something; false if it takes no more errands."""
        if self.gone or self._mail.full():
            return False
        self._mail.put_nowait((errand, None))
        return True

    async def stop(self) -> None:
        """Finish what is under way, then send everybody away."""
        self.gone = True
        if self._task is not None:
            await self._mail.put((_end, None))
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while True:
                errand, future = await self._mail.get()
                await self._do(errand, future)
        except asyncio.CancelledError:
            pass
        finally:
            self._close()

    async def _do(self, errand: Errand, future: asyncio.Future[Any] | None) -> None:
        try:
            result = await errand()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if future is not None and not future.done():
                future.set_exception(error)
                future.exception()  # whoever asked may have gone; that is no reason to warn
            elif not isinstance(error, Lost):
                log.exception("an errand failed", extra=self.where())
            if self.gone:
                raise asyncio.CancelledError from error
        else:
            if future is not None and not future.done():
                future.set_result(result)

    def _close(self) -> None:
        self.gone = True
        self.alarms.cancel()
        self.links.drop_all(Bye("restart"))
        while not self._mail.empty():
            _, future = self._mail.get_nowait()
            if future is not None and not future.done():
                future.set_exception(Lost("the table went elsewhere"))
                future.exception()
        self._stopped(self)

    async def off_loop(self, work: Callable[[], T], long: bool) -> T:
        """Do work that may take long in a thread; other tables go on meanwhile."""
        return await asyncio.to_thread(work) if long else work()

    # --- writing

    async def commit(self, change: Change) -> None:
        """Write to the database. If that fails, what is in memory is loaded anew, and `Lost` is raised."""
        begun = asyncio.get_running_loop().time()
        try:
            await self.tools.committer.commit(change)
        except Exception as error:
            metrics.COMMITS_FAILED.inc()
            log.warning("a commit failed, the table is loaded again: %r", error, extra=self.where())
            await self.reload(error)
            raise Lost(f"not written down: {error!r}") from error
        metrics.COMMIT_SECONDS.observe(asyncio.get_running_loop().time() - begun)

    async def settle(self) -> None:
        """Write down when the table must be woken, if the database does not know it yet."""
        wake_at = self.alarms.wake_at()
        if wake_at is not False:
            await self.commit(Change(self.table.id, wake_at=wake_at))

    async def reload(self, error: Exception) -> None:
        """Forget what is in memory; if the table cannot be loaded here, this owner ends."""
        told = self.told
        try:
            if isinstance(error, NotOwned):
                raise error
            table = await self.tools.shelf.table(self.table.id)
            assert table is not None
            self.table = table
            await self.load()
        except Exception:
            log.warning("the table is given up here", extra=self.where())
            self.gone = True
        else:
            if self.told > told:
                # More is written than people here have heard: they come again, and hear how it stands.
                self.links.drop_all(Bye("restart"))
            self.alarms.set()

    async def change(self, *statements: Executable, seats: tuple[SeatRow, ...] = (), **values: Any) -> None:
        """Store changed values of the table and changed seats, then tell everybody."""
        table_id = self.table.id
        stored = {key: getattr(value, "value", value) for key, value in values.items()}
        writes = [*statements, *(change_seat(table_id, seat) for seat in seats)]
        if values:
            writes.append(change_table(table_id, **stored))
        await self.commit(Change(table=table_id, statements=writes))
        for key, value in values.items():
            setattr(self.table, key, value)
        for seat in seats:
            self.table.seats[seat.seat] = seat
        self.links.tell_all(TableChanged(self.table.card()))


async def _end() -> None:
    raise asyncio.CancelledError

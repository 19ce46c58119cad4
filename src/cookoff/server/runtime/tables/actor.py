"""The owner of a live table: one task through which everything at that table goes, in order."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Executable

from cookoff.engine import Seat, Seats
from cookoff.server.ops import metrics
from cookoff.server.protocol.messages import Bye, Speed, TableChanged
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.games.catalogue import Served
from cookoff.server.runtime.games.live_game import Sitting
from cookoff.server.storage.committer import Change, NotOwned
from cookoff.server.storage.records import SeatRow, TableRow
from cookoff.server.storage.repository import change_seat, change_table, keep_sat

from .connections import Links
from .loader import load_sitting
from .requests import Agreement, SeatWish
from .services import AlarmClock, Lost, Tools

log = logging.getLogger(__name__)

Errand = Callable[[], Awaitable[Any]]

MAILBOX = 256
"""Errands that may wait at one table."""
FULL_SPEED = 100
"""Of a table's clock, in percent of true time."""


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
        self.stood = 0
        """The number of the last record at which it was written down how the game stands."""
        self.undo: Agreement | None = None
        self.seat_wish: SeatWish | None = None
        self.refused_at: dict[str, int] = {}
        """When those who asked for a seat were told no, by the steady clock."""
        self.sat: dict[str, set[Seat]] = {}
        """For each guest who sat here in play, at which seats."""
        self.hinting: set[asyncio.Task[None]] = set()
        """Hints that are being thought of."""
        self.remarking: set[asyncio.Task[None]] = set()
        """Remarks that are."""
        self.decided: list[tuple[int, bytes, bytes]] = []
        """What the only person here has decided in this turn, and wants to hear a word about: see `TurnMatter`."""
        self.said = 0
        """The number of the last line of chat."""
        self.away_since: dict[Seat, int] = {seat.seat: tools.world.steady() for seat in table.seats}
        """Since when nobody is connected at a seat."""
        self.quiet_since = tools.world.steady()
        """Since when nobody is connected at all."""
        self.alarms = alarms(self)
        self.gone = False
        self._stopped = stopped
        self._mail: asyncio.Queue[tuple[Errand, asyncio.Future[Any] | None]] = asyncio.Queue(MAILBOX)
        self._task: asyncio.Task[None] | None = None
        self.speed = FULL_SPEED
        """How fast the game's clock runs, in percent of true time."""
        self.alone = False
        """Bots keep their hands off."""
        self._reached, self._since = 0, 0
        """How far the game's clock was, and when, by the steady clock: the one on the wall may be set at any time."""

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
        self.sitting, self.undo, self.seat_wish = None, None, None
        self.decided = []
        self.sat = await shelf.sat(table.id)
        if table.status is Status.OPEN:
            return
        for seat in table.seats:
            if seat.guest_id is not None:
                self.sat.setdefault(seat.guest_id, set()).add(seat.seat)
        sitting, self.stood = await load_sitting(shelf, table, self.served, self.tools.world)
        self.take(sitting)

    def take(self, sitting: Sitting) -> None:
        """Go on with this game. While a game in real time slept, its time stood still."""
        self.sitting = sitting
        self.told = sitting.n
        world, started_at = self.tools.world, self.table.started_at
        awake = started_at is not None and not sitting.in_real_time
        at = max(sitting.at, world.now() - (started_at or 0)) if awake else sitting.at
        self._reached, self._since = at, world.steady()
        self.alarms.woke()

    def now(self) -> int:
        """Milliseconds since the game began, as its clock runs; it never runs backwards."""
        passed = (self.tools.world.steady() - self._since) * self.speed // FULL_SPEED
        return max(self.sitting.at if self.sitting else 0, self._reached + passed)

    def run_at(self, speed: int = FULL_SPEED, alone: bool = False) -> None:
        """Let the game's clock run so fast from now on, without bots if `alone`; everybody is told."""
        if (speed, alone) == (self.speed, self.alone):
            return
        self._reached, self._since = self.now(), self.tools.world.steady()
        self.speed, self.alone = speed, alone
        self.links.tell_all(Speed(self.now(), speed, alone))
        self.alarms.set()

    @property
    def bots_wait(self) -> bool:
        """Whether bots keep their hands off."""
        return self.alone or self.speed == 0

    def wall(self, at: int) -> int:
        """The same moment in milliseconds since 1970."""
        return self.tools.world.now() + at - self.now()

    def note_sat(self, guest_id: str, seat: Seat) -> list[Executable]:
        """Somebody sees from now on what the seat sees; what is to be written down about it."""
        seen = self.sat.setdefault(guest_id, set())
        if seat in seen:
            return []
        seen.add(seat)
        return [keep_sat(self.table.id, guest_id, seat)]

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

    def end(self) -> None:
        """Take no more errands, and end after the one that is under way."""
        self.gone = True
        self._mail.put_nowait((_end, None))

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
        for task in self.hinting | self.remarking:
            task.cancel()
        self.links.drop_all(Bye("restart"))
        while not self._mail.empty():
            _, future = self._mail.get_nowait()
            if future is not None and not future.done():
                future.set_exception(Lost("the table went elsewhere"))
                future.exception()
        self._stopped(self)

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
        if len(self.persons) > 1:
            self.run_at()
        self.links.tell_all(TableChanged(self.table.card()))


async def _end() -> None:
    raise asyncio.CancelledError

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
from cookoff.server.runtime.games.catalogue import LoadedGame
from cookoff.server.runtime.games.live_game import LiveGame
from cookoff.server.storage.committer import Change, LeaseLost
from cookoff.server.storage.records import SeatRecord, TableRecord
from cookoff.server.storage.repository import insert_sat, update_seat, update_table

from .connections import Connections
from .loader import load_live_game
from .requests import SeatRequest, UndoRequest
from .services import AlarmClock, StateLost, TableServices

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[Any]]

MAILBOX = 256
"""Errands that may wait at one table."""
FULL_SPEED = 100
"""Of a table's clock, in percent of true time."""


class TableActor:
    """A live table. Only its own errands read and change it."""

    def __init__(
        self,
        services: TableServices,
        table: TableRecord,
        loaded: LoadedGame,
        alarms: Callable[["TableActor"], AlarmClock],
        stopped: Callable[["TableActor"], None],
    ) -> None:
        self.services = services
        self.table = table
        self.loaded = loaded
        self.connections = Connections()
        self.live_game: LiveGame | None = None
        """The game, once it has started."""
        self.published = 0
        """The number of the last record that people here know of."""
        self.stood = 0
        """The number of the last record at which it was written down how the game stands."""
        self.undo: UndoRequest | None = None
        self.seat_request: SeatRequest | None = None
        self.refused_at: dict[str, int] = {}
        """When those who asked for a seat were told no, by the steady clock."""
        self.sat: dict[str, set[Seat]] = {}
        """For each guest who sat here in play, at which seats."""
        self.hinting: set[asyncio.Task[None]] = set()
        """Hints that are being thought of."""
        self.remarking: set[asyncio.Task[None]] = set()
        """Remarks that are."""
        self.decided: list[tuple[int, bytes, bytes]] = []
        """What the only person here has decided in this turn, and wants to hear a word about: see `RemarkRequest`."""
        self.said = 0
        """The number of the last line of chat."""
        self.away_since: dict[Seat, int] = {seat.seat: services.environment.steady() for seat in table.seats}
        """Since when nobody is connected at a seat."""
        self.quiet_since = services.environment.steady()
        """Since when nobody is connected at all."""
        self.alarms = alarms(self)
        self.gone = False
        self._stopped = stopped
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue(MAILBOX)
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
        repository, table = self.services.repository, self.table
        said = await repository.chat(table.id, 1)
        self.said = said[-1].number if said else 0
        self.live_game, self.undo, self.seat_request = None, None, None
        self.decided = []
        self.sat = await repository.sat(table.id)
        if table.status is Status.OPEN:
            return
        for seat in table.seats:
            if seat.guest_id is not None:
                self.sat.setdefault(seat.guest_id, set()).add(seat.seat)
        live_game, self.stood = await load_live_game(repository, table, self.loaded, self.services.environment)
        self.take(live_game)

    def take(self, live_game: LiveGame) -> None:
        """Go on with this game. While a game in real time slept, its time stood still."""
        self.live_game = live_game
        self.published = live_game.n
        environment, started_at = self.services.environment, self.table.started_at
        awake = started_at is not None and not live_game.in_real_time
        at = max(live_game.at, environment.now() - (started_at or 0)) if awake else live_game.at
        self._reached, self._since = at, environment.steady()
        self.alarms.woke()

    def now(self) -> int:
        """Milliseconds since the game began, as its clock runs; it never runs backwards."""
        passed = (self.services.environment.steady() - self._since) * self.speed // FULL_SPEED
        return max(self.live_game.at if self.live_game else 0, self._reached + passed)

    def set_clock(self, speed: int = FULL_SPEED, alone: bool = False) -> None:
        """Let the game's clock run so fast from now on, without bots if `alone`; everybody is told."""
        if (speed, alone) == (self.speed, self.alone):
            return
        self._reached, self._since = self.now(), self.services.environment.steady()
        self.speed, self.alone = speed, alone
        self.connections.broadcast(Speed(self.now(), speed, alone))
        self.alarms.set()

    @property
    def bots_wait(self) -> bool:
        """Whether bots keep their hands off."""
        return self.alone or self.speed == 0

    def wall(self, at: int) -> int:
        """The same moment in milliseconds since 1970."""
        return self.services.environment.now() + at - self.now()

    def mark_seated(self, guest_id: str, seat: Seat) -> list[Executable]:
        """Somebody sees from now on what the seat sees; what is to be written down about it."""
        seen = self.sat.setdefault(guest_id, set())
        if seat in seen:
            return []
        seen.add(seat)
        return [insert_sat(self.table.id, guest_id, seat)]

    @property
    def human_seats(self) -> Seats:
        """The seats where people sit."""
        return tuple(seat.seat for seat in self.table.seats if seat.guest_id is not None)

    def where(self) -> dict[str, Any]:
        """What every line of the log about this table says."""
        return {"table": self.table.id, "entry": self.live_game.n if self.live_game else None}

    # --- errands

    def ask(self, job: Job) -> asyncio.Future[Any]:
        """Let the owner do something; the answer comes with the future."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.gone or self._jobs.full():
            future.set_exception(StateLost("this table takes no more errands"))
        else:
            self._jobs.put_nowait((job, future))
        return future

    def tell(self, job: Job) -> bool:
        """Let the owner do something; false if it takes no more errands."""
        if self.gone or self._jobs.full():
            return False
        self._jobs.put_nowait((job, None))
        return True

    async def stop(self) -> None:
        """Finish what is under way, then send everybody away."""
        self.gone = True
        if self._task is not None:
            await self._jobs.put((_end, None))
            await asyncio.gather(self._task, return_exceptions=True)

    def end(self) -> None:
        """Take no more errands, and end after the one that is under way."""
        self.gone = True
        self._jobs.put_nowait((_end, None))

    async def _run(self) -> None:
        try:
            while True:
                job, future = await self._jobs.get()
                await self._do(job, future)
        except asyncio.CancelledError:
            pass
        finally:
            self._close()

    async def _do(self, job: Job, future: asyncio.Future[Any] | None) -> None:
        try:
            result = await job()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if future is not None and not future.done():
                future.set_exception(error)
                future.exception()  # whoever asked may have gone; that is no reason to warn
            elif not isinstance(error, StateLost):
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
        self.connections.drop_all(Bye("restart"))
        while not self._jobs.empty():
            _, future = self._jobs.get_nowait()
            if future is not None and not future.done():
                future.set_exception(StateLost("the table went elsewhere"))
                future.exception()
        self._stopped(self)

    # --- writing

    async def commit(self, change: Change) -> None:
        """Write to the database. If that fails, what is in memory is loaded anew, and `StateLost` is raised."""
        begun = asyncio.get_running_loop().time()
        try:
            await self.services.committer.commit(change)
        except Exception as error:
            metrics.COMMITS_FAILED.inc()
            log.warning("a commit failed, the table is loaded again: %r", error, extra=self.where())
            await self.reload(error)
            raise StateLost(f"not written down: {error!r}") from error
        metrics.COMMIT_SECONDS.observe(asyncio.get_running_loop().time() - begun)

    async def settle(self) -> None:
        """Write down when the table must be woken, if the database does not know it yet."""
        wake_at = self.alarms.wake_at()
        if wake_at is not False:
            await self.commit(Change(self.table.id, wake_at=wake_at))

    async def reload(self, error: Exception) -> None:
        """Forget what is in memory; if the table cannot be loaded here, this owner ends."""
        published = self.published
        try:
            if isinstance(error, LeaseLost):
                raise error
            table = await self.services.repository.table(self.table.id)
            assert table is not None
            self.table = table
            await self.load()
        except Exception:
            log.warning("the table is given up here", extra=self.where())
            self.gone = True
        else:
            if self.published > published:
                # More is written than people here have heard: they come again, and hear how it stands.
                self.connections.drop_all(Bye("restart"))
            self.alarms.set()

    async def change(self, *statements: Executable, seats: tuple[SeatRecord, ...] = (), **values: Any) -> None:
        """Store changed values of the table and changed seats, then tell everybody."""
        table_id = self.table.id
        stored = {key: getattr(value, "value", value) for key, value in values.items()}
        writes = [*statements, *(update_seat(table_id, seat) for seat in seats)]
        if values:
            writes.append(update_table(table_id, **stored))
        await self.commit(Change(table=table_id, statements=writes))
        for key, value in values.items():
            setattr(self.table, key, value)
        for seat in seats:
            self.table.seats[seat.seat] = seat
        if len(self.human_seats) > 1:
            self.set_clock()
        self.connections.broadcast(TableChanged(self.table.card()))


async def _end() -> None:
    raise asyncio.CancelledError

"""The actor of a live table."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable

from cookoff.engine import Seat, Seats
from cookoff.server.ops import metrics
from cookoff.server.protocol.messages import Bye, Play, Speed, TableChanged
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.actor import Actor, StateLost
from cookoff.server.runtime.games.catalogue import LoadedGame
from cookoff.server.runtime.games.live_game import LiveGame
from cookoff.server.storage.committer import Change, LeaseLost
from cookoff.server.storage.records import SeatRecord, TableRecord
from cookoff.server.storage.repository import insert_sat, update_seat, update_table

from .arrivals import Arrivals, RoundTrips
from .coaching import Coaching
from .connections import Connection, Connections
from .decision_times import DecisionTimes
from .game_clock import FULL_SPEED, GameClock
from .loader import load_live_game
from .requests import SeatRequest, UndoRequest
from .services import AlarmClock, TableServices

log = logging.getLogger(__name__)

MOST_FAILURES = 3
"""Failures of the rules in a row until a table becomes unavailable: a bot would repeat the same move for ever."""


class TableActor(Actor):
    """A live table."""

    def __init__(
        self,
        services: TableServices,
        table: TableRecord,
        loaded: LoadedGame,
        alarms: Callable[["TableActor"], AlarmClock],
        stopped: Callable[["TableActor"], None],
    ) -> None:
        super().__init__()
        self.services = services
        self.table = table
        self.loaded = loaded
        self.connections = Connections()
        self.live_game: LiveGame | None = None
        """The game, once it has started."""
        self.published = 0
        """The number of the last record published on this node."""
        self.stood = 0
        """The number of the record at the last stored checkpoint."""
        self.undo: UndoRequest | None = None
        self.seat_request: SeatRequest | None = None
        self.refused_at: dict[str, int] = {}
        """When each guest's seat request was last refused, on the monotonic clock."""
        self.sat: dict[str, set[Seat]] = {}
        """The seats each guest has played."""
        self.coaching = Coaching()
        self.said = 0
        """The number of the last chat line."""
        self.away_since: dict[Seat, int] = {seat.seat: services.environment.steady() for seat in table.seats}
        """Since when each seat has had no connection."""
        self.quiet_since = services.environment.steady()
        """Since when the table has had no connection."""
        self.alarms = alarms(self)
        self.clock = GameClock(services.environment)
        self.decisions = DecisionTimes(services.environment.steady)
        self.trips = RoundTrips()
        self.arrivals: Arrivals[tuple[Seat, Connection, Play]] = Arrivals(self.trips)
        self.probing = False
        self.probe = 0
        """The number of the last probe."""
        self.probed_at = 0
        self.echoed: dict[Seat, int] = {}
        """Each seat's last answer to a probe."""
        self.failures = 0
        """How often in a row the rules have failed on a move."""
        self._stopped = stopped

    async def start(self) -> None:
        """Load the game, if there is one, and start the task."""
        await self.load()
        self.run(f"table {self.table.id}")
        self.alarms.set()

    async def load(self) -> None:
        """Reload the state from the database."""
        repository, table = self.services.repository, self.table
        said = await repository.chat(table.id, 1)
        self.said = said[-1].number if said else 0
        self.live_game, self.undo, self.seat_request = None, None, None
        self.coaching.decisions = []
        self.sat = await repository.sat(table.id)
        if table.status is Status.OPEN:
            return
        for seat in table.seats:
            if seat.guest_id is not None:
                self.sat.setdefault(seat.guest_id, set()).add(seat.seat)
        live_game, self.stood = await load_live_game(repository, table, self.loaded, self.services.environment)
        self.take(live_game)

    def take(self, live_game: LiveGame) -> None:
        """Continue with this game. A real-time game's clock does not run while the table is unloaded."""
        self.live_game = live_game
        self.published = live_game.n
        self.decisions.restart()
        started_at = self.table.started_at
        awake = started_at is not None and not live_game.in_real_time
        at = max(live_game.at, self.services.wall_clock.now() - (started_at or 0)) if awake else live_game.at
        self.clock.start(at)
        self.alarms.woke()

    def now(self) -> int:
        """Return the game's time in milliseconds; it never runs backwards."""
        return max(self.live_game.at if self.live_game else 0, self.clock.now())

    def set_clock(self, speed: int = FULL_SPEED, bots_paused: bool = False) -> None:
        """Set the speed of the game's clock, pause bots if `bots_paused`, and notify everyone."""
        now = self.now()
        if self.clock.set(speed, bots_paused):
            self.clock.start(now)
            self.connections.broadcast(Speed(now, speed, bots_paused))
            self.alarms.set()

    def wall(self, at: int) -> int:
        """Convert a game time to milliseconds since 1970."""
        return self.services.environment.now() + at - self.now()

    def mark_seated(self, guest_id: str, seat: Seat) -> list[Executable]:
        """Record that a guest has seen a seat's view, and return the statements to commit."""
        seen = self.sat.setdefault(guest_id, set())
        if seat in seen:
            return []
        seen.add(seat)
        return [insert_sat(self.table.id, guest_id, seat)]

    @property
    def human_seats(self) -> Seats:
        """The seats held by people."""
        return tuple(seat.seat for seat in self.table.seats if seat.guest_id is not None)

    def where(self) -> dict[str, Any]:
        """Return the fields that every log line about this table includes."""
        return {"table": self.table.id, "entry": self.live_game.n if self.live_game else None}

    def closing(self) -> None:
        """Stop timers and coaching, and disconnect everyone."""
        self.alarms.cancel()
        self.coaching.cancel()
        self.connections.drop_all(Bye("restart"))

    def closed(self) -> None:
        """Tell the registry."""
        self._stopped(self)

    # --- commits

    async def commit(self, change: Change) -> None:
        """Commit a change. If that fails, reload the state and raise `StateLost`."""
        begun = asyncio.get_running_loop().time()
        try:
            await self.services.committer.commit(change)
        except Exception as error:
            metrics.COMMITS_FAILED.inc()
            log.warning("a commit failed; reloading the table: %r", error, extra=self.where())
            await self.reload(error)
            raise StateLost(f"not stored: {error!r}") from error
        metrics.COMMIT_SECONDS.observe(asyncio.get_running_loop().time() - begun)

    async def settle(self) -> None:
        """Store the time at which the table must be loaded, unless the database already has it."""
        wake_at = self.alarms.wake_at()
        if wake_at is not False:
            await self.commit(Change(self.table.id, wake_at=wake_at))

    async def reload(self, error: Exception) -> None:
        """Discard and reload the state; if the table cannot be loaded here, stop this actor."""
        published = self.published
        try:
            if isinstance(error, LeaseLost):
                raise error
            table = await self.services.repository.table(self.table.id)
            assert table is not None
            self.table = table
            await self.load()
        except Exception:
            log.warning("another node takes over the table", extra=self.where())
            self.gone = True
        else:
            if self.published > published:
                # The database has more than clients here have received: they reconnect and get the current state.
                self.connections.drop_all(Bye("restart"))
            self.alarms.set()

    async def rules_failed(self, error: Exception) -> None:
        """Reload the state before the move. If the rules keep failing, stop this actor; the registry sets it aside."""
        self.failures += 1
        if self.failures < MOST_FAILURES:
            await self.reload(error)
        else:
            log.error("the table is set aside because the rules keep failing", extra=self.where())
            self.gone = True

    async def change(self, *statements: Executable, seats: tuple[SeatRecord, ...] = (), **values: Any) -> None:
        """Store changes of the table and its seats, then notify everyone."""
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

"""Alarms of a table: bots to act, clocks that run out, and timed moves that are due."""

import logging
from typing import Literal

from cookoff import bots
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.environment import Cancel
from cookoff.server.runtime.tables.actor import TableActor

from .bot_players import SeatedBots
from .moves import play_due_moves

log = logging.getLogger(__name__)

GRACE = 10_000
"""Milliseconds every player has at least after a table was loaded, whatever the clock says."""


class Alarms:
    """The alarms of one table. They run as jobs of its actor."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self._ringing: Cancel | None = None
        self._woke_at = 0
        self._stored: int | Literal["unknown"] | None = "unknown"
        self._bots = SeatedBots(actor, self.set)

    def woke(self) -> None:
        """Note that the game was just loaded, which starts the grace period."""
        self._woke_at = self._actor.now()
        self._stored = "unknown"

    def cancel(self) -> None:
        """Cancel all alarms and stop the bots."""
        if self._ringing is not None:
            self._ringing()
            self._ringing = None
        self._bots.stop()

    def wake_at(self) -> int | Literal[False] | None:
        """Return when the table must be loaded if the server stops now; `False` if the database has it already."""
        wanted = self._wanted()
        # A table that is due at once stays due; do not write that each time.
        if self._stored != "unknown" and wanted is not None and self._stored is not None:
            now = self._actor.services.environment.now()
            if wanted <= now and self._stored <= now:
                return False
        if wanted == self._stored:
            return False
        self._stored = wanted
        return wanted

    def is_busy(self, soon: int) -> bool:
        """Whether an alarm is due within `soon` milliseconds."""
        wanted = self._wanted()
        return wanted is not None and wanted <= self._actor.services.environment.now() + soon

    def _wanted(self) -> int | None:
        actor = self._actor
        live_game = actor.live_game
        if live_game is None or actor.table.status is not Status.PLAYING:
            return None
        if live_game.due() is not None or any(actor.table.seats[seat].bot for seat in live_game.to_act):
            return actor.services.environment.now()
        deadline = self._deadline()
        return None if deadline is None else actor.wall(deadline)

    def _deadline(self) -> int | None:
        """Return when the first human runs out of time."""
        live_game = self._actor.live_game
        assert live_game is not None
        if live_game.in_real_time:
            return None
        ends = [live_game.watch.deadline(seat) for seat in live_game.to_act if not self._actor.table.seats[seat].bot]
        known = [end for end in ends if end is not None]
        return max(min(known), self._woke_at + GRACE) if known else None

    def set(self) -> None:
        """Let bots think if they are to act, and set the next alarm."""
        actor = self._actor
        if self._ringing is not None:
            self._ringing()
            self._ringing = None
        live_game = actor.live_game
        if live_game is None or actor.table.status is not Status.PLAYING or actor.gone:
            return
        for seat in live_game.to_act:
            if (bot := actor.table.seats[seat].bot) and not actor.clock.bots_wait:
                self._bots.let_think(seat, bot)
        due = live_game.due()
        times = [due[0]] if due is not None else []
        if (deadline := self._deadline()) is not None:
            times.append(deadline)
        # Rounded up, because an early alarm would find nothing due.
        wait = actor.clock.until(min(times), actor.now()) if times else None
        if wait is not None:
            self._ringing = actor.services.environment.after(wait, self._ring_later)

    def _ring_later(self) -> None:
        if not self._actor.tell(self._ring) and not self._actor.gone:
            self._ringing = self._actor.services.environment.after(100, self._ring_later)

    async def _ring(self) -> None:
        actor = self._actor
        await play_due_moves(actor)
        live_game = actor.live_game
        if live_game is None or actor.table.status is not Status.PLAYING:
            return
        deadline = self._deadline()
        if deadline is not None and deadline <= actor.now():
            for seat in live_game.to_act:
                end = live_game.watch.deadline(seat)
                if not actor.table.seats[seat].bot and end is not None and end <= actor.now():
                    log.info("seat %d ran out of time", seat, extra=actor.where())
                    self._bots.let_think(seat, bots.EASY, at_once=True)
            return  # the bot's move sets the next alarm
        self.set()

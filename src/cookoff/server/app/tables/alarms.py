"""What happens at a table without anybody sending a message: bots are asked, time runs out, things are due."""

import logging
from typing import Literal

from cookoff import bots
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.environment import Cancel
from cookoff.server.runtime.tables.actor import FULL_SPEED, Owner

from .bot_players import SeatedBots
from .moves import let_happen

log = logging.getLogger(__name__)

GRACE = 10_000
"""Milliseconds everybody has left after a table woke, whatever the clock says."""


class Alarms:
    """The alarms of one table. They ring as errands of its owner."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._ringing: Cancel | None = None
        self._woke_at = 0
        self._stored: int | Literal["unknown"] | None = "unknown"
        self._bots = SeatedBots(owner, self.set)

    def woke(self) -> None:
        """The game was loaded; nobody loses time they could not use."""
        self._woke_at = self._owner.now()
        self._stored = "unknown"

    def cancel(self) -> None:
        """No more alarms."""
        if self._ringing is not None:
            self._ringing()
            self._ringing = None
        self._bots.stop()

    def wake_at(self) -> int | Literal[False] | None:
        """When the table must be woken if the server ends now; `False` if the database knows already."""
        wanted = self._wanted()
        # What must be woken at once stays so: no need to write down each time that it is still so.
        if self._stored != "unknown" and wanted is not None and self._stored is not None:
            now = self._owner.tools.world.now()
            if wanted <= now and self._stored <= now:
                return False
        if wanted == self._stored:
            return False
        self._stored = wanted
        return wanted

    def is_busy(self, soon: int) -> bool:
        """Whether something happens by itself within so many milliseconds."""
        wanted = self._wanted()
        return wanted is not None and wanted <= self._owner.tools.world.now() + soon

    def _wanted(self) -> int | None:
        owner = self._owner
        sitting = owner.sitting
        if sitting is None or owner.table.status is not Status.PLAYING:
            return None
        if sitting.due() is not None or any(owner.table.seats[seat].bot for seat in sitting.to_act):
            return owner.tools.world.now()
        deadline = self._deadline()
        return None if deadline is None else owner.wall(deadline)

    def _deadline(self) -> int | None:
        """When the first person's time is over."""
        sitting = self._owner.sitting
        assert sitting is not None
        if sitting.in_real_time:
            return None
        ends = [sitting.watch.deadline(seat) for seat in sitting.to_act if not self._owner.table.seats[seat].bot]
        known = [end for end in ends if end is not None]
        return max(min(known), self._woke_at + GRACE) if known else None

    def set(self) -> None:
        """Look at the position: let bots think, and set the next alarm."""
        owner = self._owner
        if self._ringing is not None:
            self._ringing()
            self._ringing = None
        sitting = owner.sitting
        if sitting is None or owner.table.status is not Status.PLAYING or owner.gone:
            return
        for seat in sitting.to_act:
            if (bot := owner.table.seats[seat].bot) and not owner.bots_wait:
                self._bots.let_think(seat, bot)
        due = sitting.due()
        times = [due[0]] if due is not None else []
        if (deadline := self._deadline()) is not None:
            times.append(deadline)
        if times and owner.speed:
            # Rounded up: what rings too early finds nothing due.
            wait = -(-max(0, min(times) - owner.now()) * FULL_SPEED // owner.speed)
            self._ringing = owner.tools.world.after(wait, self._ring_later)

    def _ring_later(self) -> None:
        if not self._owner.tell(self._ring) and not self._owner.gone:
            self._ringing = self._owner.tools.world.after(100, self._ring_later)

    async def _ring(self) -> None:
        owner = self._owner
        await let_happen(owner)
        sitting = owner.sitting
        if sitting is None or owner.table.status is not Status.PLAYING:
            return
        deadline = self._deadline()
        if deadline is not None and deadline <= owner.now():
            for seat in sitting.to_act:
                end = sitting.watch.deadline(seat)
                if not owner.table.seats[seat].bot and end is not None and end <= owner.now():
                    log.info("seat %d ran out of time", seat, extra=owner.where())
                    self._bots.let_think(seat, bots.EASY, at_once=True)
            return  # the bot's move sets the next alarm
        self.set()

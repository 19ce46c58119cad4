"""What happens at a table without anybody sending a message: bots move, time runs out, things are due."""

import asyncio
import logging
from typing import Any, Literal

from cookoff.engine import BadInput, Refusal, Seat
from cookoff.server import metrics
from cookoff.server.cards import Status
from cookoff.server.world import Cancel

from .moving import let_happen, make
from .owner import Lost, Owner
from .thinking import default_bot

log = logging.getLogger(__name__)

GRACE = 10_000
"""Milliseconds everybody has left after a table woke, whatever the clock says."""
FAILED = 1000
"""Milliseconds after which a bot that could not think tries again."""


class Alarms:
    """The alarms of one table. They ring as errands of its owner."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._ringing: Cancel | None = None
        self._woke_at = 0
        self._stored: int | Literal["unknown"] | None = "unknown"
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def woke(self) -> None:
        """The game was loaded; nobody loses time they could not use."""
        self._woke_at = self._owner.now()
        self._stored = "unknown"

    def cancel(self) -> None:
        """No more alarms."""
        if self._ringing is not None:
            self._ringing()
            self._ringing = None
        for task in self._thinking.values():
            task.cancel()

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
            if bot := owner.table.seats[seat].bot:
                self._let_think(seat, bot, self._pause())
        due = sitting.due()
        times = [due[0]] if due is not None else []
        if (deadline := self._deadline()) is not None:
            times.append(deadline)
        if times:
            wait = max(0, min(times) - owner.now())
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
                    self._let_think(seat, default_bot(owner.served.room), 0)
            return  # the bot's move sets the next alarm
        self.set()

    def _pause(self) -> float:
        """How long a bot waits before it acts, so that people can follow; in real time it knows itself."""
        owner = self._owner
        assert owner.sitting is not None
        if owner.sitting.in_real_time:
            return 0
        low, high = owner.tools.settings.pace.turns
        return low + (high - low) * owner.tools.world.rng().random()

    def _let_think(self, seat: Seat, bot: str, pause: float) -> None:
        if seat not in self._thinking or self._thinking[seat].done():
            self._thinking[seat] = asyncio.create_task(self._think(seat, bot, pause))

    async def _think(self, seat: Seat, bot: str, pause: float) -> None:
        """Wait, think, and hand the move to the owner."""
        owner = self._owner
        await self._wait(pause)
        metrics.THINKING.inc()
        n, delay = 0, FAILED
        chosen: bytes | None = b""
        try:
            looked = await owner.ask(lambda: self._look(seat))
            if looked is None:
                return
            n, view, now = looked
            seed = owner.tools.world.rng().random()
            thought = await owner.tools.thinkers.choose(owner.served, bot, seat, view, seed, now)
            chosen = None if bytes(thought.move) == b"null" else bytes(thought.move)
            delay = thought.delay
        except Lost:
            return
        except Exception:
            log.exception("a bot could not think", extra=owner.where())
        finally:
            metrics.THINKING.dec()
        await self._wait(delay / owner.tools.settings.pace.haste)
        while not owner.tell(lambda: self._move(seat, chosen, n)) and not owner.gone:
            await asyncio.sleep(0.1)

    async def _wait(self, milliseconds: float) -> None:
        if milliseconds:
            waited = asyncio.Event()
            self._owner.tools.world.after(milliseconds, waited.set)
            await waited.wait()

    async def _look(self, seat: Seat) -> tuple[int, Any, int] | None:
        """The number of the position, what a bot at that seat sees, and the time; `None` if it is not asked."""
        sitting = self._owner.sitting
        if sitting is None or self._owner.table.status is not Status.PLAYING or seat not in sitting.to_act:
            return None
        return sitting.n, sitting.view(seat), self._owner.now()

    async def _move(self, seat: Seat, chosen: bytes | None, n: int) -> None:
        """A bot's move arrives like anybody's; `None`: it would rather look again."""
        owner = self._owner
        await let_happen(owner)
        sitting = owner.sitting
        if sitting is None or owner.table.status is not Status.PLAYING:
            return
        if chosen is None or seat not in sitting.to_act or (sitting.n != n and not sitting.in_real_time):
            self.set()
            return
        try:
            made = await make(owner, seat, owner.served.codec.move(chosen), owner.now(), None)
            if not isinstance(made, Refusal):
                return
        except BadInput:
            made = None
        if not sitting.in_real_time:
            # What was chosen on an imagined state does not fit the true one: anything legal keeps the game going.
            log.warning("a bot's move is refused: %r", made, extra=owner.where())
            moves, rng = sitting.moves(seat), owner.tools.world.rng()
            if moves.discrete:
                move = moves.discrete[int(rng.random() * len(moves.discrete))]
            else:
                assert moves.box is not None
                move = moves.box.sample(rng)
            await make(owner, seat, move, owner.now(), None)
        else:
            self.set()

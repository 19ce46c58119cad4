"""Bots that sit at a table: they are asked, they think elsewhere, and their moves arrive like anybody's."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from cookoff import bots
from cookoff.engine import BadInput, Move, Refusal, Seat
from cookoff.server.ops import metrics
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.tables.actor import FULL_SPEED, TableActor
from cookoff.server.runtime.tables.services import StateLost
from cookoff.server.runtime.worker_pool import Failed, TooLong

from .moves import make, play_due_moves
from .seat_transfer import transfer_seat

log = logging.getLogger(__name__)

FAILED = 1000
"""Milliseconds after which a bot that could not think tries again; twice as long each time it fails again."""
LONGEST = 60_000
"""Milliseconds that are enough to wait for that, however often it failed."""
SIMPLEST = "random"
"""Who plays where even the usual bot cannot think: this one only chooses among what is legal."""
QUICK = b""
"""In place of a bot's move: it has no more time, any legal move will do."""
PATIENCE = 3
"""So often in a row a bot may fail before a simpler one takes its seat."""


class SeatedBots:
    """The bots of one table."""

    def __init__(self, actor: TableActor, again: Callable[[], None]) -> None:
        """`again` looks at the position anew: who is to act, and when something is due."""
        self._actor = actor
        self._again = again
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._failed: dict[Seat, int] = {}
        """How often in a row the bot at a seat could not think."""

    def let_think(self, seat: Seat, bot: str, at_once: bool = False) -> None:
        """Let a bot decide for the seat, unless one does already."""
        if seat not in self._thinking or self._thinking[seat].done():
            pause = 0 if at_once else self._pause()
            self._thinking[seat] = asyncio.create_task(self._think(seat, bot, pause))

    def stop(self) -> None:
        """No more thoughts."""
        for task in self._thinking.values():
            task.cancel()

    def _pause(self) -> float:
        """How long a bot waits before it acts, so that people can follow; in real time it knows itself."""
        actor = self._actor
        assert actor.live_game is not None
        if actor.live_game.in_real_time:
            return 0
        low, high = actor.services.settings.pace.turns
        return low + (high - low) * actor.services.environment.rng().random()

    async def _think(self, seat: Seat, bot: str, pause: float) -> None:
        """Wait, think, and hand the move to the owner."""
        actor = self._actor
        await self._wait(pause)
        try:
            looked = await actor.ask(lambda: self._look(seat))
        except StateLost:
            return
        if looked is None:
            return
        n, view, now = looked
        chosen, delay = await self._ask(seat, bot, view, now)
        await self._wait(delay * FULL_SPEED / (actor.speed or FULL_SPEED) / actor.services.settings.pace.haste)
        while not actor.tell(lambda: self._move(seat, chosen, n)) and not actor.gone:
            await asyncio.sleep(0.1)

    async def _ask(self, seat: Seat, bot: str, view: Any, now: int) -> tuple[bytes | None, int]:
        """What the bot wants to do, and in how many milliseconds; `None` to look again, nothing for anything quick."""
        actor = self._actor
        table = actor.table
        bot_workers, seed = actor.services.bot_workers, actor.services.environment.rng().random()
        share = (table.seats[table.host].guest_id or table.id, table.id)
        metrics.THINKING.inc()
        try:
            thought = await bot_workers.choose(
                actor.loaded, bot, seat, view, seed, now, share=share, attended=len(actor.connections) > 0
            )
        except TooLong:
            metrics.THOUGHTS_CUT.inc()
            return QUICK, 0
        except Failed as error:
            return None, self._note_failure(seat, bot, error)
        finally:
            metrics.THINKING.dec()
        self._failed.pop(seat, None)
        move = bytes(thought.move)
        return None if move == b"null" else move, thought.delay

    def _note_failure(self, seat: Seat, bot: str, error: Failed) -> int:
        """A bot could not think; how many milliseconds to wait. One that fails again and again gives its seat up."""
        actor = self._actor
        failures = self._failed[seat] = self._failed.get(seat, 0) + 1
        log.warning("the bot %s at seat %d cannot think: %s", bot, seat, error, extra=actor.where())
        if failures % PATIENCE == 0:
            simpler = SIMPLEST if bot in {bots.EASY, SIMPLEST} else bots.EASY
            actor.tell(lambda: self._replace(seat, bot, simpler))
        return min(LONGEST, FAILED << min(failures - 1, 16))

    async def _replace(self, seat: Seat, bot: str, simpler: str) -> None:
        """A simpler bot takes the seat, and everybody is told."""
        actor = self._actor
        row = actor.table.seats[seat]
        if row.bot != bot or bot == simpler:
            return
        log.warning("the bot %s takes over from %s at seat %d", simpler, bot, seat, extra=actor.where())
        await transfer_seat(actor, msgspec.structs.replace(row, bot=simpler, name=simpler))

    async def _wait(self, milliseconds: float) -> None:
        if milliseconds:
            waited = asyncio.Event()
            self._actor.services.environment.after(milliseconds, waited.set)
            await waited.wait()

    async def _look(self, seat: Seat) -> tuple[int, Any, int] | None:
        """The number of the position, what a bot at that seat sees, and the time; `None` if it is not asked."""
        live_game = self._actor.live_game
        if live_game is None or self._actor.table.status is not Status.PLAYING or seat not in live_game.to_act:
            return None
        return live_game.n, live_game.view(seat), self._actor.now()

    async def _move(self, seat: Seat, chosen: bytes | None, n: int) -> None:
        """A bot's move arrives like anybody's; `None`: it would rather look again."""
        actor = self._actor
        await play_due_moves(actor)
        live_game = actor.live_game
        if live_game is None or actor.table.status is not Status.PLAYING or actor.bots_wait:
            return  # who waits is asked again when the clock goes on
        if chosen is None or seat not in live_game.to_act or (live_game.n != n and not live_game.in_real_time):
            self._again()
            return
        if chosen != QUICK:
            why: Refusal | BadInput
            try:
                made = await make(actor, seat, actor.loaded.codec.move(chosen), actor.now(), None)
                if not isinstance(made, Refusal):
                    return
                why = made
            except BadInput as error:
                why = error
            if live_game.in_real_time:
                self._again()
                return
            # What was chosen on an imagined state does not fit the true one: anything legal keeps the game going.
            log.warning("a bot's move is refused: %r", why, extra=actor.where())
        await make(actor, seat, self._any_move(seat), actor.now(), None)

    def _any_move(self, seat: Seat) -> Move:
        """Some legal move: what a bot does that has no time to think."""
        assert self._actor.live_game is not None
        moves, rng = self._actor.live_game.moves(seat), self._actor.services.environment.rng()
        if moves.discrete:
            return moves.discrete[int(rng.random() * len(moves.discrete))]
        assert moves.box is not None
        return moves.box.sample(rng)

"""Bots seated at a table. They think in worker processes, and their moves arrive like a player's."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from cookoff import bots
from cookoff.engine import BadInput, Move, Refusal, Seat
from cookoff.server.ops import metrics
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.actor import StateLost
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.game_clock import FULL_SPEED
from cookoff.server.runtime.worker_pool import Failed, TooLong

from .moves import make, play_due_moves
from .seat_transfer import transfer_seat

log = logging.getLogger(__name__)

FAILED = 1000
"""Milliseconds before a failed bot tries again; doubles with each further failure."""
LONGEST = 60_000
"""Upper limit of that wait, in milliseconds."""
SIMPLEST = "random"
"""The bot of last resort: it picks a random legal move."""
QUICK = b""
"""Stands for a bot's move when its time is up: play any legal move."""
PATIENCE = 3
"""Failures in a row before a simpler bot takes the seat."""


class SeatedBots:
    """The bots of one table."""

    def __init__(self, actor: TableActor, again: Callable[[], None]) -> None:
        """`again` checks the position again for bots to act and due alarms."""
        self._actor = actor
        self._again = again
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._failed: dict[Seat, int] = {}
        """Failures in a row of the bot at each seat."""

    def let_think(self, seat: Seat, bot: str, at_once: bool = False) -> None:
        """Let a bot decide for the seat, unless one is already thinking."""
        if seat not in self._thinking or self._thinking[seat].done():
            pause = 0 if at_once else self._pause()
            self._thinking[seat] = asyncio.create_task(self._think(seat, bot, pause))

    def stop(self) -> None:
        """Cancel all thinking."""
        for task in self._thinking.values():
            task.cancel()

    def _pause(self) -> float:
        """Return the pause before a bot acts, so that people can follow. Real-time bots set their own delay."""
        actor = self._actor
        assert actor.live_game is not None
        if actor.live_game.in_real_time:
            return 0
        low, high = actor.services.settings.bot_delays.turn_ms
        return low + (high - low) * actor.services.environment.rng().random()

    async def _think(self, seat: Seat, bot: str, pause: float) -> None:
        """Wait, think, and pass the move to the actor."""
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
        speed = actor.services.settings.bot_delays.speed * (actor.clock.speed or FULL_SPEED) / FULL_SPEED
        await self._wait(delay / speed)
        while not actor.tell(lambda: self._move(seat, chosen, n)) and not actor.gone:
            await asyncio.sleep(0.1)

    async def _ask(self, seat: Seat, bot: str, view: Any, now: int) -> tuple[bytes | None, int]:
        """Return the bot's move and its delay in milliseconds. `None`: look again; `QUICK`: any legal move."""
        actor = self._actor
        table = actor.table
        bot_workers, seed = actor.services.bot_workers, actor.services.environment.rng().random()
        share = table.turns(table.seats[table.host].guest_id)
        metrics.THINKING.inc()
        try:
            thought = await bot_workers.choose(
                actor.loaded, bot, seat, view, seed, now, share=share, attended=len(actor.connections) > 0
            )
        except TooLong:
            metrics.DECISIONS_TIMED_OUT.inc()
            return QUICK, 0
        except Failed as error:
            return None, self._note_failure(seat, bot, error)
        finally:
            metrics.THINKING.dec()
        self._failed.pop(seat, None)
        move = bytes(thought.move)
        return None if move == b"null" else move, thought.delay

    def _note_failure(self, seat: Seat, bot: str, error: Failed) -> int:
        """Count a failure and return the milliseconds to wait. A bot that keeps failing is replaced."""
        actor = self._actor
        failures = self._failed[seat] = self._failed.get(seat, 0) + 1
        log.warning("the bot %s in seat %d failed: %s", bot, seat, error, extra=actor.where())
        if failures % PATIENCE == 0:
            simpler = SIMPLEST if bot in {bots.EASY, SIMPLEST} else bots.EASY
            actor.tell(lambda: self._replace(seat, bot, simpler))
        return min(LONGEST, FAILED << min(failures - 1, 16))

    async def _replace(self, seat: Seat, bot: str, simpler: str) -> None:
        """Give the seat to a simpler bot and notify everyone."""
        actor = self._actor
        row = actor.table.seats[seat]
        if row.bot != bot or bot == simpler:
            return
        log.warning("the bot %s replaces %s in seat %d", simpler, bot, seat, extra=actor.where())
        await transfer_seat(actor, msgspec.structs.replace(row, bot=simpler, name=simpler))

    async def _wait(self, milliseconds: float) -> None:
        if milliseconds:
            waited = asyncio.Event()
            self._actor.services.environment.after(milliseconds, waited.set)
            await waited.wait()

    async def _look(self, seat: Seat) -> tuple[int, Any, int] | None:
        """Return the position's number, the seat's view and the time; `None` if the seat is not to act."""
        live_game = self._actor.live_game
        if live_game is None or self._actor.table.status is not Status.PLAYING or seat not in live_game.to_act:
            return None
        return live_game.n, live_game.view(seat), self._actor.now()

    async def _move(self, seat: Seat, chosen: bytes | None, n: int) -> None:
        """Make a bot's move like a player's; `None`: look again."""
        actor = self._actor
        await play_due_moves(actor)
        live_game = actor.live_game
        if live_game is None or actor.table.status is not Status.PLAYING or actor.clock.bots_wait:
            return  # waiting bots are asked again when the clock runs on
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
            # The bot chose on a sampled state, where the move was legal. Any legal move keeps the game going.
            log.warning("a bot made an illegal move: %r", why, extra=actor.where())
        await make(actor, seat, self._any_move(seat), actor.now(), None)

    def _any_move(self, seat: Seat) -> Move:
        """Return some legal move, for a bot without a usable choice."""
        assert self._actor.live_game is not None
        moves, rng = self._actor.live_game.moves(seat), self._actor.services.environment.rng()
        if moves.discrete:
            return moves.discrete[int(rng.random() * len(moves.discrete))]
        assert moves.box is not None
        return moves.box.sample(rng)

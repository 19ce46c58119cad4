"""Worker processes for bots, so that no table blocks while a bot thinks.

A bot's process receives only a seat's view. The state the bot plays with is sampled from that view.
"""

import random
from typing import Any

import msgspec

from cookoff import bots
from cookoff.engine import BotContext, Intent, Now, Seat, encode
from cookoff.server.runtime.games.catalogue import Catalogue, FindRooms, GameReference, LoadedGame

from .worker_pool import Share, Work, WorkerPool

COMPILING = 120.0
"""Seconds to let an abandoned decision finish: a bot's first throw compiles the quick simulator for later ones."""


class DecisionRequest(msgspec.Struct, frozen=True):
    """The input of a bot's decision."""

    game: GameReference
    bot: str
    seat: Seat
    view: bytes
    seed: float
    now: int


class BotDecision(msgspec.Struct, frozen=True):
    """The outcome of a bot's decision."""

    move: msgspec.Raw
    """JSON; `null` means look again after the delay."""
    delay: int
    """Milliseconds."""


class BotWorkers:
    """A worker pool for bot decisions with fair sharing between tables and a time limit for each decision."""

    def __init__(self, find: FindRooms, size: int, seconds: float = 8.0, memory: int | None = None) -> None:
        """`seconds` limits queueing and thinking together, `memory` the bytes of data of each process."""
        self._workers = WorkerPool(size, start_process, find, memory=memory, leave=COMPILING)
        self._seconds = seconds

    @property
    def waiting(self) -> int:
        """The number of queued decisions."""
        return self._workers.waiting

    async def choose(
        self,
        loaded: LoadedGame,
        bot: str,
        seat: Seat,
        view: object,
        seed: float,
        now: int = 0,
        *,
        share: Share = (),
        attended: bool = True,
    ) -> BotDecision:
        """Return the bot's move and, in a real-time game, the delay before it.

        Raises `TooLong` or `Failed`. `share` determines the queue position; tables without viewers come last.
        """
        request = DecisionRequest(loaded.reference, bot, seat, encode(view), seed, now)
        answer = await self._workers.do(decide, request, share=share, seconds=self._seconds, attended=attended)
        return msgspec.json.decode(answer, type=BotDecision)

    async def submit(
        self, work: Work, argument: Any, *, share: Share, seconds: float, attended: bool, cpu: float = 0
    ) -> bytes:
        """Run analysis or lab work in the bots' processes; see `WorkerPool.do`."""
        return await self._workers.do(work, argument, share=share, seconds=seconds, cpu=cpu, attended=attended)

    def stop(self) -> None:
        """End the processes."""
        self._workers.stop()


class _Process:
    """The state of a worker process."""

    catalogue: Catalogue


def start_process(find: FindRooms) -> None:
    """Load the catalogue when a worker process starts."""
    _Process.catalogue = Catalogue(find)


def worker_game(game: GameReference) -> LoadedGame:
    """Return a game, loaded in this worker process."""
    loaded = _Process.catalogue.loaded(game.room, game.components_hash)
    if loaded is None:
        assert game.toml is not None
        loaded = _Process.catalogue.with_components(game.room, game.toml)
    return loaded


def decide(request: DecisionRequest) -> bytes:
    """Choose a move; runs in a worker process."""
    loaded = worker_game(request.game)
    rng = random.Random(request.seed)
    state = loaded.game.determinise(loaded.codec.view(request.view), rng)
    environment = {**loaded.trials, Now: lambda _now: request.now}
    context = BotContext(loaded.game, state, request.seat, environment, request.now)
    bot = bots.make(loaded.room, request.bot)
    return encode(
        Intent(bot.choose(context, rng), 0) if loaded.real_time is None else bots.to_real_time(bot).decide(context, rng)
    )

"""Where bots think: a few processes of their own, so that no table waits for them.

A bot's process gets a seat's view and nothing else; the state it plays with is one it imagines from that view.
"""

import random
from typing import Any

import msgspec

from cookoff import bots
from cookoff.engine import BotContext, Intent, Now, Seat, encode
from cookoff.server.runtime.games.catalogue import Catalogue, FindRooms, LoadedGame

from .worker_pool import Share, Work, WorkerPool

COMPILING = 120.0
"""Seconds for a thought that nobody waits for any more: a bot's first throw compiles the quick simulator for all."""


class DecisionRequest(msgspec.Struct, frozen=True):
    """What a bot is to think about."""

    game: str
    components: str
    toml: str | None
    bot: str
    seat: Seat
    view: bytes
    seed: float
    now: int


class BotDecision(msgspec.Struct, frozen=True):
    """What a bot is about to do."""

    move: msgspec.Raw
    """As JSON; `null` to look again."""
    delay: int
    """In so many milliseconds."""


class BotWorkers:
    """Processes for bots' thoughts: tables take turns at them, and a thought that takes too long is cut off."""

    def __init__(self, find: FindRooms, size: int, seconds: float = 8.0, memory: int | None = None) -> None:
        """`seconds` is how long a bot may wait and think in all, `memory` how many bytes each process may fill."""
        self._workers = WorkerPool(size, start_process, find, memory=memory, leave=COMPILING)
        self._seconds = seconds

    @property
    def waiting(self) -> int:
        """Thoughts whose turn has not come."""
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
        share: Share = ("", ""),
        attended: bool = True,
    ) -> BotDecision:
        """What the bot does, and in a game in real time how long it takes for it.

        Raises `TooLong` or `Failed`. `share` tells whose turn it is; where nobody looks on, it comes last.
        """
        request = DecisionRequest(loaded.room.id, loaded.hash, loaded.toml, bot, seat, encode(view), seed, now)
        answer = await self._workers.do(decide, request, share=share, seconds=self._seconds, attended=attended)
        return msgspec.json.decode(answer, type=BotDecision)

    async def submit(
        self, work: Work, argument: Any, *, share: Share, seconds: float, attended: bool, cpu: float = 0
    ) -> bytes:
        """Let the teacher, or an experiment, work in the bots' processes; see `WorkerPool.do`."""
        return await self._workers.do(work, argument, share=share, seconds=seconds, cpu=cpu, attended=attended)

    def stop(self) -> None:
        """End the processes."""
        self._workers.stop()


class _Process:
    """What a thinking process keeps."""

    catalogue: Catalogue


def start_process(find: FindRooms) -> None:
    """A process begins: it loads the catalogue."""
    _Process.catalogue = Catalogue(find)


def worker_game(game: str, components: str, toml: str | None) -> LoadedGame:
    """A game in a thinking process."""
    loaded = _Process.catalogue.loaded(game, components)
    if loaded is None:
        assert toml is not None
        loaded = _Process.catalogue.with_components(game, toml)
    return loaded


def decide(request: DecisionRequest) -> bytes:
    """Think about it; runs in a thinking process."""
    loaded = worker_game(request.game, request.components, request.toml)
    rng = random.Random(request.seed)
    state = loaded.game.determinise(loaded.codec.view(request.view), rng)
    environment = {**loaded.trials, Now: lambda _now: request.now}
    context = BotContext(loaded.game, state, request.seat, environment, request.now)
    bot = bots.make(loaded.room, request.bot)
    return encode(
        Intent(bot.choose(context, rng), 0) if loaded.real_time is None else bots.to_real_time(bot).decide(context, rng)
    )

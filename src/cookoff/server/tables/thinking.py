"""Where bots think: a few processes of their own, so that no table waits for them.

A bot's process gets a seat's view and nothing else; the state it plays with is one it imagines from that view.
"""

import asyncio
import multiprocessing
import os
import random
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

import msgspec

from cookoff import bots
from cookoff.engine import Intent, Look, Room, Seat, encode
from cookoff.server.catalogue import Catalogue, FindRooms, Served


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    game: str
    components: str
    toml: str | None
    bot: str
    seat: Seat
    view: bytes
    seed: float
    now: int


class Thought(msgspec.Struct, frozen=True):
    """What a bot is about to do."""

    move: msgspec.Raw
    """As JSON; `null` to look again."""
    delay: int
    """In so many milliseconds."""


class Thinkers:
    """A bounded pool of processes, started when first needed."""

    def __init__(self, find: FindRooms, size: int) -> None:
        self._find = find
        self._size = size
        self._pool: ProcessPoolExecutor | None = None
        self.thinking = 0
        """Questions under way."""

    async def choose(self, served: Served, bot: str, seat: Seat, view: object, seed: float, now: int = 0) -> Thought:
        """What the bot does, and in a game in real time how long it takes for it."""
        question = Question(served.room.id, served.hash, served.toml, bot, seat, encode(view), seed, now)
        loop = asyncio.get_running_loop()
        self.thinking += 1
        try:
            for _ in range(2):
                pool = self._ready()
                try:
                    return msgspec.json.decode(await loop.run_in_executor(pool, think, question), type=Thought)
                except BrokenProcessPool:
                    # A process was ended from outside; the next question starts new ones.
                    if self._pool is pool:
                        self._pool = None
            raise RuntimeError("the processes in which bots think end at once")
        finally:
            self.thinking -= 1

    def stop(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
            self._pool = ProcessPoolExecutor(self._size, context, initializer=_enter, initargs=(self._find,))
        return self._pool


class _Process:
    """What a thinking process keeps."""

    catalogue: Catalogue


def _enter(find: FindRooms) -> None:
    _Process.catalogue = Catalogue(find)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot end its processes; they see to it themselves."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def think(question: Question) -> bytes:
    """Answer a question; runs in a thinking process."""
    catalogue = _Process.catalogue
    served = catalogue.loaded(question.game, question.components)
    if served is None:
        assert question.toml is not None
        served = catalogue.with_components(question.game, question.toml)
    rng = random.Random(question.seed)
    state = served.game.determinise(served.codec.view(question.view), rng)
    look = Look(served.game, state, question.seat, served.trials, question.now)
    bot = bots.make(served.room, question.bot)
    return encode(Intent(bot.choose(look, rng), 0) if served.real_time is None else bots.timed(bot).decide(look, rng))


def default_bot(room: Room) -> str:
    """Who makes the move of somebody whose time is over: the room's own first bot, which knows how to be quick."""
    return next(iter(room.bots), "greedy")

"""Where bots think: how long the event loop keeps others waiting while bots think in threads, or in processes."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

from cookoff import bots
from cookoff.engine import Look, Search, room, rooms
from cookoff.server.catalogue import Served
from cookoff.server.tables.thinking import Thinkers

SECONDS = 4.0
WORKERS = 2

Choose = Callable[[], Awaitable[Any]]


def main() -> None:
    """Print the waits and the decisions per second of both."""
    asyncio.run(_compare())


async def _compare() -> None:
    home = room("yatai")
    served = Served(home, home.load(None), None)
    game, rng = served.game, random.Random(1)
    state = game.setup(4, game.types.options(), Search(rng))
    for _ in range(40):
        seat = game.to_act(state)[0]
        game.play(state, seat, game.moves(state, seat).discrete[0], Search(rng))
    seat = game.to_act(state)[0]
    view = game.view(state, seat)

    with ThreadPoolExecutor(WORKERS) as pool:

        def in_a_thread() -> object:
            look = Look(game, game.determinise(view, random.Random(1)), seat)
            return bots.make(home, "greedy").choose(look, random.Random(1))

        loop = asyncio.get_running_loop()
        await _measure("threads", lambda: loop.run_in_executor(pool, in_a_thread))
    thinkers = Thinkers(rooms, WORKERS)
    await thinkers.choose(served, "greedy", seat, view, 0.5)
    await _measure("processes", lambda: thinkers.choose(served, "greedy", seat, view, 0.5))
    thinkers.stop()


async def _measure(name: str, choose: Choose) -> None:
    waits: list[float] = []
    made = 0
    end = perf_counter() + SECONDS

    async def think() -> None:
        nonlocal made
        while perf_counter() < end:
            await choose()
            made += 1

    async def watch() -> None:
        while perf_counter() < end:
            begun = perf_counter()
            await asyncio.sleep(0.002)
            waits.append((perf_counter() - begun - 0.002) * 1000)

    await asyncio.gather(watch(), *(think() for _ in range(WORKERS)))
    waits.sort()
    middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    print(
        f"{WORKERS} greedy bots in {name}: others wait p50 {middle:.1f} ms, p99 {late:.1f} ms, "
        f"worst {waits[-1]:.1f} ms; {made / SECONDS:.0f} decisions/s"
    )

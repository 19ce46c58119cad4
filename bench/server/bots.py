"""Where bots think: how long others wait while bots think in threads or in processes, and who waits in a crowd.

The crowd is 200 tables of bots, half of them one stranger's who looks on: how long does a person's bot think beside it?
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

from cookoff import bots
from cookoff.engine import BotContext, Search, room, rooms
from cookoff.server.runtime.bot_workers import BotWorkers
from cookoff.server.runtime.games.catalogue import LoadedGame
from cookoff.server.runtime.worker_pool import Share

SECONDS = 4.0
WORKERS = 2
CROWD = 200
PATIENCE = 600.0

Choose = Callable[[], Awaitable[Any]]


def main() -> None:
    """Print the waits and the decisions per second of both."""
    asyncio.run(_compare())


async def _compare() -> None:
    home = room("yatai")
    served = LoadedGame(home, home.load(None), None)
    game, rng = served.game, random.Random(1)
    state = game.setup(4, game.types.options(), Search(rng))
    for _ in range(40):
        seat = game.to_act(state)[0]
        game.play(state, seat, game.moves(state, seat).discrete[0], Search(rng))
    seat = game.to_act(state)[0]
    view = game.view(state, seat)

    with ThreadPoolExecutor(WORKERS) as pool:

        def in_a_thread() -> object:
            context = BotContext(game, game.determinise(view, random.Random(1)), seat)
            return bots.make(home, "greedy").choose(context, random.Random(1))

        loop = asyncio.get_running_loop()
        await _measure("threads", lambda: loop.run_in_executor(pool, in_a_thread))
    bot_workers = BotWorkers(rooms, WORKERS, PATIENCE)
    await asyncio.gather(*(bot_workers.choose(served, "greedy", seat, view, 0.5) for _ in range(2 * WORKERS)))
    await _measure("processes", lambda: bot_workers.choose(served, "greedy", seat, view, 0.5))
    await _connection_limits(
        lambda share, attended: bot_workers.choose(served, "greedy", seat, view, 0.5, **_whose(share, attended))
    )
    bot_workers.stop()


def _whose(share: Share, attended: bool) -> Any:
    return {"share": share, "attended": attended}


async def _connection_limits(choose: Callable[[Share, bool], Awaitable[Any]]) -> None:
    """How long a person's bot takes to answer, alone and beside many tables of bots that think without end."""

    async def bots_table(share: Share, attended: bool) -> None:
        while True:
            await choose(share, attended)

    async def person() -> str:
        waits = []
        end = perf_counter() + SECONDS
        while perf_counter() < end:
            begun = perf_counter()
            await choose(("mia", "table"), True)
            waits.append((perf_counter() - begun) * 1000)
            await asyncio.sleep(0.05)
        waits.sort()
        return f"p50 {waits[len(waits) // 2]:.0f} ms, worst {waits[-1]:.0f} ms"

    print(f"a person's bot alone answers in {await person()}")
    whose = [(("eve", f"{n}"), True) if n % 2 else ((f"guest {n}", f"{n}"), False) for n in range(CROWD)]
    connection_limits = [asyncio.create_task(bots_table(share, attended)) for share, attended in whose]
    print(f"beside {CROWD} tables of bots it answers in {await person()}")
    for task in connection_limits:
        task.cancel()
    await asyncio.gather(*connection_limits, return_exceptions=True)


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

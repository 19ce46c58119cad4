"""One hostile client against a hundred honest tables: how long do people wait for their moves, before and meanwhile?

The server runs with its usual limits. Each honest table has its own address; the hostile client has one. It uploads
component files and logs that are expensive to read, opens half-open connections, 200 chatty sockets and tables of bots
(`_hostile_client.py`). A real attacker brings their own machine; here their program runs at the lowest priority, so
that the processor time it takes is not mistaken for what it does to the server. `COOKOFF_SECONDS` sets how long each
half lasts (30), `COOKOFF_DEEDS` which attacks run (all).

Beside the waits stands how much of the time the server, and these honest people, stood in the queue for a processor:
where others use the machine, that is what is measured, and neither half tells anything about the server.
"""

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from tests.server.support.client import HttpClient, Socket
from tests.server.support.server_process import Server, server

from bench.server.load import resident

TABLES = 100
PAUSE = 1.0
"""Seconds between the moves of a table."""
SECONDS = float(os.environ.get("COOKOFF_SECONDS", "30"))
BAR, TIMES = 250.0, 3.0
"""Milliseconds that a move takes at most in 99 of 100 cases beside the attack, and how many times as long as before."""
HERE = Path(__file__).parent


def main() -> None:
    """Print the latencies of both halves."""
    gc.disable()  # people have machines of their own, and do not wait for one another's memory
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), bot_workers=2) as running,
        hostile(running) as attack,
    ):
        asyncio.run(measure(running, attack))


async def measure(running: Server, attack: Callable[[], None]) -> None:
    """The same load twice, the second time beside an attack."""
    assert running.process is not None
    waits: list[tuple[float, float]] = []
    games = [asyncio.create_task(honest(running, number, waits)) for number in range(TABLES)]
    while len({number for number, _ in waits}) < TABLES and len(waits) < 3 * TABLES:
        await asyncio.sleep(0.2)
        failed(games)
    pid = running.process.pid
    with queued(pid) as share:
        calm = await span(waits, games)
    print(f"{TABLES} honest tables alone: {told(calm)}; server {resident(pid) / 1000:.0f} MB; {share()}", flush=True)
    attack()
    await asyncio.sleep(5)
    with queued(pid) as share:
        attacked = await span(waits, games)
    memory = resident(pid) / 1000
    print(f"beside one hostile client: {told(attacked)}; server {memory:.0f} MB; {share()}", flush=True)
    p99 = quantile(attacked, 0.99)
    ratio = p99 / quantile(calm, 0.99)
    print(f"p99 {p99:.0f} ms (bar {BAR:.0f}: {verdict(p99 < BAR)})", flush=True)
    print(f"{ratio:.2f}× of what it is without the attack (bar {TIMES:.0f}: {verdict(ratio <= TIMES)})", flush=True)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


def verdict(holds: bool) -> str:
    """In a word."""
    return "holds" if holds else "does not hold"


@contextmanager
def queued(server: int) -> Iterator[Callable[[], str]]:
    """How much of the time meanwhile the server's event loop, and this process, had a processor and waited for one."""

    def stand() -> list[int]:
        found = [Path(f"/proc/{pid}/schedstat").read_text().split()[:2] for pid in (server, os.getpid())]
        return [int(nanoseconds) for pair in found for nanoseconds in pair]

    begun, before = perf_counter(), stand()
    after: list[float] = []
    told = "server ran {:.0%} and queued for a processor {:.0%} of the time, people {:.0%} and {:.0%}; load {:.1f}"
    yield lambda: told.format(*after, os.getloadavg()[0])
    passed = (perf_counter() - begun) * 1e9
    after += [(now - then) / passed for now, then in zip(stand(), before, strict=True)]


def failed(games: list[asyncio.Task[None]]) -> None:
    """An honest table that ends says why."""
    for game in games:
        if game.done():
            game.result()


async def span(waits: list[tuple[float, float]], games: list[asyncio.Task[None]]) -> list[float]:
    """The waits of the next seconds, in milliseconds."""
    begun = perf_counter()
    await asyncio.sleep(SECONDS)
    failed(games)
    return sorted(wait * 1000 for at, wait in waits if at >= begun)


def quantile(waits: list[float], share: float) -> float:
    """The wait that so large a share does not exceed."""
    return waits[min(len(waits) - 1, int(len(waits) * share))]


def told(waits: list[float]) -> str:
    """A line about them."""
    if not waits:
        return "no moves"
    shares = ", ".join(f"p{share * 100:.0f} {quantile(waits, share):.0f} ms" for share in (0.5, 0.95, 0.99))
    return f"{len(waits)} moves, {shares}, worst {waits[-1]:.0f} ms"


async def honest(running: Server, number: int, waits: list[tuple[float, float]]) -> None:
    """Two people at a table, game after game; how long each move took from sending to everybody's receipt."""
    rng = random.Random(number)
    people = [HttpClient(running.address, name) for name in ("Mia", "Ben")]
    for person in people:
        person.comes_from = (f"127.0.{1 + number // 200}.{10 + number % 200}", 0)
        await person.enter()
    while True:
        opened = await people[0].open("yatai", 2, public=True)
        table = opened["table"]["id"]
        await people[1].ask("POST", f"/api/tables/{table}/join", {})
        await people[0].ask("POST", f"/api/tables/{table}/start")
        async with Socket(people[0], table) as mia, Socket(people[1], table) as ben:
            while not mia.over:
                mover, other = (mia, ben) if mia.asked else (ben, mia)
                begun = perf_counter()
                n = (await mover.play(rng.choice(mover.moves), on=mover.n))["n"]
                await other.until(lambda other=other, n=n: (other.n or 0) >= n)  # type: ignore[misc]
                waits.append((begun, perf_counter() - begun))
                await asyncio.sleep(PAUSE * (0.5 + rng.random()))


@contextmanager
def hostile(running: Server) -> Iterator[Callable[[], None]]:
    """The hostile client, in a process of its own; it begins when it is told to."""
    host, port = running.address.split(":")
    command = [
        "nice",
        "-n",
        "19",
        sys.executable,
        "-m",
        "bench.server._hostile_client",
        host,
        port,
        *os.environ.get("COOKOFF_DEEDS", "").split(),
    ]
    with subprocess.Popen(
        command, cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        begin = process.stdin
        process.stdout.readline()
        try:
            yield begin.close
        finally:
            process.kill()

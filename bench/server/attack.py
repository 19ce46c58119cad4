"""Hostile clients against a hundred honest tables: how long do people wait for their moves, before and meanwhile?

The server runs with its usual limits, first on SQLite, then on PostgreSQL with a second node and a bus. Each honest
table has its own address; a hostile client has one. Each kind of attack of `_hostile_client.py` is measured beside the
honest tables: costly component files, deep keys, variants that cannot be thrown, long logs, practice throws, tables of
bots, 200 chatty sockets, half-open connections, a flood of requests and connections, packets of ten thousand requests,
visits to one table again and again, and on PostgreSQL repeated messages of the bus. A real attacker brings their own
machine; here their program runs at a low priority, so that the processor time it takes is not mistaken for what it does
to the server.

Meanwhile somebody asks every few seconds for what goes through the checks of uploads: a table with components of their
own, a page of a replay, and a practice throw.

`COOKOFF_SECONDS` sets how long each part lasts (30), `COOKOFF_ATTACKS` which attacks run (all), `COOKOFF_DATABASES` on
which databases, `COOKOFF_TABLES` how many tables there are (100), `COOKOFF_NICE` the priority of the attacker (19).

Beside the waits stands how much of the time the server, and these honest people, stood in the queue for a processor:
where others use the machine, that is what is measured, and neither part tells anything about the server.
"""

import asyncio
import gc
import itertools
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter

from tests.server.support.client import HttpClient, Socket
from tests.server.support.server_process import Server, server
from tests.server.support.services import nats_service, postgres

from bench.server._hostile_client import LAUNCH, TARGET
from bench.server.load import resident
from bench.server.stranger import variant
from cookoff.engine import room
from cookoff.server.storage import database

TABLES = int(os.environ.get("COOKOFF_TABLES", "100"))
PAUSE = 1.0
"""Seconds between the moves of a table."""
SECONDS = float(os.environ.get("COOKOFF_SECONDS", "30"))
SETTLE = 3.0
"""Seconds from the beginning of an attack until it is measured, and from its end until the next one."""
BAR, TIMES = 250.0, 3.0
"""Milliseconds that a move takes at most in 99 of 100 cases beside an attack, and how many times as long as before."""
NICE = os.environ.get("COOKOFF_NICE", "19")
ASK_EVERY = 2.0
"""Seconds between the uploads, replay pages and practice throws of an honest client."""
ATTACKS = (
    *("components", "deep-keys", "unthrowable", "replays", "practice", "sockets", "half-open", "flood", "packets"),
    *("visits", "replayed", "bots"),
)
"""Tables of bots come last, because they play on when the client that opened them has gone."""
EVERYTHING = "everything"
"""All attacks at once but `replayed`: COOKOFF_ATTACKS=everything."""
HERE = Path(__file__).parent

Wait = tuple[float, float, int]
"""When a move was sent, how many seconds it took until everybody had it, and the number of its table."""


def main() -> None:
    """Print the latencies of all parts."""
    gc.disable()  # people have machines of their own, and do not wait for one another's memory
    for kind in os.environ.get("COOKOFF_DATABASES", "sqlite postgresql").split():
        with installation(kind) as found:
            asyncio.run(measure(kind, *found))


@contextmanager
def installation(kind: str) -> Iterator[tuple[Server, str, dict[str, str]]]:
    """A server on this kind of database, the address of its other node or its own, and the settings of its bus."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if kind == "sqlite":
            only = stack.enter_context(server(folder, bot_workers=2))
            yield only, only.address, {}
            return
        url, bus = stack.enter_context(postgres()), stack.enter_context(nats_service())[0]
        asyncio.run(database.upgrade_at(url))
        shared = {"database": url, "secret": "what both nodes share, and nobody else", "bot_workers": 2, **bus}
        nodes = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            nodes.append(stack.enter_context(server(folder / name, node=name, **shared)))
        yield nodes[0], nodes[1].address, bus


async def measure(kind: str, running: Server, other: str, bus: dict[str, str]) -> None:
    """The honest tables alone, and beside each attack."""
    assert running.process is not None
    waits: list[Wait] = []
    games = [asyncio.create_task(honest((running.address, other), number, waits)) for number in range(TABLES)]
    while len(waits) < 3 * TABLES:
        await asyncio.sleep(0.2)
        failed(games)
    pid = running.process.pid
    for attack in os.environ.get("COOKOFF_ATTACKS", " ".join(ATTACKS)).split():
        if attack == "replayed" and not bus:
            continue
        # Alone again before each attack: what else the machine does changes by the minute.
        with queued(pid) as share:
            calm, answers = await span(waits, games, running)
        print(f"{kind}, {TABLES} honest tables alone: {told(calm)}; {share()}\n  {answers}", flush=True)
        with hostile(running, attack, bus):
            await asyncio.sleep(SETTLE)
            with queued(pid) as share:
                attacked, answers = await span(waits, games, running)
        p99 = quantile(attacked, 0.99)
        ratio = p99 / quantile(calm, 0.99)
        memory = resident(pid) / 1000
        print(
            f"{kind}, beside {attack}: {told(attacked)}; server {memory:.0f} MB; {share()}\n"
            f"  p99 {p99:.0f} ms (bar {BAR:.0f}: {verdict(p99 < BAR)}), {ratio:.2f}× of what it is alone"
            f" (bar {TIMES:.0f}: {verdict(ratio <= TIMES)})\n  {answers}",
            flush=True,
        )
        await asyncio.sleep(SETTLE)
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


async def span(waits: list[Wait], games: list[asyncio.Task[None]], running: Server) -> tuple[list[float], str]:
    """The waits of the next seconds, in milliseconds, and what is told of the first table and of uploads."""
    begun = perf_counter()
    answers: dict[str, list[float]] = {}
    asking = asyncio.create_task(ask(running, answers))
    await asyncio.sleep(SECONDS)
    failed([*games, asking])
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    found = [(wait * 1000, number) for at, wait, number in waits if at >= begun]
    first = sorted(wait for wait, number in found if number == 0)
    lines = [f"the first table: p95 {quantile(first, 0.95):.0f} ms"] if first else []
    lines += [f"{what} {max(each):.1f} s at most" for what, each in answers.items()]
    return sorted(wait for wait, _ in found), "; ".join(lines)


async def ask(running: Server, answers: dict[str, list[float]]) -> None:
    """Ask for what goes through the checks of uploads, in turn, and note how many seconds each took."""
    person = HttpClient(running.address, "Zoe")
    person.comes_from = (f"127.1.{random.randrange(256)}.{random.randrange(1, 255)}", 0)
    await person.enter()
    own = (room("yatai").home / "components.toml").read_text("utf-8")
    table = (await person.open("yatai", 2, seats=[{}, {"bot": "random"}]))["table"]["id"]
    await person.ask("POST", f"/api/tables/{table}/start")
    for number in itertools.count():
        what = ("a variant", "a replay page", "a practice throw")[number % 3]
        begun = perf_counter()
        match number % 3:
            case 0:
                await person.open("yatai", 2, components=variant(own, random.Random()))
            case 1:
                await person.ask("GET", f"/api/tables/{table}/replay")
            case _:
                await person.ask("POST", "/api/games/hibachi/practice", {"launch": LAUNCH})
        answers.setdefault(what, []).append(perf_counter() - begun)
        await asyncio.sleep(ASK_EVERY)


def quantile(waits: list[float], share: float) -> float:
    """The wait that so large a share does not exceed."""
    return waits[min(len(waits) - 1, int(len(waits) * share))]


def told(waits: list[float]) -> str:
    """A line about them."""
    if not waits:
        return "no moves"
    shares = ", ".join(f"p{share * 100:.0f} {quantile(waits, share):.0f} ms" for share in (0.5, 0.95, 0.99))
    return f"{len(waits)} moves, {shares}, worst {waits[-1]:.0f} ms"


async def honest(nodes: tuple[str, str], number: int, waits: list[Wait]) -> None:
    """Two people at a table, game after game; how long each move took from sending to everybody's receipt."""
    rng = random.Random(number)
    # One table in ten is also played through the other node, if there is one, so that the bus has something to carry.
    addresses = nodes if number % 10 == 0 else nodes[:1] * 2
    names = ("Mia" if number else TARGET, "Ben")
    people = [HttpClient(address, name) for address, name in zip(addresses, names, strict=True)]
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
                waits.append((begun, perf_counter() - begun, number))
                await asyncio.sleep(PAUSE * (0.5 + rng.random()))


@contextmanager
def hostile(running: Server, attack: str, bus: dict[str, str]) -> Iterator[None]:
    """A hostile client in a process of its own, until the end of the block."""
    host, port = running.address.split(":")
    command = ["nice", "-n", NICE, sys.executable, "-m", "bench.server._hostile_client", host, port]
    # Each attack has an address of its own, so that none is spared what the limits still count of the one before.
    command += ["127.0.0.2"] if attack == EVERYTHING else [f"127.0.0.{3 + ATTACKS.index(attack)}", attack]
    files = os.pathsep.join(bus.get(name, "") for name in ("bus_ca", "bus_certificate", "bus_key"))
    environ = {**os.environ, "COOKOFF_BUS": bus.get("bus", ""), "COOKOFF_BUS_FILES": files}
    with subprocess.Popen(
        command, cwd=HERE.parents[1], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.stdin.close()
        try:
            yield
        finally:
            process.kill()

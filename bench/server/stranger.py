"""What may a stranger do in a minute, and what does it cost the server? The handbook's table of limits has the figures.

Each kind of thing is done some dozens of times without limits. Its cost is the processor time of the server and of its
worker processes, and the bytes that the database and the log grow by; times what the limits allow one address in a
minute, after its burst, that is the most it costs.
"""

import asyncio
import contextlib
import os
import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from tests.server.support.client import HttpClient, Socket
from tests.server.support.long_log import talk
from tests.server.support.server_process import GENEROUS, Server, server

from bench.server._hostile_client import LAUNCH
from bench.server.load import processor
from cookoff.engine import Live, Match, room
from cookoff.server.config.settings import Limits

TIMES = int(os.environ.get("COOKOFF_TIMES", "30"))
MOVES = 60
"""Moves of the game that is watched and replayed."""
LIMITS = Limits()


class Kind(NamedTuple):
    """Something a stranger does."""

    name: str
    a_minute: float
    """How often an address may do it, after the burst."""
    act: Callable[[], Awaitable[object]]


def main() -> None:
    """Print the cost of each kind of thing."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), bot_workers=1, **GENEROUS) as running:
        asyncio.run(measure(running, Path(folder)))


async def measure(running: Server, folder: Path) -> None:
    """Do everything in turn."""
    assert running.process is not None
    pid = running.process.pid
    print(f"{'':34}  a minute  ms each  of a processor  database kB each  log B each")
    for kind in await kinds(running):
        for _ in range(2):  # what is loaded once does not count
            await kind.act()
        await asyncio.sleep(1)
        before = spent(pid), disk(folder), running.log.stat().st_size
        for _ in range(TIMES):
            await kind.act()
        await asyncio.sleep(1)
        after = spent(pid), disk(folder), running.log.stat().st_size
        cpu, data, log = ((new - old) / TIMES for new, old in zip(after, before, strict=True))
        share = cpu * kind.a_minute / 60_000
        print(
            f"{kind.name:34} {kind.a_minute:9.0f} {cpu:8.1f} {share:15.0%} {data / 1000:17.1f} {log:11.0f}", flush=True
        )


async def kinds(running: Server) -> list[Kind]:
    """Everything that a stranger may do."""
    mia, ben = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben")]
    table = (await mia.open("yatai", 2, public=True))["table"]["id"]
    await ben.ask("POST", f"/api/tables/{table}/join", {})
    await mia.ask("POST", f"/api/tables/{table}/start")
    rng = random.Random(1)
    first, second = [await Socket(person, table).__aenter__() for person in (mia, ben)]
    for _ in range(MOVES):
        mover, other = (first, second) if first.asked else (second, first)
        n = (await mover.play(rng.choice(mover.moves), on=mover.n))["n"]
        await other.until(lambda other=other, n=n: (other.n or 0) >= n)  # type: ignore[misc]
    toml = (room("yatai").home / "components.toml").read_text("utf-8")
    lines: list[bytes] = []
    talk(Match.start(room("mithral-chef").load(None), 4, Live(rng), sink=lines.append), 2000)
    log = b"".join(lines)

    async def again() -> None:
        async with Socket(HttpClient(running.address), table):
            pass

    async def ping() -> None:
        await first.send({"type": "ping", "id": "p"})
        await first.until_heard("pong")

    async def chat() -> None:
        await first.send({"type": "chat", "text": "x" * 500})
        await first.until_heard("chat")

    def a_minute(rate: tuple[float, float], factor: float = 1) -> float:
        return rate[1] * 60 * factor

    history = len(max(first.heard, key=len))
    creations, factor = a_minute(LIMITS.creations), LIMITS.address_factor
    return [
        Kind("connection", a_minute(LIMITS.new_connections), lambda: asyncio.to_thread(connect, running)),
        Kind("request: public tables", a_minute(LIMITS.requests), lambda: mia.ask("GET", "/api/tables")),
        Kind("request: the client's page", a_minute(LIMITS.requests), lambda: asyncio.to_thread(mia.raw, "GET", "/")),
        Kind("new guest", creations, lambda: HttpClient(running.address).enter()),
        Kind("new table", creations, lambda: mia.open("yatai", 2)),
        Kind(
            "new table with a component file",
            creations,
            lambda: mia.open("yatai", 2, components=variant(toml, rng)),
        ),
        Kind("replay page", a_minute(LIMITS.replay_pages), lambda: mia.ask("GET", f"/api/tables/{table}/replay")),
        Kind(
            "page of an uploaded log",
            a_minute(LIMITS.replay_pages),
            lambda: sent(mia, log),
        ),
        Kind(
            "practice throw",
            a_minute(LIMITS.practice_throws),
            lambda: mia.ask("POST", "/api/games/hibachi/practice", {"launch": LAUNCH}),
        ),
        Kind("message: ping", a_minute(LIMITS.messages, factor), ping),
        Kind("message: chat", a_minute(LIMITS.chat, factor), chat),
        Kind(
            f"connecting again ({MOVES} moves)",
            min(a_minute(LIMITS.history_bytes, factor) / history, a_minute(LIMITS.requests)),
            again,
        ),
    ]


def variant(toml: str, rng: random.Random) -> str:
    """A component file that hardly anybody else has, as long as it may be."""
    toml = toml.replace("queue_penalty = 2", f"queue_penalty = {rng.randrange(99)}")
    toml = toml.replace("rounds = 12", f"rounds = {rng.randrange(8, 99)}")
    return f"{toml}\n# {'x' * (199_000 - len(toml))}\n"


async def sent(visitor: HttpClient, log: bytes) -> None:
    """Upload a log."""
    status, _, answer = await asyncio.to_thread(visitor.raw, "POST", "/api/replays", log)
    assert status == 200, answer


def connect(running: Server) -> None:
    """Open a connection, and ask for nothing."""
    HttpClient(running.address).raw("GET", "/livez")


def spent(pid: int) -> float:
    """Milliseconds of processor time of a process and of those it started."""
    children = " ".join(file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")).split()
    return processor(pid) + sum(spent(int(child)) for child in children)


def disk(folder: Path) -> int:
    """Bytes of the database's content."""
    with contextlib.closing(sqlite3.connect(f"file:{folder}/cookoff.db?mode=ro", uri=True)) as connection:
        pages, free, size = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
        )
    return int(pages - free) * int(size)

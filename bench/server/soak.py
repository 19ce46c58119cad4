"""An hour of honest and hostile clients: do memory, database and log stay within bounds?

Ten honest tables play game after game. One hostile address does everything that leaves something behind, as fast as it
may: new guests, tables with component files of their own, parties, chat, seats left and taken again, undo, reports,
connecting again having seen nothing, uploaded logs, practice throws, and more requests than are allowed, each by a
guest who was invented for it. `COOKOFF_MINUTES` is how long (60).

The hostile address may open fewer tables than usual, so that it has reached its quota after a third of the time. From
then on the server's memory, and what the database holds beside the logs of honest games, may hardly grow any more, and
the log grows by no more than the requests that are allowed.
"""

import asyncio
import contextlib
import itertools
import os
import random
import sqlite3
import string
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter

from tests.server.support.client import HttpClient, Json, Socket
from tests.server.support.long_log import talk
from tests.server.support.server_process import Server, server

from bench.server._hostile_client import LAUNCH
from bench.server.stranger import variant
from cookoff.engine import Live, Match, room

MINUTES = float(os.environ.get("COOKOFF_MINUTES", "60"))
TABLES, PAUSE = 10, 0.3
HOSTILE = "127.0.0.2"
QUOTA = 30
MEMORY, DATABASE, LOG = 40.0, 12.0, 7.0
"""Megabytes: the growth of memory after a third of the time, of the database beside honest games, and of the log for
each minute."""


def main() -> None:
    """Print what grows, and whether it keeps its bounds."""
    with tempfile.TemporaryDirectory() as folder:
        limits = {"tables_per_address": QUOTA, "creations": [QUOTA, 1]}
        with server(Path(folder), limits=limits, bot_workers=1) as running:
            asyncio.run(measure(running, Path(folder)))


async def measure(running: Server, folder: Path) -> None:
    """Sample while everybody is at it."""
    tasks = [asyncio.create_task(honest(running, number)) for number in range(TABLES)]
    tasks += [asyncio.create_task(forever(deed)) for deed in deeds(Hostile(running))]
    begun, samples = perf_counter(), []
    steps = 12
    print("minute  memory MB  database MB  of honest games MB  log MB", flush=True)
    for step in range(1, steps + 1):
        await asyncio.sleep(max(0.0, begun + MINUTES * 60 * step / steps - perf_counter()))
        for task in tasks:
            if task.done():
                task.result()
        samples.append(sample(running, folder))
        memory, database, games, log = samples[-1]
        print(f"{MINUTES * step / steps:6.1f} {memory:10.1f} {database:12.1f} {games:19.1f} {log:7.1f}", flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    first, last = samples[steps // 3 - 1], samples[-1]
    minutes = MINUTES * 2 / 3
    told("memory", last[0] - first[0], MEMORY)
    told("database beside honest games", (last[1] - last[2]) - (first[1] - first[2]), DATABASE)
    told("log for each minute", (last[3] - first[3]) / minutes, LOG)


def told(what: str, grown: float, bound: float) -> None:
    """Print a verdict."""
    print(
        f"{what}: {grown:+.1f} MB after the first third (bound {bound:.0f}: {'holds' if grown <= bound else 'BROKEN'})"
    )


def sample(running: Server, folder: Path) -> tuple[float, float, float, float]:
    """The megabytes of memory, database, honest games' logs and log."""
    assert running.process is not None
    pages = int(Path(f"/proc/{running.process.pid}/statm").read_text().split()[1])
    files = sum(file.stat().st_size for file in folder.glob("cookoff.db*"))
    with contextlib.closing(sqlite3.connect(f"file:{folder}/cookoff.db?mode=ro", uri=True)) as connection:
        games = connection.execute(
            "SELECT coalesce(sum(length(line)), 0) FROM records JOIN tables ON tables.id = table_id JOIN guests"
            " ON guests.id = opened_by WHERE guests.name = 'honest'"
        ).fetchone()[0]
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6, files / 1e6, games / 1e6, running.log.stat().st_size / 1e6


async def honest(running: Server, number: int) -> None:
    """Two people at a table, game after game."""
    rng, people = random.Random(number), list[HttpClient]()
    for game in itertools.count():
        if game % (QUOTA // 2) == 0:  # others, elsewhere: else even they would reach their quota
            people = [HttpClient(running.address, "honest") for _ in range(2)]
            for person in people:
                person.comes_from = (f"127.0.{1 + game * 2 // QUOTA}.{10 + number}", 0)
                await person.enter()
        table = (await people[0].open("yatai", 2, public=True))["table"]["id"]
        await people[1].ask("POST", f"/api/tables/{table}/join", {})
        await people[0].ask("POST", f"/api/tables/{table}/start")
        async with Socket(people[0], table) as mia, Socket(people[1], table) as ben:
            while not mia.over:
                mover, other = (mia, ben) if mia.asked else (ben, mia)
                n = (await mover.play(rng.choice(mover.moves), on=mover.n))["n"]
                await other.until(lambda other=other, n=n: (other.n or 0) >= n)  # type: ignore[misc]
                await asyncio.sleep(PAUSE * (0.5 + rng.random()))


class Hostile:
    """Somebody who leaves as much behind as the server lets them."""

    def __init__(self, running: Server) -> None:
        self.running = running
        self.toml = (room("yatai").home / "components.toml").read_text("utf-8")
        self.tables: list[tuple[HttpClient, str]] = []

    async def stranger(self) -> HttpClient:
        """A new guest."""
        visitor = HttpClient(self.running.address, f"hostile {random.random()}"[:30])
        visitor.comes_from = (HOSTILE, 0)
        return await visitor.enter()

    async def tables_of_their_own(self) -> None:
        """A table with a component file nobody else has; the guests change, because each has a quota too."""
        visitor = await self.stranger()
        toml = variant(self.toml, random.Random())
        table = (await visitor.open("yatai", 2, public=True, components=toml, seats=[{}, {"bot": "random"}]))["table"]
        await visitor.ask("POST", f"/api/tables/{table['id']}/start")
        self.tables.append((visitor, table["id"]))

    async def parties(self) -> None:
        """A party, and talk in it."""
        visitor = await self.stranger()
        party = (await visitor.ask("POST", "/api/parties"))["id"]
        for _ in range(200):
            await visitor.ask("POST", f"/api/parties/{party}", {"do": "say", "text": "x" * 500})

    async def chat(self) -> None:
        """As many words as a socket may say, moves, and undo."""
        visitor, table = random.choice(self.tables)
        async with Socket(visitor, table) as socket:
            for _ in range(200):
                await socket.send({"type": "chat", "text": "x" * 500})
                if socket.asked:
                    await socket.play(random.choice(socket.moves), on=socket.n)
                await socket.send({"type": "ask_undo", "to": 0})
                await asyncio.sleep(0.2)

    async def come_and_go(self) -> None:
        """Each leaves a notice."""
        visitor, table = random.choice(self.tables)
        await visitor.ask("POST", f"/api/tables/{table}/leave")
        await visitor.ask("POST", f"/api/tables/{table}/join", {})

    async def connect_again(self) -> None:
        """The whole game each time."""
        visitor, table = random.choice(self.tables)
        async with Socket(visitor, table):
            pass

    async def reports(self) -> None:
        """Complaints without end."""
        visitor, table = random.choice(self.tables)
        await visitor.ask("POST", f"/api/tables/{table}/reports", {"text": "x" * 500})

    async def requests(self) -> None:
        """More than is allowed, of what does not exist."""
        visitor = self.invented()
        await asyncio.to_thread(visitor.raw, "GET", f"/api/tables/{random.randrange(10**9)}{'x' * 40}")

    async def uploads(self) -> None:
        """A log that nobody else has."""
        lines: list[bytes] = []
        talk(Match.start(room("mithral-chef").load(None), 4, Live(random.Random()), sink=lines.append), 200)
        await asyncio.to_thread(self.invented().raw, "POST", "/api/replays", b"".join(lines))

    async def practice(self) -> None:
        """A throw at nothing."""
        await self.invented().ask("POST", "/api/games/hibachi/practice", {"launch": LAUNCH})

    def invented(self) -> HttpClient:
        """Somebody with a token that no guest has."""
        visitor = HttpClient(self.running.address)
        visitor.comes_from = (HOSTILE, 0)
        visitor.cookie = f"guest={''.join(random.choices(string.ascii_letters, k=40))}"
        return visitor


def deeds(hostile: Hostile) -> list[Callable[[], Awaitable[None]]]:
    """All of them at once."""
    return [
        hostile.tables_of_their_own,
        hostile.parties,
        *[hostile.chat] * 3,
        hostile.come_and_go,
        hostile.connect_again,
        hostile.reports,
        hostile.uploads,
        hostile.practice,
        *[hostile.requests] * 2,
    ]


async def forever(deed: Callable[[], Json]) -> None:
    """Whatever comes of it."""
    while True:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(deed(), 60)
        await asyncio.sleep(0.1)

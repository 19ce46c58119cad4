"""A server that falls ill again and again: is anything lost that was acknowledged, does memory grow, how long is p99?

First 300 tables with bots in all five games on SQLite, while the disk becomes slow, then full, the clock on the wall
jumps by an hour either way, clients stop reading, and the process is killed; behind each line stands the server's
memory. Then two nodes on PostgreSQL and NATS, both of which are stopped and started again. `COOKOFF_SECONDS` is how
long the first part takes (600), `COOKOFF_TABLES` how many tables it has.
"""

import asyncio
import contextlib
import os
import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from time import perf_counter

from tests.server.storage.test_crash_recovery import compare, insist
from tests.server.support.client import PATIENCE, HttpClient, Json, Socket
from tests.server.support.server_process import GENEROUS, Server
from tests.server.support.services import nats_service, postgres_service
from websockets.asyncio.client import connect

from bench.server.attack import failed, told
from bench.server.load import resident
from cookoff import bots
from cookoff.engine import rooms
from cookoff.server.storage import database

SECONDS = float(os.environ.get("COOKOFF_SECONDS", "600"))
TABLES = int(os.environ.get("COOKOFF_TABLES", "300"))
PAUSE = 3.0
"""Seconds between the moves of a person."""
DEAF = 20
"""Clients that stop reading."""

Acknowledged = dict[str, dict[int, str]]
Fault = Callable[[], Awaitable[None]]


class Faulty(Server):
    """A server that can be made ill."""

    program = "bench.server._faulty"


def main() -> None:
    """Print what was lost, memory and latencies."""
    asyncio.run(alone())
    asyncio.run(two_nodes())


class People:
    """Persons who play on, whatever happens, and remember what was acknowledged."""

    def __init__(self) -> None:
        self.acknowledged: Acknowledged = {}
        self.unanswered = 0
        """Moves that nobody has said anything about for as long as a person waits."""
        self.waits: list[tuple[float, float]] = []
        self.games: list[asyncio.Task[None]] = []

    def sit_down(self, addresses: list[str], many: int) -> None:
        """So many of them, at a table each."""
        games = sorted(rooms())
        for number in range(many):
            play = self.play(addresses, games[number % len(games)], random.Random(number))
            self.games.append(asyncio.create_task(play))

    async def play(self, addresses: list[str], game: str, rng: random.Random) -> None:
        """Game after game with a bot."""
        person = HttpClient(addresses[0], "Mia")
        await insist(person, "PUT", "/api/me", {"name": "Mia", "colour": "#336699"})
        while True:
            wish = {"game": game, "players": 2, "public": True, "seats": [{}, {"bot": bots.EASY}]}
            table = (await insist(person, "POST", "/api/tables", wish))["table"]["id"]
            await insist(person, "POST", f"/api/tables/{table}/start")
            socket = Socket(person, table)
            socket.addresses = addresses
            async with socket:
                while not socket.over:
                    await socket.until(lambda socket=socket: socket.over or socket.asked, 3600)  # type: ignore[misc]
                    if socket.asked:
                        await self.move(socket, rng)
                        await asyncio.sleep(PAUSE * (0.5 + rng.random()))

    async def move(self, socket: Socket, rng: random.Random) -> None:
        """Any legal move; what is acknowledged counts."""
        moves = socket.moves
        if not moves:  # only aims, of which there are hundreds
            try:
                moves = await socket.every_move()
            except TimeoutError:  # the question went with a connection that was lost: it is asked again
                return
        if not moves or not socket.asked:
            return
        begun = perf_counter()
        try:
            answer: Json = await socket.play(rng.choice(moves))
        except TimeoutError:
            self.unanswered += 1
            return
        self.waits.append((begun, perf_counter() - begun))
        if answer["type"] == "accepted":
            self.acknowledged.setdefault(socket.table, {})[answer["n"]] = answer["id"]

    async def go_on(self, seconds: float) -> list[float]:
        """Let them play; how long they waited for answers meanwhile, in milliseconds."""
        begun = perf_counter()
        await asyncio.sleep(seconds)
        failed(self.games)
        return sorted(wait * 1000 for at, wait in self.waits if at >= begun)

    @property
    def many(self) -> int:
        """How many moves were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    async def end(self) -> None:
        """They get up."""
        for game in self.games:
            game.cancel()
        await asyncio.gather(*self.games, return_exceptions=True)


async def alone() -> None:
    """One node on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        data, people = Path(folder), People()
        server = Faulty({"data": folder, "bot_workers": 2, **GENEROUS}, data / "server.log")
        await asyncio.to_thread(server.start)
        people.sit_down([server.address], TABLES)

        def write(name: str, text: str) -> Fault:
            async def fault() -> None:
                (data / name).write_text(text, "utf-8")

            return fault

        async def kill() -> None:
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

        async def measure(name: str, share: float) -> None:
            waits = await people.go_on(SECONDS * share)
            memory = resident(server.process.pid if server.process else 0) / 1000
            print(f"{name}: {told(waits)}; {memory:.0f} MB", flush=True)

        await measure(f"{TABLES} tables with bots in {len(rooms())} games", 0.15)
        await measure("the same again", 0.15)
        async with deaf(server, list(people.acknowledged)[:DEAF]):
            faults: list[tuple[str, Fault, float, Fault]] = [
                ("each transaction takes 40 ms longer", write("disk", "40"), 0.1, write("disk", "")),
                ("the disk is full", write("disk", "full"), 0.03, write("disk", "")),
                ("the clock is an hour ahead", write("clock", "3600000"), 0.1, write("clock", "0")),
                ("the clock is an hour behind", write("clock", "-3600000"), 0.1, write("clock", "0")),
                ("killed, and started again", kill, 0.1, write("disk", "")),
            ]
            for name, fault, share, heal in faults:
                await fault()
                await measure(name, share)
                await heal()
        await measure("afterwards", 0.13)
        await measure("the same again", 0.14)
        await people.end()
        await asyncio.to_thread(server.stop)
        await settle_accounts(database.url_in(data), people)


@contextlib.asynccontextmanager
async def deaf(server: Server, tables: list[str]) -> AsyncIterator[None]:
    """Sockets at these tables that say hello and read nothing more."""
    async with contextlib.AsyncExitStack() as stack:
        for table in tables:
            url = f"ws://{server.address}/api/tables/{table}/socket"
            socket = await stack.enter_async_context(connect(url, close_timeout=0.1, ping_interval=None))
            await socket.send('{"type":"hello","seen":0}')
            socket.transport.pause_reading()
        yield


async def two_nodes() -> None:
    """Two nodes whose database and bus go away for a while."""
    people = People()
    with (
        postgres_service() as (address, store),
        nats_service() as (bus, wire),
        tempfile.TemporaryDirectory() as folder,
    ):
        await database.upgrade_at(address)
        nodes = []
        for name in ("one", "two"):
            (Path(folder) / name).mkdir()
            settings = {"data": f"{folder}/{name}", "database": address, "node": name, "secret": "x" * 40, **bus}
            nodes.append(Server({**settings, "bot_workers": 1, **GENEROUS}, Path(folder) / name / "server.log"))
            await asyncio.to_thread(nodes[-1].start)
        people.sit_down([node.address for node in nodes], 20)
        people.sit_down([node.address for node in reversed(nodes)], 20)
        print(f"two nodes, 40 tables: {told(await people.go_on(20))}", flush=True)
        for name, service in (("the database", store), ("the bus", wire)):
            await asyncio.to_thread(service.stop)
            await asyncio.sleep(5)
            await asyncio.to_thread(service.start)
            begun, before = perf_counter(), people.many
            async with asyncio.timeout(PATIENCE):
                while people.many == before:
                    failed(people.games)
                    await asyncio.sleep(0.05)
            print(
                f"{name} was away for 5 s; the first move was acknowledged {perf_counter() - begun:.1f} s after",
                flush=True,
            )
            print(f"afterwards: {told(await people.go_on(20))}", flush=True)
        await people.end()
        for node in nodes:
            await asyncio.to_thread(node.stop)
        await settle_accounts(address, people)


async def settle_accounts(address: str, people: People) -> None:
    """Every acknowledged move is stored under its number, once; it raises where one is not."""
    stored = await compare(address, people.acknowledged)
    tables = len(people.acknowledged)
    print(f"{people.many} acknowledged moves at {tables} tables: none lost, none twice among {stored}", flush=True)
    print(f"{people.unanswered} moves were not answered within {PATIENCE:.0f} s", flush=True)

"""A game of 50,000 entries: how long until somebody who comes sees it, and until a page of its replay is read?

The entries are offers made and withdrawn in Mithral Chef, written straight into the database, with how the game stood
500 entries ago, as the server itself would have left it. No pause lies between two offers in its components, else the
kitchen would be closed long before.
"""

import asyncio
import random
import tempfile
from pathlib import Path
from time import perf_counter

from tests.server.support.client import HttpClient, Socket
from tests.server.support.long_log import talk
from tests.server.support.server_process import GENEROUS, Server, server

from cookoff.engine import Live, Match, room
from cookoff.server.app.tables.moves import row
from cookoff.server.protocol.schemas import NoClock
from cookoff.server.runtime.environment import RealEnvironment
from cookoff.server.runtime.games.catalogue import Catalogue
from cookoff.server.runtime.games.live_game import LiveGame
from cookoff.server.storage import database
from cookoff.server.storage.committer import Change, write
from cookoff.server.storage.records import LogRecord
from cookoff.server.storage.schema import checkpoints, records

ENTRIES, SINCE = 50_000, 500


def main() -> None:
    """Print both times."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), bot_workers=1, **GENEROUS) as running:
        asyncio.run(measure(running, Path(folder)))


async def measure(running: Server, data: Path) -> None:
    """A table of two people, whose game is replaced by a long one while the server is down."""
    mia, ben = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben")]
    table = (await mia.open("mithral-chef", 2, public=True, components=hasty()))["table"]["id"]
    await ben.ask("POST", f"/api/tables/{table}/join", {})
    await mia.ask("POST", f"/api/tables/{table}/start")
    await asyncio.to_thread(running.stop)
    print(f"{ENTRIES} entries, {await plant(data, table) / 1e6:.1f} MB", flush=True)
    await asyncio.to_thread(running.start)
    await mia.ask("GET", "/api/games")
    for what in ("asleep", "awake"):
        begun = perf_counter()
        async with Socket(mia, table) as socket:
            seconds, size = perf_counter() - begun, len(socket.heard[0])
            print(f"{what}: opened in {seconds:.2f} s, welcomed with {size / 1000:.0f} kB", flush=True)
            assert socket.position["entries"] >= ENTRIES
    for after in (0, ENTRIES // 2, ENTRIES // 2 + 200):
        begun = perf_counter()
        page = await mia.ask("GET", f"/api/tables/{table}/replay?after={after}")
        print(f"replay after {after}: {len(page['steps'])} entries in {perf_counter() - begun:.2f} s", flush=True)


def hasty() -> str:
    """Components by which offers follow one another without a pause."""
    own = (room("mithral-chef").home / "components.toml").read_text("utf-8")
    assert own.count("\nagain = 2000\n") == 1
    return own.replace("\nagain = 2000\n", "\nagain = 1\n")


async def plant(data: Path, table: str) -> int:
    """Write the long game; how many bytes it has."""
    served, lines = Catalogue().with_components("mithral-chef", hasty()), list[bytes]()
    match = Match.start(served.game, 2, Live(random.Random(1), served.sources), sink=lines.append)
    talk(match, ENTRIES - SINCE)
    stood = LiveGame.open_again(served, as_records(lines), NoClock(), RealEnvironment()).checkpoint()
    talk(match, ENTRIES)
    engine = database.connect(database.url_in(data))
    rows = [row(table, record) for record in as_records(lines)]
    async with engine.begin() as connection:
        await connection.execute(records.delete())
        await connection.run_sync(lambda sync: write(sync, "", [Change(records=rows)]))
        await connection.execute(checkpoints.insert().values(table_id=table, data=stood))
    await engine.dispose()
    return sum(map(len, lines))


def as_records(lines: list[bytes]) -> list[LogRecord]:
    """The lines of a log as a table writes them down."""
    return [LogRecord(n, "entry" if n else "header", 0, f"m{n}" if n else None, line) for n, line in enumerate(lines)]

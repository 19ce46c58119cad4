"""`kill -9` at random moments under load: what was acknowledged is there, nothing is there twice, clients resume."""

import asyncio
import os
import random
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path

import pytest
from sqlalchemy import select

from cookoff.server.storage import database
from cookoff.server.storage.schema import records
from tests.server.support.client import PATIENCE, Answer, HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, server
from tests.server.support.services import postgres

pytestmark = [pytest.mark.anyio, pytest.mark.long]

KILLS = int(os.environ.get("COOKOFF_KILLS", "3"))
"""How often the server is killed; the whole proof is 50."""
TABLES = 4


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield database.url_in(tmp_path)
        return
    with postgres() as url:
        asyncio.run(database.upgrade_at(url))
        yield url


async def keep_playing(people: list[HttpClient], acknowledged: dict[str, dict[int, str]], rng: random.Random) -> None:
    """One game after the other at tables of two people, until cancelled."""
    while True:
        opened = await insist(people[0], "POST", "/api/tables", {"game": "yatai", "players": 2, "public": True})
        table = opened["table"]["id"]
        await insist(people[1], "POST", f"/api/tables/{table}/join", {})
        await insist(people[0], "POST", f"/api/tables/{table}/start")
        sockets = [Socket(person, table) for person in people]
        try:
            for socket in sockets:
                await socket.__aenter__()
            await asyncio.gather(*(moves(socket, acknowledged.setdefault(table, {}), rng) for socket in sockets))
        finally:
            for socket in sockets:
                await socket.leave()


async def moves(socket: Socket, acknowledged: dict[int, str], rng: random.Random) -> None:
    while not socket.over:
        if socket.asked:
            answer = await socket.play(rng.choice(socket.moves), on=socket.n)
            if answer["type"] == "accepted":
                assert answer["n"] not in acknowledged, "two moves were given one number"
                acknowledged[answer["n"]] = answer["id"]
            continue
        await socket.until(lambda: socket.over or socket.asked)


async def insist(visitor: HttpClient, method: str, path: str, body: object = None) -> dict[str, dict[str, str]]:
    """Ask until the server is there and well enough to answer."""
    while True:
        try:
            answer: dict[str, dict[str, str]] = await visitor.ask(method, path, body)
        except (OSError, HTTPException, Answer) as error:
            if isinstance(error, Answer) and error.status != 503:
                raise
            await asyncio.sleep(0.05)
        else:
            return answer


async def test_what_was_acknowledged_is_there_after_every_kill(address: str, tmp_path: Path) -> None:
    rng = random.Random(6)
    acknowledged: dict[str, dict[int, str]] = {}
    settings = {"database": address, **QUICK, **GENEROUS}
    with server(tmp_path, **settings) as running:
        people = [await HttpClient(running.address, f"guest {number}").enter() for number in range(2 * TABLES)]
        games = [
            asyncio.create_task(keep_playing(people[2 * number : 2 * number + 2], acknowledged, random.Random(number)))
            for number in range(TABLES)
        ]
        for _ in range(KILLS):
            before = sum(map(len, acknowledged.values()))
            await until_more(acknowledged, before + rng.randrange(1, 8 * TABLES), games)
            await asyncio.to_thread(running.kill)
            await asyncio.to_thread(running.start)
            await until_more(acknowledged, before + 3 * TABLES, games)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await asyncio.to_thread(running.stop)
    stored = await compare(address, acknowledged)
    print(
        f"{KILLS} kills: {sum(map(len, acknowledged.values()))} acknowledged moves at {len(acknowledged)} tables are "
        f"among the {stored} records, each once"
    )


async def until_more(acknowledged: dict[str, dict[int, str]], many: int, games: list[asyncio.Task[None]]) -> None:
    """The games go on by themselves."""
    async with asyncio.timeout(PATIENCE):
        while sum(map(len, acknowledged.values())) < many:
            for game in games:
                if game.done():
                    game.result()
            await asyncio.sleep(0.02)


async def compare(address: str, acknowledged: dict[str, dict[int, str]]) -> int:
    """Every acknowledged move is stored under its number, and nothing is there twice; how much is stored."""
    engine = database.connect(address)
    async with engine.connect() as connection:
        rows = (await connection.execute(select(records).order_by(records.c.table_id, records.c.n))).all()
    await engine.dispose()
    stored: dict[str, dict[int, str]] = {}
    ids: set[tuple[str, str]] = set()
    for row in rows:
        at_table = stored.setdefault(row.table_id, {})
        assert row.n == len(at_table), "a number is missing or twice"
        at_table[row.n] = row.move_id
        if row.move_id is not None:
            assert (row.table_id, row.move_id) not in ids, "a move was made twice"
            ids.add((row.table_id, row.move_id))
    assert sum(map(len, acknowledged.values())) > 20
    for table, numbers in acknowledged.items():
        for n, move_id in numbers.items():
            assert stored[table][n] == move_id, "an acknowledged move is lost"
    return len(rows)

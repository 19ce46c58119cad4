"""Several nodes on one PostgreSQL and one NATS."""

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from cookoff.server.storage import database
from tests.server.client import PATIENCE, Answer, Socket, Visitor
from tests.server.running import GENEROUS, QUICK, Server, server
from tests.server.services import nats, postgres
from tests.server.test_games import play_along

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LIFETIME = int(os.environ.get("COOKOFF_LIFETIME", "3000"))
"""Milliseconds after which a silent node counts as dead; shorter than in real life, so that the test is."""


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        url, bus = stack.enter_context(postgres()), stack.enter_context(nats())
        asyncio.run(database.upgrade_at(url))
        yield [
            stack.enter_context(
                server(
                    tmp_path_factory.mktemp(name),
                    database=url,
                    bus=bus,
                    node=name,
                    lifetime=LIFETIME,
                    **QUICK,
                    **GENEROUS,
                )
            )
            for name in ("one", "two", "three")
        ]


async def at_different_nodes(nodes: list[Server], game: str, seats: int) -> tuple[str, list[Visitor]]:
    """A table that was opened at the first node and joined through the others."""
    people = [await Visitor(nodes[number % 3].address, f"guest {number}").enter() for number in range(seats)]
    opened = await people[0].open(game, seats, public=False)
    table = opened["table"]["id"]
    for person in people[1:]:
        await person.ask("POST", f"/api/tables/{table}/join", {"invite": opened["invite"]})
    await people[1].ask("POST", f"/api/tables/{table}/link")
    with pytest.raises(Answer, match="not-host"):
        await people[1].ask("POST", f"/api/tables/{table}/start")
    await people[0].ask("POST", f"/api/tables/{table}/start")
    return table, people


async def test_people_at_three_nodes_play_one_game_and_it_outlives_its_node(nodes: list[Server]) -> None:
    tables = []
    for number in range(3):
        turned = nodes[number:] + nodes[:number]
        tables.append(await at_different_nodes(turned, "yatai", 3))
    sockets: list[Socket] = []
    for table, people in tables:
        for person in people:
            socket = Socket(person, table)
            socket.addresses = [person.address] + [node.address for node in nodes if node.address != person.address]
            sockets.append(await socket.__aenter__())
    games = [asyncio.create_task(play_along(socket, random.Random(n))) for n, socket in enumerate(sockets)]
    await asyncio.gather(*(socket.until(lambda socket=socket: socket.n >= 20) for socket in sockets))  # type: ignore[misc]
    killed = asyncio.get_running_loop().time()
    before = [socket.n or 0 for socket in sockets]
    await asyncio.to_thread(nodes[0].kill)
    await further(sockets, before)
    print(f"all tables went on {asyncio.get_running_loop().time() - killed:.1f} s after the kill")
    # One that is told to stop gives its tables back, and they go on elsewhere.
    before = [socket.n or 0 for socket in sockets]
    assert await asyncio.to_thread(nodes[1].stop) == 0
    await further(sockets, before)
    await asyncio.gather(*games)
    for start in range(0, len(sockets), 3):
        three = sockets[start : start + 3]
        assert len({str(socket.position["outcome"]) for socket in three}) == 1
        for socket in three:
            assert [entry["n"] for entry in socket.entries] == list(range(1, len(socket.entries) + 1))
            await socket.leave()
    for node in nodes[:2]:
        await asyncio.to_thread(node.start)


async def further(sockets: list[Socket], before: list[int]) -> None:
    """Until a few moves more were made at every table."""
    await asyncio.gather(
        *(
            socket.until(lambda socket=socket, n=n: socket.n >= n + 4 or socket.over)  # type: ignore[misc]
            for socket, n in zip(sockets, before, strict=True)
        )
    )


async def test_a_bot_goes_on_though_its_node_was_killed_and_nobody_looks(nodes: list[Server], tmp_path: Path) -> None:
    person = await Visitor(nodes[0].address).enter()
    opened = await person.open("hurry", 3, public=True, seats=[{}, {"bot": "random"}, {"bot": "random"}])
    table = opened["table"]["id"]
    await person.ask("POST", f"/api/tables/{table}/start")
    await asyncio.to_thread(nodes[0].kill)
    person.address = nodes[1].address
    async with asyncio.timeout(PATIENCE):
        while (await person.ask("GET", f"/api/tables/{table}"))["table"]["status"] != "finished":
            await asyncio.sleep(0.2)
    await asyncio.to_thread(nodes[0].start)

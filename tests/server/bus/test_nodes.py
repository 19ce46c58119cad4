"""Several nodes on one PostgreSQL and one NATS with a password and TLS, and a proxy in front of them."""

import asyncio
import os
import random
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NoReturn

import pytest
from nats import connect as nats_client
from nats.errors import TimeoutError as NatsTimeout

from cookoff.engine import BadInput
from cookoff.server.app.node import Node
from cookoff.server.app.routing import bus_messages
from cookoff.server.bus.nats import NatsBus
from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Settings
from cookoff.server.protocol.commands import Join
from cookoff.server.storage import database
from cookoff.server.storage.records import GuestRecord
from tests.server.app.tables.test_whole_games import play_along
from tests.server.support.client import PATIENCE, Answer, HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, Server, server
from tests.server.support.services import Service, caddy, nats_service, postgres, unverified

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SECRET = "what the three nodes share, and nobody else"
LIFETIME = int(os.environ.get("COOKOFF_LIFETIME", "6000"))
"""Milliseconds after which a silent node counts as dead: on a busy machine one that lives is silent for seconds."""


@pytest.fixture(scope="module")
def bus() -> Iterator[tuple[dict[str, str], Service]]:
    with nats_service() as made:
        yield made


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, bus: tuple[dict[str, str], Service]) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        shared = {"database": url, **bus[0], "secret": SECRET, "trusted_proxies": ["127.0.0.1"], "lifetime": LIFETIME}
        asyncio.run(database.upgrade_at(url))
        yield [
            stack.enter_context(server(tmp_path_factory.mktemp(name), node=name, **shared, **QUICK, **GENEROUS))
            for name in ("one", "two", "three")
        ]


async def at_different_nodes(nodes: list[Server], game: str, seats: int) -> tuple[str, list[HttpClient]]:
    """A table that was opened at the first node and joined through the others."""
    people = [await HttpClient(nodes[number % 3].address, f"guest {number}").enter() for number in range(seats)]
    opened = await people[0].open(game, seats, public=False)
    table = opened["table"]["id"]
    for person in people[1:]:
        await person.ask("POST", f"/api/tables/{table}/join", {"invite": opened["invite"]})
    await people[1].ask("POST", f"/api/tables/{table}/link")
    with pytest.raises(Answer, match="not-host"):
        await people[1].ask("POST", f"/api/tables/{table}/start")
    await people[0].ask("POST", f"/api/tables/{table}/start")
    return table, people


@pytest.mark.long
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


@pytest.mark.long
async def test_a_bot_continues_after_its_node_was_killed_without_spectators(
    nodes: list[Server], tmp_path: Path
) -> None:
    person = await HttpClient(nodes[0].address).enter()
    opened = await person.open("hurry", 3, public=True, seats=[{}, {"bot": "random"}, {"bot": "random"}])
    table = opened["table"]["id"]
    await person.ask("POST", f"/api/tables/{table}/start")
    await asyncio.to_thread(nodes[0].kill)
    person.address = nodes[1].address
    async with asyncio.timeout(PATIENCE):
        while (await person.ask("GET", f"/api/tables/{table}"))["table"]["status"] != "finished":
            await asyncio.sleep(0.2)
    await asyncio.to_thread(nodes[0].start)


async def test_people_come_through_a_proxy_with_tls_to_whichever_node_is_well(
    nodes: list[Server], tmp_path: Path
) -> None:
    with caddy([node.address for node in nodes[:2]], tmp_path) as address:
        people = [HttpClient(address, name, unverified()) for name in ("Mia", "Ben")]
        _, headers, _ = people[0].raw("PUT", "/api/me", {"name": "Mia", "colour": "#112233"})
        assert "Secure" in headers["set-cookie"]
        await people[1].enter()
        table = (await people[0].open("yatai", 2, public=True))["table"]["id"]
        await people[1].ask("POST", f"/api/tables/{table}/join", {})
        await people[0].ask("POST", f"/api/tables/{table}/start")
        async with Socket(people[0], table) as first, Socket(people[1], table) as second:
            games = [asyncio.create_task(play_along(one, random.Random(n))) for n, one in enumerate((first, second))]
            await further([first, second], [0, 0])
            before = [first.n or 0, second.n or 0]
            assert await asyncio.to_thread(nodes[0].stop) == 0
            await further([first, second], before)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
        await asyncio.to_thread(nodes[0].start)


async def as_long_as_all_is_well(person: HttpClient) -> NoReturn:
    """Ask the person's node whether it is ready until it says what is wrong: that takes it a moment to see."""
    while True:
        await person.ask("GET", "/readyz")


async def test_a_node_reports_a_lost_bus_and_play_resumes_across_nodes(
    nodes: list[Server], bus: tuple[dict[str, str], Service]
) -> None:
    people = [await HttpClient(nodes[number].address, f"guest {number}").enter() for number in range(2)]
    table = (await people[0].open("yatai", 2, public=True))["table"]["id"]
    await people[1].ask("POST", f"/api/tables/{table}/join", {})
    await people[0].ask("POST", f"/api/tables/{table}/start")
    async with Socket(people[0], table) as first, Socket(people[1], table) as second:
        games = [asyncio.create_task(play_along(one, random.Random(n))) for n, one in enumerate((first, second))]
        await further([first, second], [0, 0])
        await asyncio.to_thread(bus[1].stop)
        try:
            with pytest.raises(Answer, match="bus"):
                await as_long_as_all_is_well(people[0])
            assert (await people[0].ask("GET", "/livez"))["status"] == "ok"
            before = [first.n or 0, second.n or 0]
        finally:
            await asyncio.to_thread(bus[1].start)
        await further([first, second], before)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        for one in (first, second):
            assert [entry["n"] for entry in one.entries] == list(range(1, len(one.entries) + 1))


async def test_an_unsigned_bus_message_is_dropped(nodes: list[Server]) -> None:
    mia = await HttpClient(nodes[0].address).enter()
    table = (await mia.open("yatai", 2, public=True))["table"]["id"]
    settings = nodes[0].settings
    async with Socket(mia, table) as socket:
        here = (await mia.ask("GET", "/livez"))["node"]
        forged = bus_messages.encode(
            bus_messages.RunCommand(table, GuestRecord("evil", "Eve", "#000000"), Join(1, None))
        )
        known = ssl.create_default_context(cafile=settings["bus_ca"])
        known.load_cert_chain(settings["bus_certificate"], settings["bus_key"])
        bus = await nats_client(settings["bus"], tls=known)
        for message in (forged, Signer(Settings(Path(), secret="x" * 32)).sign(forged, here)):
            await bus.publish(f"cookoff.node.{here}", message)
        genuine = Signer(Settings(Path(), secret=SECRET)).sign(
            bus_messages.encode(bus_messages.Disconnect(table, "nobody")), here
        )
        with pytest.raises(NatsTimeout):  # it is taken, after all before it, and needs no answer
            await bus.request(f"cookoff.node.{here}", genuine[:-1], timeout=0.2)
        await bus.close()
        await socket.send({"type": "ping", "id": "after"})
        await socket.until_heard("pong")
        assert not socket.card["seats"][1]["taken"]
    assert nodes[0].log.read_text().count("not signed by this house") == 3


@pytest.mark.parametrize(
    ("secret", "problem"), [(None, "nodes that meet share a secret"), ("y" * 32, "the secret is not that of")]
)
async def test_a_node_that_does_not_share_the_secret_is_refused(
    nodes: list[Server], tmp_path: Path, secret: str | None, problem: str
) -> None:
    shared = {name: nodes[0].settings[name] for name in ("database", "bus")}
    node = Node(Settings(tmp_path, node="four", secret=secret, **shared))
    with pytest.raises(BadInput, match=problem):
        await node.check()
    await node.engine.dispose()


@pytest.mark.parametrize(
    ("told", "problem"), [({"bus_certificate": None}, "certificate"), ({"bus": "cookoff:guessed@"}, "Authorization")]
)
async def test_the_bus_authenticates_its_clients(
    bus: tuple[dict[str, str], Service], told: dict[str, str | None], problem: str
) -> None:
    known: dict[str, Any] = bus[0] | told
    known["bus"] = bus[0]["bus"].replace("cookoff:hush@", told.get("bus") or "cookoff:hush@")
    stranger = NatsBus(Settings(Path(), **known), Signer(Settings(Path(), secret=SECRET)))
    with pytest.raises(BadInput, match=rf"--bus: .*{problem}"):
        await stranger.start("stranger", never, lambda: None)


async def never(_letter: bytes) -> None:
    """What nobody receives."""

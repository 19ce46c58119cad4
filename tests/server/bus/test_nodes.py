"""Several nodes on one PostgreSQL and one NATS with a password and TLS, and a proxy in front of them."""

import asyncio
import gc
import os
import random
import re
import ssl
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NoReturn

import pytest
from nats import connect as nats_client
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import TimeoutError as NatsTimeout

from cookoff.cli import main
from cookoff.engine import BadInput
from cookoff.server.app.node import Node
from cookoff.server.app.routing import bus_messages
from cookoff.server.bus import nats
from cookoff.server.bus.envelopes import Envelopes
from cookoff.server.bus.nats import NatsBus
from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Settings
from cookoff.server.protocol.commands import Join
from cookoff.server.storage import database
from cookoff.server.storage.records import GuestRecord
from tests.server.app.tables.test_whole_games import play_along
from tests.server.support.client import PATIENCE, Answer, HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, Server, server
from tests.server.support.services import Service, caddy, free_port, nats_service, postgres, unverified

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SECRET = "what the three nodes share, and nobody else"
LIFETIME = int(os.environ.get("COOKOFF_LIFETIME", "6000"))
"""Milliseconds after which a silent node counts as dead: on a busy machine one that lives is silent for seconds."""


@pytest.fixture(autouse=True)
def without_leftovers() -> Iterator[None]:
    """The library leaves the sockets of refused connections to the garbage collector, which complains about them."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


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


@pytest.mark.long
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


@pytest.mark.long
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


async def listening(settings: dict[str, Any]) -> Client:
    """A stranger on the bus, who has the password and a certificate but not the nodes' secret."""
    known = ssl.create_default_context(cafile=settings["bus_ca"])
    known.load_cert_chain(settings["bus_certificate"], settings["bus_key"])
    return await nats_client(settings["bus"], tls=known)


async def test_an_unsigned_bus_message_is_dropped(nodes: list[Server]) -> None:
    mia = await HttpClient(nodes[0].address).enter()
    table = (await mia.open("yatai", 2, public=True))["table"]["id"]
    async with Socket(mia, table) as socket:
        here = (await mia.ask("GET", "/livez"))["node"]
        subject = f"cookoff.node.{here}"
        forged = bus_messages.encode(
            bus_messages.RunCommand(table, GuestRecord("evil", "Eve", "#000000"), Join(1, None))
        )
        bus = await listening(nodes[0].settings)
        for message in (forged, Envelopes(Signer(Settings(Path(), secret="x" * 32))).seal(forged, subject)):
            await bus.publish(subject, message)
        genuine = Envelopes(Signer(Settings(Path(), secret=SECRET))).seal(
            bus_messages.encode(bus_messages.Disconnect(table, "nobody")), subject
        )
        with pytest.raises(NatsTimeout):  # it is taken, after all before it, and needs no answer
            await bus.request(subject, genuine[:-1], timeout=0.2)
        await bus.close()
        await socket.send({"type": "ping", "id": "after"})
        await socket.until_heard("pong")
        assert not socket.card["seats"][1]["taken"]
    assert nodes[0].log.read_text().count("not signed by a node of this server") == 3


async def test_a_repeated_bus_message_is_dropped(nodes: list[Server]) -> None:
    """A stranger who copies Mia's wish for a personal key would be given one, and Mia's would no longer work."""
    mia = await HttpClient(nodes[0].address).enter()
    table = (await mia.open("yatai", 2, public=True))["table"]["id"]
    async with Socket(mia, table):  # so that the table is at the first node
        bus = await listening(nodes[0].settings)
        copies: asyncio.Queue[Msg] = asyncio.Queue()
        await bus.subscribe(f"cookoff.node.{(await mia.ask('GET', '/livez'))['node']}", cb=copies.put)
        await bus.flush()
        mia.address = nodes[1].address
        key = (await mia.ask("POST", f"/api/tables/{table}/link"))["key"]
        copy = await asyncio.wait_for(copies.get(), PATIENCE)
        for reply in (copy.reply, bus.new_inbox()):
            answers = await bus.subscribe(reply)
            await bus.publish(copy.subject, copy.data, reply=reply)
            with pytest.raises(NatsTimeout):
                await answers.next_msg(0.3)
        await bus.close()
    log = nodes[0].log.read_text()
    assert "came twice" in log
    ben = HttpClient(nodes[0].address, "Ben")
    await ben.enter()
    assert (await ben.ask("POST", f"/api/tables/{table}/reclaim", {"key": key}))["seat"] == 0


@pytest.mark.parametrize(
    ("secret", "problem"), [(None, "all nodes need the same secret"), ("y" * 32, "the secret is not that of")]
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
        await stranger.connect(lambda: None)


def test_a_bus_that_cannot_be_reached_is_named_in_one_line(
    nodes: list[Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nats, "FIRST", 0.2)
    monkeypatch.setenv("COOKOFF_SECRET", SECRET)
    told = ["--port", "0", "--bus", f"nats://127.0.0.1:{free_port()}", "--database", nodes[0].settings["database"]]
    assert main(["serve", "--data", str(tmp_path), *told]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert re.search(r"--bus: nats://127.0.0.1:\d+ cannot be reached: .*Connection refused", line)


async def test_a_second_node_of_a_name_is_refused(nodes: list[Server], tmp_path: Path) -> None:
    """Else both would take the tables from each other for ever."""
    shared = {name: nodes[0].settings[name] for name in ("database", "secret")}
    node = Node(Settings(tmp_path, node="one", lifetime=LIFETIME, **shared))
    with pytest.raises(BadInput, match="another node named one is running"):
        await node.check()
    await node.engine.dispose()

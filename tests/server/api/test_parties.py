"""Parties over HTTP and sockets, on one node and on several."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cookoff.server.storage import database
from tests.server.support.client import PATIENCE, Answer, HttpClient, Json
from tests.server.support.server_process import GENEROUS, QUICK, Server, server
from tests.server.support.services import nats_service, postgres

pytestmark = pytest.mark.anyio


class PartySocket:
    """A member's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def until(self, holds: Callable[[Json], object]) -> Json:
        """Return the first state for which something holds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                state = json.loads(await self._socket.recv())
                if holds(state):
                    return state

    async def says(self, text: str) -> None:
        await self._socket.send(text)


@asynccontextmanager
async def listening(visitor: HttpClient, party: str) -> AsyncIterator[PartySocket]:
    url = f"ws://{visitor.address}/api/parties/{party}/socket"
    async with connect(url, additional_headers={"cookie": visitor.cookie}) as socket:
        yield PartySocket(socket)


async def friends(*addresses: str) -> list[HttpClient]:
    names = ("Mia", "Ben", "Eve")
    return [await HttpClient(address, names[number]).enter() for number, address in enumerate(addresses)]


async def evening(people: list[HttpClient]) -> None:
    """A party across nodes: everyone hears of the others, the game and the chat."""
    mia, ben = people
    party = await mia.ask("POST", "/api/parties")
    async with listening(mia, party["id"]) as first:
        await first.until(lambda state: [one["name"] for one in state["members"]] == ["Mia"])
        await ben.ask("POST", "/api/parties/join", {"code": party["code"]})
        async with listening(ben, party["id"]) as second:
            await first.until(lambda state: [one["here"] for one in state["members"]] == [True, True])
            await ben.ask("POST", f"/api/parties/{party['id']}", {"do": "say", "text": "hello"})
            state = await first.until(lambda state: state["chat"])
            assert [(line["member"], line["text"]) for line in state["chat"]] == [(1, "hello")]
            wish = {"game": "whisper", "seats": [{"member": 0}, {"member": 1}], "start": True}
            await mia.ask("POST", f"/api/parties/{party['id']}/games", wish)
            state = await second.until(lambda state: state["table"] is not None)
            seating = await ben.ask("GET", f"/api/tables/{state['table']['id']}")
            assert (seating["seat"], seating["table"]["party"]) == (1, party["id"])
            assert (await ben.ask("GET", "/api/me"))["party"] == party["id"]
        await first.until(lambda state: [one["here"] for one in state["members"]] == [True, False])


async def test_an_evening_over_sockets(running: Server) -> None:
    await evening(await friends(running.address, running.address))


@pytest.mark.long
async def test_an_evening_across_two_nodes_on_postgresql(tmp_path: Path) -> None:
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        settings, _ = stack.enter_context(nats_service())
        shared = {"database": url, **settings, "secret": "s" * 40, **QUICK, **GENEROUS}
        await asyncio.to_thread(lambda: asyncio.run(database.upgrade_at(url)))
        nodes = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            nodes.append(stack.enter_context(server(tmp_path / name, node=name, **shared)))
        await evening(await friends(*(node.address for node in nodes)))


async def test_strangers_get_neither_the_party_nor_its_socket(running: Server) -> None:
    mia, eve = await friends(running.address, running.address)
    party = (await mia.ask("POST", "/api/parties"))["id"]
    nobody = HttpClient(running.address)
    say = {"do": "say", "text": "hello"}
    wish = {"game": "whisper", "seats": [{"member": 0}, {}]}
    for method, path, body in (("GET", "", None), ("POST", "", say), ("POST", "/games", wish)):
        assert eve.raw(method, f"/api/parties/{party}{path}", body)[0] == 404
        assert nobody.raw(method, f"/api/parties/{party}{path}", body)[0] in {401, 404}
    assert nobody.raw("POST", "/api/parties")[0] == 401
    for visitor in (eve, nobody):
        async with listening(visitor, party) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until(lambda state: state["type"] == "party")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4003, "not-invited")
    url = f"ws://{running.address}/api/parties/{party}/socket"
    with pytest.raises(InvalidStatus):
        async with connect(url, origin="https://evil.example", additional_headers={"cookie": mia.cookie}):  # type: ignore[arg-type]
            pass
    log = running.log.read_text()
    assert (await mia.ask("GET", f"/api/parties/{party}"))["invite"] not in log


async def test_two_hundred_wrong_codes_are_refused_and_cost_others_nothing(tmp_path: Path) -> None:
    limits = {"requests": [10_000, 10_000], "new_connections": [10_000, 10_000]}
    with server(tmp_path, **QUICK, limits=limits) as strict:
        mia, ben, eve = await friends(*[strict.address] * 3)
        party = await mia.ask("POST", "/api/parties")
        ben.comes_from = ("127.0.0.2", 0)
        statuses = [ben.raw("POST", "/api/parties/join", {"code": f"{n:06}"})[0] for n in range(200)]
        assert set(statuses) == {404, 429}
        assert statuses.count(404) < 15
        with pytest.raises(Answer, match="too-fast"):
            await ben.ask("POST", "/api/parties/join", {"code": party["code"]})
        assert (await eve.ask("POST", "/api/parties/join", {"code": party["code"]}))["id"] == party["id"]


async def test_a_flood_of_chat_is_slowed_down(tmp_path: Path) -> None:
    with server(tmp_path, **QUICK) as strict:
        (mia,) = await friends(strict.address)
        party = (await mia.ask("POST", "/api/parties"))["id"]
        said = [mia.raw("POST", f"/api/parties/{party}", {"do": "say", "text": "hello"})[0] for _ in range(12)]
        assert set(said) == {200, 429}
        assert mia.raw("POST", f"/api/parties/{party}", {"do": "vote", "game": "yatai"})[0] == 200


async def test_a_member_who_floods_the_socket_is_disconnected(tmp_path: Path) -> None:
    with server(tmp_path, **QUICK) as strict:
        (mia,) = await friends(strict.address)
        party = (await mia.ask("POST", "/api/parties"))["id"]
        async with listening(mia, party) as socket:
            for _ in range(40):
                await socket.says("{}")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until(lambda state: state is None)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.reason == "flood"

"""What strangers send to make others wait: it is refused in time, and meanwhile everybody else plays on."""

import asyncio
import json
from collections.abc import Awaitable

import pytest

from cookoff.engine import room
from tests.server.app.test_checker import costly
from tests.server.support.client import HttpClient, Socket
from tests.server.support.server_process import Server

pytestmark = pytest.mark.anyio


async def answered_meanwhile(socket: Socket, hostile: Awaitable[object]) -> int:
    """How often the server answered somebody else while it was busy with this."""
    task = asyncio.ensure_future(hostile)
    answered = 0
    while not task.done():
        await socket.send({"type": "ping", "id": f"p{answered}"})
        await socket.until_heard("pong", id=f"p{answered}")
        answered += 1
        await asyncio.sleep(0.05)  # as somebody who plays, not as another attack
    await task
    return answered


async def honest(running: Server) -> Socket:
    mia = await HttpClient(running.address, "Mia").enter()
    table = (await mia.open("yatai", 2, seats=[{}, {"bot": "random"}]))["table"]["id"]
    await mia.ask("POST", f"/api/tables/{table}/start")
    return await Socket(mia, table).__aenter__()


@pytest.mark.long
async def test_a_slow_component_file_is_refused_without_delaying_others(running: Server) -> None:
    eve = await HttpClient(running.address, "Eve").enter()
    own = (room("yatai").home / "components.toml").read_text("utf-8")
    socket = await honest(running)

    async def attack() -> None:
        body = {"game": "hibachi", "players": 2, "components": costly()}
        status, _, answer = await asyncio.to_thread(eve.raw, "POST", "/api/tables", body)
        assert (status, json.loads(answer)["code"]) == (422, "too-expensive")

    assert await answered_meanwhile(socket, attack()) > 3
    await socket.leave()
    assert (await eve.open("yatai", 2, components=own))["table"]["game"] == "yatai"

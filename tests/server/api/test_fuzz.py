"""Messages no client should send: none is accepted wrongly, none crashes a table."""

import asyncio
import json
import os
import random
from typing import Any

import pytest

from cookoff.engine import rooms, verify
from cookoff.engine.log import parse
from tests.server.app.tables.test_whole_games import play_along
from tests.server.support.client import HttpClient, Json, Socket
from tests.server.support.server_process import Server

pytestmark = [pytest.mark.anyio, pytest.mark.long]

MESSAGES = int(os.environ.get("COOKOFF_FUZZ", "20000"))
ATOMS: list[Any] = [None, True, 0, -1, 1.5, 2**70, 1e308, "", "x", "\u0000", "Push", [], {}, [[]], {"a": 1}, "é" * 300]


def odd(rng: random.Random, depth: int = 0) -> Any:
    """Any value."""
    kind = rng.random()
    if depth > 4 or kind < 0.6:
        return rng.choice(ATOMS)
    if kind < 0.8:
        return [odd(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(["type", "move", "id", "x", "card"]): odd(rng, depth + 1) for _ in range(rng.randrange(4))}


def bent(message: Json, rng: random.Random) -> Json:
    """The message with one thing in it wrong."""
    twin = json.loads(json.dumps(message))
    match rng.randrange(5):
        case 0:
            twin[rng.choice(list(twin))] = odd(rng)
        case 1:
            del twin[rng.choice(list(twin))]
        case 2:
            twin["more"] = odd(rng)
        case 3 if isinstance(twin.get("move"), dict):
            twin["move"][rng.choice(list(twin["move"]))] = odd(rng)
        case _:
            twin["type"] = rng.choice(["hello", "play", "chat", "react", "ask_undo", "answer_undo", "ping", "welcome"])
    return twin


def strange(rng: random.Random, plays: list[Json]) -> str | bytes:
    """One message: truncated, nested, huge, of the wrong type, stale, sent before, or plain noise."""
    valid: Json = {"type": "play", "id": f"f{rng.randrange(10**9)}", "move": {"move": "EndTurn"}}
    if plays and rng.random() < 0.3:
        valid = rng.choice(plays)
    text = json.dumps(valid)
    match rng.randrange(9):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            return "[" * rng.randrange(3000) + "]" * rng.randrange(3000)
        case 2:
            return json.dumps({**valid, "id": "y" * rng.choice([65, 1000, 17_000])})
        case 3:
            return rng.randbytes(rng.randrange(200))
        case 4:
            return json.dumps(odd(rng))
        case 5:
            return json.dumps({**valid, "on": rng.choice([0, 10**9, -1, "1"]), "id": f"s{rng.randrange(10**9)}"})
        case 6:
            return text
        case _:
            return json.dumps(bent(valid, rng))


async def pelt(socket: Socket, many: int, plays: list[Json], rng: random.Random) -> int:
    """Send strange messages until enough were sent or the game is over; how many were sent."""
    for number in range(many):
        if socket.over:
            return number
        await socket.send(strange(rng, plays))
        if number % 20 == 0:
            plays += [{"type": "play", "id": f"r{number}", "move": entry["move"]} for entry in socket.entries[-3:]]
            await asyncio.sleep(0)
    return many


async def one_game(running: Server, many: int, rng: random.Random) -> int:
    """A game of two people, each with a second socket that sends strange things, as a spectator does too."""
    people = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben")]
    table = (await people[0].open("yatai", 2, public=True))["table"]["id"]
    await people[1].ask("POST", f"/api/tables/{table}/join", {})
    await people[0].ask("POST", f"/api/tables/{table}/start")
    visitors = [*people, *people, await HttpClient(running.address, "Eve").enter()]
    sockets = [await Socket(visitor, table).__aenter__() for visitor in visitors]
    plays: list[Json] = []
    playing = [asyncio.create_task(play_along(socket, rng)) for socket in sockets[:2]]
    sent = sum(await asyncio.gather(*(pelt(socket, many // 3, plays, rng) for socket in sockets[2:])))
    await asyncio.gather(*playing)
    for socket in sockets:
        await socket.until(lambda socket=socket: socket.over)  # type: ignore[misc]
        assert socket.reconnects == 0, "a message closed more than itself"
        await socket.leave()
    log = parse(people[0].raw("GET", f"/api/tables/{table}/log")[2], "the log")
    assert verify(rooms()["yatai"].load(None), log) is None, "something illegal was accepted"
    acknowledged: dict[int, int] = {}
    for socket in sockets[:4]:
        assert socket.seat is not None
        for n in socket.acknowledged.values():
            assert acknowledged.setdefault(n, socket.seat) == socket.seat
    assert not sockets[4].acknowledged, "a spectator moved"
    numbers = [one["n"] for one in sockets[4].entries if one["type"] == "entry"]
    assert sorted(acknowledged) == numbers, "every move was acknowledged to somebody, and nothing else was"
    for entry in sockets[4].entries:
        assert entry["type"] != "entry" or acknowledged[entry["n"]] == entry["seat"], "a seat moved for another"
    return sent


async def test_strange_messages_harm_nobody(running: Server) -> None:
    rng, sent = random.Random(6), 0
    while sent < MESSAGES:
        sent += await one_game(running, MESSAGES - sent + 3, rng)
    assert (await HttpClient(running.address).ask("GET", "/readyz"))["status"] == "ok"
    log = running.log.read_text()
    assert "the rules failed" not in log
    assert "a job failed" not in log

"""Whole games over real sockets, people and bots mixed; those of the catalogue are in `test_visibility`."""

import asyncio
import random
from collections import Counter

import pytest

from cookoff import bots
from cookoff.engine import verify
from cookoff.engine.log import parse
from tests.server.support.client import HttpClient, Socket
from tests.server.support.server_process import Server, with_toys
from tests.server.support.short_games import each_game, short

pytestmark = pytest.mark.anyio


async def play_along(socket: Socket, rng: random.Random) -> None:
    """Any legal move, whenever asked, until the game is over; kinds of moves that were rare so far come first."""
    made: Counter[str] = Counter()
    while not socket.over:
        if socket.asked:
            choices = await socket.every_move() or [{"move": "Knock", "force": rng.random()}]
            rarest = min(made[move["move"]] for move in choices)
            move = rng.choice([move for move in choices if made[move["move"]] == rarest])
            made[move["move"]] += 1
            if (await socket.play(move))["type"] == "refused":  # in real time, where a hand may be busy
                await asyncio.sleep(0.02)
            continue
        await socket.until(lambda: socket.over or socket.asked)


async def whole_game(running: Server, game: str, players: int) -> None:
    people = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben")]
    seats: list[dict[str, str | None]] = [{"bot": bot} for bot in (None, "random", None)[:players]]
    opened = await people[0].open(game, players, public=True, seats=seats)
    table = opened["table"]["id"]
    human_seats = people[: sum(seat["bot"] is None for seat in seats)]
    for person in human_seats[1:]:
        await person.ask("POST", f"/api/tables/{table}/join", {"seat": None, "invite": opened["invite"]})
    async with Socket(HttpClient(running.address), table) as spectator:
        sockets = [await Socket(person, table).__aenter__() for person in human_seats]
        await people[0].ask("POST", f"/api/tables/{table}/start")
        await asyncio.gather(*(play_along(socket, random.Random(number)) for number, socket in enumerate(sockets)))
        await spectator.until(lambda: spectator.card["status"] == "finished")
        for socket in sockets:
            await socket.until(lambda socket=socket: socket.card["status"] == "finished")  # type: ignore[misc]
            assert socket.position["outcome"] == spectator.position["outcome"]
            assert [one["n"] for one in socket.entries] == list(range(1, socket.n + 1))  # type: ignore[operator]
            await socket.leave()
    status, _, data = people[0].raw("GET", f"/api/tables/{table}/log")
    assert status == 200
    log = parse(data, "the log")
    assert len(log.entries) == spectator.n
    assert verify(with_toys()[game].load(None), log) is None


@pytest.mark.parametrize("game", ["whisper", "hurry"])
async def test_a_whole_game_with_secrets_and_one_in_real_time(running: Server, game: str) -> None:
    await whole_game(running, game, 3)


async def test_the_log_of_the_server_has_tables_and_entries(running: Server) -> None:
    await whole_game(running, "whisper", 2)
    over = [line for line in running.log.read_text().splitlines() if "the game is over" in line]
    assert any('"table":' in line and '"entry":6' in line for line in over)


@pytest.mark.long
@each_game
async def test_every_bot_that_is_offered_plays_a_whole_game(running: Server, game: str) -> None:
    """The random one plays in `test_visibility`."""
    person = await HttpClient(running.address, "Mia").enter()
    offered = [name for name in bots.names() if name != "random"]
    wish = {"options": {"last_round": 1}} if "last_round" in short(game).get("options", {}) else short(game)

    async def beside(live_game: list[str]) -> None:
        seats = [{"bot": bot} for bot in (None, *live_game)]
        table = (await person.open(game, len(seats), seats=seats, **wish))["table"]["id"]
        async with Socket(person, table) as socket:
            await person.ask("POST", f"/api/tables/{table}/start")
            await play_along(socket, random.Random(1))
            assert [seat["bot"] for seat in socket.card["seats"]] == [None, *live_game]
            assert {entry["seat"] for entry in socket.entries} >= set(range(len(seats)))

    await asyncio.gather(beside(offered[:3]), beside(offered[3:]))
    assert "failed" not in running.log.read_text()

"""Non-interference at the wire: nothing that is sent depends on what its receiver may not know."""

import asyncio
import json
import random

import pytest

from cookoff.engine import fold, opening, verify
from cookoff.engine.log import parse
from tests.engine.whisper import State
from tests.server.app.tables.test_whole_games import play_along
from tests.server.support.client import HttpClient, Json, Socket
from tests.server.support.server_process import Server, with_toys
from tests.server.support.short_games import each_game, short, short_game
from tests.server.support.visibility import Eyes
from tests.server.support.whisper_room import MARKS

pytestmark = pytest.mark.anyio


async def played(
    running: Server, game: str, players: int, bot: str = "random", **wish: Json
) -> tuple[list[Socket], list[Json], bytes]:
    """A whole game with a bot, people at the other seats and a spectator: what each heard, replays, and the log."""
    people = [await HttpClient(running.address, f"guest {number}").enter() for number in range(players - 1)]
    seats = [{"bot": bot if seat == 1 else None} for seat in range(players)]
    table = (await people[0].open(game, players, public=True, seats=seats, **wish))["table"]["id"]
    for person in people[1:]:
        await person.ask("POST", f"/api/tables/{table}/join", {})
    await people[0].ask("POST", f"/api/tables/{table}/start")
    sockets = [await Socket(person, table).__aenter__() for person in people]
    sockets.append(await Socket(HttpClient(running.address), table).__aenter__())
    replays: list[Json] = []

    async def look() -> None:
        for socket in sockets:
            n = socket.n
            status, _, body = await asyncio.to_thread(socket.visitor.raw, "GET", f"/api/tables/{table}/replay")
            card = (await socket.visitor.ask("GET", f"/api/tables/{table}"))["table"]
            if status == 200 and card["status"] == "playing":
                replays.append((socket.seat, n, body.decode()))

    async def look_back() -> None:
        while not sockets[0].over:
            await look()
            seen = len(sockets[0].entries)
            await sockets[0].until(lambda: sockets[0].over or len(sockets[0].entries) > seen + 3)  # noqa: B023

    await look()  # on a busy machine a short game is over before the next one
    await asyncio.gather(
        look_back(), *(play_along(socket, random.Random(seat)) for seat, socket in enumerate(sockets[:-1]))
    )
    await sockets[-1].until(lambda: sockets[-1].over)
    for socket in sockets:
        await socket.leave()
    return sockets, replays, people[0].raw("GET", f"/api/tables/{table}/log")[2]


async def test_no_byte_tells_a_card_its_receiver_may_not_know(running: Server) -> None:
    sockets, replays, data = await played(running, "marked", 3)
    known = knowledge(data, 3)
    checked = 0
    for socket in sockets:
        n = 0
        for text in socket.heard:
            message = json.loads(text)
            n = message["n"] if message["type"] in {"entry", "undone"} else n
            n = message["position"]["n"] if message["type"] == "welcome" else n
            assert marks_in(text) <= known[n][socket.seat], f"seat {socket.seat} was told too much at {n}: {text}"
            checked += len(marks_in(text))
    for seat, _, text in replays:
        last = json.loads(text)["steps"]
        n = last[-1]["n"] if last else 0
        assert marks_in(text) <= known[n][seat], f"a replay told seat {seat} too much at {n}"
    assert checked > 50, "marks are really on the wire"
    assert replays


def knowledge(data: bytes, players: int) -> list[dict[int | None, set[str]]]:
    """From the true log: which marks each seat, and a spectator, may know after each entry."""
    game, log = with_toys()["marked"].load(None), parse(data, "the log")
    state: State = opening(game, log)
    known: dict[int | None, set[str]] = {None: set(), **{seat: set() for seat in range(players)}}
    after = []

    def note() -> None:
        for seat, hand in enumerate(state.hands):
            known[seat] |= {str(card) for card in hand}
        for shown in (str(card) for pile in state.shown for card in pile):
            for marks in known.values():
                marks.add(shown)
        after.append({seat: set(marks) for seat, marks in known.items()})

    note()
    for _ in fold(game, log, state):
        note()
    return after


def marks_in(text: str) -> set[str]:
    return {str(mark) for mark in MARKS if str(mark) in text}


@pytest.mark.slow
@each_game
async def test_a_whole_game_over_sockets_keeps_every_secret(running: Server, game: str) -> None:
    """People and a bot play to the end; everything anybody was sent is accounted for, byte by byte."""
    # A bot of the room's own where there is no throw to be planned: planning compiles first, for half a minute.
    bot = "casual" if game == "mithral-chef" else "random"
    sockets, replays, data = await played(running, game, 3, bot, **short(game))
    log, played_with = parse(data, "the log"), short_game(game)
    assert verify(played_with, log) is None
    viewers = [socket.seat for socket in sockets]
    assert viewers == [0, 2, None]
    eyes = Eyes(played_with, log, viewers)
    for socket in sockets:
        assert [one["n"] for one in socket.entries] == list(range(1, len(log.entries) + 1))
        assert socket.position["outcome"] == sockets[0].position["outcome"] is not None
        assert sum(eyes.check(text, socket.seat) for text in socket.heard) > 20
        told = [eyes.searched(text) for text in socket.heard]
        for secret in eyes.secrets(socket.seat):
            assert not any(secret in text for text in told), f"seat {socket.seat} was told {secret}"
    assert {seat for seat, _, _ in replays} == set(viewers), "everybody looked back in the middle of the game"
    for seat, _, text in replays:
        assert eyes.check_replay(text, seat) > 0
        for secret in eyes.secrets(seat):
            assert secret not in text, f"a replay told seat {seat} {secret}"
    movers = {entry.seat for entry in log.entries}
    assert {0, 1, 2} <= movers, "people and the bot have moved"
    if eyes.secrets(None):
        assert eyes.different > 100, "the worlds compared with are really others"
        heard = "".join(text for socket in sockets for text in socket.heard)
        assert '"refused"' not in heard, "what a refusal tells is not looked at here"
        assert any(secret in heard for secret in eyes.secrets(None)), "secrets are on the wire as they are searched for"

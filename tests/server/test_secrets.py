"""Non-interference at the wire: nothing that is sent depends on what its receiver may not know."""

import asyncio
import json
import random

import pytest

from cookoff.engine import fold, opening, verify
from cookoff.engine.log import parse
from cookoff.server.cards import NoClock
from cookoff.server.catalogue import Served
from cookoff.server.storage.rows import Record
from cookoff.server.tables.sitting import Sitting
from cookoff.server.world import RealWorld
from tests.engine.whisper import State
from tests.server.client import Json, Socket, Visitor
from tests.server.running import Server, with_toys
from tests.server.test_games import play_along
from tests.server.whisper_room import MARKS

pytestmark = pytest.mark.anyio


async def played(running: Server, game: str, players: int) -> tuple[list[Socket], list[Json], bytes]:
    """A whole game with a bot, people at the other seats and a spectator: what each heard, replays, and the log."""
    people = [await Visitor(running.address, f"guest {number}").enter() for number in range(players - 1)]
    seats = [{"bot": "random" if seat == 1 else None} for seat in range(players)]
    table = (await people[0].open(game, players, public=True, seats=seats))["table"]["id"]
    for person in people[1:]:
        await person.ask("POST", f"/api/tables/{table}/join", {})
    await people[0].ask("POST", f"/api/tables/{table}/start")
    sockets = [await Socket(person, table).__aenter__() for person in people]
    sockets.append(await Socket(Visitor(running.address), table).__aenter__())
    replays: list[Json] = []

    async def look_back() -> None:
        while not sockets[0].over:
            for socket in sockets:
                n = socket.n
                status, _, body = await asyncio.to_thread(socket.visitor.raw, "GET", f"/api/tables/{table}/replay")
                card = (await socket.visitor.ask("GET", f"/api/tables/{table}"))["table"]
                if status == 200 and card["status"] == "playing":
                    replays.append((socket.seat, n, body.decode()))
            await asyncio.sleep(0.2)

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
# One game without secrets, one with secrets and physics, one toy: a game in real time takes its real time.
@pytest.mark.parametrize("game", ["yatai", "hibachi", "whisper"])
async def test_a_whole_game_over_sockets_would_be_told_the_same_in_any_world_that_looks_the_same(
    running: Server, game: str
) -> None:
    room = with_toys()[game]
    served = Served(room, room.load(None), None)
    players = min(3, served.game.seats.stop - 1)
    sockets, _, data = await played(running, game, players)
    log, rng = parse(data, "the log"), random.Random(6)
    assert verify(served.game, log) is None
    for socket in sockets:
        assert [one["n"] for one in socket.entries] == list(range(1, len(log.entries) + 1))
        assert socket.position["outcome"] == sockets[0].position["outcome"] is not None
    lines = data.split(b"\n")
    header = Record(0, "header", -1, None, lines[0] + b"\n")
    state = opening(served.game, log)
    sitting = Sitting.open_again(served, [header], NoClock(), RealWorld())
    compared = 0
    for step in fold(served.game, log, state):
        for socket in sockets:
            sent = next(one["position"] for one in socket.entries if one["n"] == step.entry.n)
            if sent is None:
                continue
            # Another world that this seat cannot tell from the true one.
            sitting.match.state = served.game.determinise(served.game.view(state, socket.seat), rng)
            told = sitting.position(socket.seat, sent["now"])
            imagined = json.loads(json.dumps(_plain(told)))
            for name in ("view", "to_act", "moves", "outcome"):
                assert sent[name] == imagined[name], f"{name} tells seat {socket.seat} what it may not know"
            compared += 1
    assert compared > 20


def _plain(value: object) -> Json:
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(value))

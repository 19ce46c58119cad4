"""Moves and resuming."""

import asyncio
import json
import math
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from cookoff.games.hands import SeatHand
from cookoff.physics.hand import MOST, skill
from tests.server.support.client import HttpClient, Json, Socket
from tests.server.support.server_process import Server
from tests.server.support.short_games import short

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_at(running: Server, game: str, **wish: Json) -> AsyncIterator[tuple[Socket, Socket]]:
    """Two people at a table where the game has begun."""
    mia, ben = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben")]
    opened = await mia.open(game, 2, public=True, **wish)
    table = opened["table"]["id"]
    await ben.ask("POST", f"/api/tables/{table}/join", {})
    await mia.ask("POST", f"/api/tables/{table}/start")
    async with AsyncExitStack() as stack:
        yield (
            await stack.enter_async_context(Socket(mia, table)),
            await stack.enter_async_context(Socket(ben, table)),
        )


def in_turn(first: Socket, second: Socket) -> tuple[Socket, Socket]:
    """Whoever is asked, and the other."""
    return (first, second) if first.asked else (second, first)


async def test_a_move_is_broadcast_and_acknowledged_with_its_number(running: Server) -> None:
    async with two_at(running, "yatai") as both:
        mover, other = in_turn(*both)
        assert other.position["moves"] is None
        answer = await mover.play(mover.moves[0])
        assert (answer["type"], answer["n"]) == ("accepted", 1)
        await other.until(lambda: other.n == 1)
        told = [json.loads(text)["type"] for text in mover.heard]
        assert told.index("entry") < told.index("accepted")
        assert mover.entries[-1]["move"] == other.entries[-1]["move"]


async def test_the_same_id_is_played_once(running: Server) -> None:
    async with two_at(running, "yatai") as both:
        mover, _ = in_turn(*both)
        message = {"type": "play", "id": "once", "move": mover.moves[0]}
        await mover.send(message)
        await mover.send(message)
        await mover.until(lambda: len([text for text in mover.heard if '"accepted"' in text]) == 2)
        answers = [json.loads(text) for text in mover.heard if '"accepted"' in text]
        assert answers[0] == answers[1] == {"type": "accepted", "id": "once", "n": 1}
        assert mover.n == 1
        async with Socket(mover.visitor, mover.table) as again:
            await again.send(message)
            assert (await again.until_heard("accepted"))["n"] == 1


async def test_a_refusal_names_the_rule_and_changes_nothing(running: Server) -> None:
    async with two_at(running, "whisper") as both:
        mover, other = in_turn(*both)
        refused = await other.play({"move": "Knock", "force": 0.5})
        assert (refused["type"], refused["rule"], refused["reason"]) == ("refused", "WHI-1", "not-your-turn")
        held = mover.position["view"]["hand"]
        strange = next(card for card in range(9) if card not in held)
        refused = await mover.play({"move": "Show", "card": strange})
        assert (refused["rule"], refused["phrase"]["facts"]) == ("WHI-2", {"card": strange})
        problem = await mover.play({"move": "Show", "card": "ace"})
        assert (problem["type"], problem["code"]) == ("error", "malformed")
        assert "card: it must be a whole number" in problem["text"]
        assert mover.n == 0


def aimed(socket: Socket) -> Json:
    """A throw of one of one's own chips at the middle of the board, as a page could send it."""
    value = socket.position["view"]["grill"]["pouches"][socket.seat]["hand"][0]
    return {"move": "AimChip", "value": value, "aim": {"target": {"x": 0, "y": 0}, "style": "lob"}}


def flung(socket: Socket) -> Json:
    """The same chip straight ahead from the near side, in numbers."""
    launch = {"release": {"x": 0, "y": -0.4, "z": 0.1}, "velocity": {"x": 0, "y": 1.2, "z": 0.5}}
    return {"move": "ThrowChip", "value": aimed(socket)["value"], "launch": launch}


async def direction_of(thrower: Socket) -> float:
    """By how many radians that throw went astray."""
    await thrower.until(lambda: thrower.asked)
    assert (await thrower.play(flung(thrower)))["type"] == "accepted"
    (flew,) = [event for event in thrower.entries[-1]["events"] if event["event"] == "ChipFlew"]
    velocity = flew["launch"]["velocity"]
    return math.atan2(velocity["x"], velocity["y"])


@pytest.mark.rule("THR-30")
async def test_clients_cannot_choose_their_hand_over_the_socket(running: Server) -> None:
    async with two_at(running, "hibachi", options={"first": 0}) as (mia, _):
        for transfer_seat in ("perfect", "steady", "average"):
            move = aimed(mia)
            refused = await mia.play(move | {"aim": move["aim"] | {"hand": transfer_seat}})
            assert (refused["type"], refused["rule"], refused["reason"]) == ("refused", "THR-30", "hand-is-the-seats")
        assert mia.n == 0
        assert (await mia.play(aimed(mia)))["type"] == "accepted"


@pytest.mark.rule("THR-30")
async def test_the_same_launch_sent_again_and_again_scatters_as_the_seats_hand_does(running: Server) -> None:
    """What is sent is exact to the last digit; what is thrown is what the table's hand makes of it."""
    hands = [SeatHand.STEADY, SeatHand.CLUMSY]
    astray: list[list[float]] = [[], []]
    async with two_at(running, "hibachi", options={"first": 0, "hands": hands}) as both:
        for _ in range(4):
            for seat, thrower in enumerate(both):
                astray[seat].append(await direction_of(thrower) / skill(hands[seat]).direction)
    for errors in astray:
        assert len(set(errors)) == 4, "no throw is like another"
        assert max(map(abs, errors)) <= MOST
        # Four errors of a standard deviation of 1: that their squares add up to so little or so much comes about
        # once in ten thousand games.
        assert 0.02 < sum(error * error for error in errors) < 24.0


@pytest.mark.parametrize("agreed", [{"assist": False}, {"assists": ["flicks", None]}], ids=["for all", "by seat"])
async def test_where_the_assist_is_forbidden_people_throw_and_bots_still_aim(running: Server, agreed: Json) -> None:
    options = {"first": 1, **agreed}
    visitor = await HttpClient(running.address, "Mia").enter()
    opened = await visitor.open("hibachi", 2, options=options, seats=[{"bot": None}, {"bot": "casual"}])
    table = opened["table"]["id"]
    await visitor.ask("POST", f"/api/tables/{table}/start")
    async with Socket(visitor, table) as mia:
        await mia.until(lambda: mia.asked)
        (entry,) = mia.entries
        assert entry["move"] == {"move": "AimChipSeen"}
        aims = [event["aim"] for event in entry["events"] if event["event"] == "ChipFlew"]
        assert aims == [None], "where somebody aimed is their own business"
        offered = {"discrete": [], "many": {}, "continuous": True, "tempting": []}
        assert mia.position["moves"] == offered, "only what people may do is offered"
        before = mia.n
        refused = await mia.play(aimed(mia))
        assert (refused["type"], refused["rule"], refused["reason"]) == ("refused", "THR-12", "no-assist-here")
        assert mia.n == before
        assert (await mia.play(flung(mia)))["type"] == "accepted"


async def test_offered_moves_carry_their_rules_and_aims_come_on_request(running: Server) -> None:
    visitor = await HttpClient(running.address, "Mia").enter()
    seats = [{"bot": None}, {"bot": "random"}]
    opened = await visitor.open("hibachi", 2, options={"first": 0}, seats=seats, public=True)
    table = opened["table"]["id"]
    async with Socket(visitor, table) as mia, Socket(HttpClient(running.address), table) as spectator:
        await mia.send({"type": "ask_choices", "kind": "AimChip"})
        assert (await mia.until_heard("error"))["code"] == "not-playing"
        await visitor.ask("POST", f"/api/tables/{table}/start")
        await mia.until(lambda: mia.asked)
        await spectator.send({"type": "ask_choices", "kind": "AimChip"})
        assert (await spectator.until_heard("error"))["code"] == "not-seated"
        offered, question = mia.position["moves"], mia.position["question"]
        assert (offered["discrete"], list(offered["many"])) == ([], ["AimChip"])
        assert question == {"phrase": {"id": "question-throw"}, "rules": ["HIB-20"]} | question
        await mia.send({"type": "ask_choices", "kind": "AimChip"})
        told = await mia.until_heard("choices")
        assert (told["n"], len(told["choices"])) == (mia.n, offered["many"]["AimChip"])
        first = told["choices"][0]
        assert (first["phrase"]["id"], first["rules"]) == ("move-AimChip", ["THR-10", "THR-12", "THR-20", "THR-30"])
        answer = await mia.play(first["move"])
        assert answer["type"] == "accepted"
        mine, theirs = mia.entries[0], await spectator.until_heard("entry")
        assert (mine["id"], theirs["id"]) == (answer["id"], None), "whoever moved knows the own move by its id"
        assert [one["phrase"]["id"] for one in mine["narration"]] == [f"event-{one['event']}" for one in mine["events"]]


async def test_a_move_on_a_position_that_is_gone_is_not_made(running: Server) -> None:
    async with two_at(running, "yatai") as both:
        mover, _ = in_turn(*both)
        await mover.play(mover.moves[0], on=0)
        mover, _ = in_turn(*both) if both[0].n == both[1].n else (mover, mover)
        answer = await mover.play(mover.moves[0] if mover.asked else {"move": "EndTurn"}, on=0)
        assert (answer["type"], answer["code"]) == ("error", "stale")


async def test_in_real_time_a_move_is_not_stale_because_someone_else_moved(running: Server) -> None:
    async with two_at(running, "hurry") as (mia, ben):
        await mia.until(lambda: mia.asked)
        old = mia.n or 0
        await mia.play({"move": "Knock", "force": 0.1}, on=old)
        await ben.until(lambda: ben.asked)
        answer = await ben.play({"move": "Knock", "force": 0.1}, on=old)
        assert answer["type"] == "accepted"


async def test_two_hands_race_by_arrival_and_the_servers_clock_stamps_them(running: Server) -> None:
    async with two_at(running, "mithral-chef", **short("mithral-chef")) as both:
        for socket in both:
            await socket.until(lambda socket=socket: socket.asked)  # type: ignore[misc]
        mia, ben = both
        old = mia.n
        await mia.send({"type": "ping", "id": "before"})
        before = (await mia.until_heard("pong"))["now"]
        # Both decide on the same position; the forest has room for two, the pantry for whoever comes first.
        moves = [
            {"move": move, "hand": transfer_seat} for transfer_seat, move in enumerate(("EnterForest", "EnterPantry"))
        ]
        answers = await asyncio.gather(*(socket.play(move, on=old) for move in moves for socket in both))
        assert [answer["type"] for answer in answers[:2]] == ["accepted", "accepted"]
        assert sorted(answer["type"] for answer in answers[2:]) == ["accepted", "refused"]
        await mia.send({"type": "ping", "id": "after"})
        after = (await mia.until_heard("pong"))["now"]
        stamps = {entry["n"]: entry["at"] for entry in mia.entries}
        times = [stamps[n] for n in sorted(answer["n"] for answer in answers if "n" in answer)]
        assert before <= times[0] <= times[-1] <= after
        assert times == sorted(times)
        claimed = await ben.play({"move": "Leave", "hand": 0}, at=1)
        assert (claimed["type"], claimed["code"]) == ("error", "malformed"), "nobody may say when it was"
        again = await ben.play({"move": "EnterForest", "hand": 0}, on=old)
        assert (again["type"], again["rule"][:4]) == ("refused", "MIT-"), "only the rules refuse"


async def test_a_ping_is_answered_with_the_games_clock(running: Server) -> None:
    async with two_at(running, "whisper") as (mia, ben):
        for number, socket in enumerate((mia, ben)):
            await socket.send({"type": "ping", "id": f"p{number}"})
            pong = await socket.until_heard("pong", id=f"p{number}")
            assert pong["now"] >= socket.position["now"]


async def test_a_reconnecting_client_gets_what_it_missed(running: Server) -> None:
    async with two_at(running, "whisper") as (mia, ben):
        await mia.leave()
        seen = mia.n
        assert seen == 0
        for _ in range(2):
            if ben.asked:
                await ben.play({"move": "Knock", "force": 0.3})
            else:
                async with Socket(mia.visitor, mia.table) as again:
                    await again.play({"move": "Knock", "force": 0.3})
                    await ben.until(lambda: ben.asked)
        late = Socket(mia.visitor, mia.table)
        late.n = 1
        async with late:
            assert [entry["n"] for entry in late.entries] == [2]
            assert late.n == 2

"""Moves, resuming, talking, taking back."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.server.client import Json, Socket, Visitor
from tests.server.running import Server
from tests.server.short import short

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_at(running: Server, game: str, **wish: Json) -> AsyncIterator[tuple[Socket, Socket]]:
    """Two people at a table where the game has begun."""
    mia, ben = [await Visitor(running.address, name).enter() for name in ("Mia", "Ben")]
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


async def test_a_move_is_told_to_everybody_and_acknowledged_with_its_number(running: Server) -> None:
    async with two_at(running, "yatai") as both:
        mover, other = in_turn(*both)
        assert other.position["moves"] is None
        answer = await mover.play(mover.position["moves"]["discrete"][0])
        assert (answer["type"], answer["n"]) == ("accepted", 1)
        await other.until(lambda: other.n == 1)
        told = [json.loads(text)["type"] for text in mover.heard]
        assert told.index("entry") < told.index("accepted")
        assert mover.entries[-1]["move"] == other.entries[-1]["move"]


async def test_the_same_id_is_played_once(running: Server) -> None:
    async with two_at(running, "yatai") as both:
        mover, _ = in_turn(*both)
        message = {"type": "play", "id": "once", "move": mover.position["moves"]["discrete"][0]}
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
        assert (refused["rule"], refused["facts"]) == ("WHI-2", {"card": strange})
        problem = await mover.play({"move": "Show", "card": "ace"})
        assert (problem["type"], problem["code"]) == ("problem", "malformed")
        assert "$.card" in problem["text"]
        assert mover.n == 0


def aimed(socket: Socket, hand: str) -> Json:
    """A throw of one of one's own chips at the middle of the board, as a page could send it."""
    value = socket.position["view"]["grill"]["pouches"][socket.seat]["hand"][0]
    return {"move": "AimChip", "value": value, "aim": {"target": {"x": 0, "y": 0}, "style": "lob", "hand": hand}}


async def test_people_aim_with_no_better_hand_than_the_page_gives_them(running: Server) -> None:
    async with two_at(running, "hibachi", options={"first": 0}) as (mia, _):
        for hand in ("perfect", "steady"):
            refused = await mia.play(aimed(mia, hand))
            assert (refused["type"], refused["rule"], refused["reason"]) == ("refused", "THR-12", "not-a-persons-hand")
        assert mia.n == 0
        assert (await mia.play(aimed(mia, "average")))["type"] == "accepted"


async def test_where_the_assist_is_forbidden_people_throw_and_bots_still_aim(running: Server) -> None:
    options = {"first": 1, "assist": False}
    visitor = await Visitor(running.address, "Mia").enter()
    opened = await visitor.open("hibachi", 2, options=options, seats=[{"bot": None}, {"bot": "casual"}])
    table = opened["table"]["id"]
    await visitor.ask("POST", f"/api/tables/{table}/start")
    async with Socket(visitor, table) as mia:
        await mia.until(lambda: mia.asked)
        assert [entry["move"]["move"] for entry in mia.entries] == ["AimChipSeen"]
        assert mia.position["moves"] == {"discrete": [], "continuous": True}, "only what people may do is offered"
        before = mia.n
        refused = await mia.play(aimed(mia, "average"))
        assert (refused["type"], refused["rule"], refused["reason"]) == ("refused", "THR-12", "no-assist-here")
        assert mia.n == before
        launch = {"release": {"x": 0, "y": -0.4, "z": 0.1}, "velocity": {"x": 0, "y": 1.2, "z": 0.5}}
        move = {"move": "ThrowChip", "value": aimed(mia, "average")["value"], "launch": launch}
        assert (await mia.play(move))["type"] == "accepted"


async def test_a_move_on_a_position_that_is_gone_is_not_made(running: Server) -> None:
    async with two_at(running, "yatai") as both:
        mover, _ = in_turn(*both)
        await mover.play(mover.position["moves"]["discrete"][0], on=0)
        mover, _ = in_turn(*both) if both[0].n == both[1].n else (mover, mover)
        answer = await mover.play(mover.position["moves"]["discrete"][0] if mover.asked else {"move": "EndTurn"}, on=0)
        assert (answer["type"], answer["code"]) == ("problem", "stale")


async def test_in_real_time_a_move_is_not_refused_because_somebody_moved_in_between(running: Server) -> None:
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
        moves = [{"move": move, "hand": hand} for hand, move in enumerate(("EnterForest", "EnterPantry"))]
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
        assert (claimed["type"], claimed["code"]) == ("problem", "malformed"), "nobody may say when it was"
        again = await ben.play({"move": "EnterForest", "hand": 0}, on=old)
        assert (again["type"], again["rule"][:4]) == ("refused", "MIT-"), "only the rules refuse"


async def test_a_ping_is_answered_with_the_games_clock(running: Server) -> None:
    async with two_at(running, "whisper") as (mia, ben):
        for number, socket in enumerate((mia, ben)):
            await socket.send({"type": "ping", "id": f"p{number}"})
            pong = await socket.until_heard("pong", id=f"p{number}")
            assert pong["now"] >= socket.position["now"]


async def test_a_client_that_comes_back_gets_what_it_missed(running: Server) -> None:
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


async def test_chat_and_reactions_reach_everybody_and_chat_is_kept(running: Server) -> None:
    async with two_at(running, "whisper") as (mia, ben):
        await mia.send({"type": "chat", "text": "<img src=x onerror=alert(1)>"})
        await ben.until(lambda: any('"chat","number"' in text for text in ben.heard))
        await ben.send({"type": "react", "sign": "clap"})
        await mia.until(lambda: any('"reaction"' in text for text in mia.heard))
        await ben.send({"type": "react", "sign": "<b>"})
        assert (await ben.until_heard("problem"))["code"] == "malformed"
        async with Socket(Visitor(running.address), mia.table) as spectator:
            welcome = json.loads(spectator.heard[0])
            assert [said["text"] for said in welcome["chat"]] == ["<img src=x onerror=alert(1)>"]
            await spectator.send({"type": "chat", "text": "who am I?"})
            assert (await spectator.until_heard("problem"))["code"] == "not-seated"


async def test_moves_are_taken_back_by_agreement(running: Server) -> None:
    async with two_at(running, "yatai", options={"first": 0}) as (mia, ben):
        before = mia.position["view"]
        assert mia.position["undo_to"] is None
        await mia.play(mia.position["moves"]["discrete"][0])
        assert mia.position["undo_to"] == 0
        await mia.send({"type": "ask_undo"})
        await ben.until(lambda: any('"undo","by":0' in text for text in ben.heard))
        await mia.send({"type": "answer_undo", "agree": True})
        assert (await mia.until_heard("problem"))["code"] == "not-the-time"
        await ben.send({"type": "answer_undo", "agree": False})
        await mia.until(lambda: any('"undo","by":null' in text for text in mia.heard))
        assert mia.n == 1
        await mia.send({"type": "ask_undo", "to": 0})
        await ben.until(lambda: len([text for text in ben.heard if '"undo","by":0' in text]) == 2)
        await ben.send({"type": "answer_undo", "agree": True})
        await mia.until(lambda: mia.n == 2)
        assert mia.position["view"] == before
        assert (mia.entries[-1]["type"], mia.entries[-1]["entries"]) == ("undone", 0)
        # The number goes on; the game's own count starts again where it was taken back to.
        assert (await mia.play(mia.position["moves"]["discrete"][-1]))["n"] == 3
        assert mia.entries[-1]["entry"] == 1
        replay = await mia.visitor.ask("GET", f"/api/tables/{mia.table}/replay")
        assert len(replay["steps"]) == 1
        async with Socket(ben.visitor, ben.table) as again:
            assert [entry["type"] for entry in again.entries] == ["entry", "undone", "entry"]
            assert again.position["view"]["stalls"] == mia.position["view"]["stalls"]


async def test_nothing_is_taken_back_once_it_was_shown(running: Server) -> None:
    async with two_at(running, "whisper") as both:
        mover, _ = in_turn(*both)
        await mover.play({"move": "Show", "card": mover.position["view"]["hand"][0]})
        assert mover.position["undo_to"] is None
        await mover.send({"type": "ask_undo"})
        assert (await mover.until_heard("problem"))["code"] == "no-undo"


async def test_nothing_is_taken_back_once_chance_was_asked(running: Server) -> None:
    async with two_at(running, "whisper") as both:
        mover, _ = in_turn(*both)
        await mover.play({"move": "Knock", "force": 0.5})
        assert mover.position["undo_to"] is None
        await mover.send({"type": "ask_undo", "to": 0})
        assert (await mover.until_heard("problem"))["code"] == "no-undo"


async def test_once_the_game_is_over_everybody_may_see_and_share_all_of_it(running: Server) -> None:
    async with two_at(running, "whisper") as both:
        while not both[0].over:
            mover, other = in_turn(*both)
            n = (await mover.play({"move": "Knock", "force": 0.3}))["n"]
            await other.until(lambda other=other, n=n: other.n >= n)  # type: ignore[misc]
        stranger = Visitor(running.address)
        path = f"/api/tables/{both[0].table}"
        for seat in (0, 1):
            replay = await stranger.ask("GET", f"{path}/replay?seat={seat}")
            assert replay["seat"] == seat
            assert replay["opening"]["view"]["hand"] == json.loads(both[seat].heard[0])["position"]["view"]["hand"]
        status, headers, log = stranger.raw("GET", f"{path}/log")
        assert (status, headers["content-disposition"][:10]) == (200, "attachment")
        # What was downloaded opens again, by anybody.
        status, _, body = stranger.raw("POST", "/api/replays?seat=0", log)
        assert (status, len(json.loads(body)["steps"])) == (200, both[0].n)


async def test_a_replay_has_only_the_own_eyes_until_the_game_is_over(running: Server) -> None:
    async with two_at(running, "whisper") as both:
        mover, other = in_turn(*both)
        await mover.play({"move": "Swap", "card": mover.position["view"]["hand"][0]})
        path = f"/api/tables/{mover.table}/replay"
        own = await mover.visitor.ask("GET", path)
        assert own["seat"] == mover.seat
        assert own["steps"][0]["move"]["move"] == "Swap"
        theirs = await other.visitor.ask("GET", path)
        assert theirs["steps"][0]["move"] == {"move": "SwapSeen"}
        nobodys = await Visitor(running.address).ask("GET", path)
        assert nobodys["seat"] is None
        assert nobodys["opening"]["view"]["hand"] == []
        assert other.visitor.raw("GET", f"{path}?seat={mover.seat}")[0] == 403
        assert other.visitor.raw("GET", f"/api/tables/{mover.table}/log")[0] == 409

"""Corners of what is done at a table: several people who are asked, and what happens meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from cookoff.engine import Refusal
from cookoff.server.app.tables import hints
from cookoff.server.protocol.commands import Give, Join, Key, Leave, MakeKey, Reclaim
from cookoff.server.protocol.messages import (
    AnswerSeat,
    AnswerUndo,
    AskHint,
    AskUndo,
    Chat,
    ClientMessage,
    Play,
    SetSpeed,
)
from cookoff.server.protocol.schemas import MoveClock, Status
from cookoff.server.storage.records import SeatRecord
from cookoff.server.storage.schema import tables
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import (
    BEN,
    EVE,
    KNOCK,
    MIA,
    a_node,
    a_table,
    asked,
    choices,
    connect,
    messages,
    nothing,
    order,
    owner_of,
    play,
    played,
    stand,
    three,
    with_a_bot,
)

pytestmark = pytest.mark.anyio


def waiting(ear: FakeConnection) -> list[Any]:
    return [one["waiting"] for one in messages(ear, "seat_request")]


async def test_consent_holds_for_one_request_only(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await three(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        actor = await owner_of(node, table)
        await actor.change(seats=(SeatRecord(2, ""),))
        assert (await order(node, table, EVE, Join(2, None))).requested
        node.router.forward(mia, AnswerSeat(True))
        await ben.until(lambda: waiting(ben) == [[0, 1], [1]])
        assert (await order(node, table, EVE, Join(2, None))).requested
        assert waiting(ben)[-1] == [1], "Mia has said yes to this"
        node.router.forward(mia, AnswerSeat(True))
        await mia.until(lambda: bool(messages(mia, "error")))
        assert messages(mia, "error")[0]["code"] == "not-now"
        assert actor.seat_request is not None
        actor.seat_request.after = SeatRecord(2, "someone", guest_id="someone")
        assert (await order(node, table, EVE, Join(2, None))).requested
        assert waiting(ben)[-1] == [0, 1], "and not to that"


async def test_a_withdrawn_request_can_be_repeated_at_once(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await three(node)
        eve, ben = await connect(node, table, EVE, "eve"), await connect(node, table, BEN, "ben")
        await (await owner_of(node, table)).change(seats=(SeatRecord(2, ""),))
        await order(node, table, EVE, Join(2, None))
        node.router.forward(eve, AnswerSeat(False))
        await ben.until(lambda: waiting(ben)[-1] == [])
        assert (await order(node, table, EVE, Join(2, None))).requested


async def test_a_seat_change_is_announced_in_the_chat(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await three(node)
        await node.router.order(table, BEN, MakeKey())
        await order(node, table, BEN, Leave())
        await order(node, table, MIA, Leave())
        assert (await order(node, table, EVE, Join(1, None))).seat == 1
        await order(node, table, EVE, Give(0, "random"))
        lines = [(line.kind, line.seat, line.guest_id, line.name) for line in await node.repository.chat(table, 9)]
        assert lines == [
            ("left", 1, "ben", "Ben"),
            ("left", 0, "mia", "Mia"),
            ("sat", 1, "eve", "Eve"),
            ("bot", 0, None, "random"),
        ]
        actor = await owner_of(node, table)
        assert actor.away_since[1] == environment.steady()


async def test_a_move_cancels_the_undo_request_and_everyone_is_notified(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        await played(node, mia, "one")
        node.router.forward(mia, AskUndo())
        await ben.until(lambda: [one["waiting"] for one in messages(ben, "undo")] == [[1]])
        actor = await owner_of(node, table)
        mover = mia if stand(mia)["moves"] is not None else ben
        await played(node, mover, "two")
        assert actor.undo is None
        assert [one["by"] for one in messages(ben, "undo")] == [0, None]


async def test_an_undo_request_can_be_withdrawn_and_declined(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        actor = await owner_of(node, table)

        async def forward(ear: FakeConnection, message: ClientMessage) -> list[str]:
            """Which problems that has."""
            before = len(messages(ear, "error"))
            node.router.forward(ear, message)
            await actor.ask(nothing)
            return [one["text"] for one in messages(ear, "error")[before:]]

        assert await forward(mia, AskUndo()) == ["the game cannot go back there"]
        assert await forward(ben, AnswerUndo(True)) == ["nothing is asked of this seat"]
        await played(node, mia, "one")
        assert await forward(ben, AskUndo()) == ["the game cannot go back there"], "he has made no move yet"
        assert await forward(mia, AskUndo()) == []
        assert await forward(ben, AskUndo(to=0)) == ["an undo is asked for already"]
        assert await forward(mia, AnswerUndo(True)) == ["nothing is asked of this seat"]
        assert await forward(mia, AnswerUndo(False)) == []
        assert await forward(ben, AskUndo(to=0)) == [], "anybody may ask"
        assert await forward(mia, AnswerUndo(False)) == []
        wishes = [(one["by"], one["to"], one["waiting"]) for one in messages(ben, "undo")]
        assert wishes == [(0, 0, [1]), (None, 0, []), (1, 0, [0]), (None, 0, [])]
        assert (actor.undo, stand(mia)["n"]) == (None, 1)


async def test_after_an_undo_the_clock_restarts(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=MoveClock(30))
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        await environment.pass_time(10_000)
        await played(node, mia, "one")
        await environment.pass_time(15_000)
        node.router.forward(mia, AskUndo())
        node.router.forward(ben, AnswerUndo(True))
        await ben.until(lambda: bool(messages(ben, "undone")))
        [undone] = messages(ben, "undone")
        assert (undone["n"], undone["entries"], undone["by"]) == (2, 0, 0)
        assert undone["position"]["times"][0] == {"seat": 0, "left": 30_000, "running": True}
        await environment.pass_time(29_999)
        assert not [one for one in messages(ben, "entry") if one["n"] > 2]
        await environment.pass_time(1)
        await ben.until(lambda: [one["seat"] for one in messages(ben, "entry") if one["n"] > 2] == [0])


async def test_a_muted_guest_is_told_and_nothing_is_stored(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        node.bans.now = msgspec.structs.replace(node.bans.now, muted=frozenset({"mia"}))
        for ear in (mia, ben):
            node.router.forward(ear, Chat("hello"))
        await mia.until(lambda: bool(messages(mia, "error")) and bool(messages(mia, "chat")))
        assert [one["code"] for one in messages(mia, "error")] == ["muted"]
        assert [line.guest_id for line in await node.repository.chat(table, 9)] == ["ben"]
        async with node.engine.connect() as connection:
            woken = (await connection.execute(select(tables.c.wake_at))).scalars().all()
        assert woken == [None], "to talk wakes nobody"


async def test_another_device_has_the_seat_and_the_one_before_is_sent_away(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await three(node)
        ben, eve = await connect(node, table, BEN, "ben"), await connect(node, table, EVE, "eve")
        key = await node.router.order(table, BEN, MakeKey())
        assert isinstance(key, Key)
        assert (await order(node, table, EVE, Reclaim(key.key))).seat == 1
        await ben.until(lambda: ben.bye is not None)
        assert (ben.bye, eve.bye) == ("seat-taken", None)
        assert [one["seat"] for one in messages(eve, "welcome")] == [None, 1]
        [notice] = messages(eve, "chat")
        assert (notice["kind"], notice["seat"], notice["name"], notice["text"]) == ("device", 1, "Ben", "Ben")


async def test_a_hint_that_no_person_may_carry_out_has_no_move_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "yatai")
        ear, actor = await connect(node, table, MIA, "mia"), await owner_of(node, table)
        hint = {"move": choices(ear)[0], "phrase": {"id": "k"}, "reasons": []}
        waits = asyncio.Event()

        async def submit(*_: Any, **__: Any) -> bytes:
            await waits.wait()
            return msgspec.json.encode(hint)

        async def hear(kind: str, number: int) -> None:
            await ear.until(lambda: len(messages(ear, kind)) == number)

        monkeypatch.setattr(node.bot_workers, "submit", submit)
        for number, moves in ((1, [choices(ear)[0]]), (2, [choices(ear)[0], None])):
            waits.clear()
            node.router.forward(ear, AskHint())
            node.router.forward(ear, AskHint())
            await hear("error", number)
            assert messages(ear, "error")[-1]["code"] == "not-now", "one at a time"
            waits.set()
            await hear("hint", number)
            await asyncio.sleep(0)
            assert [one["move"] for one in messages(ear, "hint")] == moves
            monkeypatch.setattr(actor.live_game, "refusal_by_hand", lambda *_: Refusal("YAT-1", "by-hand"))


async def test_a_remark_is_sent_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "whisper")
        ear, actor = await connect(node, table, MIA, "mia"), await owner_of(node, table)
        monkeypatch.setattr(hints, "_taught", lambda *_: True)
        told: list[Any] = []

        async def submit(_work: Any, matter: Any, **_: Any) -> bytes:
            told.append([(entry, msgspec.json.decode(move)) for entry, _view, move in matter.decisions])
            return b'{"said":1}'

        monkeypatch.setattr(node.bot_workers, "submit", submit)
        node.router.forward(ear, Play("m", msgspec.Raw(msgspec.json.encode(KNOCK)), remark=True))
        await ear.until(lambda: bool(messages(ear, "remark")))
        await asyncio.sleep(0)
        assert (told, len(actor.coaching.remarks), actor.coaching.decisions) == ([[(1, KNOCK)]], 0, [])


async def test_after_an_undo_a_bot_to_act_decides_again(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "yatai", first=1)
        ear, actor = await connect(node, table, MIA, "mia"), await owner_of(node, table)
        await ear.until(lambda: asked(ear))
        made = stand(ear)["entries"]
        node.router.forward(ear, AskUndo(to=made - 1))
        await actor.ask(nothing)
        assert messages(ear, "undone"), "its first decisions draw and show nothing"
        await ear.until(lambda: stand(ear)["entries"] >= made)
        [undone] = messages(ear, "undone")
        assert next(one["seat"] for one in messages(ear, "entry") if one["n"] > undone["n"]) == 1


async def test_a_leaving_spectator_does_not_change_the_clock(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "hurry")
        ear, eve = await connect(node, table, MIA, "mia"), await connect(node, table, EVE, "eve")
        actor = await owner_of(node, table)
        node.router.forward(ear, SetSpeed(0))
        await ear.until(lambda: bool(messages(ear, "speed")))
        node.router.disconnect(eve)
        await actor.ask(nothing)
        assert (actor.clock.speed, set(actor.away_since)) == (0, {1}), "the bot's seat alone has nobody"


async def test_the_end_of_a_game_is_broadcast_and_stored(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, "whisper")
        limiter = [await connect(node, table, guest, guest.id) for guest in (MIA, BEN)]
        for number in range(6):
            assert not messages(limiter[0], "table")
            await environment.pass_time(1)
            await played(node, limiter[number % 2], f"m{number}", KNOCK)
        actor = await owner_of(node, table)
        await actor.ask(nothing)
        for ear in limiter:
            [told] = messages(ear, "table")
            assert (told["table"]["status"], told["table"]["ended_at"]) == ("finished", environment.now())
            assert stand(ear)["outcome"] is not None
        stored = await node.repository.table(table)
        assert stored is not None
        assert (stored.status, stored.ended_at) == (Status.FINISHED, environment.now())
        play(node, limiter[0], "m0", KNOCK)
        await limiter[0].until(lambda: len(messages(limiter[0], "accepted")) == 4)
        assert messages(limiter[0], "accepted")[-1]["n"] == 1, "what was made before is known for ever"

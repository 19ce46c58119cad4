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
from cookoff.server.storage.records import SeatRow
from cookoff.server.storage.schema import tables
from tests.server.manual import Ear
from tests.server.node import (
    BEN,
    EVE,
    KNOCK,
    MIA,
    a_node,
    a_table,
    asked,
    choices,
    come,
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


def waiting(ear: Ear) -> list[Any]:
    return [one["waiting"] for one in messages(ear, "seat_asked")]


async def test_whoever_has_agreed_is_not_asked_again_about_the_same_and_is_about_anything_else(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await three(node)
        mia, ben = await come(node, table, MIA, "mia"), await come(node, table, BEN, "ben")
        owner = await owner_of(node, table)
        await owner.change(seats=(SeatRow(2, ""),))
        assert (await order(node, table, EVE, Join(2, None))).asked
        node.switchboard.say(mia, AnswerSeat(True))
        await ben.until(lambda: waiting(ben) == [[0, 1], [1]])
        assert (await order(node, table, EVE, Join(2, None))).asked
        assert waiting(ben)[-1] == [1], "Mia has said yes to this"
        node.switchboard.say(mia, AnswerSeat(True))
        await mia.until(lambda: bool(messages(mia, "problem")))
        assert messages(mia, "problem")[0]["code"] == "not-the-time"
        assert owner.seat_wish is not None
        owner.seat_wish.after = SeatRow(2, "someone", guest_id="someone")
        assert (await order(node, table, EVE, Join(2, None))).asked
        assert waiting(ben)[-1] == [0, 1], "and not to that"


async def test_who_takes_a_wish_back_may_have_it_again_at_once(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await three(node)
        eve, ben = await come(node, table, EVE, "eve"), await come(node, table, BEN, "ben")
        await (await owner_of(node, table)).change(seats=(SeatRow(2, ""),))
        await order(node, table, EVE, Join(2, None))
        node.switchboard.say(eve, AnswerSeat(False))
        await ben.until(lambda: waiting(ben)[-1] == [])
        assert (await order(node, table, EVE, Join(2, None))).asked


async def test_whose_line_of_chat_a_change_of_seats_is(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await three(node)
        await node.switchboard.order(table, BEN, MakeKey())
        await order(node, table, BEN, Leave())
        await order(node, table, MIA, Leave())
        assert (await order(node, table, EVE, Join(1, None))).seat == 1
        await order(node, table, EVE, Give(0, "random"))
        lines = [(line.kind, line.seat, line.guest_id, line.name) for line in await node.shelf.chat(table, 9)]
        assert lines == [
            ("left", 1, "ben", "Ben"),
            ("left", 0, "mia", "Mia"),
            ("sat", 1, "eve", "Eve"),
            ("bot", 0, None, "random"),
        ]
        owner = await owner_of(node, table)
        assert owner.away_since[1] == world.steady()


async def test_a_move_makes_what_was_asked_void_and_everybody_is_told(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await come(node, table, MIA, "mia"), await come(node, table, BEN, "ben")
        await played(node, mia, "one")
        node.switchboard.say(mia, AskUndo())
        await ben.until(lambda: [one["waiting"] for one in messages(ben, "undo")] == [[1]])
        owner = await owner_of(node, table)
        mover = mia if stand(mia)["moves"] is not None else ben
        await played(node, mover, "two")
        assert owner.undo is None
        assert [one["by"] for one in messages(ben, "undo")] == [0, None]


async def test_who_asked_for_an_undo_may_take_it_back_and_whoever_says_no_ends_it(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await come(node, table, MIA, "mia"), await come(node, table, BEN, "ben")
        owner = await owner_of(node, table)

        async def say(ear: Ear, message: ClientMessage) -> list[str]:
            """Which problems that has."""
            before = len(messages(ear, "problem"))
            node.switchboard.say(ear, message)
            await owner.ask(nothing)
            return [one["text"] for one in messages(ear, "problem")[before:]]

        assert await say(mia, AskUndo()) == ["the game cannot go back there"]
        assert await say(ben, AnswerUndo(True)) == ["nothing is asked of this seat"]
        await played(node, mia, "one")
        assert await say(ben, AskUndo()) == ["the game cannot go back there"], "he has made no move yet"
        assert await say(mia, AskUndo()) == []
        assert await say(ben, AskUndo(to=0)) == ["an undo is asked for already"]
        assert await say(mia, AnswerUndo(True)) == ["nothing is asked of this seat"]
        assert await say(mia, AnswerUndo(False)) == []
        assert await say(ben, AskUndo(to=0)) == [], "anybody may ask"
        assert await say(mia, AnswerUndo(False)) == []
        wishes = [(one["by"], one["to"], one["waiting"]) for one in messages(ben, "undo")]
        assert wishes == [(0, 0, [1]), (None, 0, []), (1, 0, [0]), (None, 0, [])]
        assert (owner.undo, stand(mia)["n"]) == (None, 1)


async def test_after_an_undo_time_begins_anew_and_somebody_is_asked(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await a_table(node, clock=MoveClock(30))
        mia, ben = await come(node, table, MIA, "mia"), await come(node, table, BEN, "ben")
        await world.pass_time(10_000)
        await played(node, mia, "one")
        await world.pass_time(15_000)
        node.switchboard.say(mia, AskUndo())
        node.switchboard.say(ben, AnswerUndo(True))
        await ben.until(lambda: bool(messages(ben, "undone")))
        [undone] = messages(ben, "undone")
        assert (undone["n"], undone["entries"], undone["by"]) == (2, 0, 0)
        assert undone["position"]["times"][0] == {"seat": 0, "left": 30_000, "running": True}
        await world.pass_time(29_999)
        assert not [one for one in messages(ben, "entry") if one["n"] > 2]
        await world.pass_time(1)
        await ben.until(lambda: [one["seat"] for one in messages(ben, "entry") if one["n"] > 2] == [0])


async def test_who_has_no_voice_is_told_and_nothing_is_kept(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await come(node, table, MIA, "mia"), await come(node, table, BEN, "ben")
        node.bars.now = msgspec.structs.replace(node.bars.now, voices=frozenset({"mia"}))
        for ear in (mia, ben):
            node.switchboard.say(ear, Chat("hello"))
        await mia.until(lambda: bool(messages(mia, "problem")) and bool(messages(mia, "chat")))
        assert [one["code"] for one in messages(mia, "problem")] == ["muted"]
        assert [line.guest_id for line in await node.shelf.chat(table, 9)] == ["ben"]
        async with node.engine.connect() as connection:
            woken = (await connection.execute(select(tables.c.wake_at))).scalars().all()
        assert woken == [None], "to talk wakes nobody"


async def test_another_device_has_the_seat_and_the_one_before_is_sent_away(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await three(node)
        ben, eve = await come(node, table, BEN, "ben"), await come(node, table, EVE, "eve")
        key = await node.switchboard.order(table, BEN, MakeKey())
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
        ear, owner = await come(node, table, MIA, "mia"), await owner_of(node, table)
        hint = {"move": choices(ear)[0], "phrase": {"id": "k"}, "reasons": []}
        waits = asyncio.Event()

        async def teach(*_: Any, **__: Any) -> bytes:
            await waits.wait()
            return msgspec.json.encode(hint)

        async def hear(kind: str, number: int) -> None:
            await ear.until(lambda: len(messages(ear, kind)) == number)

        monkeypatch.setattr(node.thinkers, "teach", teach)
        for number, moves in ((1, [choices(ear)[0]]), (2, [choices(ear)[0], None])):
            waits.clear()
            node.switchboard.say(ear, AskHint())
            node.switchboard.say(ear, AskHint())
            await hear("problem", number)
            assert messages(ear, "problem")[-1]["code"] == "not-the-time", "one at a time"
            waits.set()
            await hear("hint", number)
            await asyncio.sleep(0)
            assert [one["move"] for one in messages(ear, "hint")] == moves
            monkeypatch.setattr(owner.sitting, "barred", lambda *_: Refusal("YAT-1", "by-hand"))


async def test_words_about_turns_are_forgotten_once_they_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "whisper")
        ear, owner = await come(node, table, MIA, "mia"), await owner_of(node, table)
        monkeypatch.setattr(hints, "_taught", lambda *_: True)
        told: list[Any] = []

        async def teach(_work: Any, matter: Any, **_: Any) -> bytes:
            told.append([(entry, msgspec.json.decode(move)) for entry, _view, move in matter.decisions])
            return b'{"said":1}'

        monkeypatch.setattr(node.thinkers, "teach", teach)
        node.switchboard.say(ear, Play("m", msgspec.Raw(msgspec.json.encode(KNOCK)), remark=True))
        await ear.until(lambda: bool(messages(ear, "remark")))
        await asyncio.sleep(0)
        assert (told, len(owner.remarking), owner.decided) == ([[(1, KNOCK)]], 0, [])


async def test_after_an_undo_a_bot_that_is_to_decide_is_asked_again(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "yatai", first=1)
        ear, owner = await come(node, table, MIA, "mia"), await owner_of(node, table)
        await ear.until(lambda: asked(ear))
        made = stand(ear)["entries"]
        node.switchboard.say(ear, AskUndo(to=made - 1))
        await owner.ask(nothing)
        assert messages(ear, "undone"), "its first decisions draw and show nothing"
        await ear.until(lambda: stand(ear)["entries"] >= made)
        [undone] = messages(ear, "undone")
        assert next(one["seat"] for one in messages(ear, "entry") if one["n"] > undone["n"]) == 1


async def test_a_spectator_who_goes_leaves_the_clock_alone(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "hurry")
        ear, eve = await come(node, table, MIA, "mia"), await come(node, table, EVE, "eve")
        owner = await owner_of(node, table)
        node.switchboard.say(ear, SetSpeed(0))
        await ear.until(lambda: bool(messages(ear, "speed")))
        node.switchboard.go(eve)
        await owner.ask(nothing)
        assert (owner.speed, set(owner.away_since)) == (0, {1}), "the bot's seat alone has nobody"


async def test_when_a_game_ends_everybody_is_told_and_it_is_written_down(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await a_table(node, "whisper")
        ears = [await come(node, table, guest, guest.id) for guest in (MIA, BEN)]
        for number in range(6):
            assert not messages(ears[0], "table")
            await world.pass_time(1)
            await played(node, ears[number % 2], f"m{number}", KNOCK)
        owner = await owner_of(node, table)
        await owner.ask(nothing)
        for ear in ears:
            [told] = messages(ear, "table")
            assert (told["table"]["status"], told["table"]["ended_at"]) == ("finished", world.now())
            assert stand(ear)["outcome"] is not None
        stored = await node.shelf.table(table)
        assert stored is not None
        assert (stored.status, stored.ended_at) == (Status.FINISHED, world.now())
        play(node, ears[0], "m0", KNOCK)
        await ears[0].until(lambda: len(messages(ears[0], "accepted")) == 4)
        assert messages(ears[0], "accepted")[-1]["n"] == 1, "what was made before is known for ever"

"""What people say to a table, and what it answers: each to whom it concerns, and refused with its code."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cookoff.server.app.node import Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.protocol.commands import Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import (
    AnswerSeat,
    AnswerUndo,
    AskChoices,
    AskHint,
    AskUndo,
    Chat,
    ClientMessage,
    Hello,
    Ping,
    React,
    SetSpeed,
)
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.worker_pool import Failed
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import BEN, EVE, MIA, a_node, a_table, connect, messages, owner_of, play, stand

pytestmark = pytest.mark.anyio


async def problem(node: Node, ear: FakeConnection, message: ClientMessage) -> tuple[str, str]:
    """What is wrong with saying that."""
    before = len(messages(ear, "error"))
    node.router.forward(ear, message)
    await ear.until(lambda: len(messages(ear, "error")) > before)
    told = messages(ear, "error")[before]
    return told["code"], told["text"]


async def test_a_reaction_is_shown_to_everyone(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ben, eve = await connect(node, table, BEN, "ben"), await connect(node, table, EVE, "eve")
        node.router.forward(ben, React("clap"))
        await eve.until(lambda: bool(messages(eve, "reaction")))
        assert (
            messages(eve, "reaction") == messages(ben, "reaction") == [{"type": "reaction", "seat": 1, "sign": "clap"}]
        )
        assert await problem(node, eve, React("clap")) == ("not-seated", "spectators do not react")


async def test_spectators_decide_nothing(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        eve, nobody = await connect(node, table, EVE, "eve"), await connect(node, table, None, "nobody")  # type: ignore[arg-type]
        for message, why in (
            (AskUndo(), ("not-seated", "spectators do not undo")),
            (AnswerUndo(True), ("not-seated", "spectators do not undo")),
            (AskChoices("X"), ("not-seated", "spectators do not move")),
            (AskHint(), ("not-seated", "spectators decide nothing")),
            (AnswerSeat(True), ("not-now", "nothing is asked of this seat")),
            (SetSpeed(50, False), ("not-now", "only who is alone with bots in real time sets the clock")),
            (Hello(), ("not-now", "hello was said already")),
        ):
            assert await problem(node, eve, message) == why
        assert await problem(node, nobody, Chat("?")) == ("not-seated", "say who you are first: PUT /api/me")
        play(node, eve, "a", {"move": "EndTurn"})
        await eve.until(lambda: any(one["id"] == "a" for one in messages(eve, "error")))
        assert messages(eve, "error")[-1]["text"] == "spectators do not move"


async def test_before_and_after_a_game_nothing_is_decided(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        await a_table(node)
        table = (await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, True, ()))).id
        mia = await connect(node, table, MIA, "mia")
        node.router.forward(mia, Ping("p"))
        await mia.until(lambda: bool(messages(mia, "pong")))
        assert messages(mia, "pong") == [{"type": "pong", "id": "p", "now": 0}]
        for message, words in (
            (AskUndo(), "no game is being played"),
            (AskChoices("X"), "the game has not started"),
            (AskHint(), "nothing is to be decided"),
            (SetSpeed(50, False), "there is no clock to be set"),
        ):
            assert await problem(node, mia, message) == ("not-playing", words)
        play(node, mia, "a", {"move": "EndTurn"})
        await mia.until(lambda: messages(mia, "error")[-1]["id"] == "a")
        assert messages(mia, "error")[-1]["text"] == "the game has not started"
        over = await a_table(node)
        (await owner_of(node, over)).table.status = Status.FINISHED
        ear = await connect(node, over, MIA, "over")
        await environment.pass_time(5)
        node.router.forward(ear, Ping("q"))
        await ear.until(lambda: bool(messages(ear, "pong")))
        assert messages(ear, "pong")[0]["now"] == 5
        for message in (AskUndo(), AskHint(), SetSpeed(50, False)):
            assert (await problem(node, ear, message))[0] == "not-playing"
        play(node, ear, "b", {"move": "EndTurn"})
        await ear.until(lambda: messages(ear, "error")[-1]["id"] == "b")
        assert messages(ear, "error")[-1]["text"] == "the game is over"


async def test_moves_of_a_kind_are_listed_for_who_asks(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        offered = stand(mia)["moves"]["discrete"]
        kind = offered[0]["move"]["move"]
        for wanted, ear, found in (
            (kind, mia, [one for one in offered if one["move"]["move"] == kind]),
            ("Nothing", mia, []),
            (kind, ben, []),
        ):
            before = len(messages(ear, "choices"))
            node.router.forward(ear, AskChoices(wanted))
            await ear.until(lambda ear=ear, before=before: len(messages(ear, "choices")) > before)  # type: ignore[misc]
            listed = messages(ear, "choices")[before]
            assert (listed["n"], listed["kind"], listed["choices"]) == (0, wanted, found)


async def test_a_private_table_is_visible_to_invited_guests(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await a_table(node)
        table = (await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, False, ()))).id
        for guest, invite, bye in (
            (EVE, None, "not-invited"),
            (None, "wrong", "not-invited"),
            (MIA, None, None),
            (None, node.signer.invite(table), None),
        ):
            ear = FakeConnection(f"{guest}{invite}", guest)
            await node.router.connect(ear, table, Hello(invite=invite))
            await ear.until(lambda ear=ear: bool(ear.bye or ear.heard))  # type: ignore[misc]
            assert (ear.bye, bool(messages(ear, "welcome"))) == (bye, bye is None)
        assert len((await owner_of(node, table)).connections) == 2


async def test_a_failed_hint_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any, **__: Any) -> bytes:
        raise Failed("no idea")

    async with a_node(tmp_path) as (node, _):
        await a_table(node)
        monkeypatch.setattr(node.bot_workers, "submit", fails)
        seats = ((None, None), (None, "random"))
        table = await node.table_creator.create(MIA, TableRequest("yatai", 2, {"first": 0}, None, True, seats))
        actor = await owner_of(node, table.id)
        await node.router.order(table.id, MIA, Start())
        mia = await connect(node, table.id, MIA, "mia")
        told = ("failed", "no hint was found in time; try again")
        assert await problem(node, mia, AskHint()) == told
        await asyncio.sleep(0)
        assert not actor.coaching.hints
        assert await problem(node, mia, AskHint()) == told, "and may be asked for again"


async def test_a_server_that_stops_wakes_no_table(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia = await connect(node, table, MIA, "mia")
        await node.registry.close()
        assert (mia.bye, len(node.registry)) == ("restart", 0)
        with pytest.raises(ApiError) as refused:
            await node.registry.find(table)
        assert (refused.value.status, refused.value.code) == (503, "stopping")


async def test_the_lobby_shows_what_is_public_by_game_and_newest_first(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        begun = await a_table(node)
        await environment.pass_time(1)
        whisper = (await node.table_creator.create(MIA, TableRequest("whisper", 2, {}, None, True, ()))).id
        await environment.pass_time(1)
        opened = (await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, True, ()))).id
        await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, False, ()))
        over = await a_table(node)
        await (await owner_of(node, over)).change(status=Status.FINISHED)
        assert [table.id for table in await node.repository.public_tables(None)] == [opened, whisper, begun]
        assert [table.id for table in await node.repository.public_tables("yatai")] == [opened, begun]

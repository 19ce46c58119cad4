"""Talking, taking back, and looking back."""

import gzip
import json
from pathlib import Path

import pytest

from cookoff.server.protocol.messages import AnswerUndo, AskUndo
from cookoff.server.runtime.games.history import log_of
from tests.server.app.tables.test_play import in_turn, two_at
from tests.server.support.client import HttpClient, Socket
from tests.server.support.node import (
    BEN,
    MIA,
    a_node,
    a_table,
    asked,
    connect,
    messages,
    nothing,
    owner_of,
    played,
    reach,
    stand,
)
from tests.server.support.server_process import Server

pytestmark = pytest.mark.anyio


async def test_chat_and_reactions_reach_everyone_and_chat_is_stored(running: Server) -> None:
    async with two_at(running, "whisper") as (mia, ben):
        await mia.send({"type": "chat", "text": "<img src=x onerror=alert(1)>"})
        await ben.until(lambda: any('"chat","number"' in text for text in ben.heard))
        await ben.send({"type": "react", "sign": "clap"})
        await mia.until(lambda: any('"reaction"' in text for text in mia.heard))
        await ben.send({"type": "react", "sign": "<b>"})
        assert (await ben.until_heard("error"))["code"] == "malformed"
        async with Socket(HttpClient(running.address), mia.table) as spectator:
            welcome = json.loads(spectator.heard[0])
            assert [said["text"] for said in welcome["chat"]] == ["<img src=x onerror=alert(1)>"]
            await spectator.send({"type": "chat", "text": "who am I?"})
            assert (await spectator.until_heard("error"))["code"] == "not-seated"


async def test_moves_are_taken_back_by_agreement(running: Server) -> None:
    async with two_at(running, "yatai", options={"first": 0}) as (mia, ben):
        before = mia.position["view"]
        assert mia.position["undo_to"] is None
        await mia.play(mia.moves[0])
        assert mia.position["undo_to"] == 0
        await mia.send({"type": "ask_undo"})
        await ben.until(lambda: any('"undo","by":0' in text for text in ben.heard))
        await mia.send({"type": "answer_undo", "agree": True})
        assert (await mia.until_heard("error"))["code"] == "not-now"
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
        assert (await mia.play(mia.moves[-1]))["n"] == 3
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
        assert (await mover.until_heard("error"))["code"] == "no-undo"


async def test_nothing_is_taken_back_once_chance_was_asked(running: Server) -> None:
    async with two_at(running, "whisper") as both:
        mover, _ = in_turn(*both)
        await mover.play({"move": "Knock", "force": 0.5})
        assert mover.position["undo_to"] is None
        await mover.send({"type": "ask_undo", "to": 0})
        assert (await mover.until_heard("error"))["code"] == "no-undo"


async def test_once_the_game_is_over_everybody_may_see_and_share_all_of_it(running: Server) -> None:
    async with two_at(running, "whisper") as both:
        while not both[0].over:
            mover, other = in_turn(*both)
            n = (await mover.play({"move": "Knock", "force": 0.3}))["n"]
            await other.until(lambda other=other, n=n: other.n >= n)  # type: ignore[misc]
        stranger = HttpClient(running.address)
        path = f"/api/tables/{both[0].table}"
        for seat in (0, 1):
            replay = await stranger.ask("GET", f"{path}/replay?seat={seat}")
            assert replay["seat"] == seat
            assert replay["position"]["view"]["hand"] == json.loads(both[seat].heard[0])["position"]["view"]["hand"]
        status, headers, log = stranger.raw("GET", f"{path}/log")
        assert (status, headers["content-disposition"][:10]) == (200, "attachment")
        for what in ("log", "replay"):
            _, headers, short = stranger.raw("GET", f"{path}/{what}", headers={"accept-encoding": "gzip"})
            assert headers["content-encoding"] == "gzip"
            assert gzip.decompress(short) == stranger.raw("GET", f"{path}/{what}")[2]
        # What was downloaded opens again, by anybody with a name.
        await stranger.enter()
        status, _, body = stranger.raw("POST", "/api/replays?seat=0", log)
        assert (status, len(json.loads(body)["steps"])) == (200, both[0].n)


async def test_a_replay_has_only_your_own_view_until_the_game_is_over(running: Server) -> None:
    async with two_at(running, "whisper") as both:
        mover, other = in_turn(*both)
        await mover.play({"move": "Swap", "card": mover.position["view"]["hand"][0]})
        path = f"/api/tables/{mover.table}/replay"
        own = await mover.visitor.ask("GET", path)
        assert own["seat"] == mover.seat
        assert own["steps"][0]["move"]["move"] == "Swap"
        theirs = await other.visitor.ask("GET", path)
        assert theirs["steps"][0]["move"] == {"move": "SwapSeen"}
        nobodys = await HttpClient(running.address).ask("GET", path)
        assert nobodys["seat"] is None
        assert nobodys["position"]["view"]["hand"] == []
        assert other.visitor.raw("GET", f"{path}?seat={mover.seat}")[0] == 403
        assert other.visitor.raw("GET", f"/api/tables/{mover.table}/log")[0] == 409


async def test_several_moves_are_taken_back_at_once_and_stay_so_after_a_restart(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        made = 0
        while (undo_to := stand(mia)["undo_to"]) is None or made - undo_to < 3:
            await played(node, mia if asked(mia) else ben, f"m{made}")
            made += 1
            await reach(made, mia, ben)
        left = undo_to + 1
        node.router.forward(mia, AskUndo(left))
        await ben.until(lambda: bool(messages(ben, "undo")))
        node.router.forward(ben, AnswerUndo(True))
        await reach(made + 1, mia, ben)
        assert (messages(mia, "undone")[0]["entries"], stand(mia)["entries"]) == (left, left)
        await played(node, mia if asked(mia) else ben, "again")
        await reach(made + 2, mia)
        log = log_of(await node.repository.records(table), "the table")
        assert [entry.n for entry in log.entries] == list(range(1, left + 2))
        await (await owner_of(node, table)).stop()
        again = await connect(node, table, MIA, "mia again")
        assert (stand(again)["n"], stand(again)["entries"]) == (made + 2, left + 1)
        assert stand(again)["view"] == stand(mia)["view"]
        missed = [one["type"] for one in messages(again, "welcome")[0]["missed"]]
        assert missed == [*["entry"] * made, "undone", "entry"]


@pytest.mark.parametrize(("to", "asked_for"), [(None, 2), (2, 2), (3, None), (1, None)])
async def test_an_undo_goes_no_further_than_it_may_and_back_at_least_one(
    tmp_path: Path, to: int | None, asked_for: int | None
) -> None:
    """Two entries behind a barrier at the second: only the third can be taken back."""
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        mover = mia
        for number in (1, 2, 3):
            mover = mia if asked(mia) else ben
            await played(node, mover, f"m{number}")
            await reach(number, mia, ben)
        assert stand(mia)["undo_to"] == 2
        node.router.forward(mover, AskUndo(to))
        await (await owner_of(node, table)).ask(nothing)
        undos = [one["to"] for one in messages(mover, "undo")]
        problems = [one["code"] for one in messages(mover, "error")]
        assert (undos, problems) == (([asked_for], []) if asked_for is not None else ([], ["no-undo"]))
        if asked_for is not None:
            node.router.forward(mover, AskUndo(to))
            await (await owner_of(node, table)).ask(nothing)
            assert messages(mover, "error")[-1]["code"] == "not-now"
            await played(node, mia if asked(mia) else ben, "on")
            assert messages(mover, "undo")[-1]["by"] is None, "a move makes it void"

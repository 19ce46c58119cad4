"""The teacher at tables: hints for those who play with bots alone, analyses of finished games."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert

from cookoff.analysis import Analysis
from cookoff.engine import encode
from cookoff.lab import Scenario, simulate
from cookoff.server.app.learning import analysis_tasks
from cookoff.server.app.node import Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.protocol.commands import Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import AskHint, Play
from cookoff.server.protocol.schemas import NoClock, Status
from cookoff.server.runtime.games import model_games
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import TableRecord
from cookoff.server.storage.repository import insert_guest
from cookoff.server.storage.schema import records
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import BEN, MIA, a_node, a_table, asked, choices, connect, messages, owner_of, played

pytestmark = pytest.mark.anyio


async def alone(node: Node, game: str = "yatai") -> str:
    """Mia and a bot; Mia is first."""
    if await node.repository.guest(MIA.id.encode()) is None:
        await node.committer.commit(Change(statements=[insert_guest(MIA, MIA.id.encode(), 0)]))
    options = {"first": 0} if game == "yatai" else {}
    table = await node.table_creator.create(
        MIA, TableRequest(game, 2, options, None, True, ((None, None), (None, "random")), NoClock())
    )
    await node.router.order(table.id, MIA, Start())
    return table.id


async def answer(node: Node, ear: FakeConnection) -> Any:
    """What comes of asking for a hint."""
    before = len(messages(ear, "hint") + messages(ear, "error"))
    node.router.forward(ear, AskHint())
    await ear.until(lambda: len(messages(ear, "hint") + messages(ear, "error")) > before)
    return [one for one in map(msgspec.json.decode, ear.heard) if one["type"] in ("hint", "error")][-1]


async def test_a_hint_names_a_move_that_can_be_made(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        mia = await connect(node, await alone(node), MIA, "mia")
        assert asked(mia)
        hint = await answer(node, mia)
        assert hint["type"] == "hint"
        assert hint["phrase"]["id"] == f"move-{hint['move']['move']}"
        await played(node, mia, "as-hinted", hint["move"])


async def test_no_hint_among_people_in_real_time_or_for_those_who_do_not_decide(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        assert (await answer(node, mia))["code"] == "no-hints"
        assert (await answer(node, ben))["code"] == "no-hints"
        assert (await answer(node, await connect(node, table, MIA, "other")))["code"] == "no-hints"
        kitchen = await connect(node, await alone(node, "mithral-chef"), MIA, "cook")
        assert (await answer(node, kitchen))["code"] == "no-hints"
        whisper = await connect(node, await alone(node, "whisper"), MIA, "whisper")
        assert (await answer(node, whisper))["code"] == "no-hints"


async def turn(node: Node, ear: FakeConnection) -> None:
    """Make the first move that is offered, asking for a word about it, until others are to act."""
    for made in range(20):
        if not asked(ear):
            return
        node.router.forward(ear, Play(f"turn-{made}", msgspec.Raw(encode(choices(ear)[0])), remark=True))
        await ear.until(partial(_accepted, ear, made + 1))
    raise AssertionError("the turn does not end")


def _accepted(ear: FakeConnection, moves: int) -> bool:
    return len(messages(ear, "accepted")) == moves


async def test_a_finished_turn_gets_a_remark(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        table = await alone(node)
        mia = await connect(node, table, MIA, "mia")
        await turn(node, mia)
        assert (await owner_of(node, table)).coaching.decisions == []
        await mia.until(lambda: len(messages(mia, "remark")) == 1)
        review = messages(mia, "remark")[0]["review"]
        assert review["seat"] == 0
        assert review["move"]["id"].startswith("move-")


async def test_there_are_no_remarks_among_people(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        await turn(node, mia if asked(mia) else ben)
        actor = await owner_of(node, table)
        assert (actor.coaching.decisions, actor.coaching.remarks) == ([], set())
        assert messages(mia, "remark") + messages(ben, "remark") == []


@pytest.fixture
def log(tmp_path: Path) -> bytes:
    simulate(Scenario("yatai", 2, ("random",)), 1, logs=tmp_path / "logs")
    return (tmp_path / "logs" / "yatai-0001.jsonl").read_bytes()


async def finished(node: Node, game: str = "yatai", log: bytes = b"") -> TableRecord:
    """A table whose game is over; its records are those of the log, if there is one."""
    table = await node.repository.table(await alone(node, game))
    assert table is not None
    table.status = Status.FINISHED
    if log:
        rows = [
            {"table_id": table.id, "n": n, "kind": "entry" if n else "header", "seat": 0, "line": line}
            for n, line in enumerate(log.splitlines(keepends=True))
        ]
        gone = delete(records).where(records.c.table_id == table.id)
        await node.committer.commit(Change(statements=[gone, insert(records).values(rows)]))
    return table


async def over(node: Node, table: TableRecord, seat: int | None) -> None:
    """Wait for the end of an analysis."""
    job = await node.jobs.find(f"analysis/{table.id}/{-1 if seat is None else seat}")
    assert job is not None
    task = node.analyses.runner.task(job.code)
    assert task is not None
    await task


@pytest.mark.slow
async def test_an_analysis_is_computed_once_and_stored_with_the_game(
    tmp_path: Path, log: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_tasks, "DEPTH", "quick")
    async with a_node(tmp_path) as (node, _environment):
        table = await finished(node, log=log)
        loaded = await node.registry.loaded(table)
        begun = await node.analyses.begin(table, loaded, log, 0, MIA.id)
        assert (begun.done, begun.count, begun.analysis) == (0, log.count(b"\n"), None)
        await over(node, table, 0)
        found = await node.analyses.status(table, 0)
        assert found.analysis is not None
        told = msgspec.json.decode(found.analysis)
        assert (told["game"], told["perspective"], told["coarse"]) == ("yatai", 0, False)
        assert {review["seat"] for review in told["reviews"]} == {0}
        again = await node.analyses.begin(table, loaded, b"nothing is read any more", 0, MIA.id)
        assert again == found
        assert (await node.analyses.status(table, 1)).analysis is None


async def test_an_analysis_can_be_stopped_and_too_many_are_refused(
    tmp_path: Path, log: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_what: object, **_how: object) -> bytes:
        never: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        return await never

    async with a_node(tmp_path) as (node, _environment):
        monkeypatch.setattr(node.bot_workers, "submit", busy)
        table = await finished(node)
        loaded = await node.registry.loaded(table)
        for seat in (0, 1):
            await node.analyses.begin(table, loaded, log, seat, MIA.id)
        with pytest.raises(ApiError, match="still being analysed"):
            await node.analyses.begin(table, loaded, log, None, MIA.id)
        with pytest.raises(ApiError, match="somebody else"):
            await node.analyses.cancel(table, 0, BEN.id)
        assert (await node.analyses.status(table, 0)).count > 0
        for seat in (0, 1):
            await node.analyses.cancel(table, seat, MIA.id)
            assert (await node.analyses.status(table, seat)).count == 0


async def test_a_game_that_cannot_be_analysed_is_reported(tmp_path: Path, log: bytes) -> None:
    async with a_node(tmp_path) as (node, _environment):
        table = await finished(node)
        loaded = await node.registry.loaded(table)
        await node.analyses.begin(table, loaded, log[: log.index(b"\n") + 1], None, MIA.id)
        await over(node, table, None)
        with pytest.raises(ApiError, match="not over"):
            await node.analyses.status(table, None)
        assert (await node.analyses.status(table, None)).count == 0, "it is said once, and can be tried again"
        other = await finished(node, "whisper")
        with pytest.raises(ApiError, match="are not analysed"):
            await node.analyses.begin(other, await node.registry.loaded(other), log, None, MIA.id)


@pytest.mark.slow
async def test_a_better_line_is_a_part_of_a_replay_that_was_never_played(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        loaded = node.catalogue.own("yatai")
        log = model_games.log_of(loaded.room, 1)
        analysis = msgspec.json.decode(model_games.analysis_of(loaded.room, 1), type=Analysis)
        review = analysis.mistakes()[0]

        def matter(n: int) -> analysis_tasks.LineRequest:
            return analysis_tasks.LineRequest(loaded.reference, log, None, review.seat, n)

        line = msgspec.json.decode(await node.analyses.line(loaded, matter(review.n), (MIA.id,)))
        assert line["position"]["n"] == review.n - 1
        assert [step["entry"] for step in line["steps"]] == list(range(review.n, review.n + 1 + len(review.line)))
        assert {step["seat"] for step in line["steps"]} == {review.seat}
        told = [f"move-{step['move']['move']}" for step in line["steps"]]
        assert review.better is not None
        assert told == [phrase.id for phrase in (review.better, *review.line)]
        good = next(each for each in analysis.reviews if each.gave_away == 0)
        with pytest.raises(ApiError, match="nothing surely better"):
            await node.analyses.line(loaded, matter(good.n), (MIA.id,))

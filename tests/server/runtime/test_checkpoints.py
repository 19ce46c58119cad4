"""Long games: they are opened from how they stood, and of what somebody missed only the end is told."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from cookoff.engine.log import parse
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.server.app.node import Node
from cookoff.server.app.tables import moves, presence
from cookoff.server.app.tables.moves import row
from cookoff.server.protocol.messages import AnswerUndo, AskUndo
from cookoff.server.runtime.games.history import lately, log_of
from cookoff.server.runtime.games.live_game import Checkpoint
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import LogRecord
from cookoff.server.storage.schema import checkpoints
from tests.server.support.node import (
    BEN,
    MIA,
    a_node,
    a_table,
    asked,
    connect,
    messages,
    owner_of,
    played,
    reach,
    stand,
)

pytestmark = pytest.mark.anyio

EVERY = 50
"""Records after which it is written down in these tests how a game stands."""
OFFER = {"move": "MakeOffer", "to": 1, "give": [0, 0, 0], "want": [1, 0, 0]}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "EVERY", EVERY)


async def talk(actor: TableActor, many: int) -> None:
    """Ben only talks in the kitchen: so many records, written down at once."""
    live_game = actor.live_game
    assert live_game is not None
    rows: list[dict[str, Any]] = []
    while len(rows) < many:
        state = live_game.match.state
        move = m.Withdraw(state.offers[0].id) if state.offers else m.MakeOffer(0, (0, 0, 0), (1, 0, 0))
        made = live_game.play(1, move, max(actor.now(), state.players[1].offering), f"talk-{len(rows)}")
        assert isinstance(made, tuple)
        rows.append(row(actor.table.id, made.record))
    await actor.commit(Change(actor.table.id, rows))


async def kitchen(node: Node, environment: Any) -> str:
    """A table where hands may move."""
    table = await a_table(node, "mithral-chef")
    ear = await connect(node, table, MIA, "cook")
    await environment.pass_time(4000)
    await ear.until(lambda: asked(ear))
    return table


async def test_a_long_game_is_opened_from_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await kitchen(node, environment)
        actor = await owner_of(node, table)
        await actor.ask(lambda: talk(actor, 2 * EVERY))
        await actor.stop()
        ear = await connect(node, table, MIA, "mia")
        assert await node.repository.checkpoint(table) is None
        await played(node, ear, "offer", OFFER)
        assert await node.repository.checkpoint(table) is not None
        await played(node, ear, "one more", {"move": "Withdraw", "offer": EVERY})
        before = stand(ear)
        await (await owner_of(node, table)).stop()
        read: list[int] = []
        records = node.repository.records

        async def noted(*args: Any, **more: Any) -> list[LogRecord]:
            found = await records(*args, **more)
            read.append(len(found))
            return found

        monkeypatch.setattr(node.repository, "records", noted)
        again = await owner_of(node, table)
        assert read == [1, 1], "the header, and what came since"
        ear = await connect(node, table, MIA, "mia again")
        known = {key: value for key, value in before.items() if key != "now"}
        assert {key: value for key, value in stand(ear).items() if key != "now"} == known
        assert again.live_game is not None
        assert again.live_game.ids[1, f"talk-{2 * EVERY - 1}"] < again.live_game.ids[0, "one more"]
        await environment.pass_time(2000)
        await played(node, ear, "and on", OFFER)
        lines = [record.line for record in await records(table)]
        assert len(parse(b"".join(lines), "the log").entries) == stand(ear)["entries"], "the chain goes on"


async def test_checkpoints_are_only_a_shortcut(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await kitchen(node, environment)
        actor = await owner_of(node, table)
        await actor.ask(lambda: talk(actor, EVERY))
        ear = await connect(node, table, MIA, "mia")
        await played(node, ear, "offer", OFFER)
        for data in (b"{}", b"no JSON", _with_state(await _kept(node), b"[]")):
            await node.committer.commit(Change(statements=[update(checkpoints).values(data=data)]))
            await (await owner_of(node, table)).stop()
            again = await connect(node, table, MIA, "mia again")
            assert stand(again)["view"] == stand(ear)["view"]


async def _kept(node: Node) -> bytes:
    async with node.engine.connect() as connection:
        data: bytes = (await connection.execute(select(checkpoints.c.data))).scalar_one()
        return data


def _with_state(kept: bytes, state: bytes) -> bytes:
    fields = msgspec.json.decode(kept, type=dict[str, msgspec.Raw])
    return msgspec.json.encode(fields | {"state": msgspec.Raw(state)})


async def test_undo_never_goes_behind_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry asks for it; only those behind which nothing can be undone are kept."""
    monkeypatch.setattr(moves, "EVERY", 1)
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        stood: list[int] = []
        for number in range(1, 13):
            await played(node, mia if asked(mia) else ben, f"m{number}")
            await reach(number, mia, ben)
            data = await node.repository.checkpoint(table)
            entries = 0 if data is None else msgspec.json.decode(data, type=Checkpoint).entries
            undo_to = stand(mia)["undo_to"]
            assert entries <= (number if undo_to is None else undo_to)
            stood.append(entries)
        assert 0 < max(stood) < 12
        node.router.forward(mia, AskUndo(max(stood) + 2))
        await ben.until(lambda: bool(messages(ben, "undo")))
        node.router.forward(ben, AnswerUndo(True))
        await reach(13, mia, ben)
        await played(node, mia if asked(mia) else ben, "again")
        await reach(14, mia, ben)
        await (await owner_of(node, table)).stop()
        again = await connect(node, table, MIA, "mia again")
        log = log_of(await node.repository.records(table), "the table")
        assert (stand(again)["entries"], len(log.entries)) == (max(stood) + 3, max(stood) + 3)
        assert (stand(again)["view"], stand(again)["undo_to"]) == (stand(mia)["view"], stand(mia)["undo_to"])


async def test_after_a_long_absence_the_latest_entries_are_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await kitchen(node, environment)
        actor = await owner_of(node, table)
        monkeypatch.setattr(presence, "MISSED", 60)
        await actor.ask(lambda: talk(actor, 80))
        n = actor.live_game.n if actor.live_game else 0
        ear = await connect(node, table, BEN, "ben")
        missed = messages(ear, "welcome")[0]["missed"]
        assert [one["n"] for one in missed] == list(range(n - 59, n + 1))
        monkeypatch.setattr(presence, "MISSED_BYTES", 5000)
        fewer = messages(await connect(node, table, BEN, "again"), "welcome")[0]["missed"]
        assert fewer == missed[-len(fewer) :]
        assert 0 < len(fewer) < 50


@pytest.mark.parametrize(("most", "left"), [(0, 0), (9, 0), (10, 1), (29, 2), (30, 3), (99, 3)])
def test_the_last_records_that_are_together_not_too_long(most: int, left: int) -> None:
    records = [LogRecord(n, "entry", 0, None, b"x" * 10) for n in (1, 2, 3)]
    assert lately(records, most) == records[3 - left :]

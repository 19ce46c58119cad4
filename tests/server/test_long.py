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
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import Record
from cookoff.server.storage.schema import checkpoints
from tests.server.node import BEN, MIA, a_node, a_table, asked, come, messages, owner_of, played, reach, stand

pytestmark = pytest.mark.anyio

EVERY = 50
"""Records after which it is written down in these tests how a game stands."""
OFFER = {"move": "MakeOffer", "to": 1, "give": [0, 0, 0], "want": [1, 0, 0]}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "EVERY", EVERY)


async def talk(owner: Owner, many: int) -> None:
    """Ben only talks in the kitchen: so many records, written down at once."""
    sitting = owner.sitting
    assert sitting is not None
    rows: list[dict[str, Any]] = []
    while len(rows) < many:
        state = sitting.match.state
        move = m.Withdraw(state.offers[0].id) if state.offers else m.MakeOffer(0, (0, 0, 0), (1, 0, 0))
        made = sitting.play(1, move, max(owner.now(), state.players[1].offering), f"talk-{len(rows)}")
        assert isinstance(made, tuple)
        rows.append(row(owner.table.id, made.record))
    await owner.commit(Change(owner.table.id, rows))


async def kitchen(node: Node, world: Any) -> str:
    """A table where hands may move."""
    table = await a_table(node, "mithral-chef")
    ear = await come(node, table, MIA, "cook")
    await world.pass_time(4000)
    await ear.until(lambda: asked(ear))
    return table


async def test_a_long_game_is_opened_from_how_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await kitchen(node, world)
        owner = await owner_of(node, table)
        await owner.ask(lambda: talk(owner, 2 * EVERY))
        await owner.stop()
        ear = await come(node, table, MIA, "mia")
        assert await node.shelf.checkpoint(table) is None
        await played(node, ear, "offer", OFFER)
        assert await node.shelf.checkpoint(table) is not None
        await played(node, ear, "one more", {"move": "Withdraw", "offer": EVERY})
        before = stand(ear)
        await (await owner_of(node, table)).stop()
        read: list[int] = []
        records = node.shelf.records

        async def noted(*args: Any, **more: Any) -> list[Record]:
            found = await records(*args, **more)
            read.append(len(found))
            return found

        monkeypatch.setattr(node.shelf, "records", noted)
        again = await owner_of(node, table)
        assert read == [1, 1], "the header, and what came since"
        ear = await come(node, table, MIA, "mia again")
        known = {key: value for key, value in before.items() if key != "now"}
        assert {key: value for key, value in stand(ear).items() if key != "now"} == known
        assert again.sitting is not None
        assert again.sitting.ids[1, f"talk-{2 * EVERY - 1}"] < again.sitting.ids[0, "one more"]
        await world.pass_time(2000)
        await played(node, ear, "and on", OFFER)
        lines = [record.line for record in await records(table)]
        assert len(parse(b"".join(lines), "the log").entries) == stand(ear)["entries"], "the chain goes on"


async def test_how_it_stood_is_only_a_shortcut(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await kitchen(node, world)
        owner = await owner_of(node, table)
        await owner.ask(lambda: talk(owner, EVERY))
        ear = await come(node, table, MIA, "mia")
        await played(node, ear, "offer", OFFER)
        for data in (b"{}", b"no JSON", _with_state(await _kept(node), b"[]")):
            await node.committer.commit(Change(statements=[update(checkpoints).values(data=data)]))
            await (await owner_of(node, table)).stop()
            again = await come(node, table, MIA, "mia again")
            assert stand(again)["view"] == stand(ear)["view"]


async def _kept(node: Node) -> bytes:
    async with node.engine.connect() as connection:
        data: bytes = (await connection.execute(select(checkpoints.c.data))).scalar_one()
        return data


def _with_state(kept: bytes, state: bytes) -> bytes:
    fields = msgspec.json.decode(kept, type=dict[str, msgspec.Raw])
    return msgspec.json.encode(fields | {"state": msgspec.Raw(state)})


async def test_what_may_be_undone_is_never_behind_how_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry asks for it; only those behind which nothing can be undone are kept."""
    monkeypatch.setattr(moves, "EVERY", 1)
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await come(node, table, MIA, "mia"), await come(node, table, BEN, "ben")
        stood: list[int] = []
        for number in range(1, 13):
            await played(node, mia if asked(mia) else ben, f"m{number}")
            await reach(number, mia, ben)
            data = await node.shelf.checkpoint(table)
            entries = 0 if data is None else msgspec.json.decode(data, type=Checkpoint).entries
            undo_to = stand(mia)["undo_to"]
            assert entries <= (number if undo_to is None else undo_to)
            stood.append(entries)
        assert 0 < max(stood) < 12
        node.switchboard.say(mia, AskUndo(max(stood) + 2))
        await ben.until(lambda: bool(messages(ben, "undo")))
        node.switchboard.say(ben, AnswerUndo(True))
        await reach(13, mia, ben)
        await played(node, mia if asked(mia) else ben, "again")
        await reach(14, mia, ben)
        await (await owner_of(node, table)).stop()
        again = await come(node, table, MIA, "mia again")
        log = log_of(await node.shelf.records(table), "the table")
        assert (stand(again)["entries"], len(log.entries)) == (max(stood) + 3, max(stood) + 3)
        assert (stand(again)["view"], stand(again)["undo_to"]) == (stand(mia)["view"], stand(mia)["undo_to"])


async def test_of_a_long_absence_the_end_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, world):
        table = await kitchen(node, world)
        owner = await owner_of(node, table)
        monkeypatch.setattr(presence, "MISSED", 60)
        await owner.ask(lambda: talk(owner, 80))
        n = owner.sitting.n if owner.sitting else 0
        ear = await come(node, table, BEN, "ben")
        missed = messages(ear, "welcome")[0]["missed"]
        assert [one["n"] for one in missed] == list(range(n - 59, n + 1))
        monkeypatch.setattr(presence, "MISSED_BYTES", 5000)
        fewer = messages(await come(node, table, BEN, "again"), "welcome")[0]["missed"]
        assert fewer == missed[-len(fewer) :]
        assert 0 < len(fewer) < 50


@pytest.mark.parametrize(("most", "left"), [(0, 0), (9, 0), (10, 1), (29, 2), (30, 3), (99, 3)])
def test_the_last_records_that_are_together_not_too_long(most: int, left: int) -> None:
    records = [Record(n, "entry", 0, None, b"x" * 10) for n in (1, 2, 3)]
    assert lately(records, most) == records[3 - left :]

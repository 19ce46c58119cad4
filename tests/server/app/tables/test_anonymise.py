"""A person's name leaves a game that goes on: nothing else does, and its log is whole."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, select

from cookoff.engine.log import parse
from cookoff.server.app.tables.anonymise import rechained
from cookoff.server.protocol.commands import Forget
from cookoff.server.protocol.messages import AnswerUndo, AskUndo
from cookoff.server.runtime.games.history import log_of, standing
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import ChatRecord, GuestRecord, LogRecord, UndoRecord
from cookoff.server.storage.repository import insert_chat, update_guest
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
    with_a_bot,
)

pytestmark = pytest.mark.anyio


async def test_a_name_is_removed_from_a_game_with_undone_moves(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table, other = await a_table(node), await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        made = 0
        while (undo_to := stand(mia)["undo_to"]) is None or made - undo_to < 2:
            await played(node, mia if asked(mia) else ben, f"m{made}")
            made += 1
            await reach(made, mia, ben)
        node.router.forward(mia, AskUndo(made - 1))
        await ben.until(lambda: bool(messages(ben, "undo")))
        node.router.forward(ben, AnswerUndo(True))
        await reach(made + 1, mia, ben)
        await played(node, mia if asked(mia) else ben, "again")
        said = [
            ChatRecord(1, 0, "Mia", "what was said", 0, "mia"),
            ChatRecord(2, 1, "Ben", "Mia", 0, None, "sat"),
            ChatRecord(3, 0, "Mia", "Ben", 0, None, "sat"),
            ChatRecord(4, 1, "Ben", "Oma", 0, None, "sat"),
        ]
        for one in (table, other):
            await node.committer.commit(Change(statements=[insert_chat(one, line) for line in said]))
            await node.committer.commit(Change(statements=[insert(checkpoints).values(table_id=one, data=b"{}")]))
        before = await node.repository.records(table)
        await node.router.order(table, MIA, Forget())
        after = await node.repository.records(table)
        kept = [(record.n, record.kind, record.seat, record.move_id) for record in before]
        assert [(record.n, record.kind, record.seat, record.move_id) for record in after] == kept
        assert [record.kind for record in after] == ["header", *["entry"] * made, "undo", "entry"]
        log, was = log_of(after, "after"), log_of(before, "before")
        assert (was.header.seats, log.header.seats) == (("Mia", "Ben"), ("", "Ben"))
        assert log.entries == was.entries, "and the chain of hashes holds"
        assert [line.number for line in await node.repository.chat(table, 9)] == [1, 4], (
            "notices that name her are gone"
        )
        actor = await owner_of(node, table)
        assert (actor.table.seats[0].name, actor.table.seats[0].colour, actor.table.seats[0].free) == ("", None, True)
        assert (actor.table.seats[1].name, actor.table.seats[1].guest_id) == ("Ben", "ben")
        assert actor.live_game is not None
        assert (actor.live_game.n, actor.live_game.match.hash) == (made + 2, log.hash)
        assert [line.number for line in await node.repository.chat(other, 9)] == [1, 2, 3, 4]
        async with node.engine.connect() as connection:
            assert (await connection.execute(select(checkpoints.c.table_id))).scalars().all() == [other]
        header = (await node.repository.records(other))[0]
        assert parse(header.line, "other").header.seats == ("Mia", "Ben")


async def test_guests_who_left_earlier_are_deleted_too(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        actor = await owner_of(node, table)
        actor.table.seats[0] = msgspec.structs.replace(actor.table.seats[0], guest_id=None)
        await node.router.order(table, MIA, Forget())
        assert log_of(await node.repository.records(table), "log").header.seats == ("", "Ben")
        assert actor.table.seats[1].guest_id == "ben"


async def test_only_that_guest_is_deleted(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        records = await node.repository.records(await a_table(node))
        ben = {"Ben": {1}}
        assert rechained(records, "Mia", {1}, ben) == {}, "somebody else of the same name"
        assert rechained(records, "Oma", {0}, {"Mia": {0}, **ben}) == {}, "who sat there after Mia"
        assert rechained([], "Mia", {0}, ben) == {}
        undo = LogRecord(0, "undo", 0, None, msgspec.json.encode(UndoRecord(0, 0)))
        assert rechained([undo, *records], "Mia", {0}, ben) == {}, "it begins with its header, or it is no log"
        assert set(rechained(records, "Mia", {0}, ben)) == {0}
        assert standing(records) == records


async def test_a_name_from_before_a_renaming_is_removed(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        await node.committer.commit(Change(statements=[update_guest(GuestRecord("mia", "Maria", "#111111"))]))
        await node.router.order(table, MIA, Forget())
        assert log_of(await node.repository.records(table), "log").header.seats == ("", "Ben")


async def test_a_bots_name_stays_at_a_seat_that_the_guest_took_over(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        records = await node.repository.records(await with_a_bot(node, "yatai"))
        assert rechained(records, "Ben", {1}, {"Mia": {0}}) == {}


async def test_a_missing_guest_is_not_deleted(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        before = await node.repository.records(table)
        stranger = type(MIA)("eve", "Mia", "#333333")
        await node.router.order(table, stranger, Forget())
        assert await node.repository.records(table) == before

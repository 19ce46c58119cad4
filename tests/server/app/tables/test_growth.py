"""Nothing at a table grows without end: old chat lines are deleted, and undo has a limit."""

from pathlib import Path

import pytest

from cookoff.server.app.tables import chat, undo
from cookoff.server.protocol.commands import Join, Leave
from cookoff.server.protocol.messages import AskUndo, Chat
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import ChatRecord
from cookoff.server.storage.repository import insert_chat
from tests.server.support.node import BEN, MIA, a_node, a_table, asked, connect, messages, order, played, with_a_bot

pytestmark = pytest.mark.anyio


async def test_old_chat_lines_are_deleted_and_the_rules_notice_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "KEPT", 100)
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        lines = [ChatRecord(number, 0, "Mia", "spam", 0, "mia") for number in range(1, 149)]
        lines[0] = ChatRecord(1, None, "1", "2", 0, None, "rules")
        await node.committer.commit(Change(statements=[insert_chat(table, line) for line in lines]))
        mia = await connect(node, table, MIA, "mia")
        await (await node.registry.find(table)).load()  # type: ignore[union-attr]
        for number in (149, 150):
            node.router.forward(mia, Chat("more"))
            await mia.until(lambda n=number: any(line["number"] == n for line in messages(mia, "chat")))  # type: ignore[misc]
        numbers = [line.number for line in await node.repository.chat(table, 1000)]
        assert numbers == [1, *range(51, 151)]


async def test_notices_of_people_who_come_and_go_are_deleted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "KEPT", 10)
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        await order(node, table, BEN, Leave())
        for _ in range(30):
            await order(node, table, MIA, Leave())
            await order(node, table, MIA, Join(0, None))
        assert len(await node.repository.chat(table, 1000)) < 25


async def test_undo_ends_before_the_log_is_full_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "UNDONE", 5)
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "yatai")
        mia = await connect(node, table, MIA, "mia")
        made = 0
        while not messages(mia, "error"):
            await played(node, mia, f"m{made}")
            made += 1
            node.router.forward(mia, AskUndo(0))
            told = len(messages(mia, "undone")) + len(messages(mia, "error"))
            await mia.until(lambda n=told: len(messages(mia, "undone")) + len(messages(mia, "error")) > n)  # type: ignore[misc]
            assert asked(mia) or messages(mia, "error")
        assert messages(mia, "error")[0]["code"] == "no-undo"
        assert made == 4, "three moves and their undos are more than five records"

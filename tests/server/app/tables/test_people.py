"""Notes about people's decisions: taken only if the operator wants them, and without anything that names somebody."""

from pathlib import Path

import pytest

from cookoff.lab.people.note import Note, read_notes
from cookoff.server.ops import people_notes
from cookoff.server.ops.people_notes import PeopleNotes
from cookoff.server.protocol.messages import AnswerUndo, AskUndo
from tests.server.support.node import (
    BEN,
    MIA,
    a_node,
    a_table,
    choices,
    connect,
    messages,
    play,
    played,
    reach,
    with_a_bot,
)

pytestmark = pytest.mark.anyio


async def test_decisions_refusals_and_undos_are_noted_with_their_time(tmp_path: Path) -> None:
    folder = tmp_path / "notes"
    async with a_node(tmp_path, people_notes=folder, node="here:1") as (node, environment):
        table = await a_table(node)
        mia, ben = [await connect(node, table, guest, guest.id) for guest in (MIA, BEN)]
        await environment.pass_time(3_000)
        play(node, mia, "bad", {"move": "EndTurn"})
        await mia.until(lambda: bool(messages(mia, "refused")))
        first = choices(mia)[0]["move"]
        await environment.pass_time(1_500)
        await played(node, mia, "one")
        await reach(1, ben)
        node.router.forward(mia, AskUndo(None))
        await ben.until(lambda: bool(messages(ben, "undo")))
        node.router.forward(ben, AnswerUndo(True))
        await mia.until(lambda: bool(messages(mia, "undone")))
        await environment.pass_time(7_000)
        await played(node, mia, "two")
        await node.people_notes.flush()
    found = list(read_notes(folder))
    assert [(note.seat, note.kind, note.step, note.ms) for note in found] == [
        (0, "refused", "EndTurn", 0),
        (0, "move", first, 4_500),
        (0, "undo", first, 0),
        (0, "move", first, 7_000),
    ]
    assert found[0].rule.startswith("YAT-")
    [file] = folder.iterdir()
    assert file.name == "here-1.people.jsonl"
    text = file.read_text("utf-8")
    for private in (table, "mia", "Mia", "ben", "Ben", str(environment.now())):
        assert private not in text


async def test_bots_are_not_noted(tmp_path: Path) -> None:
    async with a_node(tmp_path, people_notes=tmp_path / "notes") as (node, environment):
        table = await with_a_bot(node, "yatai", first=1)
        mia = await connect(node, table, MIA, "mia")
        await environment.pass_time(60_000)
        await mia.until(lambda: bool(messages(mia, "entry")))
    assert not (tmp_path / "notes").exists()


async def test_nothing_is_noted_unless_it_is_wanted(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        table = await a_table(node)
        mia = await connect(node, table, MIA, "mia")
        await played(node, mia, "one")
        assert not node.people_notes.wanted
        await node.people_notes.flush()
    assert not list(tmp_path.rglob("*.people.jsonl"))


NOTE = Note("a", "yatai", "box", 0, "move", "Push", 1000)


async def test_a_file_ends_when_it_is_long_and_a_disk_that_refuses_costs_only_notes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(people_notes, "MOST_BYTES", 150)
    monkeypatch.setattr(people_notes, "MOST_WAITING", 2)
    notes = PeopleNotes(tmp_path, "one", "key")
    for _ in range(4):
        notes.take(NOTE)
        await notes.flush()
    assert len(list(read_notes(tmp_path))) == 1
    (tmp_path / "file").write_text("")
    blocked = PeopleNotes(tmp_path / "file" / "folder", "one", "key")
    for _ in range(3):
        blocked.take(NOTE)
    await blocked.flush()
    assert "cannot write notes" in caplog.text


def test_what_stands_for_a_table_changes_with_every_start() -> None:
    one, other = PeopleNotes(None, "one", "key"), PeopleNotes(None, "one", "other key")
    assert one.play("table") == one.play("table") != other.play("table")

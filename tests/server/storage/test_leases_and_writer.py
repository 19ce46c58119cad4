"""Leases, the lock and the writer on the embedded database, looked at from within."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text, update

from cookoff.engine import BadInput
from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Settings
from cookoff.server.storage import committer as committers
from cookoff.server.storage import database, leases, repository
from cookoff.server.storage.committer import Change, Committer
from cookoff.server.storage.lock import Lock
from cookoff.server.storage.records import ChatRecord
from cookoff.server.storage.repository import insert_chat
from cookoff.server.storage.schema import nodes, tables
from cookoff.server.storage.writers import ThreadWriter
from tests.server.support.node import BEN, MIA, a_node, a_table, owner_of

pytestmark = pytest.mark.anyio


def test_a_lock_is_held_by_one_and_let_go(tmp_path: Path) -> None:
    file = tmp_path / "new" / "house.db"
    first, second = Lock(file), Lock(file)
    first.take()
    assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}
    assert file.parent.stat().st_mode & 0o777 == 0o700
    with pytest.raises(BadInput) as refused:
        second.take()
    folder = file.parent
    assert str(refused.value) == f"--data: another server is using {folder}; stop it, or name another folder"
    second.release()
    with pytest.raises(BadInput):
        second.take()
    first.release()
    first.release()
    second.take()
    second.release()


def test_a_folder_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput) as refused:
        Lock(tmp_path / "file" / "house.db").take()
    assert str(refused.value) == f"--data: {tmp_path / 'file'} cannot be used: File exists"


@asynccontextmanager
async def two_nodes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Any, ...]]:
    """A node with a table, and the leases of another one on its database."""
    async with a_node(folder) as (node, environment):
        table = await a_table(node)
        committer = Committer(ThreadWriter(node.engine), "other")
        committer.start()
        monkeypatch.setattr(database, "is_embedded", lambda _engine: False)
        other = leases.Leases(node.engine, committer, "two", 60_000, Signer(Settings(folder, secret="x" * 32)))
        monkeypatch.undo()
        await committer.commit(
            Change(statements=[insert(nodes).values(id="other", name="two", until=2**50, fingerprint="")])
        )
        yield node, environment, table, other
        await committer.stop()


async def test_a_table_belongs_to_a_living_node_until_it_lets_it_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_nodes(tmp_path, monkeypatch) as (node, _, table, other):
        assert await other.claim(table) == node.leases.node, "it is awake there"
        await other.release(table)
        assert await other.claim(table) == node.leases.node, "nobody lets go of what is another's"
        await node.leases.try_writing()
        await node.leases.release(table)
        assert await other.claim(table) == await node.leases.claim(table) == "other"
        await node.committer.commit(Change(statements=[update(nodes).where(nodes.c.id == "other").values(until=1)]))
        assert await node.leases.dead({"other", node.leases.node}) == {"other"}
        assert await node.leases.claim(table) == node.leases.node, "the dead hold nothing"
        assert await other.renew()
        assert await node.leases.dead({"other"}) == set()
        await other.leave()
        assert not await other.renew()
        assert await node.leases.claim(table) == node.leases.node
        await node.leases.enter()


async def test_tables_with_due_moves_wait_for_a_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_nodes(tmp_path, monkeypatch) as (node, environment, table, other):
        second = await a_table(node)
        for one, at in ((table, environment.now() + 10), (second, environment.now() + 5)):
            await node.committer.commit(Change(one, wake_at=at))
        assert await node.leases.waiting(environment.now() + 10) == [], "they are awake"
        for one in (table, second):
            await (await owner_of(node, one)).stop()
            await node.leases.release(one)
        assert await node.leases.waiting(environment.now() + 4) == []
        assert await node.leases.waiting(environment.now() + 5) == [second]
        assert await node.leases.waiting(environment.now() + 10) == [second, table], "who waits longest comes first"
        assert await node.leases.waiting(environment.now() + 10, most=1) == [second]
        await other.claim(second)
        assert await node.leases.waiting(environment.now() + 10) == [table]


async def test_what_is_written_is_the_tables_own(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table, other = await a_table(node), await a_table(node)
        for number in (1, 2, 3):
            said = [
                insert_chat(one, ChatRecord(number, 0, "Mia", f"{one} {number}", 7, "mia")) for one in (table, other)
            ]
            await node.committer.commit(Change(statements=said))
        assert [line.text for line in await node.repository.chat(table, 2)] == [f"{table} 2", f"{table} 3"]
        assert await node.repository.has_notice(table, "said", f"{table} 1")
        assert not await node.repository.has_notice(table, "said", f"{other} 1")
        assert not await node.repository.has_notice(table, "rules", f"{table} 1")
        assert await node.repository.sat(table) == {"mia": {0}, "ben": {1}}
        assert {one.id for one in await node.repository.tables_of("mia")} == {table, other}
        assert await node.repository.tables_of("eve") == []
        assert await node.repository.guest(b"mia") == MIA
        assert await node.repository.guest(b"ben") == BEN
        assert await node.repository.guest(b"eve") is None
        await node.committer.commit(Change(statements=[repository.update_guest(type(BEN)("ben", "Benno", "#999999"))]))
        assert await node.repository.guest(b"ben") == type(BEN)("ben", "Benno", "#999999")
        assert await node.repository.guest(b"mia") == MIA
        await node.committer.commit(Change(table, wake_at=environment.now()))
        async with node.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id, tables.c.wake_at))
            woken = {row.id: row.wake_at for row in found}
        assert woken == {table: environment.now(), other: None}


async def test_records_are_read_in_parts_and_all_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "CHUNK", 2)
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        row = {"table_id": table, "kind": "entry", "seat": 0, "line": b"x"}
        await node.committer.commit(Change(table, [{**row, "n": n, "move_id": f"m{n}"} for n in range(1, 6)]))

        async def numbers(**bounds: int) -> list[int]:
            return [record.n for record in await node.repository.records(table, **bounds)]

        assert await numbers() == [0, 1, 2, 3, 4, 5]
        assert await numbers(after=1) == [2, 3, 4, 5]
        assert await numbers(until=0) == [0]
        assert await numbers(until=1) == [0, 1]
        assert await numbers(after=1, until=4) == [2, 3, 4]
        assert await numbers(after=5) == await numbers(until=-1) == []
        assert await node.repository.move_ids(table, 3) == {(0, "m4"): 4, (0, "m5"): 5}


async def test_a_writer_that_is_closed_writes_no_more(tmp_path: Path) -> None:
    engine = database.connect(database.url_in(tmp_path))
    writer = ThreadWriter(engine)
    found: list[Any] = []
    await writer.transaction(lambda connection: found.append(connection.execute(text("SELECT 1")).scalar()))
    assert found == [1]
    await writer.close()
    with pytest.raises(RuntimeError, match="shutdown"):
        await writer.transaction(lambda _: None)
    await engine.dispose()


class Batches:
    """A writer that notes how many changes come at once, and may be held up."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self.disconnect = asyncio.Event()
        self.closed = False

    async def transaction(self, work: Any) -> None:
        await self.disconnect.wait()
        work(self)

    async def close(self) -> None:
        self.closed = True

    def execute(self, statement: Any, *_: Any) -> None:
        self.written.append(statement)


async def test_a_committer_groups_pending_writes_and_flushes_on_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(committers, "MOST", 3)
    batches = Batches()
    committer = Committer(batches, "node", gather=0)
    committer.start()
    asked = [asyncio.ensure_future(committer.commit(Change(statements=[n]))) for n in range(7)]  # type: ignore[list-item]
    while committer.waiting != 4:
        await asyncio.sleep(0)
    stopping = asyncio.ensure_future(committer.stop())
    await asyncio.sleep(0)
    assert not stopping.done()
    batches.disconnect.set()
    await asyncio.gather(*asked, stopping)
    assert batches.written == list(range(7))
    assert (committer.commits, committer.changes, committer.waiting, batches.closed) == (3, 7, 0, True)


async def test_a_committer_without_work_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        nonlocal looks
        looks += 1
        await sleep(seconds)

    batches = Batches()
    batches.disconnect.set()
    committer = Committer(batches, "node", gather=0)
    monkeypatch.setattr(asyncio, "sleep", counted)
    committer.start()
    for _ in range(20):
        await sleep(0)
    assert looks == 0
    await committer.commit(Change(statements=[1]))  # type: ignore[list-item]
    for _ in range(20):
        await sleep(0)
    assert looks == 1
    await committer.stop()

"""A disk that is slow or full: nobody is told what is not written, and then the tables go on."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from cookoff.server.app.node import Node
from cookoff.server.protocol.messages import Ping
from cookoff.server.storage import database
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import BEN, MIA, a_node, a_table, asked, choices, connect, messages, play, reach, stand

pytestmark = pytest.mark.anyio


async def test_a_slow_disk_delays_acknowledgements_and_nothing_else(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
        elsewhere = await connect(node, await a_table(node), MIA, "elsewhere")
        disk = sqlite3.connect(tmp_path / database.FILE)
        disk.execute("BEGIN IMMEDIATE")  # who writes has to wait
        play(node, mia, "a", choices(mia)[0])
        node.router.forward(elsewhere, Ping("are you there?"))
        await elsewhere.until(lambda: bool(messages(elsewhere, "pong")))
        assert not messages(mia, "accepted")
        assert not messages(ben, "entry")
        disk.rollback()
        disk.close()
        await mia.until(lambda: bool(messages(mia, "accepted")))
        assert [one["n"] for one in messages(ben, "entry")] == [1]


async def test_on_a_full_disk_nothing_is_acknowledged_and_with_room_again_the_move_is_made(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        limiter = [await connect(node, table, guest, guest.id) for guest in (MIA, BEN)]
        await node.committer.alone(lambda disk: grow(disk, 0))
        number, mover, other = 1, *limiter
        while await result(node, mover, f"m{number}", move := choices(mover)[0]) == "accepted":
            await reach(number, *limiter)
            mover, other = limiter if asked(limiter[0]) else reversed(limiter)
            number += 1  # until the last page is full
        assert messages(mover, "error")[-1]["code"] == "failed"
        assert stand(other)["n"] == number - 1
        await node.committer.alone(lambda disk: grow(disk, 1000))
        assert await result(node, mover, f"m{number}", move) == "accepted"
        await reach(number, *limiter)
        assert [one["n"] for one in messages(other, "entry")] == list(range(1, number + 1))


def grow(disk: Connection, pages: int) -> None:
    """The database may take so many more pages."""
    now = disk.exec_driver_sql("PRAGMA page_count").scalar_one()
    disk.exec_driver_sql(f"PRAGMA max_page_count={now + pages}")


async def result(node: Node, ear: FakeConnection, name: str, move: Any) -> str:
    """Make a move; what comes of it."""
    heard = len(ear.heard)

    def answers() -> list[Any]:
        told = map(msgspec.json.decode, ear.heard[heard:])
        return [one for one in told if one["type"] != "entry" and one.get("id") == name]

    play(node, ear, name, move)
    await ear.until(lambda: bool(answers()))
    kind: str = answers()[0]["type"]
    return kind

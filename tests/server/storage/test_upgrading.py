"""Tables that another version of the house began, that cannot be loaded, and databases that cannot be used."""

import json
import logging
import sqlite3
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from cookoff.cli import main
from cookoff.engine import Room
from cookoff.server.app.node import Node
from cookoff.server.config.settings import BotDelays, Settings
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import Status
from cookoff.server.storage import database, migrations, schema
from tests.engine.whisper import Whisper
from tests.server.support.fakes import ManualEnvironment
from tests.server.support.node import MIA, a_table, connect, messages, owner_of
from tests.server.support.whisper_room import WHISPER

pytestmark = pytest.mark.anyio


class Newer(Whisper):
    """The next version of the rules, whose structs are the same."""

    rules_version = Whisper.rules_version + 1


def finding(game: type[Whisper]) -> Any:
    """A catalogue with that version of the game."""

    def load(_components: object) -> Any:
        return game()

    def find() -> Mapping[str, Room]:
        return {"whisper": replace(WHISPER, load=load), "other": replace(WHISPER, id="other")}

    return find


@asynccontextmanager
async def running(folder: Path, game: type[Whisper]) -> AsyncIterator[Node]:
    """A node of a version of the house."""
    node = Node(Settings(data=folder, bot_delays=BotDelays((0, 0)), bot_workers=1), finding(game), ManualEnvironment())
    await node.check()
    await node.start()
    try:
        yield node
    finally:
        await node.stop()


async def begin(folder: Path) -> str:
    """A table at which the game was begun by the version before."""
    async with running(folder, Whisper) as node:
        return await a_table(node, "whisper")


async def test_a_game_continues_under_the_next_version_and_logs_it_once(tmp_path: Path) -> None:
    table = await begin(tmp_path)
    for _ in range(2):
        async with running(tmp_path, Newer) as node:
            ear = await connect(node, table, MIA, "mia")
            welcome = messages(ear, "welcome")[0]
            assert welcome["position"]["moves"] is not None
            said = [(line["kind"], line["name"], line["text"]) for line in welcome["chat"]]
            assert said == [("rules", str(Whisper.rules_version), str(Newer.rules_version))]


async def test_a_game_that_can_no_longer_be_read_is_archived(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = await begin(tmp_path)
    forget_structs(tmp_path, table)
    async with running(tmp_path, Newer) as node:
        for _ in range(2):
            with pytest.raises(ApiError) as api_error:
                await node.registry.find(table)
            assert (api_error.value.status, api_error.value.code) == (410, "closed")
        row = await node.repository.table(table)
        assert row is not None
        assert (row.status.value, row.closed, row.over) == ("closed", "rules", True)
        assert (await node.repository.records(table))[0].kind == "header", "what was written is still there"
    told = [one for one in caplog.records if one.name.startswith("cookoff.") and "closed" in one.getMessage()]
    assert [one.table for one in told] == [table]  # type: ignore[attr-defined]


async def test_a_table_that_cannot_be_loaded_is_unavailable_and_does_not_delay_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path, Whisper) as node:
        ill, well = await a_table(node, "whisper"), await a_table(node, "whisper")
    forget_structs(tmp_path, ill)
    with sqlite3.connect(tmp_path / database.FILE) as connection:
        connection.execute("UPDATE tables SET wake_at = 1")
    connection.close()
    async with running(tmp_path, Whisper) as node:
        await node.sweep()
        await owner_of(node, well)
        assert len(node.registry) == 1
        with pytest.raises(ApiError, match="cannot be opened now") as aside:
            await node.registry.find(ill)
        assert (aside.value.status, aside.value.code) == (503, "unavailable")
        await node.sweep()
    unavailable = [one for one in caplog.records if "unavailable" in one.getMessage()]
    assert [(one.table, one.levelno) for one in unavailable] == [(ill, logging.ERROR)]  # type: ignore[attr-defined]


async def test_a_table_whose_game_is_not_installed_is_unavailable_and_not_closed(tmp_path: Path) -> None:
    """The game may come back with the package that brought it."""
    async with running(tmp_path, Whisper) as node:
        table = await a_table(node, "other")
    without = Node(Settings(data=tmp_path, bot_workers=1), lambda: {"whisper": WHISPER}, ManualEnvironment())
    await without.check()
    await without.start()
    with pytest.raises(ApiError) as aside:
        await without.registry.find(table)
    row = await without.repository.table(table)
    await without.stop()
    assert aside.value.code == "unavailable"
    assert row is not None
    assert row.status is Status.PLAYING


def forget_structs(folder: Path, table: str) -> None:
    """The opening of a game as no version can read it."""
    with sqlite3.connect(folder / database.FILE) as connection:
        (line,) = connection.execute("SELECT line FROM records WHERE table_id = ? AND n = 0", (table,)).fetchone()
        header = json.loads(line)
        header["opening"] = {"nonsense": True}
        body = json.dumps(header).encode() + b"\n"
        connection.execute("UPDATE records SET line = ? WHERE table_id = ? AND n = 0", (body, table))
    connection.close()


def test_a_damaged_database_is_named_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / database.FILE).write_bytes(b"no database at all" * 1000)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "cookoff.db cannot be opened: file is not a database" in said[0]


def test_a_newer_database_is_named_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "upgrade", "--data", str(tmp_path)]) == 0
    with sqlite3.connect(tmp_path / database.FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "schema is 9999, newer than this version's" in said[0]


def test_migrations_follow_one_another_to_the_newest() -> None:
    """Two of the same number would leave a database without the tables of one of them."""
    config = Config()
    config.set_main_option("script_location", "cookoff.server.storage:migrations")
    found = [(each.revision, each.down_revision) for each in ScriptDirectory.from_config(config).walk_revisions()]
    numbers = [f"{number:04}" for number in range(int(schema.HEAD), 0, -1)]
    assert found == list(zip(numbers, [*numbers[1:], None], strict=True))
    files = Path(migrations.__file__).parent / "versions"
    assert sorted(file.name[:4] for file in files.glob("0*.py")) == numbers[::-1]


async def test_an_analysis_of_the_version_before_opens_with_the_names_of_this_one(tmp_path: Path) -> None:
    engine = database.connect(database.url_in(tmp_path))
    await database.upgrade(engine, "0009")
    former = {"game": "yatai", "eyes": None, "points": [], "verdicts": [{"n": 1}], "turnings": [], "accounts": []}
    async with engine.begin() as connection:
        await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        data = zlib.compress(json.dumps(former).encode())
        await connection.exec_driver_sql("INSERT INTO analyses VALUES ('t', -1, ?)", (data,))
    await database.upgrade(engine)
    async with engine.connect() as connection:
        found = (await connection.exec_driver_sql("SELECT data FROM analyses")).scalar_one()
    await engine.dispose()
    assert json.loads(zlib.decompress(found)) == {
        "game": "yatai",
        "perspective": None,
        "points": [],
        "reviews": [{"n": 1}],
        "turning_points": [],
        "breakdowns": [],
    }

"""How the database is opened, and what is said of one that cannot be used."""

from pathlib import Path

import pytest
from sqlalchemy import Insert, select, text

from cookoff.engine import BadInput
from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Settings
from cookoff.server.storage import database
from cookoff.server.storage.committer import Committer
from cookoff.server.storage.leases import Leases
from cookoff.server.storage.repository import insert_audit
from cookoff.server.storage.schema import nodes
from cookoff.server.storage.writers import writer

pytestmark = pytest.mark.anyio

FULL = 2
"""How SQLite calls waiting for the disk."""


async def test_acknowledged_data_is_on_disk_and_deleted_data_is_gone(tmp_path: Path) -> None:
    engine = database.connect(database.url_in(tmp_path))
    async with engine.connect() as connection:
        told = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout")
        }
    await engine.dispose()
    kept = {"journal_mode": "wal", "synchronous": FULL, "foreign_keys": 1, "secure_delete": 1, "busy_timeout": 5000}
    assert told == kept


async def test_a_shared_database_is_never_upgraded_automatically(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that several nodes share."""
    engine = database.connect(database.url_in(tmp_path))
    monkeypatch.setattr(database, "is_embedded", lambda _engine: False)
    with pytest.raises(BadInput, match=r"schema is empty, not .*: run `cookoff db upgrade` first"):
        await database.check(engine)
    assert await database.revision(engine) is None
    await database.upgrade(engine)
    await database.check(engine)
    await engine.dispose()


async def test_a_restarted_node_replaces_only_its_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a database that several nodes share."""
    engine = database.connect(database.url_in(tmp_path))
    await database.upgrade(engine)
    committers = [Committer(writer(engine), name) for name in ("first", "second", "again")]
    monkeypatch.setattr(database, "is_embedded", lambda _engine: False)
    signer = Signer(Settings(tmp_path, secret="x" * 32))
    for committer, name in zip(committers, ("one", "two", "one"), strict=True):
        committer.start()
        leases = Leases(engine, committer, name, 400, signer)
        await leases.check()
        await leases.enter()
    async with engine.connect() as connection:
        alive = {tuple(row) for row in await connection.execute(select(nodes.c.id, nodes.c.name))}
    assert alive == {("second", "two"), ("again", "one")}
    for committer in committers:
        await committer.stop()
    await engine.dispose()


async def test_a_node_that_has_another_secret_or_the_name_of_a_living_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = database.connect(database.url_in(tmp_path))
    await database.upgrade(engine)
    committers = [Committer(writer(engine), name) for name in ("first", "second", "third")]
    monkeypatch.setattr(database, "is_embedded", lambda _engine: False)
    signer = Signer(Settings(tmp_path, secret="x" * 32))
    one, two, namesake = (
        Leases(engine, committer, name, 10_000, signer)
        for committer, name in zip(committers, ("one", "two", "one"), strict=True)
    )
    for committer in committers:
        committer.start()
    await one.enter()
    await two.enter()

    async def renewing(_seconds: float) -> None:
        await one.renew()

    with monkeypatch.context() as waiting:
        waiting.setattr("cookoff.server.storage.leases.asyncio.sleep", renewing)
        with pytest.raises(BadInput, match="another node named one is running"):
            await namesake.check()
    stranger = Leases(engine, committers[0], "three", 10_000, Signer(Settings(tmp_path, secret="y" * 32)))
    with pytest.raises(BadInput, match=r"the secret is not that of (one, two|two, one)"):
        await stranger.check()
    for committer in committers:
        await committer.stop()
    await engine.dispose()


async def test_a_file_that_is_not_a_database_is_named_before_an_upgrade(tmp_path: Path) -> None:
    (tmp_path / database.FILE).write_bytes(b"nonsense" * 1000)
    with pytest.raises(BadInput, match=r"cookoff\.db cannot be opened: file is not a database"):
        await database.upgrade_at(database.url_in(tmp_path))


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("nonsense", "'nonsense' is no database address"),
        ("sqlite://", "name a file"),
        ("mysql://here/there", "mysql is not supported"),
    ],
)
def test_an_address_that_is_none_is_named(address: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        database.connect(address)


def test_a_line_of_the_audit_log_fits_into_its_columns() -> None:
    statement = insert_audit("i" * 16, 0, "w" * 100, "close", "a" * 100, "why")
    assert isinstance(statement, Insert)
    line = statement.compile().params
    assert (len(line["who"]), len(line["about"]), len(line["id"]), line["text"]) == (64, 64, 16, "why")

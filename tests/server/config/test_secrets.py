"""What only the house can make, and what the database does not tell."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from cookoff.engine import BadInput
from cookoff.server.config.secrets import FILE, BadSignature, Signer
from cookoff.server.config.settings import Settings
from cookoff.server.storage import database
from cookoff.server.storage.sqlite_files import existing
from tests.server.support.client import HttpClient
from tests.server.support.server_process import QUICK, server

ONE, OTHER = (Signer(Settings(Path(), secret=message * 32)) for message in "ab")


def test_a_bus_message_is_valid_only_for_its_receiver() -> None:
    signed = ONE.sign(b"hello", "node")
    assert ONE.open(signed, "node") == b"hello"
    for signer, message, receiver in ((OTHER, signed, "node"), (ONE, signed, "nod"), (ONE, signed + b"!", "node")):
        with pytest.raises(BadSignature):
            signer.open(message, receiver)
    with pytest.raises(BadSignature):
        ONE.open(b"", "node")


def test_an_invitation_opens_one_table(tmp_path: Path) -> None:
    assert ONE.is_invite(ONE.invite("table"), "table", None)
    assert not ONE.is_invite(ONE.invite("other"), "table", None)
    assert not ONE.is_invite(None, "table", None)
    assert ONE.invite("table") != OTHER.invite("table")


def test_a_node_alone_makes_a_secret_that_stays(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    made = Signer(Settings(folder)).fingerprint
    assert Signer(Settings(folder)).fingerprint == made
    assert oct((folder / FILE).stat().st_mode & 0o777) == "0o600"
    with pytest.raises(BadInput, match=r"--data: /dev/null/data/cookoff.secret cannot be used"):
        _ = Signer(Settings(Path("/dev/null/data"))).fingerprint


@pytest.mark.anyio
async def test_invitations_of_an_older_database_go_on_working_and_can_no_longer_be_read(tmp_path: Path) -> None:
    invite = "p4k3m9x2abcdefgh"
    await asyncio.to_thread(make_old, tmp_path, invite)
    with server(tmp_path, **QUICK) as running:
        mia, ben = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben")]
        path = "/api/tables/oldtable"
        seating = await mia.ask("GET", path, headers={"x-invite": invite})
        assert seating["invite"] != invite
        assert await mia.ask("GET", path, headers={"x-invite": seating["invite"]}) == seating
        assert ben.raw("GET", path, headers={"x-invite": "wrong"})[0] == 404
        opened = await ben.open("yatai", 2)
    stored = b"".join(path.read_bytes() for path in existing(tmp_path / "cookoff.db"))
    assert b"oldtable" in stored
    for secret in (invite, opened["invite"]):
        assert secret.encode() not in stored


def make_old(folder: Path, invite: str) -> None:
    """A database of the first schema, with a table that is not public."""
    config = Config()
    config.set_main_option("script_location", "cookoff.server.storage:migrations")
    engine = create_engine(database.url_in(folder))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables"
            " (id, game, players, options, components, public, invite, host, clock, status, created_at)"
            " VALUES ('oldtable', 'yatai', 2, '{}', 'x', 0, ?, 0, '{\"clock\":\"none\"}', 'open', 1)",
            (invite,),
        )
        for seat in (0, 1):
            connection.exec_driver_sql("INSERT INTO seats (table_id, seat, name) VALUES ('oldtable', ?, '')", (seat,))
    engine.dispose()

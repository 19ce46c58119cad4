"""Every command of the handbook is run as it stands there, and does what the handbook says."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.__main__ import benches

from tests.server.support.client import HttpClient
from tests.server.support.machine import HANDBOOK, Machine, blocks
from tests.server.support.server_process import ROOT

pytestmark = pytest.mark.anyio

TEXT = HANDBOOK.read_text("utf-8")


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path)
    yield made
    made.stop()


def answered(said: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(said)
    return found


@pytest.mark.long
async def test_every_command_does_what_the_handbook_says(machine: Machine) -> None:
    machine.run("systemctl start cookoff")
    mia, ben = [await HttpClient(machine.address, name).enter() for name in ("Mia", "Ben")]
    opened = await mia.open("yatai", 2)
    table, invite = opened["table"]["id"], opened["invite"]
    await ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    await mia.ask("POST", f"/api/tables/{table}/start")
    spoilt = (await ben.open("yatai", 2, public=True))["table"]["id"]
    await mia.ask("POST", f"/api/tables/{spoilt}/reports", {"text": "rude", "seat": 0})
    administer(machine, table, spoilt, ben)

    machine.follow("Backups")
    machine.follow("Restoring")
    assert (await mia.ask("GET", f"/api/tables/{table}"))["table"]["status"] == "playing"
    assert (machine.data / "before-2026-11-17" / "cookoff.db").exists()

    secret = (machine.data / "cookoff.secret").read_text()
    machine.follow("A new secret")
    assert (machine.data / "cookoff.secret").read_text() != secret
    assert (machine.data / "cookoff.secret").stat().st_mode & 0o777 == 0o600
    eve = await HttpClient(machine.address, "Eve").enter()
    seen = await eve.ask("GET", f"/api/tables/{table}", headers={"x-invite": invite})
    assert seen["table"]["id"] == table, "old invitations keep working"
    assert seen["invite"] != invite, "and pages show new ones"
    assert answered(machine.run("cookoff admin audit"))

    machine.follow("Upgrading")
    assert list(machine.data.glob("cookoff.db.0*")), "SQLite was copied before it was upgraded"
    assert "planted" not in machine.run("cookoff db status --data /srv/cookoff")
    assert (await mia.ask("GET", f"/api/tables/{table}"))["table"]["status"] == "playing"

    machine.run(blocks()["One node"][0])
    assert "limits" in tomllib.loads(machine.run("cookoff serve --example"))
    machine.stop()
    assert "serves at" in machine.first_line(blocks()["One node"][1])
    assert {command for found in blocks().values() for command in found} <= machine.ran


def administer(machine: Machine, table: str, spoilt: str, ben: HttpClient) -> None:
    """Run the commands of an operator, in the handbook's order."""
    report: dict[str, str] = {}
    for command in blocks()["Administration"]:
        names = {"TABLE": spoilt, "REPORT": report.get("id", ""), "GUEST": report.get("about", "")}
        said = machine.run(command, **names)
        match command.split()[2]:
            case "tables":
                [row] = answered(said)
                assert (row["id"], row["status"]) == (table, "playing")
                assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00", row["created_at"])
            case "reports":
                [report] = answered(said)
            case "bans":
                assert {row["kind"] for row in answered(said)} == {"guest", "address", "voice"}
            case "unban":
                assert ben.raw("GET", "/api/me")[0] == 200
            case "export":
                assert json.loads(said)["guest"]["name"] == "Ben"
            case "maintenance":
                status = HttpClient(machine.address).raw("GET", "/api/tables")[0]
                assert status == 200
            case "audit":
                assert len(answered(said)) == len([one for one in blocks()["Administration"] if changes(one)])
            case _:
                assert said


def changes(command: str) -> bool:
    """Whether the audit log has a line about a command."""
    return command.split()[2] not in {"tables", "reports", "bans", "audit"}


def test_the_commands_in_the_text_are_among_those_that_are_run() -> None:
    """Or they are the same with fewer words; those for several nodes run in `test_nodes`."""
    run = [command for found in blocks().values() for command in found]
    run += ["cookoff serve --example", "cookoff db status", "cookoff db upgrade", "cookoff lobby"]
    named = re.findall(r"`((?:cookoff|admin|systemctl) [a-z][^`]*)`", TEXT)
    assert len(named) > 5
    for command in named:
        words = command.removeprefix("cookoff ").split()
        assert any(all(word in one for word in words) for one in run), command
    assert set(re.findall(r"`python -m bench ([^ `]+)", TEXT)) <= set(benches())


def test_the_packages_that_the_handbook_installs_are_those_of_the_project() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    named = re.findall(r"cookoff\[([a-z,]+)\]", TEXT)
    assert len(named) >= 3
    assert {extra for found in named for extra in found.split(",")} <= set(extras)

"""`kill -9` under load, with backup, restore and upgrade between as the handbook says: nothing acknowledged is lost."""

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cookoff.server.storage import database
from tests.server.storage.test_crash_recovery import compare, keep_playing, until_more
from tests.server.support.client import HttpClient
from tests.server.support.machine import Machine

pytestmark = [pytest.mark.anyio, pytest.mark.long]

KILLS = int(os.environ.get("COOKOFF_KILLS", "4"))
"""How often the server is killed; the whole proof is 50."""
TABLES = 3
DATE = "2026-11-17"
"""As the handbook's example has it."""

Moves = dict[str, dict[int, str]]
"""The ids of acknowledged moves by table and number."""


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path)
    made.run("systemctl start cookoff")
    yield made
    made.stop()


def restart(machine: Machine, _name: str) -> None:
    machine.run("systemctl start cookoff")


def restore(machine: Machine, name: str) -> None:
    machine.follow("Backups", **{DATE: name})
    machine.follow("Restoring", **{DATE: name})


def upgrade(machine: Machine, name: str) -> None:
    machine.follow("Upgrading", **{DATE: name})


def restore_an_older_schema(machine: Machine, name: str) -> None:
    """The backup is of the version before, because the new one has not started yet."""
    machine.follow("Backups", **{DATE: name})
    machine.run('pip install --upgrade "cookoff[cli,server,physics]"')
    machine.follow("Restoring", **{DATE: name})


WAYS = [restart, restore, upgrade, restore_an_older_schema]


@pytest.mark.timeout(3600)
async def test_what_was_acknowledged_is_there_by_following_the_handbook(machine: Machine) -> None:
    rng = random.Random(6)
    acknowledged: Moves = {}
    people = [await HttpClient(machine.address, f"guest {number}").enter() for number in range(2 * TABLES)]
    games = [
        asyncio.create_task(keep_playing(people[2 * number : 2 * number + 2], acknowledged, random.Random(number)))
        for number in range(TABLES)
    ]
    copies: list[tuple[Path, Moves]] = []
    for number in range(KILLS):
        before = sum(map(len, acknowledged.values()))
        await until_more(acknowledged, before + rng.randrange(1, 8 * TABLES), games)
        if number % 5 == 4:  # a backup of the running server, too
            known = {table: dict(moves) for table, moves in acknowledged.items()}
            await asyncio.to_thread(machine.follow, "Backups", **{DATE: f"running-{number}"})
            copies.append((machine.backups / f"cookoff-running-{number}", known))
        await asyncio.to_thread(machine.kill)
        await asyncio.to_thread(WAYS[number % len(WAYS)], machine, f"round-{number}")
        await until_more(acknowledged, before + 3 * TABLES, games)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    await asyncio.to_thread(machine.stop)
    stored = await compare(database.url_in(machine.data), acknowledged)
    for copy, known in copies:
        await compare(f"sqlite:///{copy}", known)
    print(
        f"{KILLS} kills: {sum(map(len, acknowledged.values()))} acknowledged moves at {len(acknowledged)} tables are "
        f"among the {stored} records, each once; {len(copies)} backups of the running server have theirs"
    )

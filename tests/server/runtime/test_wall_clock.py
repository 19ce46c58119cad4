"""The system clock is set back while no server runs."""

from pathlib import Path

import pytest

from cookoff.server.protocol.schemas import BankClock
from cookoff.server.runtime import wall_clock
from tests.server.support.node import MIA, a_node, a_table, connect, stand

pytestmark = pytest.mark.anyio

BANK = 600_000
"""Milliseconds that each player has."""


async def left_after_a_restart(folder: Path, passed: int, back: int) -> int:
    """Milliseconds that Mia has left, if some pass in her turn, and the clock is set back before the next start."""
    async with a_node(folder) as (node, environment):
        table = await a_table(node, clock=BankClock(BANK // 1000))
        environment.time += passed
        await node.sweep()
        begun = environment.time
    async with a_node(folder) as (node, environment):
        environment.time = begun - back
        await node.wall_clock.start()
        mia = await connect(node, table, MIA, "mia")
        left: int = next(time["left"] for time in stand(mia)["times"] if time["seat"] == 0)
        return left


async def test_time_that_has_passed_does_not_come_back(tmp_path: Path) -> None:
    assert await left_after_a_restart(tmp_path, passed=300_000, back=200_000) == BANK - 300_000


async def test_time_goes_on_while_no_server_runs(tmp_path: Path) -> None:
    assert await left_after_a_restart(tmp_path, passed=300_000, back=-100_000) == BANK - 400_000


async def test_a_time_far_ahead_was_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wall_clock, "FAR", 100_000)
    assert await left_after_a_restart(tmp_path, passed=300_000, back=200_000) == BANK - 100_000


async def test_the_time_is_stored_now_and_then(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        stored = []
        for _ in range(4):
            await node.sweep()
            stored.append(await node.repository.fact(wall_clock.STORED))
            environment.time += wall_clock.EVERY // 2
        begun = environment.time - 2 * wall_clock.EVERY
        assert stored == [str(begun), str(begun), str(begun + wall_clock.EVERY), str(begun + wall_clock.EVERY)]

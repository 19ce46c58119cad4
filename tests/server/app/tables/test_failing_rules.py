"""Tables whose rules raise: what becomes of them, and what is logged."""

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from cookoff.server.app.node import Node
from cookoff.server.ops.logs import AGAIN, JsonLines
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.tables.registry import QUARANTINE
from tests.engine.whisper import Whisper
from tests.server.app.tables.test_failing_bots import until_it_moves
from tests.server.support.client import PATIENCE
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import KNOCK, MIA, a_node, connect, played, with_a_bot

pytestmark = pytest.mark.anyio


def let_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the rules raise, as for a chip that no simulator can throw."""

    def fail(*_: Any) -> Any:
        raise ZeroDivisionError("this chip cannot be thrown")

    monkeypatch.setattr(Whisper, "play", fail)


def failures(caplog: pytest.LogCaptureFixture) -> int:
    """How often that was logged."""
    return sum("the rules failed" in record.message for record in caplog.records)


async def until_set_aside(node: Node, environment: ManualEnvironment, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not node.registry.is_quarantined(table):
            await environment.pass_time(100)
            await asyncio.sleep(0.002)


async def whispering(node: Node) -> tuple[str, FakeConnection]:
    """A table where a bot is to move next, and Mia's connection to it."""
    table = await with_a_bot(node, "whisper")
    ear = await connect(node, table, MIA, "mia")
    await played(node, ear, "first", KNOCK)
    return table, ear


async def test_a_table_whose_rules_fail_three_times_in_a_row_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_node(tmp_path) as (node, environment):
        table, ear = await whispering(node)
        let_fail(monkeypatch)
        await until_set_aside(node, environment, table)
        assert (failures(caplog), ear.bye, len(node.registry)) == (3, "restart", 0)
        for _ in range(5):  # nobody comes back to it, so nothing is tried again
            await environment.pass_time(QUARANTINE)
            await node.sweep()
        assert failures(caplog) == 3
        monkeypatch.undo()
        ear = await connect(node, table, MIA, "again")
        await until_it_moves(environment, ear)


async def test_a_visit_to_a_table_set_aside_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as (node, environment):
        table, _ = await whispering(node)
        let_fail(monkeypatch)
        await until_set_aside(node, environment, table)
        with pytest.raises(ApiError) as refused:
            await node.registry.find(table)
        assert refused.value.code == "unavailable"


async def test_a_table_that_waits_for_a_bot_does_not_loop_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_node(tmp_path) as (node, environment):
        table, _ = await whispering(node)
        let_fail(monkeypatch)
        await until_set_aside(node, environment, table)
    async with a_node(tmp_path) as (node, later):
        later.time = environment.time
        for _ in range(20):
            await node.sweep()
            await later.pass_time(1000)
            await asyncio.sleep(0.01)
        assert failures(caplog) == 3 + 3
        assert node.registry.is_quarantined(table)


def test_a_traceback_is_logged_once_an_hour() -> None:
    now = [0.0]
    formatter = JsonLines(lambda: now[0])

    def logged() -> str:
        record = logging.LogRecord("here", logging.ERROR, "", 0, "failed", None, None)
        try:
            raise ZeroDivisionError("by nothing")
        except ZeroDivisionError:
            record.exc_info = sys.exc_info()
        error: str = json.loads(formatter.format(record))["error"]
        return error

    first, second = logged(), logged()
    assert "Traceback" in first
    assert second == "ZeroDivisionError: by nothing (the traceback is further up in this log)"
    now[0] = AGAIN
    assert logged() == first

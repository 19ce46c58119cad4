"""An even table in real time: who grabbed first gets it, and the log says why."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.engine import verify
from cookoff.engine.log import parse
from cookoff.server.app.node import Node
from cookoff.server.protocol.messages import Echo
from cookoff.server.protocol.schemas import Clock, EvenClock, NoClock
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import BEN, MIA, a_node, a_table, asked, connect, messages, play

pytestmark = pytest.mark.anyio

PINGS = (20, 150)
"""Milliseconds of Mia and Ben."""


async def kitchen(
    node: Node, environment: ManualEnvironment, clock: Clock
) -> tuple[str, FakeConnection, FakeConnection]:
    """A running kitchen with measured connections."""
    table = await a_table(node, "mithral-chef", clock)
    mia, ben = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
    passed = 0
    for _ in range(3):
        await environment.pass_time(2000 - passed)
        number = messages(mia, "probe")[-1]["probe"]
        assert messages(ben, "probe")[-1]["probe"] == number
        passed = 0
        for one, ping in ((mia, PINGS[0]), (ben, PINGS[1])):
            await environment.pass_time(ping - passed)
            passed = ping
            node.router.forward(one, Echo(number))
            node.router.forward(one, Echo(number))  # only the first counts
    await mia.until(lambda: asked(mia))
    await environment.pass_time(2000)
    return table, mia, ben


@pytest.mark.parametrize("even", [True, False])
async def test_the_log_has_the_order_in_which_hands_moved_and_verifies(tmp_path: Path, even: bool) -> None:
    async with a_node(tmp_path) as (node, environment):
        table, mia, ben = await kitchen(node, environment, EvenClock() if even else NoClock())
        assert messages(mia, "probe")[-1]["pings"] == [{"seat": 0, "ping": 20}, {"seat": 1, "ping": 150}]
        enter = {"move": "EnterForest", "hand": 0}
        # Ben grabs 20 ms before Mia, whose move arrives 45 ms before his.
        await environment.pass_time(30)
        play(node, mia, "a", enter)
        await environment.pass_time(45)
        play(node, ben, "b", enter)
        await environment.pass_time(200)
        await mia.until(lambda: bool([*messages(mia, "accepted"), *messages(mia, "refused")]))
        await ben.until(lambda: bool([*messages(ben, "accepted"), *messages(ben, "refused")]))
        lines = b"".join(record.line for record in await node.repository.records(table))
        log = parse(lines, "log")
        found: list[Any] = [(one.seat, one.order) for one in log.entries if b"EnterForest" in bytes(one.move)]
        assert found[0][0] == (1 if even else 0)
        if even:
            arrived, made = found[0][1]
            assert arrived - made == 75
        else:
            assert found[0][1] is None
        assert verify(node.catalogue.own("mithral-chef").game, log) is None
        assert b'"order"' not in lines if not even else b'"order"' in lines


async def test_only_an_echo_of_the_last_probe_from_a_seat_counts(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, "mithral-chef", EvenClock())
        mia = await connect(node, table, MIA, "mia")
        await environment.pass_time(2000)
        number = messages(mia, "probe")[-1]["probe"]
        node.router.forward(mia, Echo(number - 1))
        node.router.forward(mia, Echo(number + 1))
        await environment.pass_time(2000)
        await mia.until(lambda: messages(mia, "probe")[-1]["probe"] > number)
        assert messages(mia, "probe")[-1]["pings"] == []


async def test_games_of_turns_are_not_probed(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table = await a_table(node, clock=EvenClock())
        mia = await connect(node, table, MIA, "mia")
        await environment.pass_time(10_000)
        assert messages(mia, "probe") == []
        assert msgspec.json.decode(mia.heard[0])["position"]["times"] == []

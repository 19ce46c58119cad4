"""Two nodes behind the proxy of `deploy/Caddyfile`, which sends each request to another one: they tell the same."""

import asyncio
import math
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from cookoff.engine import room
from cookoff.server.storage import database
from cookoff.server.storage.schema import jobs, nodes
from tests.server.app.tables.test_whole_games import play_along
from tests.server.support.client import PATIENCE, HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, Server, server
from tests.server.support.services import caddy, nats_service, postgres, unverified

pytestmark = [pytest.mark.anyio, pytest.mark.long]

TIMES = 10
"""How often progress is asked for before the node that works at it is killed, and at least as often after that."""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres() as made:
        asyncio.run(database.upgrade_at(made))
        yield made


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, url: str) -> Iterator[dict[str, Server]]:
    limits = {"limits": {**GENEROUS["limits"], "experiment_games": 10_000}}
    with ExitStack() as stack:
        shared: dict[str, Any] = {"database": url, "workbench": "open", "trusted_proxies": ["127.0.0.1"]}
        shared |= {**stack.enter_context(nats_service())[0], "secret": "what the two nodes share, and nobody else"}
        yield {
            name: stack.enter_context(server(tmp_path_factory.mktemp(name), node=name, **shared, **QUICK, **limits))
            for name in ("one", "two")
        }


@pytest.fixture
async def mia(pair: dict[str, Server], tmp_path: Path) -> Any:
    with caddy([node.address for node in pair.values()], tmp_path) as address:
        yield await HttpClient(address, "Mia", unverified()).enter()


async def running_node(url: str, kind: str) -> str:
    """The name of the node that works at the job."""
    engine = database.connect(url)
    query = select(nodes.c.name).join(jobs, jobs.c.node_id == nodes.c.id).where(jobs.c.kind == kind)
    async with engine.connect() as connection:
        name = (await connection.execute(query)).scalar_one()
    await engine.dispose()
    return str(name)


async def watched(
    ask: Callable[[], Awaitable[float]], kill: Callable[[], Awaitable[None]]
) -> tuple[list[float], list[float]]:
    """The progress before and after the node that works at it is killed, until it is infinite."""
    before, after = [await ask()], list[float]()
    async with asyncio.timeout(3 * PATIENCE):
        while len(before) < TIMES or not before[-1]:
            before.append(await ask())
        await kill()
        while len(after) < TIMES or after[-1] < math.inf:
            after.append(await ask())
            await asyncio.sleep(0.1)
    return before, after


async def a_finished_table(mia: HttpClient) -> str:
    """A short game between Mia and a bot."""
    own = (room("yatai").home / "components.toml").read_text("utf-8")
    toml = re.sub(r"^rounds = \d+", "rounds = 6", own, flags=re.MULTILINE)
    opened = await mia.open("yatai", 2, public=True, seats=[{}, {"bot": "random"}], components=toml)
    table: str = opened["table"]["id"]
    await mia.ask("POST", f"/api/tables/{table}/start")
    async with Socket(mia, table) as socket:
        await play_along(socket, random.Random(1))
    return table


async def test_an_analysis_makes_progress_at_every_node_and_outlives_its_own(
    pair: dict[str, Server], mia: HttpClient, url: str
) -> None:
    path = f"/api/tables/{await a_finished_table(mia)}/analysis"
    begun = await mia.ask("POST", path)
    assert begun["count"] > 0

    async def ask() -> float:
        told = await mia.ask("GET", path)
        return math.inf if told["analysis"] is not None else float(told["done"])

    async def kill() -> None:
        name = await running_node(url, "analysis")
        await asyncio.to_thread(pair[name].kill)
        killed.append(name)

    killed: list[str] = []
    before, after = await watched(ask, kill)
    await asyncio.to_thread(pair[killed[0]].start)
    assert before + after == sorted(before + after)
    assert 0 < before[-1] < math.inf, "it was not done when its node was killed"


async def test_an_experiment_makes_progress_at_every_node_and_outlives_its_own(
    pair: dict[str, Server], mia: HttpClient, url: str
) -> None:
    wish = {"players": 2, "bot": "random", "games": 3000}
    assert (await mia.ask("POST", "/api/games/yatai/experiment", wish))["stage"] == "playing"
    reports: list[str] = []

    async def ask() -> float:
        told = await mia.ask("GET", "/api/experiment")
        assert told["stage"] in ("playing", "writing", "done")
        if told["report"] is not None:
            reports.append(told["report"])
        return math.inf if told["stage"] == "done" else float(told["games"])

    async def kill() -> None:
        name = await running_node(url, "experiment")
        await asyncio.to_thread(pair[name].kill)
        killed.append(name)

    killed: list[str] = []
    before, after = await watched(ask, kill)
    assert before + after == sorted(before + after)
    assert 0 < before[-1] < 3000, "it was not done when its node was killed"
    for _ in range(TIMES):
        status, _, page = await asyncio.to_thread(mia.raw, "GET", f"/api/reports/{reports[-1]}")
        assert (status, b"<html" in page) == (200, True)
    await asyncio.to_thread(pair[killed[0]].start)

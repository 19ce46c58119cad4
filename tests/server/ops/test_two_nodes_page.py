"""The commands of docs/host/two-nodes.md start two nodes that share tables, also after one of them has died."""

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.support.client import PATIENCE, Answer, HttpClient, Json
from tests.server.support.server_process import ROOT
from tests.server.support.services import free_port, nats_service, postgres

BLOCK = re.compile(r"## By hand\n.*?```sh\n(.*?)```", re.DOTALL)


def commands(ports: dict[str, int], database: str, bus: str) -> tuple[dict[str, str], list[list[str]]]:
    """What the page exports, with the addresses of the test's services, and the commands that it runs."""
    found = BLOCK.search((ROOT / "docs" / "host" / "two-nodes.md").read_text("utf-8"))
    assert found is not None
    text = found[1].replace("postgresql://cookoff@localhost/cookoff", database).replace("nats://localhost:4222", bus)
    for shown, free in ports.items():
        text = text.replace(shown, str(free))
    lines = text.replace("$(openssl rand -hex 32)", "0123456789abcdef" * 4).splitlines()
    exported = dict(line.removeprefix("export ").split("=", 1) for line in lines if line.startswith("export "))
    return exported, [shlex.split(line.rstrip("& ")) for line in lines if line.startswith("cookoff ")]


@contextmanager
def nodes(starts: list[list[str]], environ: dict[str, str]) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The nodes, which run until the end of the block."""
    running = [subprocess.Popen([str(Path(sys.executable).parent / one[0]), *one[1:]], env=environ) for one in starts]
    try:
        yield running
    finally:
        for node in running:
            node.send_signal(signal.SIGTERM)
        for node in running:
            node.wait(PATIENCE)


def is_ready(port: int) -> bool:
    """Whether a node answers that its database and its bus do."""
    try:
        return HttpClient(f"127.0.0.1:{port}").raw("GET", "/readyz")[0] == 200
    except OSError:
        return False


async def answer(visitor: HttpClient, method: str, path: str, body: Json) -> Json:
    """What the node answers, once it can: it may wait for a dead node, a slow database, or a limit on new guests."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await visitor.ask(method, path, body)
        except Answer as refused:
            if refused.status not in (429, 503) or time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.2)


async def share_a_table(one: int, two: int, first: subprocess.Popen[bytes]) -> None:
    """Open a table at one node and join it at the other; kill the first, and join again."""
    mia, ben, eve = (HttpClient(f"127.0.0.1:{port}") for port in (one, two, two))
    for name, visitor in (("Mia", mia), ("Ben", ben), ("Eve", eve)):
        await answer(visitor, "PUT", "/api/me", {"name": name, "colour": "#336699"})
    opened = await answer(mia, "POST", "/api/tables", {"game": "yatai", "players": 3, "public": True})
    table = opened["table"]["id"]
    assert (await answer(ben, "POST", f"/api/tables/{table}/join", {}))["seat"] == 1
    first.kill()
    assert (await answer(eve, "POST", f"/api/tables/{table}/join", {}))["seat"] == 2


@pytest.mark.long
def test_the_commands_of_the_page_start_two_nodes_that_share_tables(tmp_path: Path) -> None:
    ports = {"8001": free_port(), "8002": free_port()}
    with postgres() as database, nats_service() as (bus, _):
        exported, (upgrade, *starts) = commands(ports, database, bus["bus"])
        tls = {f"COOKOFF_{name.upper()}": path for name, path in bus.items() if name != "bus"}
        environ = {**os.environ, **exported, **tls, "XDG_DATA_HOME": str(tmp_path)}
        assert [start[1] for start in starts] == ["serve", "serve"]
        subprocess.run([str(Path(sys.executable).parent / upgrade[0]), *upgrade[1:]], env=environ, check=True)
        with nodes(starts, environ) as (first, _second):
            deadline = time.monotonic() + PATIENCE
            while not all(map(is_ready, ports.values())):
                assert time.monotonic() < deadline, "the nodes do not become ready"
                time.sleep(0.1)
            asyncio.run(share_a_table(ports["8001"], ports["8002"], first))

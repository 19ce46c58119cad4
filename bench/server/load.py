"""The server under load beside boardgame.io's, in one run: 300 tables of four connected seats on one process each.

Ours writes every move to SQLite and commits before anybody is told; boardgame.io keeps its games in memory. Both send
every seat a position of about the same size after each move. The load is one program for both, on the same machine.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.peers import node_packages

TABLES = 300
PACED = 15
FULL = 8
ROUNDS = 2
HERE = Path(__file__).parent


def main() -> None:
    """Print latencies, moves per second, memory, processor time and the time to start."""
    peers = node_packages("boardgame.io", ["boardgame.io@0.50.2", "ws@8.22.2"])
    sides = ("cookoff", "boardgame.io")
    rates: dict[str, list[float]] = {side: [] for side in sides}
    for round_ in range(ROUNDS):
        for side in sides:
            print(f"round {round_ + 1} of {ROUNDS}: {side} ...", file=sys.stderr, flush=True)
            facts = run(side, peers, PACED if round_ == 0 else 0)
            if "paced" in facts:
                report_paced(side, facts["paced"])
            full = facts["saturated"]
            rates[side].append(full["moves"] / full["seconds"])
            print(f"{side}: as fast as it can, {rates[side][-1]:,.0f} moves/s; {shares(full)}", flush=True)
            if side == "cookoff" and round_ == 0:
                report_memory(facts)
    ours, theirs = median(rates["cookoff"]), median(rates["boardgame.io"])
    print(f"at saturation: cookoff {ours:,.0f} moves/s, boardgame.io {theirs:,.0f} moves/s: {ours / theirs:.2f}×")
    report_start()


def run(side: str, peers: Path, paced: int) -> dict[str, Any]:
    """One server and its load; what the load measured by stage, with memory and processor times at its end."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(folder) if side == "cookoff" else theirs(folder, peers) as server,
    ):
        process, port = server
        kind = "ours" if side == "cookoff" else side
        command = ["node", str(HERE / "_load.mjs"), kind, str(port), str(TABLES), str(paced), str(FULL)]
        stages: dict[str, Any] = {"started": {"memory": resident(process.pid)}}
        used = (0.0, 0.0)
        with subprocess.Popen(command, cwd=peers, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as load:
            assert load.stdin is not None
            assert load.stdout is not None
            for line in load.stdout:
                facts = json.loads(line)
                stage, before, used = facts.pop("stage"), used, (processor(process.pid), processor(load.pid))
                facts["memory"] = resident(process.pid)
                facts["server"], facts["load"] = (after - then for after, then in zip(used, before, strict=True))
                stages[stage] = facts
                if stage in {"opened", "connected"}:
                    load.stdin.write("go on\n")
                    load.stdin.flush()
        return stages


def shares(facts: dict[str, float]) -> str:
    """How busy the two processes were, and what a move costs."""
    span, moves = facts["seconds"] * 10, max(1, facts["moves"])
    return (
        f"server {facts['server'] / span:.0f} % of a processor, {facts['server'] / moves:.2f} ms a move; "
        f"load {facts['load'] / span:.0f} %, {facts['load'] / moves:.2f} ms a move"
    )


@contextmanager
def ours(folder: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Our server."""
    command = [sys.executable, str(HERE / "_ours.py"), folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process, int(process.stdout.readline().rpartition(":")[2])
        process.terminate()


@contextmanager
def theirs(folder: str, peers: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """boardgame.io's server, with a position of ours as its state."""
    opening = Path(folder) / "opening.json"
    opening.write_bytes(position())
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["node", str(HERE / "_boardgame.cjs"), str(port), str(opening)]
    with subprocess.Popen(command, cwd=peers, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "ready" in line:
                break
        yield process, port
        process.terminate()


def position() -> bytes:
    """A spectator's view in the middle of a game of Yatai."""
    import random

    from cookoff.engine import Search, encode, room

    game, rng = room("yatai").load(None), random.Random(1)
    state = game.setup(4, game.types.options(), Search(rng))
    for _ in range(120):
        seat = game.to_act(state)[0]
        moves = game.moves(state, seat).discrete
        game.play(state, seat, moves[int(rng.random() * len(moves))], Search(rng))
    return encode(game.view(state, None))


def resident(pid: int) -> int:
    """Memory of a process in kB; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text("utf-8").splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


def processor(pid: int) -> float:
    """Milliseconds of processor time a process has used; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text("utf-8").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) * 1000 / os.sysconf("SC_CLK_TCK")


def report_paced(side: str, facts: dict[str, float]) -> None:
    """Latency at one move per second and table."""
    print(
        f"{side}: {TABLES} tables, one move a second each, {facts['moves']:.0f} moves: from send to everyone's receipt "
        f"p50 {facts['p50']:.1f} ms, p95 {facts['p95']:.1f} ms, p99 {facts['p99']:.1f} ms, "
        f"worst {facts['worst']:.1f} ms; "
        f"{facts['late']:.0f} moves left out because the one before was late; {shares(facts)}",
        flush=True,
    )


def report_memory(facts: dict[str, dict[str, float]]) -> None:
    """What a table costs."""
    start = facts["started"]["memory"]
    idle, live, playing = ((facts[stage]["memory"] - start) / TABLES for stage in ("opened", "connected", "saturated"))
    print(
        f"memory: {start / 1000:.0f} MB at start; {idle:.0f} kB for each table that is awake; "
        f"{live:.0f} kB with four sockets, {playing:.0f} kB after the load"
    )


def report_start() -> None:
    """How long `cookoff serve` takes until clients may come."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "cookoff"), "serve", "--port", "0", "--data", folder]
        for _ in range(4):
            begun = perf_counter()
            with subprocess.Popen(
                [*command, "--log", "warning"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            ) as process:
                assert process.stdout is not None
                process.stdout.readline()
                times.append(perf_counter() - begun)
                process.terminate()
    print(f"start of cookoff serve: {times[0]:.2f} s with an empty folder, then {median(times[1:]):.2f} s")

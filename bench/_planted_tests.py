"""Runs tests again and again, each time in a fork of a process that has loaded everything but the server.

Arguments: how many seconds tests may take, a file for what they say, and one for where they come by. Each line of the
input is a JSON list of what pytest is told, and is answered by a line: the exit code, -1 if they did not end. With
`--watched` among it, the last file tells afterwards which tests came by which line of the server, and one beside it
(`.json`) how many seconds each took.
"""

import contextlib
import gc
import importlib
import json
import os
import pkgutil
import signal
import sys
import time
from collections.abc import Iterator

import coverage
import pytest

LOADED = ("aiosqlite", "anyio", "hypothesis", "litestar", "nats", "prometheus_client", "sqlalchemy", "websockets")
PACKAGES = ("cookoff.engine", "cookoff.games", "cookoff.bots", "cookoff.words", "cookoff.physics")


def load() -> None:
    """All that no fault is planted in, and no test of the server."""
    for name in LOADED:
        importlib.import_module(name)
    for name in PACKAGES:
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            if ".study" not in module.name:
                importlib.import_module(module.name)


class Witness:
    """Notes for every test by which lines of the server it comes, within this process."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._took: dict[str, float] = {}
        self._coverage = coverage.Coverage(data_file=file, include=["*/cookoff/server/*"], config_file=False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """One test."""
        self._coverage.start()
        self._coverage.switch_context(item.nodeid)
        begun = time.perf_counter()
        try:
            return (yield)
        finally:
            self._took[item.nodeid] = time.perf_counter() - begun
            self._coverage.stop()

    def pytest_sessionfinish(self) -> None:
        """All of them."""
        self._coverage.save()
        with open(f"{self._file}.json", "w", encoding="utf-8") as file:
            json.dump(self._took, file)


def run(told: list[str], seconds: float, said: str, lines: str) -> int:
    """In a fork of its own, with all the processes that it starts."""
    child = os.fork()
    if child == 0:
        os.setsid()
        with open(said, "w", encoding="utf-8") as out:
            os.dup2(out.fileno(), 1)
            os.dup2(out.fileno(), 2)
        watched = [Witness(lines)] if "--watched" in told else []
        # What is loaded beforehand has plugins in it, whose assertions cannot be told in detail; nobody reads them.
        quiet = ["-W", "ignore::pytest.PytestAssertRewriteWarning", "-W", "ignore::coverage.exceptions.CoverageWarning"]
        code = int(pytest.main([*quiet, *(one for one in told if one != "--watched")], watched))
        sys.stdout.flush()
        os._exit(code)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            _end(child)
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.05)
    _end(child)
    os.waitpid(child, 0)
    return -1


def _end(group: int) -> None:
    """Nothing that the tests started outlives them."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    load()
    gc.freeze()
    print("ready", flush=True)
    for line in sys.stdin:
        print(run(json.loads(line), float(sys.argv[1]), *sys.argv[2:]), flush=True)

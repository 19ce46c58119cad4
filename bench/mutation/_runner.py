"""Runs the server's tests again and again, each time in a fork of a process that has loaded and collected all of them.

Argument: a file for what tests print. The first line of the output tells which tests there are (`Collected`); then each
line of the input is an `Errand`, and is answered by a `Seen`, all as JSON. A fault is planted in the fork's memory,
where functions are given other code. Besides, whoever sends it puts it into the file, for servers that tests start. A
fault outside of functions is only there: its tests are run by a process that loads everything anew.
"""

import contextlib
import gc
import inspect
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import msgspec
import pytest

PROCESSES = (": Server", ": Workers", "server(", "Socket(", "Visitor(", "subprocess", "Workers(", "main(")
QUIET = ["-q", "-x", "-p", "no:cacheprovider", "-o", "timeout=40", "-W", "ignore::coverage.exceptions.CoverageWarning"]


class Errand(msgspec.Struct):
    """Tests to be run in this order, until one fails."""

    tests: list[str]
    seconds: float
    """After so many, tests that do not end have failed."""
    file: str = ""
    before: str = ""
    after: str = ""
    """Where a fault is planted, what stands there and what then does; nothing: there is no fault."""
    watched: bool = False
    """Note by which lines each test comes, and how long it takes."""


class Seen(msgspec.Struct):
    """What came of it."""

    failed: str | None = None
    """The test that failed first."""
    ended: bool = True
    """Whether the tests came to an end at all."""
    took: dict[str, float] = {}
    lines: dict[str, dict[int, list[str]]] = {}
    """By file and line, which tests come by."""


class Collected(msgspec.Struct):
    """The tests that there are."""

    inside: list[str]
    """Quick ones, whose server is in their own process."""
    asking: list[str]
    """Quick ones, whose server is a process of its own."""
    slow: list[str]


class Runner:
    """In place of pytest's own loop over all tests."""

    def __init__(self, answers: int) -> None:
        self._answers = answers
        self._items: dict[str, pytest.Item] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run what is asked for until there is nothing more to read."""
        self._items = {item.nodeid: item for item in session.items}
        found = Collected([], [], [])
        for name, item in self._items.items():
            slow = item.get_closest_marker("slow") is not None
            (found.slow if slow else found.asking if _asks(item) else found.inside).append(name)
        self._say(found)
        for line in sys.stdin:
            errand = msgspec.json.decode(line, type=Errand)
            self._say(self._forked(session, errand))
        return True

    def _say(self, told: Seen | Collected) -> None:
        os.write(self._answers, msgspec.json.encode(told) + b"\n")

    def _forked(self, session: pytest.Session, errand: Errand) -> Seen:
        with tempfile.TemporaryDirectory() as folder:
            found = Path(folder) / "seen"
            child = os.fork()
            if child == 0:
                os.setsid()
                with contextlib.suppress(BaseException):
                    found.write_bytes(msgspec.json.encode(self._run(session, errand, found.with_suffix(".lines"))))
                os._exit(0)
            ended = _await(child, errand.seconds)
            # Who ended without an answer has noticed nothing that could be named.
            return msgspec.json.decode(found.read_bytes(), type=Seen) if found.exists() else Seen(ended=ended)

    def _run(self, session: pytest.Session, errand: Errand, lines: Path) -> Seen:
        if errand.file and not plant(errand):
            return Seen(_anew(errand))
        witness = Witness(lines)
        if errand.watched:
            session.config.pluginmanager.register(witness)
        items, took = [self._items[name] for name in errand.tests], dict[str, float]()
        for item, following in zip(items, [*items[1:], None], strict=True):
            begun = time.perf_counter()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            took[item.nodeid] = time.perf_counter() - begun
            if session.testsfailed:
                return Seen(item.nodeid)
        return Seen(None, True, took, witness.lines() if errand.watched else {})


def _asks(item: pytest.Item) -> bool:
    """Whether a test says that its server is a process of its own."""
    source = inspect.getsource(item.function) if isinstance(item, pytest.Function) else ""
    return any(sign in source for sign in PROCESSES)


class Witness:
    """Notes for every test by which lines of the server it comes, within this process."""

    def __init__(self, file: Path) -> None:
        self._coverage = coverage.Coverage(data_file=str(file), include=["*/cookoff/server/*"], config_file=False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """One test."""
        self._coverage.start()
        self._coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self._coverage.stop()

    def lines(self) -> dict[str, dict[int, list[str]]]:
        """By file and line, which tests come by."""
        data = self._coverage.get_data()
        return {
            file: {line: [one for one in tests if one] for line, tests in data.contexts_by_lineno(file).items()}
            for file in data.measured_files()
        }


def plant(errand: Errand) -> bool:
    """Give the functions of a file the code that they have with the fault; false if no function has any of it."""
    before, after = (_functions(compile(text, errand.file, "exec")) for text in (errand.before, errand.after))
    changed = {name: code for name, code in after.items() if before[name] != code}
    planted = 0
    for one in gc.get_objects():
        ours = isinstance(one, FunctionType) and one.__code__.co_filename == errand.file
        if ours and (code := changed.get(one.__code__.co_qualname)) is not None:
            one.__code__ = code
            planted += 1
    return planted > 0


def _functions(code: CodeType) -> dict[str, CodeType]:
    """The functions and methods of a module; those within others come with them."""
    found: dict[str, CodeType] = {}
    for part in code.co_consts:
        if isinstance(part, CodeType):
            is_function = bool(part.co_flags & 0x2)  # a body of its own names, which a class has not
            found |= {part.co_qualname: part} if is_function else _functions(part)
    return found


def _anew(errand: Errand) -> str | None:
    """Run the tests in a process that loads everything anew."""
    command = [sys.executable, "-m", "pytest", *QUIET, *errand.tests]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if not ran.returncode:
        return None
    said = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return said[0].split()[1] if said else "they did not begin"


def _await(child: int, seconds: float) -> bool:
    """Wait until it ends, or for so long; nothing that it started outlives it. Whether it ended by itself."""
    deadline, ended = time.monotonic() + seconds, False
    while not ended and time.monotonic() < deadline:
        ended = os.waitpid(child, os.WNOHANG)[0] == child
        if not ended:
            time.sleep(0.01)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    if not ended:
        os.waitpid(child, 0)
    return ended


if __name__ == "__main__":
    answers = os.dup(1)
    quiet = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    pytest.main([*QUIET, "-s", "tests/server"], [Runner(answers)])

"""Runs the server's tests repeatedly, each time in a fork of a process that has imported and collected all of them.

Argument: a file for the tests' output. The first output line lists the tests (`CollectedTests`); each input line is a
`TestRun` and is answered by a `TestResult`, all as JSON. The fork patches the functions of a mutant in memory; the
caller also writes the mutant to its file, for servers that tests start. A mutant outside of functions is only in the
file, and its tests run in a new process.
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


class TestRun(msgspec.Struct):
    """Tests to run in this order until one fails."""

    tests: list[str]
    seconds: float
    """The time limit."""
    file: str = ""
    before: str = ""
    after: str = ""
    """The mutated file, and its text before and after; empty for a run without a mutant."""
    record_lines: bool = False
    """Record which lines each test executes, and how long it takes."""


class TestResult(msgspec.Struct):
    """The outcome of a run."""

    failed: str | None = None
    """The first test that failed."""
    ended: bool = True
    """Whether the tests ended within the time limit."""
    durations: dict[str, float] = {}
    lines: dict[str, dict[int, list[str]]] = {}
    """By file and line, the tests that execute it."""


class CollectedTests(msgspec.Struct):
    """All tests of the server."""

    in_process: list[str]
    """Quick tests whose server runs in their own process."""
    out_of_process: list[str]
    """Quick tests that start a server process."""
    slow: list[str]


class Runner:
    """Replaces pytest's loop over all tests."""

    def __init__(self, answers: int) -> None:
        self._answers = answers
        self._items: dict[str, pytest.Item] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer requests until the input ends."""
        self._items = {item.nodeid: item for item in session.items}
        found = CollectedTests([], [], [])
        for name, item in self._items.items():
            slow = any(item.get_closest_marker(mark) is not None for mark in ("slow", "long"))
            (found.slow if slow else found.out_of_process if _starts_process(item) else found.in_process).append(name)
        self._send(found)
        for line in sys.stdin:
            run = msgspec.json.decode(line, type=TestRun)
            self._send(self._forked(session, run))
        return True

    def _send(self, message: TestResult | CollectedTests) -> None:
        os.write(self._answers, msgspec.json.encode(message) + b"\n")

    def _forked(self, session: pytest.Session, run: TestRun) -> TestResult:
        with tempfile.TemporaryDirectory() as folder:
            found = Path(folder) / "seen"
            child = os.fork()
            if child == 0:
                os.setsid()
                with contextlib.suppress(BaseException):
                    found.write_bytes(msgspec.json.encode(self._run(session, run, found.with_suffix(".lines"))))
                os._exit(0)
            ended = _wait(child, run.seconds)
            # A process that ended without an answer names no failing test.
            return (
                msgspec.json.decode(found.read_bytes(), type=TestResult) if found.exists() else TestResult(ended=ended)
            )

    def _run(self, session: pytest.Session, run: TestRun, lines: Path) -> TestResult:
        if run.file and not patch(run):
            return TestResult(_fresh_process(run))
        recorder = LineRecorder(lines)
        if run.record_lines:
            session.config.pluginmanager.register(recorder)
        items, durations = [self._items[name] for name in run.tests], dict[str, float]()
        for item, following in zip(items, [*items[1:], None], strict=True):
            started = time.perf_counter()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            durations[item.nodeid] = time.perf_counter() - started
            if session.testsfailed:
                return TestResult(item.nodeid)
        return TestResult(None, True, durations, recorder.lines() if run.record_lines else {})


def _starts_process(item: pytest.Item) -> bool:
    """Whether a test starts a server process."""
    source = inspect.getsource(item.function) if isinstance(item, pytest.Function) else ""
    return any(sign in source for sign in PROCESSES)


class LineRecorder:
    """Records which lines of the server each test executes in this process."""

    def __init__(self, file: Path) -> None:
        self._coverage = coverage.Coverage(data_file=str(file), include=["*/cookoff/server/*"], config_file=False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Record one test."""
        self._coverage.start()
        self._coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self._coverage.stop()

    def lines(self) -> dict[str, dict[int, list[str]]]:
        """By file and line, the tests that execute it."""
        data = self._coverage.get_data()
        return {
            file: {line: [one for one in tests if one] for line, tests in data.contexts_by_lineno(file).items()}
            for file in data.measured_files()
        }


def patch(run: TestRun) -> bool:
    """Give the functions of a file their mutated code; false if the mutant changes no function."""
    before, after = (_functions(compile(text, run.file, "exec")) for text in (run.before, run.after))
    changed = {name: code for name, code in after.items() if before[name] != code}
    patched = 0
    for one in gc.get_objects():
        ours = isinstance(one, FunctionType) and one.__code__.co_filename == run.file
        if ours and (code := changed.get(one.__code__.co_qualname)) is not None:
            one.__code__ = code
            patched += 1
    return patched > 0


def _functions(code: CodeType) -> dict[str, CodeType]:
    """The functions and methods of a module, without nested ones."""
    found: dict[str, CodeType] = {}
    for part in code.co_consts:
        if isinstance(part, CodeType):
            is_function = bool(part.co_flags & 0x2)  # CO_NEWLOCALS: a class body lacks it
            found |= {part.co_qualname: part} if is_function else _functions(part)
    return found


def _fresh_process(run: TestRun) -> str | None:
    """Run the tests in a new process."""
    command = [sys.executable, "-m", "pytest", *QUIET, *run.tests]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if not ran.returncode:
        return None
    failures = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failures[0].split()[1] if failures else "the tests did not start"


def _wait(child: int, seconds: float) -> bool:
    """Wait for a process, then kill what it started; whether it ended in time."""
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

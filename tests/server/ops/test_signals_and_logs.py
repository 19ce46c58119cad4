"""Rotating the log, closing the terminal, and packages that are missing."""

import importlib.util
import json
import logging
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from cookoff.cli import main
from cookoff.server.api.serve import _handle_hangup
from cookoff.server.config.secrets import FILE, Signer
from cookoff.server.config.settings import Settings
from cookoff.server.ops.logs import write_logs


@pytest.fixture
def logger() -> Iterator[logging.Logger]:
    """The server's logger; what the test changes about logging is put back."""
    root, ours = logging.getLogger(), logging.getLogger("cookoff")
    before = root.handlers, root.level, ours.level
    yield ours
    for handler in root.handlers:
        if handler not in before[0]:
            handler.close()
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_a_log_that_was_moved_away_is_opened_anew(tmp_path: Path, logger: logging.Logger) -> None:
    file, moved = tmp_path / "cookoff.log", tmp_path / "cookoff.log.1"
    write_logs("info", file)
    logger.info("before")
    file.rename(moved)
    logger.info("after")
    assert [json.loads(path.read_text())["text"] for path in (moved, file)] == ["before", "after"]


def test_a_log_that_cannot_be_written_is_named_in_one_line(
    tmp_path: Path, logger: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["--data", str(tmp_path), "--set", f"log_file={tmp_path}/nowhere/cookoff.log"]
    assert main(["serve", "--port", "0", *told]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "nowhere/cookoff.log cannot be written: No such file" in line


@pytest.mark.parametrize(("rotates", "stopped"), [(True, 0), (False, 1)])
def test_a_closed_terminal_stops_the_server_unless_it_has_a_log_file(
    tmp_path: Path, rotates: bool, stopped: int
) -> None:
    stops: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGTERM)}
    try:
        signal.signal(signal.SIGTERM, lambda number, _frame: stops.append(number))
        _handle_hangup(Settings(tmp_path, log_file=tmp_path / "log" if rotates else None))
        signal.raise_signal(signal.SIGHUP)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert len(stops) == stopped


def test_only_the_owner_reads_a_secret_that_was_there(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("x" * 40)
    (tmp_path / FILE).chmod(0o644)
    assert Signer(Settings(tmp_path)).token
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


@pytest.mark.usefixtures("logger")
@pytest.mark.parametrize(
    ("missing", "problem"),
    [
        ("asyncpg", "--database: for PostgreSQL install cookoff with the extra `cluster`"),
        ("nats", "--bus: install cookoff with the extra `cluster`"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    missing: str,
    problem: str,
) -> None:
    find = importlib.util.find_spec
    without = lambda name, *more: None if name == missing else find(name, *more)  # noqa: E731 # one line says it
    monkeypatch.setattr(importlib.util, "find_spec", without)
    monkeypatch.setattr("cookoff.server.storage.database.find_spec", without)
    told = ["--database", "postgresql://nobody@127.0.0.1:1/none", "--bus", "nats://127.0.0.1:1"]
    assert main(["serve", "--port", "0", "--data", str(tmp_path), *told]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert problem in line

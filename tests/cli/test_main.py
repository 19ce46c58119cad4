"""The command as a whole: help, exit codes, how it ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cookoff.cli import main
from cookoff.cli.extras import missing_extra
from tests.cli.conftest import Cookoff

COMMAND = [sys.executable, "-m", "cookoff.cli"]


def test_help_names_the_commands(cookoff: Cookoff) -> None:
    done = cookoff("--help")
    assert done.code == 0
    for command in ("games", "rules", "play", "simulate", "replay"):
        assert command in done.out


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from cookoff.cli import main; main(['--help']); "
        "print({'cookoff.engine', 'cookoff.lab', 'fluent.runtime', 'msgspec'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["bake"], 'Unknown command "bake"'),
        (["simulate", "yatai", "--players", "many"], "--players"),
        (["simulate", "yatai", "--colour", "red"], "--colour"),
        (["simulate"], "GAME"),
        (["rules", "chess"], "no game 'chess'; there are: "),
        (["rules", "yatai", "YAT-99"], "no rule YAT-99"),
        (["play", "chess"], "no game 'chess'"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: cannot be read"),
        (["games", "--language", "xx"], "--language: there is no wording in 'xx'"),
    ],
)
def test_bad_input_is_one_message_and_exit_code_2(cookoff: Cookoff, arguments: list[str], message: str) -> None:
    done = cookoff(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("cookoff: ")
    assert message in done.err
    assert "Traceback" not in done.err


def test_an_error_cannot_steer_the_terminal(cookoff: Cookoff) -> None:
    done = cookoff("rules", "\x1b[2Jchess")
    assert done.code == 2
    assert "\x1b" not in done.err


def test_a_bug_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr("cookoff.engine.rooms", broken)
    with pytest.raises(RuntimeError, match="a bug"):
        main(["games"])


def test_the_arguments_of_the_process_are_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["cookoff", "--version"])
    assert main() == 0
    assert capsys.readouterr().out.strip()


@pytest.mark.slow
def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    with subprocess.Popen([*COMMAND, "rules", "yatai"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.fixture
def hearing() -> Iterator[None]:
    """Hears Ctrl-C, and so do the processes it starts: tests in the background are often deaf to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.long
@pytest.mark.usefixtures("hearing")
@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals as a terminal sends them")
def test_ctrl_c_ends_a_simulation_quietly(tmp_path: Path) -> None:
    arguments = ["simulate", "yatai", "--games", "100000", "--jobs", "2", "--logs", str(tmp_path)]
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        while process.poll() is None and len(list(tmp_path.glob("*.jsonl"))) < 100:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, complaint = process.communicate(timeout=300)
        assert complaint == b""
    assert process.returncode == 130


def test_a_missing_extra_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cyclopts", None)
    assert main([]) == 2
    said = capsys.readouterr().err
    assert (
        said == 'cookoff: this needs cyclopts, which is not installed; try: pip install "cookoff[cli,server,physics]"\n'
    )


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("fluent.runtime", "cli,server,physics"),
        ("litestar.params", "server"),
        ("mujoco", "physics"),
        ("nats", "cluster"),
    ],
)
def test_each_library_is_brought_by_an_extra(module: str, extra: str) -> None:
    assert f"cookoff[{extra}]" in (missing_extra(module) or "")


def test_a_missing_module_of_our_own_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cookoff.cli.app", None)
    with pytest.raises(ModuleNotFoundError):
        main(["games"])

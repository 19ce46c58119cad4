"""The command, run in this process."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from cookoff.cli import main


class Done(NamedTuple):
    """What a run of the command left."""

    code: int
    out: str
    err: str


Cookoff = Callable[..., Done]


@pytest.fixture
def cookoff(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cookoff:
    """Run `cookoff` with these arguments and what a person types."""
    for name in ("COOKOFF_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(*arguments: object, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return run


@pytest.fixture
def log(cookoff: Cookoff, tmp_path: Path) -> Path:
    """A complete game of three bots."""
    folder = tmp_path / "logs"
    assert cookoff("simulate", "yatai", "--players", 3, "--games", 1, "--logs", folder).code == 0
    return folder / "yatai-0001.jsonl"

import re
from importlib import resources
from pathlib import Path

import pytest

from cookoff.cli.physics.calibrate import calibrate
from cookoff.cli.physics.commands import app
from cookoff.physics.port import sample_board
from cookoff.physics.quick.chips.fit import load_fit, physical_digest


@pytest.mark.long
def test_the_command_writes_a_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "mine.json"
    assert calibrate(out=out, throws=3, rounds=1) == 0
    assert load_fit(out).digest == physical_digest(sample_board())
    assert "a fit for the board 'sample'" in capsys.readouterr().err


def unlike_hibachi(folder: Path) -> Path:
    """The file of a board that feels otherwise."""
    text = (resources.files("cookoff.physics.core") / "sample_board.toml").read_text("utf-8")
    path = folder / "icy.toml"
    path.write_text(re.sub(r"friction = [\d.]+", "friction = 0.11", text), "utf-8")
    return path


def test_it_is_a_command() -> None:
    assert "calibrate" in app


def test_a_bad_board_or_number_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert calibrate(board=(str(tmp_path / "none.toml"),)) == 2
    assert "there is no file" in capsys.readouterr().err
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "x"\n', "utf-8")
    assert calibrate(board=(str(bad),)) == 2
    assert "missing required field" in capsys.readouterr().err
    assert calibrate(board=("hibachi", str(unlike_hibachi(tmp_path)))) == 2
    assert "has other measures or materials than hibachi" in capsys.readouterr().err
    assert calibrate(throws=0) == 2
    assert "--throws" in capsys.readouterr().err


@pytest.mark.slow
def test_a_calibration_that_cannot_be_written_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert calibrate(out=tmp_path / "no" / "folder.json", throws=1, rounds=0) == 2
    assert "cannot be written" in capsys.readouterr().err

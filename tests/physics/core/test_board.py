import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from cookoff.physics.core.board import board_from, load_board, sample_board
from cookoff.physics.port import InvalidInput

TEXT = resources.files("cookoff.physics.core").joinpath("sample_board.toml").read_text("utf-8")


def changed(path: str, value: Any) -> dict[str, Any]:
    data = tomllib.loads(TEXT)
    *steps, last = path.split(".")
    part: Any = data
    for step in steps:
        part = part[int(step)] if step.isdigit() else part[step]
    part[last] = value
    return data


def test_the_sample_board_loads_and_has_a_stable_digest() -> None:
    board = sample_board()
    assert len(board.outlines) == 13
    assert board.digest() == sample_board().digest()
    assert board.digest() != board_from(changed("chip.mass", 0.012)).digest()


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("chip.hole", 0.04, "chip.hole", "not smaller than the diameter"),
        ("chip.thickness", 0.029, "chip.thickness", "more than half"),
        ("chip.mass", -1.0, "chip.mass", "at least 0.0005"),
        ("chip.mass", float("nan"), "chip.mass", "nan is not allowed"),
        ("chip.mass", "heavy", "chip.mass", "got str"),
        ("measures.rim_width", 0.25, "measures.rim_width", "two chips"),
        ("measures.rim_height", 0.0, "measures.rim_height", "more than 0"),
        ("measures.width", float("inf"), "measures.width", "at most 3"),
        ("measures.colour", "red", "measures", "colour"),
        ("materials.chip_rim.restitution", 0.9, "materials.chip_rim.restitution", "at most 0.181"),
        ("limits.time", 0, "limits.time", "at least 0.5"),
        ("outlines.0.radius", 0.2, "outlines[0]", "over the rim"),
        ("outlines.1.name", "near-left", "outlines[1].name", "used twice"),
        ("outlines.0.shape", "star", "outlines[0].shape", "star"),
        ("outlines.4.points", [{"x": 0, "y": 0}], "outlines[4].points", "length >= 3"),
        (
            "outlines.4.points",
            [{"x": x, "y": 0} for x in (0, 0.1, 0.05)],
            "outlines[4].points",
            "encloses nothing",
        ),
        (
            "outlines.4.points",
            [{"x": x, "y": y} for x, y in ((0, 0), (0.1, 0.1), (0.1, 0), (0, 0.05))],
            "outlines[4].points",
            "crosses itself",
        ),
    ],
)
def test_impossible_measures_are_refused_with_the_reason(path: str, value: Any, field: str, reason: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        board_from(changed(path, value))
    assert caught.value.field == field
    assert reason in caught.value.reason


def test_a_missing_measure_is_named() -> None:
    data = tomllib.loads(TEXT)
    del data["chip"]["hole"]
    with pytest.raises(InvalidInput, match="hole"):
        board_from(data)


def test_files_that_are_no_board_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="cannot be read"):
        load_board(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("name = ", "utf-8")
    with pytest.raises(InvalidInput, match="is not TOML"):
        load_board(tmp_path / "bad.toml")
    (tmp_path / "bin.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidInput, match="UTF-8"):
        load_board(tmp_path / "bin.toml")
    (tmp_path / "good.toml").write_text(TEXT, "utf-8")
    assert load_board(tmp_path / "good.toml") == sample_board()

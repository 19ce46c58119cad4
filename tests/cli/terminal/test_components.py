"""Component files that cannot be used, at the command line."""

from pathlib import Path

import pytest

from cookoff.engine import room
from tests.cli.conftest import Cookoff

TEXT = (room("yatai").home / "components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"special", "value/atmosphere", "double"]', '"special", "value/atmosphere"]', "reputation.spaces"),
        ('id = "cook-2"', 'id = "cook-1"', "tile[3].id"),
        ("queue_penalty = 2", "queue_penalty = -2", "queue_penalty"),
        ("tourists = 3", "tourists = -3", "supply[0].tourists"),
        ("rounds = 12", "rounds = 12\nmoons = 2", "moons"),
        ("rounds = 12", "rounds = [", ""),
        ("rounds = 12", 'rounds = "many"', "rounds"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_bad_component_file_is_reported_by_file_line_and_field(
    cookoff: Cookoff, tmp_path: Path, command: str, old: str, new: str, field: str
) -> None:
    assert TEXT.count(old) == 1
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace(old, new), "utf-8")
    kept = {"simulate": "--logs", "play": "--save"}[command]
    done = cookoff(command, "yatai", "--components", file, kept, tmp_path / "kept")
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith(f"cookoff: {file}")
    assert field in done.err
    assert done.err.count("\n") == 1
    assert not (tmp_path / "kept").exists()
    assert not (tmp_path / "data").exists()

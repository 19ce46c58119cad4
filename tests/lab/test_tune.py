"""Tuning: a board with planted faults comes back within its targets."""

from pathlib import Path

import msgspec
import pytest

from cookoff.engine import BadInput, room
from cookoff.lab.pipeline import Progress
from cookoff.lab.play.runners import InProcessRunner
from cookoff.lab.spec.variants import value_at
from cookoff.lab.tune import TuningResult, read, tune

FILE = """
name = "mend"
game = "yatai"
file = "broken.toml"
players = [2]
bots = "random"
trials = 40
games = 24
check_every = 8

[[change]]
field = "rounds"
low = 2
high = 40

[[change]]
field = "points.guest"
low = 0
high = 60

[[target]]
metric = "turns"
low = 23
high = 29

[[target]]
metric = "points of seat 0"
low = -5
high = 20
"""


def broken(tmp_path: Path, text: str = FILE) -> Path:
    """A board on which games are far too long, and guests are worth far too much."""
    own = (room("yatai").home / "components.toml").read_text("utf-8")
    rounds = own.replace("rounds = 12", "rounds = 40")
    assert "\nguest = " in rounds
    guests = "\n".join("guest = 60 # book" if line.startswith("guest = ") else line for line in rounds.splitlines())
    (tmp_path / "broken.toml").write_text(guests, "utf-8")
    file = tmp_path / "mend.toml"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.long
def test_two_planted_faults_are_mended(tmp_path: Path) -> None:
    file = broken(tmp_path)
    reports: list[Progress] = []
    found = tune(read(file), tmp_path, tmp_path / "lab", InProcessRunner(), reports.append)
    before = {each.metric: each.distance for each in found.before}
    assert min(before.values()) > 0, "both faults are seen"
    best = found.front[0]
    assert best.within
    assert found.trials > 1
    assert found.games <= 300
    assert reports[0] == Progress(0, 40)
    mended = (tmp_path / "lab" / "mend" / best.file).read_text("utf-8")
    assert value_at(mended, "rounds") == best.changes["rounds"]
    assert "# book; tuned: mend" in mended
    room("yatai").load(tmp_path / "lab" / "mend" / best.file)
    written = msgspec.json.decode((tmp_path / "lab" / "mend" / "front.json").read_bytes(), type=TuningResult)
    assert written == found


def test_a_search_starts_from_the_values_that_its_file_sets(tmp_path: Path) -> None:
    """Faults may be planted without a whole copy of the components, in the file that has them mended."""
    planted = 'set = { rounds = 40, "points.guest" = 60 }'
    text = FILE.replace('file = "broken.toml"', planted).replace("trials = 40", "trials = 1")
    file = tmp_path / "mend.toml"
    file.write_text(text, "utf-8")
    found = tune(read(file), tmp_path, tmp_path / "lab", InProcessRunner())
    assert found.front[0].changes == {"rounds": 40, "points.guest": 60}
    assert min(each.distance for each in found.before) > 0, "both faults are seen"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('field = "rounds"', 'field = "round"', "round: there is no such field"),
        ("low = 2\nhigh = 40", "low = 2\nhigh = 2", r"mend.toml:\d+: change\[0\].high: 2 is not above 2"),
        ("low = 23", "low = 30", r"target\[0\].high: 29(.0)? is below 30"),
        ('metric = "turns"', 'metric = "beauty"', "there is no metric 'beauty'"),
        ('metric = "turns"', 'metric = "turns"\nplayers = 3', "no game has 3 players"),
        ("players = [2]", "players = [9]", "yatai is for 2 to 4 players"),
        ('file = "broken.toml"', 'file = "nowhere.toml"', "nowhere.toml: cannot be read"),
        ('file = "broken.toml"', "set = { round = 40 }", "round: there is no such field"),
    ],
)
def test_a_search_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    file = broken(tmp_path, FILE.replace(old, new))
    with pytest.raises(BadInput, match=message):
        tune(read(file), tmp_path, tmp_path / "lab", InProcessRunner())

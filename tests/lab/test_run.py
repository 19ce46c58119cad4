"""Running experiments: the same numbers, whoever plays, however often it was stopped."""

import signal
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cookoff.engine import BadInput
from cookoff.lab import Setting, simulate
from cookoff.lab.export import export
from cookoff.lab.play.runners import Chunk, Here, Played, Processes, local
from cookoff.lab.run import Progress, run
from cookoff.lab.spec.experiment import read
from cookoff.lab.store.dataset import SCHEMAS, content_hash, table
from cookoff.lab.store.game_cache import Store

FILE = """
name = "small"
games = 30
look = 10
until = { figure = "decisions", width = 20 }
weigh = 0.1

[[play]]
game = "yatai"
players = [2]
bots = ["random"]
variants = ["base", "short"]

[variant.short]
set = { rounds = 4 }
"""


class Killed(BaseException):
    """As if somebody had pulled the plug."""


class Mortal(Here):
    """Plays so many chunks."""

    def __init__(self, chunks: int) -> None:
        super().__init__()
        self.left = chunks

    def next(self) -> Played:
        if not self.left:
            raise Killed
        self.left -= 1
        return super().next()


class Two(Here):
    """As if two played at the same time, for whom any chunk is worth its way."""

    slots = 2
    least = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def submit(self, chunk: Chunk) -> None:
        self.sizes.append(len(chunk.numbers))
        super().submit(chunk)


class Idle(Here):
    """Must not be asked to play."""

    def submit(self, chunk: Chunk) -> None:
        raise AssertionError(f"played again: {chunk.numbers}")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(FILE, "utf-8")
    return path


def numbers(folder: Path, setting: str) -> list[int]:
    rows = table(folder, "games", "setting", "game").to_pylist()
    return [row["game"] for row in rows if row["setting"] == setting]


def test_a_run_that_was_stopped_twice_ends_as_if_it_had_not_been(tmp_path: Path, file: Path) -> None:
    whole = run(read(file), tmp_path, tmp_path / "whole", Here())
    for chunks in (1, 2):
        with pytest.raises(Killed):
            run(read(file), tmp_path, tmp_path / "stopped", Mortal(chunks))
    assert not (tmp_path / "stopped" / "small").exists()
    stopped = run(read(file), tmp_path, tmp_path / "stopped", Here())
    assert content_hash(stopped) == content_hash(whole)
    assert (stopped / "decisions.parquet").read_bytes() == (whole / "decisions.parquet").read_bytes()
    for setting in ("yatai, 2 players, random", "yatai, 2 players, random, short"):
        played = numbers(stopped, setting)
        assert played == list(range(len(played)))


def test_chunks_get_smaller_towards_the_end_so_that_those_who_play_end_together(tmp_path: Path, file: Path) -> None:
    file.write_text(FILE.replace("until", "# until").replace('["base", "short"]', '["short"]'), "utf-8")
    two = Two()
    shared = run(read(file), tmp_path, tmp_path / "two", two)
    left = 30
    for size in two.sizes:
        assert size <= max(1, left // 4)
        left -= size
    assert left == 0
    assert content_hash(shared) == content_hash(run(read(file), tmp_path, tmp_path / "one", Here()))


def test_what_is_kept_is_not_played_again(tmp_path: Path, file: Path) -> None:
    first = content_hash(run(read(file), tmp_path, tmp_path / "lab", Here()))
    assert content_hash(run(read(file), tmp_path, tmp_path / "lab", Idle())) == first
    file.write_text(
        FILE.replace("small", "other").replace("until", "# until").replace("games = 30", "games = 10"), "utf-8"
    )
    other = run(read(file), tmp_path, tmp_path / "lab", Idle())
    assert other == tmp_path / "lab" / "other"
    assert len(numbers(other, "yatai, 2 players, random")) == 10


def test_it_stops_when_the_figure_is_known_well_enough(tmp_path: Path, file: Path) -> None:
    folder = run(read(file), tmp_path, tmp_path, Here())
    games = {row["setting"]: row["games"] for row in table(folder, "settings").to_pylist()}
    assert games["yatai, 2 players, random, short"] == 10
    assert games["yatai, 2 players, random"] in (20, 30)


def test_it_stops_when_time_is_up_and_keeps_games_that_follow_one_another(tmp_path: Path, file: Path) -> None:
    file.write_text(FILE.replace("games = 30", "games = 1000\nminutes = 1").replace("until", "# until"), "utf-8")
    ticks = iter(range(0, 10_000, 20))
    folder = run(read(file), tmp_path, tmp_path, Here(), clock=lambda: float(next(ticks)))
    played = numbers(folder, "yatai, 2 players, random")
    assert 0 < len(played) < 1000
    assert played == list(range(len(played)))


def test_progress_is_told_and_ends_at_what_was_played(tmp_path: Path, file: Path) -> None:
    told: list[tuple[int, int]] = []

    def tell(progress: Progress) -> None:
        told.append((progress.games, progress.most))

    folder = run(read(file), tmp_path, tmp_path, Here(), tell)
    assert told[0] == (0, 60)
    assert [games for games, _ in told] == sorted(games for games, _ in told)
    assert told[-1][0] == told[-1][1] == table(folder, "games").num_rows


def test_tables_have_the_stated_columns_and_add_up(tmp_path: Path, file: Path) -> None:
    folder = run(read(file), tmp_path, tmp_path, Here())
    for name, schema in SCHEMAS.items():
        assert pq.read_schema(folder / f"{name}.parquet").equals(schema), name
    seats = table(folder, "seats").to_pylist()
    points = {(row["setting"], row["game"], row["seat"]): row["points"] for row in seats}
    for row in table(folder, "scores").to_pylist():
        points[row["setting"], row["game"], row["seat"]] -= row["points"]
    assert set(points.values()) == {0}
    assert sum(row["won"] for row in seats) == table(folder, "games").num_rows
    decisions = table(folder, "decisions").to_pylist()
    assert sum(row["decisions"] for row in table(folder, "games").to_pylist()) == len(decisions)
    weighed = [row for row in decisions if row["choices"] is not None]
    assert 0.02 < len(weighed) / len(decisions) < 0.1
    assert all(row["best"] >= row["middle"] and row["choices"] >= 2 for row in weighed)


@pytest.mark.slow
def test_processes_play_the_same(tmp_path: Path, file: Path) -> None:
    here = run(read(file), tmp_path, tmp_path / "here", Here())
    there = run(read(file), tmp_path, tmp_path / "there", Processes(2))
    assert content_hash(there) == content_hash(here)


DYING = """
import os, signal, sys
from pathlib import Path
from cookoff.lab.spec.experiment import read
from cookoff.lab.run import run
from cookoff.lab.play.runners import Processes

def die(progress):
    if progress.games >= int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    run(read(Path(sys.argv[1])), Path(sys.argv[1]).parent, Path(sys.argv[2]), Processes(1), die)
"""


@pytest.mark.long
def test_a_command_that_was_killed_goes_on_where_it_was(tmp_path: Path, file: Path) -> None:
    whole = content_hash(run(read(file), tmp_path, tmp_path / "whole", Here()))
    (tmp_path / "dying.py").write_text(DYING, "utf-8")
    into = str(tmp_path / "killed")
    for games in ("1", "12"):
        killed = subprocess.run([sys.executable, str(tmp_path / "dying.py"), str(file), into, games], check=False)
        assert killed.returncode == -signal.SIGKILL
    command = [sys.executable, "-m", "cookoff.cli", "lab", "run", str(file), "--into", into]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == f"hash {whole}"


def test_logs_become_the_same_tables(tmp_path: Path, file: Path) -> None:
    file.write_text(FILE.replace("weigh = 0.1", "weigh = 0").replace('"base", "short"', '"base"'), "utf-8")
    played = run(read(file), tmp_path, tmp_path / "lab", Here())
    games = table(played, "games").num_rows
    simulate(Setting("yatai", 2, games, ("random",)), logs=tmp_path / "logs")
    assert export(tmp_path / "logs", tmp_path / "exported") == games
    for name in SCHEMAS.keys() - {"settings"}:
        one, other = (table(folder, name).drop(["setting"]) for folder in (played, tmp_path / "exported"))
        assert one.equals(other), name


def test_a_log_of_a_game_that_has_not_ended_is_named(tmp_path: Path) -> None:
    simulate(Setting("yatai", 2, 1, ("random",)), logs=tmp_path)
    log = tmp_path / "yatai-0001.jsonl"
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:20]))
    with pytest.raises(BadInput, match=r"yatai-0001\.jsonl: the game has not ended"):
        export(tmp_path, tmp_path / "tables")
    assert not list((tmp_path / "tables").iterdir())


def test_a_folder_without_logs_or_tables_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no logs"):
        export(tmp_path, tmp_path / "tables")
    with pytest.raises(BadInput, match=r"games\.parquet: is not there"):
        table(tmp_path, "games")


def test_a_damaged_file_of_games_is_named(tmp_path: Path) -> None:
    (tmp_path / "0000000-0000001.games").write_bytes(b"\xc1")
    with pytest.raises(BadInput, match=r"0000000-0000001\.games: is damaged; delete it"):
        list(Store(tmp_path).records(0, 2))


def test_it_takes_at_least_one_job() -> None:
    with pytest.raises(BadInput, match="jobs: 0"):
        local(0)


def test_the_content_is_what_the_hash_stands_for(tmp_path: Path, file: Path) -> None:
    folder = run(read(file), tmp_path, tmp_path, Here())
    before = content_hash(folder)
    rows = table(folder, "seats")
    pq.write_table(rows.slice(0, rows.num_rows - 1), folder / "seats.parquet")
    assert content_hash(folder) != before

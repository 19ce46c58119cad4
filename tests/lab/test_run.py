"""Runs: the same results with every runner, however often they were stopped."""

import signal
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cookoff.engine import BadInput
from cookoff.lab import Scenario, simulate
from cookoff.lab.export import export
from cookoff.lab.pipeline import Progress
from cookoff.lab.play.runners import Batch, BatchResult, InProcessRunner, ProcessRunner, local_runner
from cookoff.lab.run import run
from cookoff.lab.spec.experiment import read
from cookoff.lab.store.dataset import SCHEMAS, content_hash, read_rows
from cookoff.lab.store.game_cache import GameCache

FILE = """
name = "small"
games = 30
check_every = 10
until = { metric = "decisions", width = 20 }
sampled_decisions = 0.1

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


class Mortal(InProcessRunner):
    """Plays so many batches."""

    def __init__(self, batches: int) -> None:
        super().__init__()
        self.left = batches

    def next_result(self) -> BatchResult:
        if not self.left:
            raise Killed
        self.left -= 1
        return super().next_result()


class Two(InProcessRunner):
    """As if two played at the same time, for whom any chunk is worth its way."""

    slots = 2
    min_batch_seconds = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def submit(self, batch: Batch) -> None:
        self.sizes.append(len(batch.numbers))
        super().submit(batch)


class Idle(InProcessRunner):
    """Must not be asked to play."""

    def submit(self, batch: Batch) -> None:
        raise AssertionError(f"played again: {batch.numbers}")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(FILE, "utf-8")
    return path


def numbers(folder: Path, scenario: str) -> list[int]:
    rows = read_rows(folder, "games", "scenario", "game").to_pylist()
    return [row["game"] for row in rows if row["scenario"] == scenario]


def test_a_run_that_was_stopped_twice_ends_as_if_it_had_not_been(tmp_path: Path, file: Path) -> None:
    whole = run(read(file), tmp_path, tmp_path / "whole", InProcessRunner())
    for batches in (1, 2):
        with pytest.raises(Killed):
            run(read(file), tmp_path, tmp_path / "stopped", Mortal(batches))
    assert not (tmp_path / "stopped" / "small").exists()
    stopped = run(read(file), tmp_path, tmp_path / "stopped", InProcessRunner())
    assert content_hash(stopped) == content_hash(whole)
    assert (stopped / "decisions.parquet").read_bytes() == (whole / "decisions.parquet").read_bytes()
    for scenario in ("yatai, 2 players, random", "yatai, 2 players, random, short"):
        played = numbers(stopped, scenario)
        assert played == list(range(len(played)))


def test_batches_get_smaller_so_that_workers_finish_together(tmp_path: Path, file: Path) -> None:
    file.write_text(FILE.replace("until", "# until").replace('["base", "short"]', '["short"]'), "utf-8")
    two = Two()
    shared = run(read(file), tmp_path, tmp_path / "two", two)
    left = 30
    for size in two.sizes:
        assert size <= max(1, left // 4)
        left -= size
    assert left == 0
    assert content_hash(shared) == content_hash(run(read(file), tmp_path, tmp_path / "one", InProcessRunner()))


def test_cached_games_are_not_played_again(tmp_path: Path, file: Path) -> None:
    first = content_hash(run(read(file), tmp_path, tmp_path / "lab", InProcessRunner()))
    assert content_hash(run(read(file), tmp_path, tmp_path / "lab", Idle())) == first
    file.write_text(
        FILE.replace("small", "other").replace("until", "# until").replace("games = 30", "games = 10"), "utf-8"
    )
    other = run(read(file), tmp_path, tmp_path / "lab", Idle())
    assert other == tmp_path / "lab" / "other"
    assert len(numbers(other, "yatai, 2 players, random")) == 10


def test_it_stops_when_the_figure_is_known_well_enough(tmp_path: Path, file: Path) -> None:
    folder = run(read(file), tmp_path, tmp_path, InProcessRunner())
    games = {row["scenario"]: row["games"] for row in read_rows(folder, "scenarios").to_pylist()}
    assert games["yatai, 2 players, random, short"] == 10
    assert games["yatai, 2 players, random"] in (20, 30)


def test_it_stops_when_time_is_up_and_keeps_games_that_follow_one_another(tmp_path: Path, file: Path) -> None:
    file.write_text(FILE.replace("games = 30", "games = 1000\nminutes = 1").replace("until", "# until"), "utf-8")
    ticks = iter(range(0, 10_000, 20))
    folder = run(read(file), tmp_path, tmp_path, InProcessRunner(), clock=lambda: float(next(ticks)))
    played = numbers(folder, "yatai, 2 players, random")
    assert 0 < len(played) < 1000
    assert played == list(range(len(played)))


def test_progress_is_reported_and_ends_at_the_games_played(tmp_path: Path, file: Path) -> None:
    told: list[tuple[int, int]] = []

    def tell(progress: Progress) -> None:
        told.append((progress.games, progress.most))

    folder = run(read(file), tmp_path, tmp_path, InProcessRunner(), tell)
    assert told[0] == (0, 60)
    assert [games for games, _ in told] == sorted(games for games, _ in told)
    assert told[-1][0] == told[-1][1] == read_rows(folder, "games").num_rows


def test_tables_have_the_stated_columns_and_add_up(tmp_path: Path, file: Path) -> None:
    folder = run(read(file), tmp_path, tmp_path, InProcessRunner())
    for name, schema in SCHEMAS.items():
        assert pq.read_schema(folder / f"{name}.parquet").equals(schema), name
    seats = read_rows(folder, "seats").to_pylist()
    points = {(row["scenario"], row["game"], row["seat"]): row["points"] for row in seats}
    for row in read_rows(folder, "scores").to_pylist():
        points[row["scenario"], row["game"], row["seat"]] -= row["points"]
    assert set(points.values()) == {0}
    assert sum(row["won"] for row in seats) == read_rows(folder, "games").num_rows
    decisions = read_rows(folder, "decisions").to_pylist()
    assert sum(row["decisions"] for row in read_rows(folder, "games").to_pylist()) == len(decisions)
    weighed = [row for row in decisions if row["choices"] is not None]
    assert 0.02 < len(weighed) / len(decisions) < 0.1
    assert all(row["best"] >= row["median"] and row["choices"] >= 2 for row in weighed)


@pytest.mark.slow
def test_processes_play_the_same(tmp_path: Path, file: Path) -> None:
    here = run(read(file), tmp_path, tmp_path / "here", InProcessRunner())
    there = run(read(file), tmp_path, tmp_path / "there", ProcessRunner(2))
    assert content_hash(there) == content_hash(here)


DYING = """
import os, signal, sys
from pathlib import Path

from cookoff.lab.play.runners import ProcessRunner
from cookoff.lab.run import run
from cookoff.lab.spec.experiment import read

def die(progress):
    if progress.games >= int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    run(read(Path(sys.argv[1])), Path(sys.argv[1]).parent, Path(sys.argv[2]), ProcessRunner(1), die)
"""


@pytest.mark.long
def test_a_killed_command_resumes_where_it_stopped(tmp_path: Path, file: Path) -> None:
    whole = content_hash(run(read(file), tmp_path, tmp_path / "whole", InProcessRunner()))
    (tmp_path / "dying.py").write_text(DYING, "utf-8")
    into = str(tmp_path / "killed")
    for games in ("1", "12"):
        killed = subprocess.run([sys.executable, str(tmp_path / "dying.py"), str(file), into, games], check=False)
        assert killed.returncode == -signal.SIGKILL
    command = [sys.executable, "-m", "cookoff.cli", "lab", "run", str(file), "--into", into]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == f"hash {whole}"


def test_logs_become_the_same_tables(tmp_path: Path, file: Path) -> None:
    text = FILE.replace("sampled_decisions = 0.1", "sampled_decisions = 0").replace('"base", "short"', '"base"')
    file.write_text(text, "utf-8")
    played = run(read(file), tmp_path, tmp_path / "lab", InProcessRunner())
    games = read_rows(played, "games").num_rows
    simulate(Scenario("yatai", 2, ("random",)), games, logs=tmp_path / "logs")
    assert export(tmp_path / "logs", tmp_path / "exported") == games
    for name in SCHEMAS.keys() - {"scenarios"}:
        one, other = (read_rows(folder, name).drop(["scenario"]) for folder in (played, tmp_path / "exported"))
        assert one.equals(other), name


def test_a_log_of_a_game_that_has_not_ended_is_named(tmp_path: Path) -> None:
    simulate(Scenario("yatai", 2, ("random",)), 1, logs=tmp_path)
    log = tmp_path / "yatai-0001.jsonl"
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:20]))
    with pytest.raises(BadInput, match=r"yatai-0001\.jsonl: the game has not ended"):
        export(tmp_path, tmp_path / "tables")
    assert not list((tmp_path / "tables").iterdir())


def test_a_folder_without_logs_or_tables_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there are no logs"):
        export(tmp_path, tmp_path / "tables")
    with pytest.raises(BadInput, match=r"games\.parquet: does not exist"):
        read_rows(tmp_path, "games")


def test_a_damaged_file_of_games_is_named(tmp_path: Path) -> None:
    (tmp_path / "0000000-0000001.games").write_bytes(b"\xc1")
    with pytest.raises(BadInput, match=r"0000000-0000001\.games: is damaged; delete it"):
        list(GameCache(tmp_path).records(0, 2))


def test_it_takes_at_least_one_job() -> None:
    with pytest.raises(BadInput, match="jobs: 0"):
        local_runner(0)


def test_the_hash_covers_the_content(tmp_path: Path, file: Path) -> None:
    folder = run(read(file), tmp_path, tmp_path, InProcessRunner())
    before = content_hash(folder)
    rows = read_rows(folder, "seats")
    pq.write_table(rows.slice(0, rows.num_rows - 1), folder / "seats.parquet")
    assert content_hash(folder) != before

"""The examples that open the laboratory's tables. What the workshop has no package for is left out."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from cookoff.lab.play.runners import InProcessRunner
from cookoff.lab.run import run
from cookoff.lab.spec.experiment import read

EXAMPLES = Path(__file__).parents[2] / "examples" / "lab"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    home = tmp_path_factory.mktemp("lab")
    file = home / "few.toml"
    file.write_text('name = "few"\ngames = 4\n[[play]]\ngame = "yatai"\nplayers = [2]\nbots = ["random"]\n', "utf-8")
    return str(run(read(file), home, home, InProcessRunner()))


def example(name: str, folder: str) -> Any:
    return runpy.run_path(str(EXAMPLES / name))["main"](folder)


def test_duckdb_reads_wins_by_seat(folder: str) -> None:
    pytest.importorskip("duckdb")
    shares = example("tables_duckdb.py", folder)
    assert list(shares) == [0, 1]
    assert sum(shares.values()) == pytest.approx(1.0)


@pytest.mark.long
def test_polars_reads_what_was_used(folder: str) -> None:
    pytest.importorskip("polars")
    uses = example("tables_polars.py", folder)
    assert {kind for kind, _ in uses} >= {"tile", "track"}
    assert list(uses.values()) == sorted(uses.values(), reverse=True)


def test_pandas_reads_points_by_rule(folder: str) -> None:
    pytest.importorskip("pandas")
    assert "play" in example("tables_pandas.py", folder)


def test_datasets_tell_how_many_decisions_there_are(folder: str) -> None:
    pytest.importorskip("datasets")
    assert example("tables_datasets.py", folder) > 100

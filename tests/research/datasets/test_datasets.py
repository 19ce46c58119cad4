"""Games as datasets for learning."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from cookoff.engine import BadInput, Notation
from cookoff.lab.spec.scenario import Scenario
from cookoff.research.datasets import write as writing
from cookoff.research.datasets.write import CHECKSUMS, check, write

SCENARIO = Scenario("yatai", 2, ("greedy", "random"), 5)


def rows(folder: Path, name: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = pq.read_table(folder / name).to_pylist()
    return found


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset") / "yatai"
    write(SCENARIO, 3, folder, views=True)
    return folder


def test_every_move_of_every_game_is_a_row_that_can_be_read_back(dataset: Path) -> None:
    games, moves = rows(dataset, "games"), rows(dataset, "moves")
    assert [game["game"] for game in games] == [0, 1, 2]
    assert sum(int(str(game["moves"])) for game in games) == len(moves)
    notation = Notation(SCENARIO.load())
    for row in moves:
        assert notation.move(notation.parse_move(str(row["move"]))) == row["move"]
        assert row["bot"] in SCENARIO.bots
        assert row["view"]
    assert max(int(str(row["choices"])) for row in moves) > 1


def test_shares_of_a_victory_add_up_to_one(dataset: Path) -> None:
    assert all(sum(game["won"]) == 1.0 for game in rows(dataset, "games"))  # type: ignore[call-overload] # a list column


def test_the_card_says_how_the_games_were_made(dataset: Path) -> None:
    card = (dataset / "README.md").read_text("utf-8")
    assert card.startswith("---\nlicense: mit\n")
    for said in ("3 games of 2 bots", "greedy, random", "| seed | 5 |", SCENARIO.load().components_hash):
        assert said in card


def test_a_changed_file_is_noticed(dataset: Path, tmp_path: Path) -> None:
    check(dataset)
    again = tmp_path / "again"
    write(SCENARIO, 2, again)
    (again / "games" / "0000.parquet").write_bytes(b"")
    with pytest.raises(BadInput, match=r"0000\.parquet: is missing or was changed"):
        check(again)
    (again / CHECKSUMS).unlink()
    with pytest.raises(BadInput, match=CHECKSUMS):
        check(again)


@pytest.mark.long
def test_the_bytes_do_not_depend_on_the_number_of_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "CHUNK", 2)
    reports: list[int] = []
    write(SCENARIO, 5, tmp_path / "one", on_progress=reports.append)
    write(SCENARIO, 5, tmp_path / "two", jobs=2)
    assert (tmp_path / "one" / CHECKSUMS).read_text() == (tmp_path / "two" / CHECKSUMS).read_text()
    assert reports == [2, 4, 5]


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("kept", "utf-8")
    with pytest.raises(BadInput, match="is not empty"):
        write(SCENARIO, 2, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]


def test_pandas_polars_and_duckdb_read_it_in_one_line_each(dataset: Path) -> None:
    read: dict[str, Callable[[Any], int]] = {
        "polars": lambda each: each.read_parquet(dataset / "games" / "*.parquet").height,
        "duckdb": lambda each: each.sql(f"select count(*) from '{dataset}/games/*.parquet'").fetchall()[0][0],
        "pandas": lambda each: len(each.read_parquet(dataset / "games")),
    }
    opened = 0
    for name, count in read.items():
        try:
            library = __import__(name)
        except ModuleNotFoundError:
            continue
        assert count(library) == 3
        opened += 1
    assert opened >= 2

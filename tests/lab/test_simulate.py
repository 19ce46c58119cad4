"""Many games."""

from pathlib import Path

import pytest

from cookoff.engine import BadInput, room, verify
from cookoff.engine.log import combined_hash, read
from cookoff.games.yatai.rules.setup import YataiOptions
from cookoff.lab import Scenario, simulate
from cookoff.lab.pipeline import Progress
from cookoff.lab.spec.variants import text_of


def scenario(**changed: object) -> Scenario:
    return Scenario(**{"game": "yatai", "players": 2, "bots": ("random",), "seed": 7, **changed})  # type: ignore[arg-type]


def hashes(folder: Path) -> list[str]:
    return [read(file).hash for file in sorted(folder.iterdir())]


def test_equal_scenarios_give_equal_games_and_another_seed_others(tmp_path: Path) -> None:
    first = simulate(scenario(), 6, logs=tmp_path)
    again, other = simulate(scenario(), 6), simulate(scenario(seed=8), 6)
    assert first.hash == again.hash == combined_hash(hashes(tmp_path))
    assert first.hash != other.hash
    assert len(set(hashes(tmp_path))) == 6


def test_a_game_depends_on_its_number_alone(tmp_path: Path) -> None:
    simulate(scenario(), 3, logs=tmp_path / "three")
    simulate(scenario(), 6, logs=tmp_path / "six")
    assert hashes(tmp_path / "three") == hashes(tmp_path / "six")[:3]


@pytest.mark.slow
def test_the_games_are_the_same_on_several_processes() -> None:
    games: list[int] = []
    many = simulate(scenario(), 9, jobs=2, on_progress=lambda progress: games.append(progress.games))
    assert many.hash == simulate(scenario(), 9).hash
    assert games[-1] == 9
    assert len(games) > 2


def test_progress_is_reported() -> None:
    reports: list[Progress] = []
    simulate(scenario(), 3, on_progress=reports.append)
    assert (reports[0], reports[-1]) == (Progress(0, 3), Progress(3, 3))


def test_bots_rotate_by_a_seat_from_game_to_game() -> None:
    four = scenario(players=4, bots=("a", "b", "c", "d"))
    assert [four.line_up(game) for game in range(5)] == [
        ("a", "b", "c", "d"),
        ("d", "a", "b", "c"),
        ("c", "d", "a", "b"),
        ("b", "c", "d", "a"),
        ("a", "b", "c", "d"),
    ]
    assert scenario(players=3).line_up(1) == ("random",) * 3


def test_logs_are_those_of_the_games(tmp_path: Path) -> None:
    summary = simulate(scenario(), 3, logs=tmp_path / "new" / "logs")
    files = sorted((tmp_path / "new" / "logs").iterdir())
    assert [file.name for file in files] == ["yatai-0001.jsonl", "yatai-0002.jsonl", "yatai-0003.jsonl"]
    game = room("yatai").load(None)
    logs = [read(file) for file in files]
    assert combined_hash(log.hash for log in logs) == summary.hash
    assert sum(len(log.entries) for log in logs) == summary.decisions
    for log in logs:
        assert log.header.seats == ("random-0", "random-1")
        assert verify(game, log) is None


def test_options_and_components_are_played_with(tmp_path: Path) -> None:
    simulate(scenario(options=YataiOptions(free=True, first=1)), 1, logs=tmp_path)
    assert bytes(read(tmp_path / "yatai-0001.jsonl").header.options) == b'{"free":true,"first":1}'
    short = text_of("yatai", None).replace("rounds = 12", "rounds = 1")
    assert simulate(scenario(components=short), 2).decisions < simulate(scenario(), 2).decisions / 2


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 5}, "players: yatai is for 2 to 4 players, not 5"),
        ({"bots": ("oracle",)}, "oracle"),
        ({"bots": ("random",) * 3}, "bots: got 3; name one for all seats, or 2"),
        ({"bots": ()}, "bots: got 0"),
        ({"options": YataiOptions(first=2)}, "first: there is no seat 2"),
        ({"components": "rounds = []"}, "components.toml:1: rounds"),
    ],
)
def test_a_scenario_that_does_not_fit_is_refused_and_nothing_is_made(
    tmp_path: Path, changed: dict[str, object], message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        simulate(scenario(**changed), 6, logs=tmp_path / "logs")
    assert list(tmp_path.iterdir()) == []


def test_it_takes_at_least_one_job_and_one_game() -> None:
    with pytest.raises(BadInput, match="jobs: 0"):
        simulate(scenario(), 6, jobs=0)
    with pytest.raises(BadInput, match="games: 0"):
        simulate(scenario(), 0)


def test_no_log_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "yatai-0003.jsonl").write_text("mine")
    with pytest.raises(BadInput, match=r"yatai-0003\.jsonl: already exists"):
        simulate(scenario(), 3, logs=tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["yatai-0003.jsonl"]
    assert (tmp_path / "yatai-0003.jsonl").read_text() == "mine"


def test_a_file_is_no_folder_for_logs(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("")
    with pytest.raises(BadInput, match="logs: cannot create a folder"):
        simulate(scenario(), 6, logs=tmp_path / "logs")


def test_a_log_that_cannot_be_written_is_bad_input(tmp_path: Path) -> None:
    (tmp_path / ".yatai-0002.jsonl.part").mkdir()
    with pytest.raises(BadInput, match=r"yatai-0002\.jsonl: cannot be written"):
        simulate(scenario(), 2, logs=tmp_path)


@pytest.mark.slow
def test_an_error_in_a_process_reaches_the_caller(tmp_path: Path) -> None:
    (tmp_path / ".yatai-0002.jsonl.part").mkdir()
    with pytest.raises(BadInput, match=r"yatai-0002\.jsonl: cannot be written"):
        simulate(scenario(), 4, logs=tmp_path, jobs=2)

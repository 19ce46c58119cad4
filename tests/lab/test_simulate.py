"""Many games."""

from pathlib import Path

import pytest

from cookoff.engine import BadInput, room, verify
from cookoff.engine.log import combined_hash, read
from cookoff.games.yatai.rules.setup import YataiOptions
from cookoff.lab import Setting, simulate
from cookoff.lab.simulate import _chunks


def setting(**changed: object) -> Setting:
    return Setting(**{"game": "yatai", "players": 2, "games": 6, "bots": ("random",), "seed": 7, **changed})  # type: ignore[arg-type]


def test_the_same_plan_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = simulate(setting()), simulate(setting()), simulate(setting(seed=8))
    assert first.results == again.results
    assert first.hash == again.hash == combined_hash(result.hash for result in first.results)
    assert first.hash != other.hash
    assert len({result.hash for result in first.results}) == 6


def test_a_game_depends_on_its_number_alone() -> None:
    assert simulate(setting(games=3)).results == simulate(setting(games=6)).results[:3]


@pytest.mark.slow
def test_the_games_are_the_same_on_several_processes() -> None:
    told: list[int] = []
    many = simulate(setting(games=9), jobs=2, progress=told.append)
    assert many.results == simulate(setting(games=9)).results
    assert sum(told) == 9
    assert len(told) > 1


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(setting(games=3), progress=told.append)
    assert told == [1, 1, 1]


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    four = setting(players=4, bots=("a", "b", "c", "d"))
    assert [four.line_up(game) for game in range(5)] == [
        ("a", "b", "c", "d"),
        ("d", "a", "b", "c"),
        ("c", "d", "a", "b"),
        ("b", "c", "d", "a"),
        ("a", "b", "c", "d"),
    ]
    assert setting(players=3).line_up(1) == ("random",) * 3


def test_chunks_cover_every_game_once() -> None:
    for games, jobs in ((1, 2), (9, 2), (1000, 3), (5000, 2)):
        chunks = list(_chunks(games, jobs))
        assert [number for chunk in chunks for number in chunk] == list(range(games))
        assert max(map(len, chunks)) <= 50


def test_logs_are_those_of_the_games(tmp_path: Path) -> None:
    run = simulate(setting(games=3), logs=tmp_path / "new" / "logs")
    files = sorted((tmp_path / "new" / "logs").iterdir())
    assert [file.name for file in files] == ["yatai-0001.jsonl", "yatai-0002.jsonl", "yatai-0003.jsonl"]
    game = room("yatai").load(None)
    for file, result in zip(files, run.results, strict=True):
        log = read(file)
        assert log.hash == result.hash
        assert len(log.entries) == result.decisions
        assert log.header.seats == ("random-0", "random-1")
        assert verify(game, log) is None


def test_options_and_components_are_played_with(tmp_path: Path) -> None:
    simulate(setting(games=1, options=YataiOptions(free=True, first=1)), logs=tmp_path)
    assert bytes(read(tmp_path / "yatai-0001.jsonl").header.options) == b'{"free":true,"first":1}'
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    short = tmp_path / "short.toml"
    short.write_text(text.replace("rounds = 12", "rounds = 1"), "utf-8")
    assert simulate(setting(components=short)).decisions < simulate(setting()).decisions / 2


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 5}, "players: yatai is for 2 to 4 players, not 5"),
        ({"games": 0}, "games: 0"),
        ({"bots": ("oracle",)}, "oracle"),
        ({"bots": ("random",) * 3}, "bots: 3 of them; name one for all seats, or 2"),
        ({"bots": ()}, "bots: 0 of them"),
        ({"options": YataiOptions(first=2)}, "first: there is no seat 2"),
        ({"components": Path("nowhere.toml")}, "nowhere.toml: cannot be read"),
    ],
)
def test_a_plan_that_does_not_fit_is_refused_and_nothing_is_made(
    tmp_path: Path, changed: dict[str, object], message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        simulate(setting(**changed), logs=tmp_path / "logs")
    assert list(tmp_path.iterdir()) == []


def test_it_takes_at_least_one_job() -> None:
    with pytest.raises(BadInput, match="jobs: 0"):
        simulate(setting(), jobs=0)


def test_no_log_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "yatai-0003.jsonl").write_text("mine")
    with pytest.raises(BadInput, match=r"yatai-0003\.jsonl: is there already"):
        simulate(setting(games=3), logs=tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["yatai-0003.jsonl"]
    assert (tmp_path / "yatai-0003.jsonl").read_text() == "mine"


def test_a_file_is_no_folder_for_logs(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("")
    with pytest.raises(BadInput, match="logs: cannot be made a folder"):
        simulate(setting(), logs=tmp_path / "logs")


def test_a_log_that_cannot_be_written_is_bad_input(tmp_path: Path) -> None:
    (tmp_path / ".yatai-0002.jsonl.part").mkdir()
    with pytest.raises(BadInput, match=r"yatai-0002\.jsonl: cannot be written"):
        simulate(setting(games=2), logs=tmp_path)


@pytest.mark.slow
def test_an_error_in_a_process_reaches_the_caller(tmp_path: Path) -> None:
    (tmp_path / ".yatai-0002.jsonl.part").mkdir()
    with pytest.raises(BadInput, match=r"yatai-0002\.jsonl: cannot be written"):
        simulate(setting(games=4), logs=tmp_path, jobs=2)

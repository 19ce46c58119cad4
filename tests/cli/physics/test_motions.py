import re

import pytest

from cookoff.cli.physics.board_argument import board_named
from cookoff.cli.physics.commands import app


def run(*words: str) -> int:
    """The exit code of `cookoff physics ...`."""
    with pytest.raises(SystemExit) as end:
        app(list(words))
    return int(end.value.code or 0)


def test_a_roll_prints_its_faces(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("roll", "--dice", "d6 d10") == 0
    assert re.fullmatch(r"rolled d6:(\d|again) d10:(\d+|again)\n", capsys.readouterr().out)


def test_a_tower_stands_or_falls(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("tower", "--hurry", "1") == 0
    assert re.match(r"the tower (stands|falls: )", capsys.readouterr().out)


@pytest.mark.parametrize("game", ["fired-up", "hibachi", "safranito"])
def test_the_board_of_a_game_works_by_its_name(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("throw", "--board", game, "--target", "0,0.02", "--style", "lob") == 0
    assert "a lob at (0, 0.02)" in capsys.readouterr().out
    assert board_named(game).name == game


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("roll", "--dice", "d6 d7"), "dice: 'd7' is none of d6, d8, d10"),
        (("roll", "--dice", ""), "dice: name at least one"),
        (("throw", "--target", "here"), "target: 'here' is not a point"),
        (
            ("throw", "--board", "nowhere.toml"),
            "no file nowhere.toml and no game of that name; games: fired-up,",
        ),
        (("throw", "--board", "yatai"), "no chips are thrown in yatai; they are in: fired-up, hibachi, safranito"),
        (("throw", "--chips", "1000"), "no room for 1000 chips"),
        (("throw", "--target", "0.26,0.26"), "no snap reaches (0.26, 0.26)"),
        (("tower", "--hurry", "2"), "hurry: 2 is not from 0 to 1"),
    ],
)
def test_impossible_input_is_refused(words: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    assert reason in capsys.readouterr().err

import re
from pathlib import Path

import pytest

from cookoff.cli.boards_by_name import board_called
from cookoff.cli.physics import app


def run(*words: str) -> int:
    """The exit code of `cookoff physics ...`."""
    with pytest.raises(SystemExit) as end:
        app(list(words))
    return int(end.value.code or 0)


def test_a_roll_is_drawn_as_a_page_that_fetches_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, still = tmp_path / "roll.html", tmp_path / "roll.png"
    assert run("roll", "--dice", "d6 d10", "--out", str(page), "--png", str(still)) == 0
    assert "rolled d6:" in capsys.readouterr().out
    text = page.read_text("utf-8")
    assert "Plotly.addFrames" in text
    assert re.search(r'"text":\["\s","([1-9]|10)"', text), "the numbers on top of the dice are written"
    assert '<script src="http' not in text
    assert "<link" not in text
    assert still.read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_a_throw_and_a_tower_are_drawn(tmp_path: Path) -> None:
    assert run("throw", "--target", "0,0.14", "--style", "snap", "--png", str(tmp_path / "throw.png")) == 0
    assert run("tower", "--hurry", "1", "--out", str(tmp_path / "tower.html")) == 0
    assert (tmp_path / "throw.png").exists()
    assert (tmp_path / "tower.html").exists()


@pytest.mark.parametrize("game", ["fired-up", "hibachi", "safranito"])
def test_the_board_of_a_game_works_by_its_name(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("throw", "--board", game, "--target", "0,0.02", "--style", "lob") == 0
    assert "a lob at (0, 0.02)" in capsys.readouterr().out
    assert board_called(game).name == game


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
        (("roll", "--png", "no/such/folder/roll.png"), "cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    words: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    assert reason in capsys.readouterr().err

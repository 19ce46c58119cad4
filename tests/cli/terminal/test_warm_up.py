import pytest

from cookoff.cli.terminal.warm_up import warm_up
from cookoff.engine import room
from cookoff.physics import warmup


@pytest.mark.parametrize(
    ("game", "said"),
    [("hibachi", "Preparing the quick physics"), ("mithral-chef", "Preparing the dice"), ("yatai", "")],
)
def test_people_see_why_they_wait(
    game: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warmup, "compile_throws", lambda tell: tell())
    monkeypatch.setattr(warmup, "compile_rolls", lambda tell: tell())
    warm_up(room(game))
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.partition(" (")[0].strip() == said

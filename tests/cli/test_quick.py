import pytest

from cookoff.cli.quick import ready
from cookoff.engine import room
from cookoff.physics.quick import compiling


@pytest.mark.parametrize(("game", "said"), [("hibachi", True), ("mithral-chef", False), ("yatai", False)])
def test_people_are_told_why_they_wait(
    game: str, said: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "ready", lambda tell: tell())
    ready(room(game))
    captured = capsys.readouterr()
    assert captured.out == ""
    assert ("Preparing the quick table" in captured.err) is said

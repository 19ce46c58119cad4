import pytest

from cookoff.cli.physics.commands import check
from cookoff.physics.calibration import checks
from cookoff.physics.calibration.checks import CheckRow


def good() -> list[CheckRow]:
    return [CheckRow("falling", "1 m", "1.0 m", "± 1 %", True)]


def bad() -> list[CheckRow]:
    return [CheckRow("rising", "1 m", "2.0 m", "± 1 %", False), *good()]


def test_the_exit_code_reports_agreement_with_the_textbook(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "CHECKS", (good,))
    assert check() == 0
    assert "falling" in capsys.readouterr().out
    monkeypatch.setattr(checks, "CHECKS", (good, bad))
    assert check() == 1
    out = capsys.readouterr().out
    assert "rising" in out
    assert "1 of 3 rows disagree" in out

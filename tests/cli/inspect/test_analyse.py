"""`cookoff analyse`: what decided a game."""

import json
from pathlib import Path

import pytest

from cookoff.i18n import Translator
from tests.cli.conftest import Cookoff


@pytest.mark.long
def test_a_finished_game_is_analysed_and_written_as_a_self_contained_page(
    cookoff: Cookoff, log: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    done = cookoff("analyse", log, "--depth", "quick", "--seat", 0, "--html", page, "--language", "de")
    assert done.code == 0, done.err
    assert "Woher das Ergebnis kommt" in done.out
    html = page.read_text("utf-8")
    assert "<svg" in html
    assert "Die entscheidenden Momente" in html
    assert "http" not in html
    found = json.loads(cookoff("analyse", log, "--depth", "quick", "--seat", 0, "--json").out)
    for breakdown in found["breakdowns"]:
        parts = sum(breakdown[part] for part in ("start", "luck", "own", "others"))
        assert abs(parts - breakdown["result"]) < 1e-9
    assert found["points"][-1]["chances"] == [breakdown["result"] for breakdown in found["breakdowns"]]


def test_a_game_that_cannot_be_analysed_is_reported_in_one_line(cookoff: Cookoff, log: Path, tmp_path: Path) -> None:
    short = tmp_path / "short.jsonl"
    short.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:30]))
    for given, why in (
        ((short,), "not over"),
        ((log, "--depth", "deepest"), "quick, standard, deep"),
        ((log, "--seat", 9), "no seat 9"),
        ((log, "--html", tmp_path / "nowhere" / "x.html"), "no folder"),
    ):
        done = cookoff("analyse", *given)
        assert done.code == 2
        assert why in done.err
        assert len(done.err.splitlines()) == 1


def test_every_text_is_translated() -> None:
    from cookoff.analysis import Analysis, DecisionReview, Point, ResultBreakdown, TurningPoint
    from cookoff.analysis.html_report import page
    from cookoff.engine import Phrase, room
    from cookoff.i18n import languages

    home = room("yatai")
    review = DecisionReview(1, 0, Phrase("move-EndTurn"), 0.2, 0.01, Phrase("move-Garbage"), (Phrase("move-EndTurn"),))
    turning_points = (
        TurningPoint(1, 0, "choice", (0.3, -0.3)),
        TurningPoint(2, 0, "luck", (0.1, -0.1)),
        TurningPoint(3, -1, "choice", (0.1, -0.1)),
    )
    points = tuple(Point(n, (chance, 1 - chance), (0.1, 0.1)) for n, chance in enumerate((0.5, 0.8, 0.9, 1.0)))
    breakdowns = (ResultBreakdown(0.5, 0.5, 0, 0, 1, hand=0.2), ResultBreakdown(0.5, -0.5, 0, 0, 0))
    for coarse in (False, True):
        for reviews in ((review,), ()):
            told = Analysis("yatai", ("A", "B"), None, "quick", coarse, points, reviews, turning_points, breakdowns)
            for language in languages(home):
                translator = Translator(home, language, ("A", "B"))
                assert "A +20%" in page(told, translator)
                assert translator.problems == []

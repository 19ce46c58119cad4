"""The opening of a report: what was changed and what it did, in names and numbers, in every language."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from cookoff.engine import Score
from cookoff.engine.content.components import FILE, TomlSource
from cookoff.i18n.language import languages
from cookoff.lab.play.game_record import Decision, GameRecord, Use
from cookoff.lab.report import pages
from cookoff.lab.report.page import measure, page
from cookoff.lab.spec.scenario import Scenario
from cookoff.lab.spec.spec_file import ThinkingTime
from cookoff.lab.spec.variants import patched, text_of
from cookoff.lab.statistics.effects import games_for
from cookoff.lab.store.dataset import DatasetWriter

BOX = Scenario("yatai", 2, ("skilled",))
CHANGES = {"tile[3].amount": 1, "tokens.garbage.points": 9}


def game(number: int, rng: random.Random, gift: int, share: float, cooks: int) -> GameRecord:
    """A game of two: seats take turns at beginning, and who begins wins with a chance of `share`."""
    first = number % 2
    points = (40 + gift + rng.randint(-3, 3), 40 + gift + rng.randint(-3, 3))
    winner = first if rng.random() < share else 1 - first
    return GameRecord(
        number,
        ("skilled",) * 2,
        points,
        (1, 2) if winner == 0 else (2, 1),
        "YAT-60",
        26,
        0,
        "",
        tuple(Score(seat, "YAT-63", points[seat], "tokens") for seat in range(2)),
        tuple(Decision(n, 0, (first + n - 1) % 2, "ChooseBottle", None, None, 2, 1.0, 0.0) for n in range(1, 5)),
        tuple(Use(n, n % 2, "tile", "cook-2") for n in range(1, cooks + 1)),
        (),
    )


def dataset(folder: Path, share: float, games: int = 300) -> Path:
    text = patched(text_of("yatai", None), CHANGES)
    TomlSource(text, FILE)
    other = replace(BOX, components=text, variant="variant")
    with DatasetWriter(folder, ThinkingTime()) as writer:
        for label, scenario, gift, wins, cooks in (("box", BOX, 0, 0.75, 5), ("other", other, 6, share, 13)):
            rng = random.Random(label)
            writer.add_scenario(label, scenario, games)
            for number in range(games):
                writer.add_game(label, game(number, rng, gift, wins, cooks))
    return folder


def test_the_report_opens_with_the_change_and_its_effect(tmp_path: Path) -> None:
    found = page(measure(dataset(tmp_path, 0.5)), "en", "/workbench")
    opening = found[found.index("What was changed") : found.index("Details")]
    assert "<li>Cook 2: dishes <span class='before'>2</span> → <b>1</b></li>" in opening
    assert "<li>Tokens, garbage: points on the back <span class='before'>3</span> → <b>9</b></li>" in opening
    assert "Cook 2: used in 19.2\N{NO-BREAK SPACE}% → 50.0\N{NO-BREAK SPACE}% of the turns" in opening
    assert "<li>Points of a player: " in opening
    assert "The variant is fairer" in opening
    assert "300 games of each were played" in opening
    assert "1,200 games of each are needed" in opening
    assert "bots of the level skilled" in opening
    assert "/workbench/yatai#tokens.garbage.points=9&amp;tile%5B3%5D.amount=1" in opening
    assert "Unused tokens" in found
    for private in ("tile[3]", "tokens.garbage.points 3", "YAT-6", "ChooseBottle", "seat 0", "cook-2"):
        assert private not in found.replace("#tile", "")


@pytest.mark.parametrize(("share", "said"), [(0.75, "do not show a difference in fairness"), (0.97, "is less fair")])
def test_what_is_not_fairer_is_not_called_so(tmp_path: Path, share: float, said: str) -> None:
    found = page(measure(dataset(tmp_path, share)))
    assert said in found
    assert "The variant is fairer" not in found


def test_the_report_is_written_in_four_languages_with_links_between_them(tmp_path: Path) -> None:
    found = pages(dataset(tmp_path, 0.5, 20), "/workbench")
    assert list(found) == languages()
    lines = {"en": "Cook 2: dishes", "fr": "Cuisiner 2 : plats", "de": "Kochen 2: Gerichte", "it": "Cucina 2: piatti"}
    for language, line in lines.items():
        assert f"<li>{line} <span" in found[language]
        assert f'<html lang="{language}"' in found[language]
        assert {f"?language={other}" in found[language] for other in lines if other != language} == {True}
        assert (">What was changed<" in found[language]) == (language == "en")


def test_for_half_the_error_four_times_the_games_are_needed() -> None:
    assert games_for(0.2, 0.1, 100) == 400
    assert games_for(float("inf"), 0.1, 1) == 0

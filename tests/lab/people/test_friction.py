"""Friction: hesitation that is planted in recorded games is found, and nothing else."""

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from cookoff.engine import BadInput
from cookoff.i18n.language import languages
from cookoff.lab.people.friction import AWAY, friction_of
from cookoff.lab.people.note import Note, read_notes
from cookoff.lab.people.page import page, write
from cookoff.lab.play.game_record import GameRecord
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario

PLANTED, TIMES = "PlaceGuest", 2.5
GAMES = 50


@pytest.fixture(scope="module")
def recorded() -> list[GameRecord]:
    """50 games of Yatai."""
    player = ScenarioPlayer(Scenario("yatai", 2, ("random",)))
    return [player.play(number) for number in range(GAMES)]


def notes_of(records: list[GameRecord], planted: str = "") -> list[Note]:
    """What a server would note if people had played these games, each at a pace of their own."""
    rng = Random(1)
    found = []
    for record in records:
        pace = [rng.uniform(2_000, 9_000) for _ in record.points]
        for decision in record.decisions:
            slow = TIMES if decision.move == planted else 1.0
            ms = round(pace[decision.seat] * slow * rng.lognormvariate(0.0, 0.7))
            about = (str(record.number), "yatai", "box", decision.seat)
            if decision.move == planted and rng.random() < 0.2:
                found.append(Note(*about, "refused", planted, 0, "YAT-40"))
            found.append(Note(*about, "move", decision.move, ms))
    return found


def test_planted_hesitation_is_found_in_50_recorded_games(recorded: list[GameRecord]) -> None:
    [found] = friction_of(notes_of(recorded, PLANTED))
    assert (found.plays, found.seats) == (GAMES, 2 * GAMES)
    assert [step.name for step in found.steps if step.hesitates] == [PLANTED]
    first = found.steps[0]
    assert first.slower == pytest.approx(TIMES, rel=0.15)
    assert first.interval[0] <= TIMES <= first.interval[1] * 1.1
    assert first.refused == pytest.approx(20.0, abs=6.0)
    assert list(found.rules) == ["YAT-40"]


def test_where_nobody_hesitates_nothing_is_found(recorded: list[GameRecord]) -> None:
    [found] = friction_of(notes_of(recorded))
    assert not any(step.hesitates for step in found.steps)
    assert found.thinking_time.decision == pytest.approx(5.5 * 1.28, rel=0.15)


def test_whoever_went_away_does_not_count() -> None:
    notes = [Note(str(game), "yatai", "box", 0, "move", "Push", 1000) for game in range(9)]
    [found] = friction_of([*notes, Note("0", "yatai", "box", 0, "move", "Push", AWAY + 1)])
    assert (found.decisions, found.steps[0].seconds, found.thinking_time.decision) == (10, 1.0, 1.0)


def test_undos_and_hints_are_counted_for_their_decision() -> None:
    kinds = Counter({"move": 10, "undo": 2, "hint": 3})
    [found] = friction_of(Note("a", "yatai", "box", 0, kind, "Push", 500) for kind in kinds.elements())  # type: ignore[arg-type]
    assert (found.steps[0].undone, found.steps[0].helped) == (20.0, 30.0)


def test_the_page_names_decisions_and_rules_in_every_language(recorded: list[GameRecord], tmp_path: Path) -> None:
    lines = [msgspec.json.encode(note) + b"\n" for note in notes_of(recorded, PLANTED)]
    (tmp_path / "one.people.jsonl").write_bytes(b"".join(lines) + b'{"play": "half a li')
    found = write(tmp_path, tmp_path / "people.html")
    english = (tmp_path / "people.html").read_text("utf-8")
    assert "placing a guest on the board: 2.5 times as long" in english
    assert "Your first guest goes on any edge space" in english
    for language in languages():
        text = page(found, language)
        assert (text == english) == (language == "en")
        assert "people-" not in text
        assert "PlaceGuest" not in text


def test_notes_that_are_none_are_refused_with_their_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there are no notes"):
        list(read_notes(tmp_path))
    (tmp_path / "bad.people.jsonl").write_text('{"play": 1}\n')
    with pytest.raises(BadInput, match=r"bad\.people\.jsonl:1: not a note"):
        list(read_notes(tmp_path))

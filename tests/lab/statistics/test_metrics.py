"""Metrics by name, with their intervals."""

import math
import random

import pytest

from cookoff.engine import BadInput
from cookoff.lab.play.game_record import Decision, GameRecord, ThrowEnd, Use
from cookoff.lab.spec.spec_file import ThinkingTime
from cookoff.lab.statistics.metrics import metric


def record(number: int = 0, points: tuple[int, ...] = (3, 5), **changed: object) -> GameRecord:
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    plain: dict[str, object] = {
        "number": number, "players": ("a", "b"), "points": points, "places": places, "ended_by": "X-1", "turns": 4,
        "milliseconds": 0, "hash": "", "scores": (), "decisions": (), "uses": (), "throws": (),
    }  # fmt: skip
    return GameRecord(**{**plain, **changed})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("wins of seat 1", 0.75),
        ("wins of turn 0", 0.75),
        ("points of turn 1", 4.0),
        ("wins of a", 0.25),
        ("points of seat 0", 4.0),
        ("points of b", 5.0),
        ("edge of seat 1", 0.5),
        ("turns", 4.0),
        ("decisions", 1.0),
        ("minutes", (8 * 1 + 0) / 60),
        ("burns per rolls", 0.5),
        ("least use of tile", 0.5),
    ],
)
def test_a_metric_matches_its_name(name: str, value: float) -> None:
    measured = metric(name)
    decision = (Decision(1, 0, 1, "Push"),)
    measured.add(record(decisions=decision, uses=(Use(1, 0, "tile", "x"),), counts={"burns": 1, "rolls": 4}))
    both = (Use(1, 0, "tile", "x"), Use(1, 0, "tile", "y"))
    measured.add(record(1, (5, 5), decisions=decision, uses=both, counts={"burns": 3, "rolls": 4}))
    assert measured.value() == pytest.approx(value)
    low, high = measured.interval()
    assert low <= value <= high


def test_what_is_never_used_is_known_to_be_there() -> None:
    measured = metric("least use of tile", things=["x", "y"])
    measured.add(record(uses=(Use(1, 0, "tile", "x"),)))
    assert measured.value() == 0.0


def test_before_the_first_game_nothing_is_known() -> None:
    for name in ("wins of seat 0", "turns", "burns per rolls", "least use of tile"):
        measured = metric(name)
        assert math.isnan(measured.value())
        assert measured.width() >= 1.0


def test_minutes_are_the_clocks_or_by_the_assumed_thinking_time() -> None:
    assumed = ThinkingTime(decision=10, throw=30)
    decisions = (Decision(1, 0, 0, "Push"), Decision(2, 0, 1, "Aim"))
    thrown = record(decisions=decisions, throws=(ThrowEnd(2, 1, 0.0, 0.0, "out"),))
    assert thrown.minutes(assumed) == pytest.approx(40 / 60)
    assert record(decisions=decisions, milliseconds=90_000).minutes(assumed) == 1.5
    passed = Decision(3, 0, 0, "Pass", prompted=False)
    assert record(decisions=(*decisions, passed)).minutes(assumed) == pytest.approx(20 / 60)


@pytest.mark.parametrize("name", ["points of seat 0", "burns per rolls", "wins of seat 0"])
def test_the_interval_holds_the_truth_about_95_times_of_100(name: str) -> None:
    truth = {"points of seat 0": 10.0, "burns per rolls": 0.3, "wins of seat 0": 0.4}[name]
    held = 0
    for seed in range(300):
        rng, measured = random.Random(seed), metric(name)
        for number in range(60):
            rolls = rng.randrange(2, 8)
            burns = sum(rng.random() < 0.3 for _ in range(rolls))
            won = rng.random() < 0.4
            points = (round(rng.gauss(10.0, 3.0) * 1000) // 1000, 0) if name.startswith("points") else (won, not won)
            measured.add(record(number, points, counts={"burns": burns, "rolls": rolls}))
        low, high = measured.interval()
        held += low <= truth + (-0.5 if name.startswith("points") else 0.0) <= high
    assert 0.91 <= held / 300 <= 0.99


def test_a_metric_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no metric 'beauty'; write it as one of: wins of seat 0"):
        metric("beauty")

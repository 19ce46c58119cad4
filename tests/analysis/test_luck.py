"""Luck measured while a game is played."""

import pytest

from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario


def test_luck_shifts_win_chances_between_seats_and_leaves_the_games_as_they_are() -> None:
    plain = ScenarioPlayer(Scenario("yatai", 3, ("greedy",)))
    measured = ScenarioPlayer(Scenario("yatai", 3, ("greedy",), luck_repetitions=3))
    for number in range(3):
        record = measured.play(number, details=False)
        assert record.hash == plain.play(number, details=False).hash
        assert sum(record.luck) == pytest.approx(0.0)
        assert any(abs(each) > 0.001 for each in record.luck)


def test_equal_games_have_equal_luck() -> None:
    scenario = Scenario("yatai", 2, ("random",), luck_repetitions=2)
    assert ScenarioPlayer(scenario).play(4).luck == ScenarioPlayer(scenario).play(4).luck


def test_in_real_time_luck_is_not_measured() -> None:
    scenario = Scenario("mithral-chef", 2, ("random",), luck_repetitions=2)
    assert ScenarioPlayer(scenario).play(0, details=False).luck == ()

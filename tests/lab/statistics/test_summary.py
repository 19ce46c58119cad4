"""Summaries of simulations."""

import pytest

from cookoff.lab import Scenario, Spread, Summary, simulate, summarise, wilson
from cookoff.lab.play.game_record import GameRecord


def record(number: int, bots: tuple[str, ...], points: tuple[int, ...]) -> GameRecord:
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return GameRecord(number, bots, points, places, "", 1, 0, "", (), (), (), (), {}, 10 + number)


def summary_of_three_games() -> Summary:
    records = (
        record(0, ("a", "b", "b"), (5, 3, 1)),
        record(1, ("b", "a", "b"), (4, 4, 4)),
        record(2, ("b", "b", "a"), (9, 9, -2)),
    )
    return summarise(Scenario("yatai", 3, ("a", "b", "b")), records, seconds=2.0)


def test_shared_victories_count_in_parts_and_all_parts_are_the_games() -> None:
    wins = summary_of_three_games().wins
    assert wins.by_seat == pytest.approx([1 + 1 / 3 + 1 / 2, 1 / 3 + 1 / 2, 1 / 3])
    assert wins.by_bot == pytest.approx({"a": 1 + 1 / 3, "b": 2 / 3 + 1})
    assert sum(wins.by_bot.values()) == pytest.approx(3)


def test_a_bot_in_several_seats_is_one_bot_with_several_chances() -> None:
    summary = summary_of_three_games()
    assert summary.seatings.by_bot == {"a": 3, "b": 6}
    assert summary.seatings.by_seat == [3, 3, 3]
    assert summary.intervals.by_bot["b"] == wilson(2 / 3 + 1, 6)


def test_points_length_and_speed() -> None:
    summary = summary_of_three_games()
    assert summary.scores.by_bot["a"] == Spread(7 / 3, pytest.approx(3.7859389), -2, 5)  # type: ignore[arg-type]
    assert summary.scores.by_seat[2] == Spread(1, 3, -2, 4)
    assert summary.length == Spread(11, 1, 10, 12)
    assert summary.decisions == 33
    assert summary.decisions_per_second == 16.5


def test_one_number_has_no_spread() -> None:
    assert Spread.of([4]) == Spread(4, 0, 4, 4)


@pytest.mark.parametrize(
    ("wins", "chances", "low", "high"),
    # Known values of Wilson's interval without correction.
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval(wins: float, chances: int, low: float, high: float) -> None:
    assert wilson(wins, chances) == pytest.approx((low, high), abs=5e-5)


def test_a_real_run_adds_up() -> None:
    summary = simulate(Scenario("yatai", 3, ("random",)), 4)
    assert sum(summary.wins.by_seat) == pytest.approx(4)
    assert summary.wins.by_bot == pytest.approx({"random": 4})
    assert summary.seatings.by_bot == {"random": 12}
    assert summary.decisions == pytest.approx(4 * summary.length.mean)

"""Ratings, shares of victories with and without luck, and who beats whom."""

from random import Random

import pytest

from cookoff.lab.arena.page import luck_sentence
from cookoff.lab.arena.ratings import rate
from cookoff.lab.arena.results import Played, results
from cookoff.lab.play.game_record import GameRecord


def played(number: int, players: tuple[str, ...], places: tuple[int, ...], luck: tuple[float, ...] = ()) -> Played:
    points = tuple(-place for place in places)
    return Played("two", GameRecord(number, players, points, places, "", 1, 0, "", (), (), (), (), {}, 1, luck))


def test_who_wins_more_is_rated_higher_and_more_games_narrow_the_interval() -> None:
    games = [(("strong", "weak"), (1, 2) if number % 4 else (2, 1)) for number in range(80)]
    few, many = rate(("strong", "weak"), games[:8]), rate(("strong", "weak"), games)
    assert many["strong"].value > many["weak"].value + 5
    low, high = many["strong"].interval
    assert high - low < few["strong"].interval[1] - few["strong"].interval[0]
    assert many["strong"].curve[0] == 25


def test_equal_games_give_equal_ratings_to_the_bit() -> None:
    games = [(("a", "b", "c"), (1, 2, 2))] * 5
    assert rate(("a", "b", "c"), games) == rate(("a", "b", "c"), games)


def test_shares_beyond_an_equal_one_add_up_to_nothing() -> None:
    found = results(("a", "b", "c"), [played(0, ("a", "b", "c"), (1, 2, 3)), played(1, ("b", "c", "a"), (1, 1, 3))])
    assert sum(each.excess for each in found.standings) == pytest.approx(0.0)


def test_the_matrix_counts_both_sides_of_every_meeting() -> None:
    found = results(("a", "b"), [played(0, ("a", "b"), (1, 2)), played(1, ("b", "a"), (1, 1))])
    assert found.matrix == {"a": {"b": 0.75}, "b": {"a": 0.25}}


def test_luck_that_decides_games_is_taken_out() -> None:
    rng, games = Random(1), []
    for number in range(200):
        lucky = rng.random() < 0.5
        push = 0.45 if lucky else -0.45
        games.append(played(number, ("a", "b"), (1, 2) if lucky else (2, 1), (push, -push)))
    found = results(("a", "b"), games)
    assert found.games_needed < 0.1
    [first, _] = found.standings
    narrow, wide = first.adjusted_interval, first.excess_interval
    assert narrow[1] - narrow[0] < 0.3 * (wide[1] - wide[0])
    assert "instead of 200" in luck_sentence(found)


def test_luck_that_has_nothing_to_do_with_results_changes_nothing_much() -> None:
    rng = Random(2)
    games = [
        played(number, ("a", "b"), rng.choice(((1, 2), (2, 1))), (push, -push))
        for number, push in enumerate(rng.choices((-0.2, 0.2), k=400))
    ]
    assert 0.97 < results(("a", "b"), games).games_needed <= 1.0


def test_without_measured_luck_nothing_is_taken_out() -> None:
    found = results(("a", "b"), [played(0, ("a", "b"), (1, 2)), played(1, ("b", "a"), (1, 2))])
    assert (found.games_needed, found.luck_weight) == (1.0, 0.0)
    assert all(each.excess == each.adjusted for each in found.standings)

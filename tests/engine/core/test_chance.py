"""Chance: what is drawn is recorded, and what is recorded comes again."""

import random
from collections import Counter

import pytest

from cookoff.engine import BadInput, Chance, Live, Recorded, Scripted, Search
from tests.engine.whisper import SOURCES, Bang, Ring


def draw(chance: Chance) -> list[object]:
    return [chance.index(6), chance.weighted((0, 3, 1)), chance.order(5), chance.ask(Bang(0.5), Ring)]


def test_live_chance_records_what_it_draws() -> None:
    live = Live(random.Random(1), SOURCES)
    drawn = draw(live)
    taken = live.take()
    assert len(taken) == 4
    assert live.take() == []
    assert draw(Recorded(taken)) == drawn


def test_search_chance_draws_like_live_and_records_nothing() -> None:
    assert draw(Search(random.Random(1), SOURCES)) == draw(Live(random.Random(1), SOURCES))


def test_an_index_is_uniform() -> None:
    chance = Search(random.Random(5))
    counts = Counter(chance.index(4) for _ in range(8000))
    assert set(counts) == {0, 1, 2, 3}
    # Three degrees of freedom: 16.27 is the 0.1 % point of the chi-square distribution.
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 16.27


def test_weights_are_kept() -> None:
    chance = Search(random.Random(5))
    counts = Counter(chance.weighted((2, 0, 6)) for _ in range(8000))
    assert set(counts) == {0, 2}
    assert abs(counts[0] - 2000) < 4 * 39  # four standard deviations


def test_an_order_has_everything_once_and_every_place_is_as_likely() -> None:
    chance = Search(random.Random(5))
    orders = [chance.order(4) for _ in range(6000)]
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert sum((count - 250) ** 2 / 250 for count in Counter(orders).values()) < 49.73  # 23 degrees of freedom
    assert len(Counter(orders)) == 24


def test_an_empty_bag_gives_nothing() -> None:
    with pytest.raises(ValueError, match="empty bag"):
        Search(random.Random(1)).weighted((0, 0))


def test_a_question_without_a_source_names_what_is_missing() -> None:
    with pytest.raises(LookupError, match="Bang"):
        Search(random.Random(1)).ask(Bang(0.1), Ring)


def test_an_answer_of_the_wrong_kind_is_a_bug() -> None:
    with pytest.raises(TypeError, match="Bang was answered by a str"):
        Search(random.Random(1), {Bang: lambda _bang: "loud"}).ask(Bang(0.1), Ring)


@pytest.mark.parametrize("outcome", [6, -1, True, 1.0, "1", None, [1]])
def test_a_recorded_index_must_be_possible(outcome: object) -> None:
    with pytest.raises(BadInput, match="not one of 0 … 5"):
        Recorded([outcome]).index(6)


def test_a_recorded_draw_must_have_been_in_the_bag() -> None:
    with pytest.raises(BadInput, match="none of kind 1"):
        Recorded([1]).weighted((3, 0))


@pytest.mark.parametrize("outcome", [[0, 1], [0, 1, 1], [0, 1, 2, 3], "012", [0, 1, True], [0, 1, [2]]])
def test_a_recorded_order_must_be_one(outcome: object) -> None:
    with pytest.raises(BadInput, match="is not an order"):
        Recorded([outcome]).order(3)


def test_a_recorded_answer_must_fit_its_question() -> None:
    with pytest.raises(BadInput, match="no answer to Bang"):
        Recorded([{"loudness": "very"}]).ask(Bang(0.1), Ring)


def test_asking_for_more_than_was_recorded_is_an_error() -> None:
    chance = Recorded([1])
    chance.index(2)
    assert chance.left() == 0
    with pytest.raises(BadInput, match="more than was recorded"):
        chance.index(2)


def test_scripted_outcomes_come_before_other_chance() -> None:
    chance = Scripted(3, 1, (1, 0), Ring(4), then=Search(random.Random(1), SOURCES))
    assert (chance.index(6), chance.weighted((1, 1)), chance.order(2), chance.ask(Bang(0), Ring)) == (
        3,
        1,
        (1, 0),
        Ring(4),
    )
    assert draw(chance) == draw(Search(random.Random(1), SOURCES))


def test_a_script_alone_ends() -> None:
    with pytest.raises(BadInput):
        Scripted().index(2)

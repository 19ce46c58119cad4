"""What recipes are worth that one may come near to."""

import pytest

from cookoff.games.grill.bots.valuation import NEAR, SECOND, recipe_value


def test_cards_at_hand_count_as_near_as_they_bring_a_recipe() -> None:
    for held in range(4):
        assert recipe_value([(0, 1, 2)], [1.0] * held + [0.0] * (3 - held), False) == pytest.approx(NEAR[held])


def test_a_card_one_may_get_counts_by_its_odds() -> None:
    assert recipe_value([(0, 1, 2)], [1.0, 1.0, 0.25], False) == pytest.approx(0.75 * NEAR[2] + 0.25 * NEAR[3])
    together = recipe_value([(0, 1, 2)], [1.0, 0.5, 0.5], False) - recipe_value([(0, 1, 2)], [1.0, 0.0, 0.0], False)
    alone = recipe_value([(0, 1, 2)], [1.0, 0.5, 0.0], False) - recipe_value([(0, 1, 2)], [1.0, 0.0, 0.0], False)
    assert together > 2.0 * alone


def test_a_stand_in_is_one_ingredient_and_no_more_than_all() -> None:
    assert recipe_value([(0, 1, 2)], [1.0, 0.0, 0.0], True) == pytest.approx(NEAR[2])
    assert recipe_value([(0, 1, 2)], [1.0, 1.0, 1.0], True) == pytest.approx(NEAR[3])


def test_the_second_recipe_counts_less_and_the_third_not_at_all() -> None:
    odds = [1.0, 1.0, 1.0, 0.0, 0.0]
    two = recipe_value([(2, 3, 4), (0, 1, 2)], odds, False)
    assert two == pytest.approx(NEAR[3] + SECOND * NEAR[1])
    assert recipe_value([(2, 3, 4), (0, 1, 2), (2, 3, 4)], odds, False) == pytest.approx(two)
    assert recipe_value([], odds, False) == 0.0

"""Variants drawn by a seed."""

import pytest

from cookoff.engine import rooms
from cookoff.lab.spec.random_variants import CHANGES, draw
from cookoff.lab.spec.variants import game_of, patched, text_of, value_at


@pytest.mark.parametrize("game", ["yatai", pytest.param("hibachi", marks=pytest.mark.long)])
def test_a_variant_changes_a_few_numbers_and_can_be_loaded(game: str) -> None:
    text, changes = text_of(game, None), draw(game, 5)
    assert len(changes) == CHANGES
    assert all(value_at(text, field) != value for field, value in changes.items())
    assert game_of(game, patched(text, changes, add=True)).components_hash != rooms()[game].load(None).components_hash


def test_equal_seeds_give_equal_variants_and_others_other_ones() -> None:
    assert draw("yatai", 5) == draw("yatai", 5)
    assert len({tuple(draw("yatai", seed).items()) for seed in range(6)}) > 3


def test_a_variant_leaves_the_size_of_the_table_alone() -> None:
    assert not [field for seed in range(20) for field in draw("yatai", seed) if field.endswith(".players")]

"""Tables of two, three and four."""

import pytest

from cookoff.engine.content.components import Problem
from cookoff.games.grill.content.table_sizes import TableSize, check_sizes, size_for

SEATING = [TableSize(players=2, throws=4), TableSize(players=3, throws=4), TableSize(players=4, throws=3)]


def test_each_number_of_players_has_its_entry() -> None:
    check_sizes(SEATING, 6)
    assert size_for(SEATING, 4).throws == 3


@pytest.mark.parametrize(
    ("seating", "chips", "field", "problem"),
    [
        (SEATING[:2], 6, "seating", "one for 4 players, not 0"),
        ([*SEATING, SEATING[0]], 6, "seating", "one for 2 players, not 2"),
        (SEATING, 3, "seating[0].throws", "4 throws, but 3 chips"),
        ([*SEATING[:2], TableSize(players=4, throws=6)], 6, "seating[2].throws", "more than 23 chips"),
    ],
)
def test_what_cannot_be_played_is_a_problem(seating: list[TableSize], chips: int, field: str, problem: str) -> None:
    with pytest.raises(Problem, match=problem) as caught:
        check_sizes(seating, chips)
    assert caught.value.field == field

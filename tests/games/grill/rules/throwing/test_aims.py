"""THR-11, THR-12: the throws that are listed."""

import pytest
from tests.games.grill.grounds import GROUND, grill

from cookoff.games.grill.rules.moves import AimChip
from cookoff.games.grill.rules.throwing.aims import Throws, aims
from cookoff.games.grill.rules.throwing.throw_checks import check_throw
from cookoff.physics.queries import Side, Style


@pytest.mark.rule("THR-11")
def test_every_outline_is_aimed_at_from_every_side_in_every_style() -> None:
    listed = aims(GROUND)
    assert len(set(listed)) == len(listed) == len(GROUND.shapes) * len(Side) * len(Style)
    for target in {aim.target for aim in listed}:
        assert {(aim.side, aim.style) for aim in listed if aim.target == target} == {
            (side, style) for side in Side for style in Style
        }


@pytest.mark.rule("THR-11")
def test_a_seat_may_make_every_listed_throw() -> None:
    table = grill()
    moves = Throws(GROUND).moves((100, 600)).discrete
    assert len(moves) == 2 * len(aims(GROUND))
    for move in moves:
        assert isinstance(move, AimChip)
        assert check_throw(GROUND, table, table.pouches[0], move) is None

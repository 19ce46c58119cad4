"""THR-2, THR-17, THR-20 to THR-29: where a chip lies."""

import math

import pytest
from msgspec.structs import replace
from tests.games.grill.grounds import (
    BOARD,
    CENTRE,
    GROUND,
    HALF,
    HOLE,
    INNER,
    LEFT,
    OUTER,
    RADIUS,
    RIGHT,
    RIM,
    at,
    rest,
    tilted,
)

from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT
from cookoff.games.grill.rules.throwing.landing import Doubt, Ground, Rim, value_up
from cookoff.physics.port import FLIPPED, UPRIGHT, Circle, Polygon, Vec2

HOLE_RULE = Ground(BOARD, Rim.HOLE)
BOWL = BOARD.outlines[RIGHT]
assert isinstance(BOWL, Circle)
EDGE = BOWL.centre.x + BOWL.radius
"""Where the right bowl ends on the middle line."""


@pytest.mark.rule("THR-20")
@pytest.mark.parametrize(
    ("x", "place"),
    [
        (0.14, RIGHT),
        (EDGE, RIGHT),
        (EDGE + HOLE - 1e-6, RIGHT),
        (EDGE + HOLE + 1e-6, BARE),
        (-0.14, LEFT),
        (0.0, CENTRE),
    ],
)
def test_a_chip_is_on_what_its_hole_meets(x: float, place: int) -> None:
    assert GROUND.place(at(x, 0.0), Doubt.LARGER) == place


@pytest.mark.rule("THR-20", "THR-4")
def test_an_outline_is_its_drawn_shape_not_a_circle() -> None:
    # The centre is a hexagon: its corner reaches further than its side.
    corner, side = 0.055 + HOLE - 1e-4, 0.0476 + HOLE + 1e-4
    assert GROUND.place(at(corner, 0.0), Doubt.LARGER) == CENTRE
    assert GROUND.place(at(0.0, side), Doubt.LARGER) == BARE


@pytest.mark.rule("THR-4")
def test_the_middle_of_a_crescent_is_outside_it() -> None:
    points = tuple(Vec2(x, y) for x, y in ((0.0, 0.05), (0.05, 0.05), (0.05, -0.05), (0.0, -0.05), (0.04, 0.0)))
    ground = Ground(replace(BOARD, outlines=(Polygon("crescent", points),)), Rim.TOUCHED)
    assert ground.place(at(0.02, 0.0), Doubt.LARGER) == BARE
    assert ground.place(at(0.045, 0.0), Doubt.LARGER) == 0


@pytest.mark.rule("THR-23")
def test_between_the_outlines_a_chip_is_invalid() -> None:
    assert GROUND.place(at(0.07, 0.0), Doubt.LARGER) == BARE


def _two(left: float, right: float) -> Ground:
    """Two round outlines that end so far to the left and right of the middle."""
    outlines = (Circle("one", Vec2(-0.05 - left, 0.0), 0.05), Circle("two", Vec2(0.05 + right, 0.0), 0.05))
    return Ground(replace(BOARD, outlines=outlines), Rim.TOUCHED)


@pytest.mark.rule("THR-21")
def test_of_two_outlines_the_one_that_fills_more_of_the_hole_counts() -> None:
    assert _two(0.002, 0.001).place(at(0.0, 0.0), Doubt.LARGER) == 1
    assert _two(0.001, 0.002).place(at(0.0, 0.0), Doubt.LARGER) == 0


@pytest.mark.rule("THR-21")
def test_exactly_equal_shares_are_in_doubt() -> None:
    assert _two(0.001, 0.001).place(at(0.0, 0.0), Doubt.LARGER) == DOUBT


@pytest.mark.rule("THR-21")
def test_the_head_chef_may_be_asked_always() -> None:
    ground = _two(0.002, 0.001)
    assert ground.place(at(0.0, 0.0), Doubt.CHEF) == DOUBT
    assert ground.met(at(0.0, 0.0)) == (0, 1)
    assert ground.place(at(0.05, 0.0), Doubt.CHEF) == 1


@pytest.mark.rule("THR-22")
def test_on_another_chip_a_chip_counts_where_its_own_hole_is() -> None:
    assert GROUND.place(at(0.14, 0.0, 3 * HALF), Doubt.LARGER) == RIGHT


@pytest.mark.rule("THR-24", "THR-19")
@pytest.mark.parametrize("x", [INNER + 0.001, (INNER + OUTER) / 2, OUTER, OUTER + 0.2])
def test_over_the_rim_or_beyond_a_chip_is_out_in_every_game(x: float) -> None:
    pose = at(x, 0.0, RIM + HALF if x <= OUTER else HALF - 0.006)
    assert GROUND.place(pose, Doubt.LARGER) == OUT
    assert HOLE_RULE.place(pose, Doubt.LARGER) == OUT


@pytest.mark.rule("THR-24")
def test_what_left_the_table_is_out() -> None:
    assert GROUND.place(rest(at(0.14, 0.0), gone=True), Doubt.LARGER) == OUT


def _half_up() -> tuple[float, float, float]:
    """A chip whose left edge is on the board and whose underside lies on the rim's upper inner edge: x, z, angle."""
    from_left = 0.025
    angle = math.asin(RIM / from_left)
    x = INNER - from_left * math.cos(angle) + RADIUS * math.cos(angle) - HALF * math.sin(angle)
    z = RADIUS * math.sin(angle) + HALF * math.cos(angle)
    return x, z, angle


@pytest.mark.rule("THR-25", "THR-24")
def test_half_up_on_the_rim_is_out_in_safranito_and_hibachi_only() -> None:
    x, z, angle = _half_up()
    assert x < INNER
    for value_side_up in (False, True):
        pose = at(x, 0.0, z, tilted(-angle, value_up=value_side_up))
        assert GROUND.is_out(pose)
        assert not HOLE_RULE.is_out(pose)


@pytest.mark.rule("THR-25")
def test_leaning_on_the_inner_wall_from_below_is_not_out() -> None:
    # The right edge is up, but lower than the rim's top, and stops at the wall.
    angle = 0.03
    x = INNER - RADIUS * math.cos(angle) - HALF * math.sin(angle)
    assert not GROUND.is_out(at(x, 0.0, RADIUS * math.sin(angle) + HALF, tilted(-angle)))


@pytest.mark.rule("THR-25")
def test_over_the_rim_without_touching_it_is_not_out() -> None:
    # On top of three chips: its edge is over the rim, well above it.
    assert not GROUND.is_out(at(INNER - 0.01, 0.0, 7 * HALF))
    assert not GROUND.is_out(at(INNER - RADIUS, 0.0))


@pytest.mark.rule("THR-17")
def test_what_was_stopped_counts_where_it_was_laid() -> None:
    assert GROUND.place(rest(at(0.14, 0.0), forced=True), Doubt.LARGER) == RIGHT
    assert GROUND.place(rest(at(INNER + 0.01, 0.0, RIM + HALF), forced=True), Doubt.LARGER) == OUT


@pytest.mark.rule("THR-28", "THR-2")
def test_the_face_that_points_more_upward_shows() -> None:
    assert value_up(UPRIGHT)
    assert not value_up(FLIPPED)
    assert value_up(tilted(1.5, value_up=True))
    assert not value_up(tilted(1.5))
    assert not value_up(tilted(math.pi / 2, value_up=True))


@pytest.mark.rule("THR-29")
def test_a_tilted_chip_is_read_around_the_point_below_its_hole() -> None:
    leaning = at(EDGE + HOLE - 1e-6, 0.0, RADIUS * math.sin(0.5), tilted(0.5))
    assert GROUND.place(leaning, Doubt.LARGER) == RIGHT
    assert HOLE_RULE.place(at(INNER + 1e-6, 0.0, 0.02, tilted(0.5)), Doubt.LARGER) == OUT

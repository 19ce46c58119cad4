import math

import pytest

from cookoff.physics.port import Circle, Outline, Polygon, Vec2
from cookoff.physics.readings.outlines import apart, disc_share, distance, meets

SQUARE = Polygon("square", tuple(Vec2(x, y) for x, y in ((0, 0), (2, 0), (2, 2), (0, 2))))
ELL = Polygon("ell", tuple(Vec2(x, y) for x, y in ((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2))))
DISC = Circle("disc", Vec2(0.0, 0.0), 1.0)


def counted_share(outline: Outline, centre: Vec2, radius: float) -> float:
    """The share by counting the points of a fine grid."""
    n, inside, all_points = 70, 0, 0
    for i in range(n):
        for j in range(n):
            x, y = (2 * i + 1) / n - 1, (2 * j + 1) / n - 1
            if x * x + y * y <= 1:
                all_points += 1
                inside += distance(outline, Vec2(centre.x + radius * x, centre.y + radius * y)) == 0.0
    return inside / all_points


@pytest.mark.parametrize("outline", [SQUARE, ELL, DISC, Polygon("reversed", ELL.points[::-1])])
@pytest.mark.parametrize("centre", [Vec2(1.0, 1.0), Vec2(0.0, 0.0), Vec2(1.3, 1.3), Vec2(-0.4, 0.9), Vec2(2.2, 0.5)])
@pytest.mark.parametrize("radius", [0.3, 1.7])
def test_the_share_agrees_with_counting_points(outline: Outline, centre: Vec2, radius: float) -> None:
    assert disc_share(outline, centre, radius) == pytest.approx(counted_share(outline, centre, radius), abs=0.02)


def test_shares_that_are_known_exactly() -> None:
    assert disc_share(SQUARE, Vec2(1.0, 1.0), 0.5) == pytest.approx(1.0)
    assert disc_share(SQUARE, Vec2(0.0, 1.0), 0.5) == pytest.approx(0.5)
    assert disc_share(SQUARE, Vec2(0.0, 0.0), 0.5) == pytest.approx(0.25)
    assert disc_share(ELL, Vec2(1.0, 1.0), 0.5) == pytest.approx(0.75)
    assert disc_share(SQUARE, Vec2(5.0, 5.0), 0.5) == pytest.approx(0.0)
    assert disc_share(DISC, Vec2(0.0, 0.0), 2.0) == pytest.approx(0.25)


def test_the_edge_belongs_to_the_outline() -> None:
    assert meets(SQUARE, Vec2(2.5, 1.0), 0.5)
    assert not meets(SQUARE, Vec2(2.5 + 1e-9, 1.0), 0.5)
    assert meets(DISC, Vec2(1.5, 0.0), 0.5)
    assert not meets(DISC, Vec2(1.5 + 1e-9, 0.0), 0.5)
    # over the corner the way is longer
    assert meets(SQUARE, Vec2(2.3, 2.4), 0.5)
    assert not meets(SQUARE, Vec2(2.4, 2.4), 0.5)
    # in the notch of the ell, away from both sides
    assert not meets(ELL, Vec2(1.6, 1.6), 0.5)
    assert meets(ELL, Vec2(1.4, 1.6), 0.5)


def test_how_far_outlines_are_apart() -> None:
    far = Polygon("far", tuple(Vec2(p.x + 5.0, p.y) for p in SQUARE.points))
    assert apart(SQUARE, far) == pytest.approx(3.0)
    assert apart(DISC, far) == apart(far, DISC) == pytest.approx(4.0)
    assert apart(DISC, Circle("other", Vec2(3.0, 4.0), 1.5)) == pytest.approx(2.5)
    assert apart(SQUARE, ELL) == 0.0
    inside = Polygon("inside", tuple(Vec2(0.5 + p.x / 4, 0.5 + p.y / 4) for p in SQUARE.points))
    assert apart(SQUARE, inside) == 0.0
    tilted = Polygon("diamond", tuple(Vec2(4 + x, 1 + y) for x, y in ((-1, 0), (0, -1), (1, 0), (0, 1))))
    assert apart(SQUARE, tilted) == pytest.approx(1.0)
    assert math.isfinite(distance(ELL, Vec2(1e3, 1e3)))

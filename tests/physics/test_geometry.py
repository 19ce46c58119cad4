import math

import pytest

from cookoff.physics.geometry import FLIPPED, UPRIGHT, Vec3, about


def test_turning_about_an_axis() -> None:
    quarter = about(Vec3(0.0, 0.0, 2.0), math.pi / 2)
    turned = quarter.turn(Vec3(1.0, 0.0, 0.0))
    assert (turned.x, turned.y, turned.z) == pytest.approx((0.0, 1.0, 0.0))
    half = quarter.times(quarter)
    assert half.norm() == pytest.approx(1.0)
    assert half.turn(Vec3(1.0, 0.0, 0.0)).x == pytest.approx(-1.0)


def test_the_axis_of_a_chip() -> None:
    assert UPRIGHT.axis_z() == Vec3(0.0, 0.0, 1.0)
    assert FLIPPED.axis_z() == Vec3(0.0, 0.0, -1.0)
    tilted = about(Vec3(1.0, 2.0, 0.0), 0.7)
    axis, turned = tilted.axis_z(), tilted.turn(Vec3(0.0, 0.0, 1.0))
    assert (axis.x, axis.y, axis.z) == pytest.approx((turned.x, turned.y, turned.z))

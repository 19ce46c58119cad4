import math

import pytest

from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.common.dice.statics import Area, common, face_area, inside_by, joints
from cookoff.physics.geometry import Vec3
from cookoff.physics.port import DieKind
from cookoff.physics.solids import showing

SQUARE: Area = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
SAMPLE = sample_dice()


def area_of(area: Area) -> float:
    return sum(area[i - 1][0] * area[i][1] - area[i][0] * area[i - 1][1] for i in range(len(area))) / 2.0


def test_what_two_squares_have_in_common() -> None:
    shifted = [(x + 0.25, y + 0.5) for x, y in SQUARE]
    assert area_of(common(SQUARE, shifted)) == pytest.approx(0.375)
    assert common(SQUARE, [(x + 2.0, y) for x, y in SQUARE]) == []


def test_a_square_and_one_turned_by_45_degrees_have_an_octagon_in_common() -> None:
    r = math.sqrt(0.5)
    turned = [(0.5 + r * math.cos(a), 0.5 + r * math.sin(a)) for a in (0.0, math.pi / 2, math.pi, 1.5 * math.pi)]
    found = common(SQUARE, turned)
    assert len(found) == 8
    assert area_of(found) == pytest.approx(2.0 * (math.sqrt(2.0) - 1.0))


def test_how_far_a_point_is_inside() -> None:
    assert inside_by(SQUARE, (0.3, 0.5)) == pytest.approx(0.3)
    assert inside_by(SQUARE, (1.2, 0.5)) == pytest.approx(-0.2)
    assert inside_by([], (0.0, 0.0)) == -math.inf


@pytest.mark.parametrize("kind", list(DieKind))
def test_upper_and_lower_faces_run_anticlockwise_and_are_equal(kind: DieKind) -> None:
    for value in (1, 2, 5):
        upper = face_area(kind, showing(kind, value, 0.4), 0.016, (0.0, 0.0), upper=True)
        lower = face_area(kind, showing(kind, value, 0.4), 0.016, (0.0, 0.0), upper=False)
        assert area_of(upper) == pytest.approx(area_of(lower))
        assert area_of(upper) > 0.0


def test_the_joints_of_a_column() -> None:
    size = SAMPLE.sizes[DieKind.D6]
    turned = showing(DieKind.D6, 1)
    dice = [
        SAMPLE.die(0, DieKind.D6, Vec3(0.0, 0.0, size / 2), turned),
        SAMPLE.die(1, DieKind.D6, Vec3(0.002, 0.0, 1.5 * size), turned),
        SAMPLE.die(2, DieKind.D6, Vec3(0.009, 0.0, 2.5 * size), turned),
    ]
    assert joints(dice) == pytest.approx([size / 2 - 0.011 / 3, size / 2 - 0.0055, 0.001])


def test_a_die_in_the_hand_has_no_joint() -> None:
    with pytest.raises(ValueError, match="in the hand"):
        joints([SAMPLE.die(0, DieKind.D6)])

import math

import pytest

from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.core.motion import Contact, Motion, Rest, Surface
from cookoff.physics.geometry import Vec3, about
from cookoff.physics.port import UPRIGHT, DieKind, Tower
from cookoff.physics.readings.dice import Fall, dice_after, read_die, read_face, read_roll, read_tower
from cookoff.physics.solids import showing, solid

SAMPLE = sample_dice()
CARD = SAMPLE.card
X = Vec3(1.0, 0.0, 0.0)


@pytest.mark.parametrize("kind", list(DieKind))
def test_every_face_can_be_read(kind: DieKind) -> None:
    for face in solid(kind).faces:
        value, tilt = read_face(kind, showing(kind, face.value, 0.7))
        assert value == face.value
        assert tilt < 1e-6


@pytest.mark.parametrize(("degrees", "cocked"), [(0.0, False), (14.9, False), (15.1, True), (45.0, True)])
def test_a_die_is_cocked_from_fifteen_degrees_on(degrees: float, cocked: bool) -> None:
    turned = about(X, math.radians(degrees)).times(showing(DieKind.D6, 4))
    reading = read_die(SAMPLE.die(0, DieKind.D6, Vec3(0.0, 0.0, 0.01), turned), CARD)
    assert reading.cocked is cocked
    assert math.degrees(reading.tilt) == pytest.approx(degrees, abs=1e-6)
    assert reading.counts is not cocked


@pytest.mark.parametrize(
    ("x", "y", "on"),
    [(0.0, 0.0, True), (0.07, -0.07, True), (0.0701, 0.0, False), (0.0, -0.0701, False), (0.3, 0.3, False)],
)
def test_the_centre_of_mass_decides_what_is_on_the_card(x: float, y: float, on: bool) -> None:
    die = SAMPLE.die(0, DieKind.D8, Vec3(x, y, 0.008), showing(DieKind.D8, 1))
    assert read_die(die, CARD).on_card is on


def test_a_die_that_left_the_table_is_not_on_the_card() -> None:
    dice = (SAMPLE.die(0, DieKind.D6),)
    rest = Rest(0, Vec3(0.0, 0.0, -0.5), UPRIGHT, gone=True)
    (reading,) = read_roll(dice, Motion("t", "1", 1.0, (rest,), (), ()), CARD)
    assert not reading.on_card


def test_a_die_in_the_hand_shows_nothing() -> None:
    with pytest.raises(ValueError, match="in the hand"):
        read_die(SAMPLE.die(3, DieKind.D6), CARD)


def test_what_did_not_move_lies_as_it_lay() -> None:
    lying = SAMPLE.die(1, DieKind.D10, Vec3(0.01, 0.02, 0.008), showing(DieKind.D10, 10))
    motion = Motion("t", "1", 1.0, (Rest(0, Vec3(0.0, 0.0, 0.008), showing(DieKind.D6, 2)),), (), ())
    after = dice_after((SAMPLE.die(0, DieKind.D6), lying), motion)
    assert after[1] is lying
    assert [reading.face for reading in read_roll((SAMPLE.die(0, DieKind.D6), lying), motion, CARD)] == [2, 10]


TOWER = Tower(SAMPLE.plate, tuple(SAMPLE.die(number, DieKind.D6) for number in (7, 8, 9)))
STANDS = (
    Contact(0.0, 7, Surface.PLATE),
    Contact(0.1, 8, Surface.DIE, 7),
    Contact(0.2, 8, Surface.DIE, 9),
)


@pytest.mark.parametrize(
    ("contacts", "rest", "fall", "die"),
    [
        (STANDS, (), None, None),
        ((*STANDS, Contact(0.3, 9, Surface.PLATE)), (), Fall.TOUCHED_PLATE, 9),
        ((*STANDS, Contact(0.3, 7, Surface.DIE, 9)), (), Fall.TOUCHED_DIE, 7),
        ((*STANDS, Contact(0.3, 8, Surface.TABLE)), (), Fall.TOUCHED_TABLE, 8),
        (STANDS, (Rest(8, Vec3(0.0, 0.0, 0.0), UPRIGHT, forced=True),), Fall.RESTLESS, 8),
        (STANDS, (Rest(9, Vec3(0.0, 0.0, 0.0), UPRIGHT, gone=True),), Fall.TOUCHED_TABLE, 9),
    ],
)
def test_why_a_tower_falls(
    contacts: tuple[Contact, ...], rest: tuple[Rest, ...], fall: Fall | None, die: int | None
) -> None:
    reading = read_tower(TOWER, Motion("t", "1", 1.0, rest, contacts, ()))
    assert (reading.fall, reading.die) == (fall, die)
    assert reading.stands is (fall is None)

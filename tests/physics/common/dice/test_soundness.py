"""Dice that end inside one another are moved apart, so that every table takes them again."""

import pytest

from cookoff.physics.calibration.dice.handful import handful
from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.common.dice.overlap_repair import repair_dice_overlaps
from cookoff.physics.common.dice.validation import checked_roll
from cookoff.physics.core.motion import Motion, Rest
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.port import DieKind
from cookoff.physics.readings.dice import dice_after

SAMPLE = sample_dice()


def rolled(*places: float, gone: bool = False) -> Motion:
    rests = tuple(Rest(number, Vec3(x, 0.0, 0.008), Quat(), gone) for number, x in enumerate(places))
    return Motion("test", "1", 0.5, rests, (), ())


@pytest.mark.parametrize("places", [(0.0, 0.01), (0.0, 0.0), (0.0, 0.01, 0.02), (0.0, 0.012, -0.012)])
def test_dice_inside_one_another_are_moved_apart(places: tuple[float, ...]) -> None:
    dice = tuple(SAMPLE.die(number, DieKind.D6) for number in range(len(places)))
    motion = repair_dice_overlaps(dice, rolled(*places))
    last = SAMPLE.die(9, DieKind.D6)
    again = (*dice_after(dice, motion), last)
    roll = handful(again, SAMPLE.card, 1)
    assert checked_roll(again, roll, SAMPLE.card) == (again, roll, SAMPLE.card)


def test_a_die_that_lay_there_may_be_the_one_that_is_moved() -> None:
    thrown, lying = SAMPLE.die(0, DieKind.D6), SAMPLE.die(1, DieKind.D6, Vec3(0.01, 0.0, 0.008), Quat())
    motion = repair_dice_overlaps((thrown, lying), rolled(0.0))
    assert {rest.id for rest in motion.rest} == {0, 1}


def test_dice_that_lie_apart_or_have_left_stay_as_they_are() -> None:
    dice = tuple(SAMPLE.die(number, DieKind.D6) for number in range(2))
    for motion in (rolled(0.0, 0.05), rolled(0.0, 0.0, gone=True)):
        assert repair_dice_overlaps(dice, motion) is motion

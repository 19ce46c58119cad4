import math
import subprocess
import sys

import pytest

from cookoff.physics.calibration.dice.fairness import chi_square, tally
from cookoff.physics.calibration.dice.samples import sample_dice, some_placement, some_roll
from cookoff.physics.common.dice.validation import checked_roll
from cookoff.physics.core.motion import Motion, motion_to_binary
from cookoff.physics.geometry import Vec3
from cookoff.physics.port import Card, DiceThrow, Die, DieKind, InvalidInput, Release, Tower
from cookoff.physics.quick.dice.rolls import quick_roll, roll_fit
from cookoff.physics.quick.dice.towers import quick_place, tower_fit
from cookoff.physics.readings.dice import Fall, dice_after, read_roll, read_tower
from cookoff.physics.real.simulator import RealSimulator
from cookoff.physics.solids import showing

SAMPLE = sample_dice()
CARD = SAMPLE.card


class Quick(RealSimulator):
    """Quick dice as a table."""

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        return quick_roll(dice, throw, card)


def test_the_same_roll_gives_the_same_motion_and_another_another() -> None:
    dice, throw = some_roll(4)
    assert quick_roll(dice, throw, CARD) == quick_roll(dice, throw, CARD)
    assert quick_roll(dice, throw, CARD) != quick_roll(dice, some_roll(5)[1], CARD)


@pytest.mark.slow
def test_the_same_roll_gives_the_same_motion_in_another_process() -> None:
    code = (
        "import sys; from tests.physics.quick import test_dice as t;"
        "dice, throw = t.some_roll(4);"
        "sys.stdout.buffer.write(t.motion_to_binary(t.quick_roll(dice, throw, t.CARD)))"
    )
    there = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout
    dice, throw = some_roll(4)
    assert there == motion_to_binary(quick_roll(dice, throw, CARD))


@pytest.mark.parametrize("kind", list(DieKind))
def test_quick_dice_are_fair(kind: DieKind) -> None:
    found = tally(Quick(), kind, 600, seed=3)
    assert chi_square(found.counts).p > 0.001


def test_dice_lie_clear_of_one_another_and_can_be_rolled_again() -> None:
    for seed in range(60):
        dice, throw = some_roll(seed, lying=seed % 3)
        motion = quick_roll(dice, throw, CARD)
        gone = {rest.id for rest in motion.rest if rest.gone}
        after = tuple(die for die in dice_after(dice, motion) if die.id not in gone)
        held = SAMPLE.die(77, DieKind.D6)
        again = DiceThrow((Release(77, Vec3(0.0, 0.0, 0.5)),))
        for reading in read_roll(dice, motion, CARD):
            assert reading.tilt < 0.01 or reading.cocked
        checked_roll((*after, held), again, CARD)


def test_bad_rolls_and_placements_are_refused() -> None:
    with pytest.raises(InvalidInput, match=r"releases\[0\].position.z"):
        quick_roll((SAMPLE.die(0, DieKind.D6),), DiceThrow((Release(0, Vec3(0.0, 0.0, math.nan)),)), CARD)
    with pytest.raises(InvalidInput, match="velocity"):
        quick_place(
            Tower(SAMPLE.plate, (SAMPLE.die(0, DieKind.D6),)), Release(0, Vec3(0, 0, 0.1), velocity=Vec3(5, 0, 0))
        )


def place(shift: float, push: float = 0.0) -> tuple[Tower, Motion]:
    size = SAMPLE.sizes[DieKind.D6]
    base = SAMPLE.die(0, DieKind.D6, Vec3(0.0, 0.0, size / 2), showing(DieKind.D6, 1))
    tower = Tower(SAMPLE.plate, (base, SAMPLE.die(1, DieKind.D6)))
    return tower, quick_place(tower, Release(1, Vec3(shift, 0.0, 1.5 * size + 0.0002), velocity=Vec3(push, 0.0, 0.0)))


def test_quick_towers_obey_statics() -> None:
    tower, motion = place(0.004)
    assert read_tower(tower, motion).stands
    assert [rest.id for rest in motion.rest] == [1]
    tower, motion = place(0.0095)
    assert read_tower(tower, motion).fall is Fall.TOUCHED_PLATE


def test_a_push_needs_a_reserve() -> None:
    shift = 0.0075
    assert read_tower(*place(shift)).stands
    assert not read_tower(*place(shift, 0.3)).stands


def test_a_first_die_beside_the_plate_falls() -> None:
    tower = Tower(SAMPLE.plate, (SAMPLE.die(0, DieKind.D8),))
    release = Release(0, Vec3(0.12, 0.0, 0.05), showing(DieKind.D8, 1))
    assert read_tower(tower, quick_place(tower, release)).fall is Fall.TOUCHED_TABLE


@pytest.mark.long
def test_quick_towers_agree_with_the_real_ones() -> None:
    simulator = RealSimulator()
    agree = 0
    for seed in range(900_000, 900_060):
        tower, release = some_placement(seed)
        real = read_tower(tower, simulator.place(tower, release)).stands
        agree += real == read_tower(tower, quick_place(tower, release)).stands
    assert agree >= 48


def test_the_calibration_names_its_source() -> None:
    assert "rolls" in roll_fit().fitted
    assert "placements" in tower_fit().fitted
    assert set(roll_fit().kinds) == set(DieKind)

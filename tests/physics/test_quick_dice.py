"""The quick dice: odds and statics. How like the real table they are, `python -m bench dice_likeness` measures."""

import math
from collections import Counter

import pytest

from cookoff.physics.geometry import Quat, Vec3, about
from cookoff.physics.polyhedra import showing
from cookoff.physics.port import DiceThrow, Die, DieKind, Release, Tower
from cookoff.physics.quick_dice import QuickDice
from cookoff.physics.readings_dice import dice_after, read_roll, read_tower
from cookoff.physics.sample_dice import sample_dice

TABLE = QuickDice()
SAMPLE = sample_dice()
KINDS = pytest.mark.parametrize("kind", list(DieKind), ids=lambda kind: kind.value)


def throw(number: int, *dice: int) -> DiceThrow:
    """Throws that differ a little."""
    return DiceThrow(
        tuple(
            Release(die, Vec3(0.03 * place - 0.03, -0.03, 0.07), Quat(), Vec3(0.0, 0.3 + number * 1e-6, -0.3))
            for place, die in enumerate(dice)
        )
    )


@KINDS
def test_every_face_comes_as_often_as_any_other(kind: DieKind) -> None:
    die = SAMPLE.die(0, kind)
    faces = Counter(
        read_roll((die,), TABLE.roll((die,), throw(number, 0), SAMPLE.card), SAMPLE.card)[0].face
        for number in range(3000)
    )
    sides = {DieKind.D6: 6, DieKind.D8: 8, DieKind.D10: 10}[kind]
    assert sorted(faces) == list(range(1, sides + 1))
    expected = 3000 / sides
    chi_square = sum((count - expected) ** 2 / expected for count in faces.values())
    # The 0.1 % points for 5, 7 and 9 degrees of freedom; the throws are fixed.
    assert chi_square < {6: 20.5, 8: 24.3, 10: 27.9}[sides]


def test_the_same_throw_gives_the_same_roll() -> None:
    dice = tuple(SAMPLE.die(number, DieKind.D6) for number in range(3))
    first, again, other = (TABLE.roll(dice, throw(number, 0, 1, 2), SAMPLE.card) for number in (1, 1, 2))
    assert first == again
    assert first != other


def test_dice_lie_apart_and_those_not_thrown_stay() -> None:
    lying = SAMPLE.die(9, DieKind.D6, Vec3(0.0, 0.03, 0.008), Quat())
    for number in range(50):
        dice = (*(SAMPLE.die(place, DieKind.D6) for place in range(3)), lying)
        after = dice_after(dice, TABLE.roll(dice, throw(number, 0, 1, 2), SAMPLE.card))
        assert after[3] == lying
        places = [(die.position.x, die.position.y) for die in after if die.position is not None]
        gaps = [math.dist(one, other) for one in places for other in places if one is not other]
        assert min(gaps) > 0.016


def test_a_far_throw_leaves_the_card() -> None:
    die = SAMPLE.die(0, DieKind.D6)
    far = DiceThrow((Release(0, Vec3(0.0, 0.0, 0.07), Quat(), Vec3(1.5, 0.0, 0.0)),))
    assert not read_roll((die,), TABLE.roll((die,), far, SAMPLE.card), SAMPLE.card)[0].on_card


def column(*kinds: DieKind) -> list[Die]:
    """Dice standing exactly on top of one another."""
    dice: list[Die] = []
    for number, kind in enumerate(kinds):
        height = sum(die.size for die in dice) + SAMPLE.sizes[kind] / 2.0
        dice.append(SAMPLE.die(number, kind, Vec3(0.0, 0.0, height), showing(kind, 1)))
    return dice


def stands(below: list[Die], kind: DieKind, x: float, lean: float = 0.0, y: float = 0.0) -> bool:
    held = SAMPLE.die(99, kind)
    orientation = about(Vec3(0.0, 1.0, 0.0), lean).times(showing(kind, 1)) if lean else showing(kind, 1)
    tower = Tower(SAMPLE.plate, (*below, held))
    height = sum(die.size for die in below) + 0.6 * held.size
    motion = TABLE.place(tower, Release(99, Vec3(x, y, height), orientation))
    return read_tower(tower, motion).stands


@KINDS
def test_a_die_in_the_middle_stands_and_one_beyond_the_edge_falls(kind: DieKind) -> None:
    below = column(DieKind.D6, DieKind.D6)
    assert stands(below, kind, 0.0)
    assert stands(below, kind, 0.002, lean=0.03)
    assert not stands(below, kind, 0.009)
    assert not stands(below, kind, 0.0, y=-0.009)
    assert not stands(below, kind, 0.05), "they do not touch"


def test_the_centre_of_all_that_is_above_counts() -> None:
    """Each die is well supported by the one below, but together they lean too far."""
    dice = column(DieKind.D6, DieKind.D6)
    leaning = [dice[0], SAMPLE.die(1, DieKind.D6, Vec3(0.006, 0.0, 0.024), showing(DieKind.D6, 1))]
    assert stands(column(DieKind.D6, DieKind.D6), DieKind.D6, 0.005)
    assert not stands(leaning, DieKind.D6, 0.011)


def test_a_lean_costs_some_of_the_support() -> None:
    edge = next(x / 10_000 for x in range(40, 90) if not stands(column(DieKind.D6), DieKind.D6, x / 10_000))
    assert not stands(column(DieKind.D6), DieKind.D6, edge - 0.0003, lean=0.1)


def test_the_first_die_must_stand_on_the_plate() -> None:
    assert stands([], DieKind.D6, 0.0)
    assert not stands([], DieKind.D6, SAMPLE.plate.diameter)


def test_a_tower_that_stood_stands() -> None:
    tower = Tower(SAMPLE.plate, tuple(column(DieKind.D6, DieKind.D8)))
    motion = TABLE.watch(tower, 1.0)
    assert (motion.rest, motion.duration) == ((), 1.0)
    assert read_tower(tower, motion).stands

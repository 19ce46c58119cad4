import math
import random
import subprocess
import sys
from itertools import accumulate

import msgspec
import mujoco
import numpy as np
import pytest

from cookoff.physics.calibration.dice.handful import handful
from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.core.board import Pair
from cookoff.physics.core.motion import Motion, Surface, motion_from_binary, motion_to_binary
from cookoff.physics.geometry import Vec3, about
from cookoff.physics.port import DiceThrow, Die, DieKind, InvalidInput, Release, Tower
from cookoff.physics.readings.dice import Fall, dice_after, read_roll, read_tower
from cookoff.physics.real.dice.model import DiceKey, DieShape
from cookoff.physics.real.dice.runner import DiceRig
from cookoff.physics.real.simulator import RealSimulator
from cookoff.physics.solids import showing

SAMPLE = sample_dice()
CARD, PLATE = SAMPLE.card, SAMPLE.plate
KINDS = (DieKind.D6, DieKind.D8, DieKind.D10, DieKind.D10, DieKind.D6)
DICE = tuple(SAMPLE.die(number, kind) for number, kind in enumerate(KINDS))
SIMULATOR = RealSimulator()
Y = Vec3(0.0, 1.0, 0.0)


def roll(seed: int) -> Motion:
    return SIMULATOR.roll(DICE, handful(DICE, CARD, seed), CARD)


def column(kinds: list[DieKind], shift: float = 0.0, lift: float = 0.0005) -> tuple[Tower, Release]:
    """A straight tower of these dice, and the last one about to be set down with its centre `shift` beside it."""
    dice: list[Die] = []
    height = 0.0
    for number, kind in enumerate(kinds[:-1]):
        size = SAMPLE.sizes[kind]
        dice.append(SAMPLE.die(number, kind, Vec3(0.0, 0.0, height + size / 2), showing(kind, 1)))
        height += size
    last = kinds[-1]
    centre = Vec3(shift, 0.0, height + SAMPLE.sizes[last] / 2 + lift)
    dice.append(SAMPLE.die(len(dice), last))
    return Tower(PLATE, tuple(dice)), Release(len(dice) - 1, centre, showing(last, 2))


@pytest.mark.parametrize("seed", range(6))
def test_a_roll_comes_to_rest_on_faces(seed: int) -> None:
    card = msgspec.structs.replace(CARD, width=0.8, depth=0.8)  # no edge to lean on
    motion = SIMULATOR.roll(DICE, handful(DICE, card, seed), card)
    assert not motion.forced
    assert {rest.id for rest in motion.rest} == set(range(5))
    assert motion.engine == "mujoco"
    assert motion.version.startswith(mujoco.__version__)
    for reading, die in zip(read_roll(DICE, motion, card), dice_after(DICE, motion), strict=True):
        assert die.position is not None
        lies = abs(die.position.z - die.size / 2) < 0.0015
        assert reading.tilt < 0.01 or not lies
    assert motion_from_binary(motion_to_binary(motion)) == motion
    assert len(motion_to_binary(motion)) < 6000


def test_a_roll_touches_the_card_first() -> None:
    motion = SIMULATOR.roll(DICE[:1], DiceThrow((Release(0, Vec3(0.0, 0.0, 0.05)),)), CARD)
    first = motion.contacts[0]
    assert (first.surface, first.body) == (Surface.CARD, 0)
    assert first.time == pytest.approx(math.sqrt(2 * 0.042 / 9.81), abs=0.006)
    assert first.speed == pytest.approx(math.sqrt(2 * 9.81 * 0.042), rel=0.1)


def test_a_die_lying_there_is_struck_and_another_is_left_alone() -> None:
    struck = SAMPLE.die(8, DieKind.D6, Vec3(0.0, 0.02, 0.008), showing(DieKind.D6, 4))
    alone = SAMPLE.die(9, DieKind.D10, Vec3(-0.06, -0.06, 0.008), showing(DieKind.D10, 7))
    dice = (*DICE[:1], struck, alone)
    release = Release(0, Vec3(0.0, -0.03, 0.0095), velocity=Vec3(0.0, 1.0, 0.0))
    motion = SIMULATOR.roll(dice, DiceThrow((release,)), CARD)
    assert {rest.id for rest in motion.rest} == {0, 8}
    after = dice_after(dice, motion)
    assert after[2] is alone
    assert after[1].position is not None
    assert after[1].position.y > 0.025
    assert any(contact.surface is Surface.DIE and contact.other == 8 for contact in motion.contacts)


def test_a_die_that_leans_on_nothing_any_more_falls_over() -> None:
    leaning = SAMPLE.die(
        8, DieKind.D6, Vec3(0.05, 0.0, 0.0112), about(Y, math.pi / 4 - 0.1).times(showing(DieKind.D6, 1))
    )
    dice = (*DICE[:1], leaning)
    motion = SIMULATOR.roll(dice, DiceThrow((Release(0, Vec3(-0.05, 0.0, 0.02)),)), CARD)
    assert 8 in {rest.id for rest in motion.rest}
    assert all(reading.tilt < 0.01 for reading in read_roll(dice, motion, CARD))


def test_a_die_thrown_off_the_table_is_gone() -> None:
    release = Release(0, Vec3(0.0, 0.3, 0.1), velocity=Vec3(0.0, 4.0, 1.0))
    motion = SIMULATOR.roll(DICE[:1], DiceThrow((release,)), CARD)
    assert motion.rest[0].gone
    assert not motion.rest[0].forced
    assert not read_roll(DICE[:1], motion, CARD)[0].on_card


def test_a_roll_that_lasts_too_long_is_ended_by_rule() -> None:
    card = msgspec.structs.replace(CARD, time=0.5, table=2.0)
    release = Release(0, Vec3(0.0, -0.05, 0.02), velocity=Vec3(0.0, 6.0, 4.0))
    motion = SIMULATOR.roll(DICE[:1], DiceThrow((release,)), card)
    assert motion.duration <= 0.5
    assert motion.forced


def test_the_same_input_gives_the_same_bytes_in_any_order() -> None:
    seeds = list(range(8))
    first = {seed: motion_to_binary(roll(seed)) for seed in seeds}
    random.Random(1).shuffle(seeds)
    assert {seed: motion_to_binary(roll(seed)) for seed in seeds} == first
    other = RealSimulator()
    assert motion_to_binary(other.roll(DICE, handful(DICE, CARD, 3), CARD)) == first[3]
    tower, release = column([DieKind.D6, DieKind.D8, DieKind.D10])
    assert SIMULATOR.place(tower, release) == other.place(tower, release)


@pytest.mark.long
def test_the_same_input_gives_the_same_bytes_in_another_process() -> None:
    code = (
        "import sys; from tests.physics.real import test_dice as t;"
        "from cookoff.physics.core.motion import motion_to_binary;"
        "tower, release = t.column([t.DieKind.D6, t.DieKind.D8, t.DieKind.D10]);"
        "sys.stdout.buffer.write(motion_to_binary(t.SIMULATOR.place(tower, release)) + motion_to_binary(t.roll(11)))"
    )
    there = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout
    tower, release = column([DieKind.D6, DieKind.D8, DieKind.D10])
    assert there == motion_to_binary(SIMULATOR.place(tower, release)) + motion_to_binary(roll(11))


@pytest.mark.parametrize("restitution", [0.0, 0.3, 0.5])
def test_a_die_bounces_by_its_restitution(restitution: float) -> None:
    pair = Pair(friction=0.3, restitution=restitution)
    card = msgspec.structs.replace(CARD, die_card=pair)
    die, height = DICE[0], 0.2
    release = Release(0, Vec3(0.0, 0.0, die.size / 2 + height), showing(DieKind.D6, 1))
    motion = SIMULATOR.roll((die,), DiceThrow((release,)), card)
    heights = [z / 10_000 - die.size / 2 for z in accumulate(motion.tracks[0].z)]
    landed = math.ceil(math.sqrt(2.0 * height / 9.81) * motion.rate)
    assert math.sqrt(max(0.0, *heights[landed:]) / height) == pytest.approx(restitution, abs=0.08)


def test_dice_that_collide_in_the_air_keep_their_momentum() -> None:
    light, heavy = DieShape(DieKind.D8, 0.015, 0.003, False), DieShape(DieKind.D6, 0.02, 0.009, False)
    rig = DiceRig(DiceKey(CARD, (light, heavy), 0.001))
    poses = np.array([[-0.02, 0.001, 0.8, 1.0, 0.0, 0.0, 0.0], [0.02, -0.002, 0.8, 0.9, 0.1, 0.2, 0.374165738677394]])
    speeds = np.zeros((2, 6))
    speeds[0, :3], speeds[1, :3] = (1.0, 0.1, 0.0), (-0.5, 0.0, 0.0)
    motion = rig.watch([1, 2], poses, speeds, 0.1, 0.1)
    assert [contact.surface for contact in motion.contacts] == [Surface.DIE]
    masses = np.array([0.003, 0.009])
    after = rig.data.qvel.reshape(2, 6)[:, :2]
    assert masses @ after == pytest.approx(masses @ speeds[:, :2], abs=1e-9)


def test_dice_that_collide_head_on_part_as_their_restitution_says() -> None:
    die = DieShape(DieKind.D6, 0.016, 0.005, False)
    rig = DiceRig(DiceKey(CARD, (die, die), 0.001))
    poses = np.array([[-0.02, 0.0, 0.8, 1.0, 0.0, 0.0, 0.0], [0.02, 0.0, 0.8, 1.0, 0.0, 0.0, 0.0]])
    speeds = np.zeros((2, 6))
    speeds[:, 0] = 1.0, -0.5
    rig.watch([1, 2], poses, speeds, 0.1, 0.1)
    after = rig.data.qvel.reshape(2, 6)[:, 0]
    assert after[1] - after[0] == pytest.approx(1.5 * CARD.die_die.restitution, rel=0.02)


@pytest.mark.parametrize(
    "kinds",
    [
        [DieKind.D6, DieKind.D6],
        [DieKind.D8, DieKind.D10],
        [DieKind.D10, DieKind.D8, DieKind.D6],
        [DieKind.D6, DieKind.D8, DieKind.D10, DieKind.D6, DieKind.D8],
    ],
)
def test_a_die_set_down_well_inside_stands(kinds: list[DieKind]) -> None:
    tower, release = column(kinds, shift=0.001)
    motion = SIMULATOR.place(tower, release)
    assert read_tower(tower, motion).stands
    assert motion.duration < 0.5
    full = Tower(PLATE, dice_after(tower.dice, motion))
    assert read_tower(full, SIMULATOR.watch(full)).stands


def test_a_die_set_down_beyond_the_edge_falls() -> None:
    tower, release = column([DieKind.D6, DieKind.D6], shift=0.0088)
    reading = read_tower(tower, SIMULATOR.place(tower, release))
    assert reading.fall is Fall.TOUCHED_PLATE
    assert reading.die == 1


def test_a_die_set_down_beside_the_tower_is_a_fall() -> None:
    tower, release = column([DieKind.D6, DieKind.D6], shift=0.03)
    assert read_tower(tower, SIMULATOR.place(tower, release)).fall is Fall.TOUCHED_PLATE


def test_a_die_set_down_beside_the_plate_is_a_fall() -> None:
    tower, release = column([DieKind.D6], shift=0.1)
    assert read_tower(tower, SIMULATOR.place(tower, release)).fall is Fall.TOUCHED_TABLE


def test_the_first_die_may_touch_the_plate() -> None:
    tower, release = column([DieKind.D8])
    assert read_tower(tower, SIMULATOR.place(tower, release)).stands


def test_a_fast_die_knocks_the_tower_over() -> None:
    tower, release = column([DieKind.D6] * 4, shift=-0.03)
    low = Vec3(-0.03, 0.0, release.position.z - SAMPLE.sizes[DieKind.D6])
    hit = msgspec.structs.replace(release, position=low, velocity=Vec3(1.0, 0.0, 0.0))
    assert not read_tower(tower, SIMULATOR.place(tower, hit)).stands


def test_a_die_may_touch_the_tower_already_when_it_is_let_go(capfd: pytest.CaptureFixture[str]) -> None:
    tower, release = column([DieKind.D6, DieKind.D6], lift=0.0)
    assert read_tower(tower, SIMULATOR.place(tower, release)).stands
    assert capfd.readouterr() == ("", "")


def test_watching_needs_a_tower_that_stands() -> None:
    tower, release = column([DieKind.D6, DieKind.D6])
    with pytest.raises(InvalidInput, match=r"dice\[1\].position"):
        SIMULATOR.watch(tower)
    full = Tower(PLATE, dice_after(tower.dice, SIMULATOR.place(tower, release)))
    with pytest.raises(InvalidInput, match="seconds"):
        SIMULATOR.watch(full, 0.0)
    with pytest.raises(InvalidInput, match="wary"):
        SIMULATOR.watch(full, 0.2, 0.3)
    assert SIMULATOR.watch(full, 0.2).duration == pytest.approx(0.2)
    assert SIMULATOR.watch(full, 1.0, 0.05).duration == pytest.approx(1.0)


@pytest.mark.parametrize("shift", [0.0, 0.0075, 0.0085])
def test_a_tower_that_may_rest_after_a_while_stands_as_one_that_may_not(shift: float) -> None:
    """The centre of mass of the upper die passes the edge of the lower one at 8 mm."""
    poses = (Vec3(0.0, 0.0, 0.008), Vec3(shift, 0.0, 0.024))
    tower = Tower(PLATE, tuple(SAMPLE.die(n, DieKind.D6, at, showing(DieKind.D6, 1)) for n, at in enumerate(poses)))
    watched = read_tower(tower, SIMULATOR.watch(tower, 1.0, 0.3))
    assert watched == read_tower(tower, SIMULATOR.watch(tower, 1.0))
    assert watched.stands is (shift < 0.008)


def test_bad_input_changes_nothing() -> None:
    simulator = RealSimulator()
    good = motion_to_binary(simulator.roll(DICE, handful(DICE, CARD, 1), CARD))
    with pytest.raises(InvalidInput):
        simulator.roll(DICE, DiceThrow((Release(0, Vec3(0.0, 0.0, math.nan)),)), CARD)
    assert motion_to_binary(simulator.roll(DICE, handful(DICE, CARD, 1), CARD)) == good


def test_more_sets_of_dice_than_models_are_kept() -> None:
    simulator = RealSimulator()
    release = DiceThrow((Release(0, Vec3(0.0, 0.0, 0.02)),))
    first = SAMPLE.die(0, DieKind.D6)
    expected = simulator.roll((first,), release, CARD)
    for number in range(70):
        simulator.roll((msgspec.structs.replace(first, mass=0.004 + number * 1e-5),), release, CARD)
    assert simulator.roll((first,), release, CARD) == expected


def test_absurd_rolls_end_too() -> None:
    """Full speed, full spin, straight down or level, onto dice that lie there."""
    lying = [SAMPLE.die(20 + n, KINDS[n], Vec3(0.03 * n - 0.03, 0.02, 0.008), showing(KINDS[n], 1)) for n in range(3)]
    for seed in range(30):
        rng = random.Random(seed)
        heading, loft = rng.uniform(-math.pi, math.pi), rng.choice((-math.pi / 2, rng.uniform(-1.5, 1.5)))
        speed, level = 7.99, math.cos(loft)
        velocity = Vec3(speed * level * math.cos(heading), speed * level * math.sin(heading), speed * math.sin(loft))
        place, spin = Vec3(rng.uniform(-0.05, 0.05), 0.0, rng.uniform(0.05, 0.9)), Vec3(34.0, -34.0, 34.0)
        held = SAMPLE.die(0, rng.choice(KINDS))
        dice = (held, *lying)
        motion = SIMULATOR.roll(dice, DiceThrow((Release(0, place, velocity=velocity, rotation=spin),)), CARD)
        assert motion.duration <= CARD.time
        for die, reading in zip(dice_after(dice, motion), read_roll(dice, motion, CARD), strict=True):
            assert die.position is not None
            assert math.isfinite(reading.tilt)
            gone = any(rest.id == die.id and rest.gone for rest in motion.rest)
            assert gone or die.position.z > -CARD.thickness + 0.9 * die.size / 2

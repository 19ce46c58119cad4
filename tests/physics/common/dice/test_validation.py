import math
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.common.dice.validation import PosedDie, checked_place, checked_roll, checked_tower
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.port import DiceThrow, Die, DieKind, InvalidInput, Release, Tower
from cookoff.physics.solids import showing

SAMPLE = sample_dice()
CARD, PLATE = SAMPLE.card, SAMPLE.plate
HELD = SAMPLE.die(0, DieKind.D6)
LYING = SAMPLE.die(1, DieKind.D6, Vec3(0.0, 0.0, 0.008), showing(DieKind.D6, 1))
RELEASE = Release(0, Vec3(0.0, 0.0, 0.05))


def with_(value: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(value, **changes)


def test_a_good_roll_passes() -> None:
    assert checked_roll((HELD, LYING), DiceThrow((RELEASE,)), CARD) == ((HELD, LYING), DiceThrow((RELEASE,)), CARD)


@pytest.mark.parametrize(
    ("dice", "releases", "card", "field"),
    [
        ("dice", (RELEASE,), CARD, "dice"),
        ((HELD, 3), (RELEASE,), CARD, "dice[1]"),
        ((HELD, with_(HELD, size=0.0)), (RELEASE,), CARD, "dice[1].size"),
        ((HELD, with_(HELD, size=math.nan)), (RELEASE,), CARD, "dice[1].size"),
        ((with_(HELD, mass="heavy"),), (RELEASE,), CARD, "dice[0].mass"),
        ((HELD, HELD), (RELEASE,), CARD, "dice[1].id"),
        ((HELD, with_(LYING, position=None)), (RELEASE,), CARD, "dice[1].position"),
        ((HELD, with_(LYING, orientation=None)), (RELEASE,), CARD, "dice[1].orientation"),
        ((HELD, with_(LYING, orientation=Quat(0.5, 0.0, 0.0, 0.0))), (RELEASE,), CARD, "dice[1].orientation"),
        ((HELD, with_(LYING, position=Vec3(9.0, 0.0, 0.008))), (RELEASE,), CARD, "dice[1].position.x"),
        ((HELD, with_(LYING, position=Vec3(0.0, 0.0, -0.1))), (RELEASE,), CARD, "dice[1].position.z"),
        ((HELD, with_(LYING, position=Vec3(0.0, 0.0, 0.045))), (RELEASE,), CARD, "dice[1].position"),
        ((HELD,), (), CARD, "releases"),
        ((HELD,), (with_(RELEASE, die=5),), CARD, "releases[0].die"),
        ((HELD,), (RELEASE, RELEASE), CARD, "releases[1].die"),
        ((HELD, LYING), (RELEASE, with_(RELEASE, die=1)), CARD, "releases[1].die"),
        ((HELD,), (with_(RELEASE, position=Vec3(0.0, math.inf, 0.05)),), CARD, "releases[0].position.y"),
        ((HELD,), (with_(RELEASE, position=Vec3(0.0, 0.0, 0.001)),), CARD, "releases[0].position.z"),
        ((HELD,), (with_(RELEASE, position=Vec3(0.0, 0.0, 1.5)),), CARD, "releases[0].position.z"),
        ((HELD,), (with_(RELEASE, position=Vec3(0.0, -2.0, 0.1)),), CARD, "releases[0].position.y"),
        ((HELD,), (with_(RELEASE, velocity=Vec3(0.0, 0.0, 8.5)),), CARD, "releases[0].velocity"),
        ((HELD,), (with_(RELEASE, rotation=Vec3(50.0, 50.0, 0.0)),), CARD, "releases[0].rotation"),
        ((HELD,), (with_(RELEASE, orientation=Quat(0.0, 0.0, 0.0, 0.0)),), CARD, "releases[0].orientation"),
        ((HELD,), (RELEASE,), with_(CARD, width=-1.0), "width"),
        ((HELD,), (RELEASE,), with_(CARD, die_card=with_(CARD.die_card, friction=math.nan)), "die_card.friction"),
        ((HELD,), (RELEASE,), PLATE, "card"),
    ],
)
def test_a_bad_roll_is_refused_by_its_field(dice: Any, releases: Any, card: Any, field: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        checked_roll(dice, DiceThrow(releases), card)
    assert refused.value.field == field


BASE = SAMPLE.die(1, DieKind.D6, Vec3(0.0, 0.0, 0.008), showing(DieKind.D6, 1))
SECOND = SAMPLE.die(2, DieKind.D8, Vec3(0.002, 0.0, 0.0235), showing(DieKind.D8, 5))
TOWER = Tower(PLATE, (BASE, SECOND, HELD))
ONTO = Release(0, Vec3(0.0, 0.0, 0.040))


def test_a_good_placement_passes() -> None:
    assert checked_place(TOWER, ONTO) == (TOWER, ONTO)
    assert checked_tower(TOWER) == TOWER


@pytest.mark.parametrize(
    ("tower", "release", "field"),
    [
        (3, ONTO, "tower"),
        (TOWER, None, "release"),
        (with_(TOWER, dice=()), ONTO, "dice"),
        (with_(TOWER, dice=(BASE, HELD, SECOND)), ONTO, "dice[1].position"),
        (with_(TOWER, dice=(BASE, BASE, HELD)), ONTO, "dice[1].id"),
        (with_(TOWER, dice=(BASE, SECOND)), ONTO, "dice"),
        (TOWER, with_(ONTO, die=2), "die"),
        (TOWER, with_(ONTO, position=Vec3(0.0, 0.0, 0.02)), "position"),
        (TOWER, with_(ONTO, position=Vec3(0.05, 0.0, 0.001)), "position.z"),
        (TOWER, with_(ONTO, velocity=Vec3(1.5, 0.0, 0.0)), "velocity"),
        (TOWER, with_(ONTO, rotation=Vec3(0.0, 11.0, 0.0)), "rotation"),
        (with_(TOWER, dice=(with_(BASE, position=Vec3(0.0, 0.0, 0.02)), HELD)), ONTO, "dice[0].position.z"),
        (with_(TOWER, dice=(BASE, with_(SECOND, position=Vec3(0.0, 0.0, 0.03)), HELD)), ONTO, "dice[1].position.z"),
        (with_(TOWER, dice=(with_(BASE, position=Vec3(0.2, 0.0, 0.008)), HELD)), ONTO, "dice[0].position.x"),
        (with_(TOWER, plate=with_(PLATE, time=math.inf)), ONTO, "plate.time"),
    ],
)
def test_a_bad_placement_is_refused_by_its_field(tower: Any, release: Any, field: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        checked_place(tower, release)
    assert refused.value.field == field


def standing(kind: DieKind, x: float, z: float, value: int = 1) -> PosedDie:
    die = Die(0, kind, 0.016, 0.005)
    return PosedDie(die, Vec3(x, 0.0, z), showing(kind, value))


def test_the_gap_between_two_dice() -> None:
    below = standing(DieKind.D6, 0.0, 0.008)
    assert below.gap(standing(DieKind.D6, 0.0, 0.0245)) == pytest.approx(0.0005)
    assert below.gap(standing(DieKind.D8, 0.003, 0.0235)) == pytest.approx(-0.0005)
    assert below.gap(standing(DieKind.D10, 0.1, 0.008)) > 0.05


def test_a_tower_continues_on_a_leaning_die() -> None:
    """In a game the second die leaned and stood, the third rested below its highest corner, and the fourth could not be
    set down: the tower was refused as no column."""
    case = (Path(__file__).parent / "cases" / "leaning-tower.json").read_bytes()
    tower, release = msgspec.json.decode(case, type=tuple[Tower, Release])
    assert checked_place(tower, release) == (tower, release)
    lowered = with_(tower.dice[2], position=with_(tower.dice[2].position, z=0.03))
    with pytest.raises(InvalidInput, match="reaches down"):
        checked_tower(with_(tower, dice=(*tower.dice[:2], lowered)))


def test_a_tower_at_the_edge_of_the_plate_may_end_beyond_it() -> None:
    """With a very clumsy hand a tower grew there, and the next die could not be set down: the tower was refused."""
    edge = PLATE.diameter / 2.0
    base, over = (
        with_(die, position=with_(die.position, x=x)) for die, x in ((BASE, edge - 0.001), (SECOND, edge + 0.001))
    )
    leaning = with_(TOWER, dice=(base, over, HELD))
    assert checked_place(leaning, with_(ONTO, position=Vec3(edge, 0.0, 0.040)))[0] == leaning


def test_a_refusal_can_leave_its_process() -> None:
    refused = pickle.loads(pickle.dumps(InvalidInput("dice[1].size", "too small")))
    assert (refused.field, refused.reason, str(refused)) == ("dice[1].size", "too small", "dice[1].size: too small")

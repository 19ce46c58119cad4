import math
from typing import Any

import msgspec
import pytest

from cookoff.physics.common.chips.validation import checked_scene, checked_throw
from cookoff.physics.port import (
    UPRIGHT,
    BodyPose,
    InvalidInput,
    Quat,
    Scene,
    Throw,
    Vec3,
    sample_board,
)

BOARD = sample_board()
LYING = BodyPose(1, Vec3(0.0, 0.0, 0.00165), UPRIGHT)
SCENE = Scene(BOARD, (LYING,))
GOOD: dict[str, Any] = {
    "chip": 7,
    "release": Vec3(0.0, -0.4, 0.1),
    "velocity": Vec3(0.0, 2.0, 0.5),
    "spin": 20.0,
    "tumble": 0.0,
    "tilt": 0.1,
}


def test_a_good_throw_passes() -> None:
    assert checked_scene(SCENE) == SCENE
    assert checked_throw(SCENE, Throw(**GOOD)) == Throw(**GOOD)


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"spin": math.nan}, "spin", "at least -100 and at most 100"),
        ({"spin": math.inf}, "spin", "at most 100"),
        ({"spin": 60.1}, "spin", "-60 to 60"),
        ({"tumble": -61.0}, "tumble", "-60 to 60"),
        ({"tilt": 2.0}, "tilt", "at most 1.5708"),
        ({"spin": "fast"}, "spin", "Expected float, got str"),
        ({"spin": True}, "spin", "Expected float, got bool"),
        ({"spin": None}, "spin", "Expected float, got null"),
        ({"chip": 1.5}, "chip", "Expected int, got float"),
        ({"chip": -1}, "chip", "at least 0"),
        ({"chip": 1}, "chip", "already lying"),
        ({"down": "side"}, "down", "Invalid enum value"),
        ({"velocity": Vec3(math.nan, 0.0, 0.0)}, "velocity.x", "at least -100"),
        ({"velocity": Vec3(0.0, -math.inf, 0.0)}, "velocity.y", "at least -100"),
        ({"velocity": Vec3(6.0, 6.0, 0.0)}, "velocity", "8 m/s"),
        ({"velocity": (1.0, 2.0, 3.0)}, "velocity", "Expected object, got array"),
        ({"release": Vec3(0.0, -0.269, 0.1)}, "release", "above the board"),
        ({"release": Vec3(0.0, -0.88, 0.1)}, "release", "at most 0.6 m"),
        ({"release": Vec3(0.0, -0.4, 0.6)}, "release.z", "from 0 to 0.6 m"),
        ({"release": Vec3(0.0, -0.4, -0.01)}, "release.z", "from 0 to 0.6 m"),
        ({"release": Vec3(0.0, -0.4, -0.0055)}, "release.z", "touch the table"),
        ({"release": Vec3(0.0, -0.275, 0.0)}, "release", "touch the side of the board"),
    ],
)
def test_a_bad_throw_is_refused_with_its_field(change: dict[str, Any], field: str, reason: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        checked_throw(SCENE, Throw(**(GOOD | change)))
    assert caught.value.field == field
    assert reason in caught.value.reason
    assert str(caught.value).startswith(field)


def test_on_the_edge_is_outside() -> None:
    edge = Throw(**(GOOD | {"release": Vec3(0.0, -0.27, 0.1)}))
    assert checked_throw(SCENE, edge) == edge


@pytest.mark.parametrize(
    ("chips", "field"),
    [
        ((LYING, LYING), "chips[1].id"),
        ((LYING, msgspec.structs.replace(LYING, id=2)), "chips[1].position"),
        ((BodyPose(1, Vec3(0.0, 0.0, math.nan), UPRIGHT),), "chips[0].position.z"),
        ((BodyPose(1, Vec3(0.0, 0.0, -0.02), UPRIGHT),), "chips[0].position.z"),
        ((BodyPose(1, Vec3(9.0, 0.0, 0.01), UPRIGHT),), "chips[0].position.x"),
        ((BodyPose(1, Vec3(0.0, 0.0, 0.01), Quat(0.5, 0.0, 0.0, 0.0)),), "chips[0].orientation"),
        ((BodyPose(1, Vec3(0.0, 0.0, 0.01), Quat(math.nan, 0.0, 0.0, 0.0)),), "chips[0].orientation.w"),
        (tuple(BodyPose(i, Vec3(0.0, 0.0, 0.01 * i), UPRIGHT) for i in range(26)), "chips"),
    ],
)
def test_a_bad_scene_is_refused_with_its_field(chips: tuple[BodyPose, ...], field: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        checked_scene(Scene(BOARD, chips))
    assert caught.value.field == field


def test_the_chip_thrown_counts_among_the_most() -> None:
    full = Scene(BOARD, tuple(BodyPose(i, Vec3(0.0, 0.0, 0.01 * i), UPRIGHT) for i in range(25)))
    checked_scene(full)
    with pytest.raises(InvalidInput, match="at most 25"):
        checked_throw(full, Throw(**(GOOD | {"chip": 99})))


def test_an_invalid_scene_or_throw_is_refused() -> None:
    bad: Any = {"chip": 1}
    with pytest.raises(InvalidInput, match="expected a Scene, got dict"):
        checked_scene(bad)
    with pytest.raises(InvalidInput, match="expected a Throw, got dict"):
        checked_throw(SCENE, bad)


def test_a_bad_board_inside_a_scene_is_refused_with_its_field() -> None:
    heavy: Any = "heavy"
    chip = msgspec.structs.replace(BOARD.chip, mass=heavy)
    with pytest.raises(InvalidInput, match=r"board\.chip\.mass: Expected float, got str"):
        checked_scene(Scene(msgspec.structs.replace(BOARD, chip=chip)))
    holed = msgspec.structs.replace(BOARD.chip, hole=0.05)
    with pytest.raises(InvalidInput, match=r"board\.chip\.hole"):
        checked_scene(Scene(msgspec.structs.replace(BOARD, chip=holed)))
    text: Any = "sample"
    with pytest.raises(InvalidInput, match="board: expected a Board, got str"):
        checked_scene(Scene(text))
    listed: Any = list(BOARD.outlines)
    assert checked_scene(Scene(msgspec.structs.replace(BOARD, outlines=listed))).board == BOARD

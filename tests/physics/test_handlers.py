"""Who answers the games' questions: tables by name, aims, and no chip inside another."""

import math

import pytest

from cookoff.engine import BadInput
from cookoff.physics.common.chips.overlap_repair import repair_overlaps
from cookoff.physics.common.chips.validation import checked_throw
from cookoff.physics.core.motion import BodyPose, Motion, Rest
from cookoff.physics.handlers import clamp_to_board, handlers_of, stance
from cookoff.physics.port import FLIPPED, Face, Scene, Vec2, Vec3
from cookoff.physics.queries import Aim, Aiming, Settling, Side, Style, Thrown
from tests.physics.scenes import BOARD, HALF

QUICK = handlers_of("quick")
EMPTY = Scene(BOARD)


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("style", [Style.LOB, Style.SNAP])
def test_an_aim_means_a_throw_that_hits_from_every_side(style: Style, side: Side) -> None:
    target = Vec2(0.05, 0.05)
    throw = QUICK[Aiming](Aiming(EMPTY, 3, Aim(target, style, side, Face.BACK)))
    assert (throw.chip, throw.down) == (3, Face.BACK)
    (end,) = QUICK[Thrown](Thrown(EMPTY, throw)).rest
    assert math.hypot(end.position.x - target.x, end.position.y - target.y) < 0.02


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("target", [Vec2(0.0, 0.0), Vec2(0.9, 0.1), Vec2(-0.1, -0.19)])
def test_every_aim_makes_a_throw_that_tables_accept(target: Vec2, style: Style) -> None:
    throw = QUICK[Aiming](Aiming(EMPTY, 0, Aim(target, style)))
    assert checked_throw(EMPTY, throw) == throw


def test_targets_outside_are_moved_inside() -> None:
    inner = BOARD.measures.inner_x - BOARD.chip.diameter / 2
    assert clamp_to_board(BOARD, Vec2(0.9, -0.9)) == Vec2(inner, -inner)
    assert clamp_to_board(BOARD, Vec2(0.1, 0.0)) == Vec2(0.1, 0.0)
    assert stance(BOARD, Vec2(0.1, 0.0), Side.FAR).y > 0


def test_both_tables_answer_by_name_and_no_other() -> None:
    assert handlers_of("quick") is QUICK
    assert handlers_of("real")[Settling](Settling(EMPTY)).rest == ()
    with pytest.raises(BadInput, match="no simulator 'slow'; choose one of real, quick"):
        handlers_of("slow")


def _end(number: int, x: float, z: float) -> Rest:
    return Rest(number, Vec3(x, 0.0, z), FLIPPED)


def test_a_chip_that_ends_inside_another_is_laid_on_top() -> None:
    scene = Scene(BOARD, (BodyPose(0, Vec3(0.0, 0.0, HALF), FLIPPED),))
    told = Motion("quick", "1", 1.0, (_end(1, 0.0005, HALF),), (), ())
    (end,) = repair_overlaps(scene, told).rest
    assert end.forced
    assert end.position.z == pytest.approx(3 * HALF)


def test_a_chip_that_ends_inside_the_board_is_laid_on_it() -> None:
    (end,) = repair_overlaps(EMPTY, Motion("quick", "1", 1.0, (_end(0, 0.1, -0.004),), (), ())).rest
    assert end.position.z == pytest.approx(HALF)


def test_valid_text_stays_unchanged() -> None:
    scene = Scene(BOARD, (BodyPose(0, Vec3(0.0, 0.0, HALF), FLIPPED),))
    told = Motion("quick", "1", 1.0, (_end(1, 0.01, 3 * HALF),), (), ())
    assert repair_overlaps(scene, told) is told

import math

import msgspec
import pytest

from cookoff.physics.geometry import about
from cookoff.physics.port import (
    FLIPPED,
    UPRIGHT,
    BodyPose,
    Circle,
    Contact,
    Face,
    Motion,
    Quat,
    Rest,
    Scene,
    Surface,
    Vec2,
    Vec3,
)
from cookoff.physics.readings import Lie, crowded, glimpses, read, settled
from cookoff.physics.real.simulator import RealSimulator
from tests.physics.scenes import BOARD, HALF, lying, toss

RIM = BOARD.measures.rim_height
RADIUS = BOARD.chip.diameter / 2
SIDEWAYS = Vec3(0.0, 1.0, 0.0)


def lie(x: float, y: float, z: float = HALF, orientation: Quat = UPRIGHT) -> Lie:
    return read(Scene(BOARD, (BodyPose(1, Vec3(x, y, z), orientation),)))[0]


def tilted_by(angle: float, x: float) -> Lie:
    """A chip tilted about y whose lowest point touches the board."""
    return lie(x, 0.0, RADIUS * math.sin(angle) + HALF * math.cos(angle), about(SIDEWAYS, angle))


def test_a_hole_sees_the_outlines_it_meets() -> None:
    inside = lie(-0.15, -0.15)
    assert [(glimpse.outline, glimpse.share) for glimpse in inside.glimpses] == [("near-left", 1.0)]
    bowl, hole = 0.055, BOARD.chip.hole / 2
    (edge,) = lie(-0.15, -0.15 - bowl - hole).glimpses
    assert edge.outline == "near-left"
    assert edge.share == pytest.approx(0.0, abs=1e-9)
    assert lie(-0.15, -0.15 - bowl - hole - 1e-6).glimpses == ()
    (half,) = lie(0.0, 0.0476).glimpses
    assert half.outline == "centre"
    assert half.share == pytest.approx(0.5)


def test_a_hole_may_see_two_outlines() -> None:
    two = (Circle("a", Vec2(-0.05, 0.0), 0.0485), Circle("b", Vec2(0.05, 0.0), 0.0490))
    board = msgspec.structs.replace(BOARD, outlines=two)
    first, second = glimpses(board, Vec2(0.0, 0.0))
    assert 0.0 < first.share < second.share < 0.5
    assert crowded(board) == ((two[1], two[0]),)
    assert crowded(BOARD) == ()


def test_the_face_and_the_tilt() -> None:
    assert lie(0.0, 0.0).up is Face.FRONT
    assert lie(0.0, 0.0, orientation=FLIPPED).up is Face.BACK
    assert lie(0.0, 0.0).tilt == 0.0
    leaning = tilted_by(1.2, 0.0)
    assert leaning.up is Face.FRONT
    assert leaning.tilt == pytest.approx(1.2)
    assert tilted_by(2.0, 0.0).up is Face.BACK
    upright = Quat(math.sqrt(0.5), math.sqrt(0.5), 0.0, 0.0)
    assert upright.axis_z().z == pytest.approx(0.0, abs=1e-15)
    assert lie(0.0, 0.0, RADIUS, Quat(0.5, 0.5, 0.5, 0.5)).up is Face.BACK


def test_lying_on_the_board() -> None:
    flat = lie(0.0, 0.0)
    assert flat.on_board
    assert not flat.on_rim
    assert not flat.hole_over_rim
    assert tilted_by(0.5, 0.0).on_board
    assert not lie(0.0, 0.0, 3 * HALF).on_board


def test_against_the_wall_is_not_on_the_rim() -> None:
    touching = lie(0.225 - RADIUS + 1e-5, 0.0)
    assert touching.on_board
    assert not touching.on_rim
    # tilted, its raised edge leaning on the inner wall below the rim's top
    tilt = math.asin(0.003 / (2 * RADIUS))
    leaning = lie(0.225 - RADIUS * math.cos(tilt), 0.0, HALF + RADIUS * math.sin(tilt), about(SIDEWAYS, -tilt))
    assert leaning.on_board
    assert not leaning.on_rim


def test_half_up_on_the_rim_is_on_it() -> None:
    # its underside lies on the rim's upper inner edge, its low edge on the board
    tilt, along = 0.15, RIM / math.sin(0.15)
    low = 0.225 - along * math.cos(tilt)
    x = low + RADIUS * math.cos(tilt) - HALF * math.sin(tilt)
    half_up = lie(x, 0.0, RADIUS * math.sin(tilt) + HALF * math.cos(tilt), about(SIDEWAYS, -tilt))
    assert half_up.on_board
    assert half_up.on_rim
    assert not half_up.hole_over_rim


def test_on_the_rim_over_it_and_beyond() -> None:
    on_top = lie(0.2475, 0.0, RIM + HALF)
    assert on_top.on_rim
    assert on_top.hole_over_rim
    assert not on_top.hole_beyond
    overhang = lie(0.2695, 0.2695, RIM + HALF)
    assert overhang.on_rim
    over_the_corner = lie(0.28, 0.28, RIM + HALF)
    assert over_the_corner.on_rim
    assert over_the_corner.hole_beyond
    table = lie(0.4, 0.0, HALF - BOARD.measures.thickness)
    assert table.hole_beyond
    assert not table.hole_over_rim
    assert not table.on_rim
    assert not table.on_board
    assert lie(0.225, 0.0, RIM + HALF).hole_over_rim
    assert lie(0.27, 0.0, RIM + HALF).hole_over_rim


def test_resting_on_other_chips() -> None:
    lower = BodyPose(1, Vec3(0.0, 0.0, HALF), UPRIGHT)
    beside = BodyPose(2, Vec3(0.0395, 0.0, HALF), UPRIGHT)
    bridging = BodyPose(3, Vec3(0.02, 0.0, 3 * HALF), FLIPPED)
    topmost = BodyPose(4, Vec3(0.02, 0.001, 5 * HALF), FLIPPED)
    lies = read(Scene(BOARD, (lower, beside, bridging, topmost)))
    assert [lie.on_chips for lie in lies] == [(), (), (1, 2), (3,)]


def test_a_leaning_chip_rests_on_what_it_leans_on() -> None:
    board_chip = BodyPose(1, Vec3(0.0, 0.0, HALF), UPRIGHT)
    # its underside lies on the other's upper edge, its low edge on the board
    tilt, along = 0.3, 2 * HALF / math.sin(0.3)
    low = RADIUS + along * math.cos(tilt)
    x = low - RADIUS * math.cos(tilt) + HALF * math.sin(tilt)
    leaning = BodyPose(2, Vec3(x, 0.0, RADIUS * math.sin(tilt) + HALF * math.cos(tilt)), about(SIDEWAYS, tilt))
    first, second = read(Scene(BOARD, (board_chip, leaning)))
    assert second.on_chips == (1,)
    assert second.on_board
    assert first.on_chips == ()


def test_the_scene_after_a_motion() -> None:
    scene = lying(3, 1)
    away = Rest(2, Vec3(0.0, 2.0, -1.0), UPRIGHT, gone=True)
    moved = Rest(3, Vec3(0.1, 0.1, HALF), UPRIGHT)
    new = Rest(0, Vec3(0.0, 0.1, HALF), FLIPPED)
    motion = Motion("test", "1", 1.0, (new, away, moved), (Contact(0.1, 0, Surface.CHIP, 2),), ())
    after = settled(scene, motion)
    assert [chip.id for chip in after.chips] == [1, 3, 0]
    assert after.chips[0] == scene.chips[0]
    assert after.chips[1].position == moved.position


def test_a_real_throw_reads_as_lying_flat() -> None:
    scene = Scene(BOARD)
    (found,) = read(settled(scene, RealSimulator().throw(scene, toss())))
    assert found.on_board
    assert not found.on_rim
    assert found.tilt < 0.01
    assert found.up is Face.BACK


def test_chips_thrown_on_chips_always_rest_on_something() -> None:
    simulator, scene = RealSimulator(), Scene(BOARD)
    for chip in range(10):
        scene = settled(scene, simulator.throw(scene, toss(chip=chip, release=Vec3(0.0, -0.3, 0.15 + 0.002 * chip))))
    lies = read(scene)
    assert any(lie.on_chips for lie in lies)
    for found in lies:
        assert found.on_board or found.on_rim or found.on_chips or found.hole_beyond, found

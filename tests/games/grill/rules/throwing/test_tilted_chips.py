"""THR-24, THR-25: a chip near the rim is judged as it lies, its tilt included."""

import math
from random import Random

import pytest

from cookoff.engine import room
from cookoff.games.grill.rules.chips import OUT
from cookoff.games.grill.rules.throwing.landing import Doubt, Ground, Rim
from cookoff.physics.geometry import about
from cookoff.physics.port import FLIPPED, UPRIGHT, BodyPose, Quat, Scene, Vec3
from cookoff.physics.readings import read
from cookoff.physics.readings.touch import TOUCHING, lowest_on_rim

ROOMS = ("safranito", "hibachi", "fired-up")
REACHING = BodyPose(
    0,
    Vec3(-0.205477, 0.009852, 0.003643),
    Quat(-0.04743335, -0.40886222, 0.91114712, 0.01981642),
)
"""It lies farther inside than a flat chip that touches the rim could, and yet rests on the rim's edge."""


def ground_of(name: str) -> Ground:
    game = room(name).load(None)
    ground = game.lookup.ground  # type: ignore[attr-defined]
    assert isinstance(ground, Ground)
    return ground


def pose_near_the_rim(ground: Ground, rng: Random) -> BodyPose:
    """A tilted chip, most of them where tilted chips reach farther than flat ones, most of them on the rim's edge."""
    board = ground.board
    m, chip = board.measures, board.chip
    flat, tilted = chip.diameter / 2.0, math.hypot(chip.diameter, chip.thickness) / 2.0
    if narrow := rng.random() < 0.7:
        from_rim, tilt, facing = rng.uniform(flat - 2e-5, tilted + 2e-5), rng.uniform(0.0, 0.25), rng.gauss(0.0, 0.1)
    else:
        from_rim, tilt, facing = rng.uniform(-0.06, 0.03), rng.uniform(0.0, math.pi / 2.0), rng.uniform(-3.2, 3.2)
    side, along = rng.randrange(4), rng.uniform(-1.05, 1.05)
    across, length = ((m.inner_x, m.inner_y), (m.inner_y, m.inner_x))[side % 2]
    away = across - from_rim
    x, y = ((away, along * length), (along * length, away), (-away, along * length), (along * length, -away))[side]
    # The chip's side towards the rim is up.
    heading = side * math.pi / 2.0 + facing
    lean = about(Vec3(-math.sin(heading), math.cos(heading), 0.0), -tilt)
    turned = lean.times(rng.choice((FLIPPED, UPRIGHT)))
    height = rng.uniform(0.0, 0.03)
    if narrow or rng.random() < 0.5:
        on_rim = lowest_on_rim(board, BodyPose(0, Vec3(x, y, 0.0), turned))
        if math.isfinite(on_rim):
            height = -on_rim + rng.uniform(-1.2, 1.2) * TOUCHING
    return BodyPose(0, Vec3(x, y, height), turned)


def disagreements(ground: Ground, poses: int, seed: int) -> list[BodyPose]:
    """Poses that the rule judges otherwise than the reading has them."""
    rng, found = Random(seed), []
    for _ in range(poses):
        pose = pose_near_the_rim(ground, rng)
        (lie,) = read(Scene(ground.bare, (pose,)))
        out = lie.hole_over_rim or lie.hole_beyond or (lie.on_rim and ground.rim is Rim.TOUCHED)
        if ground.is_out(pose) is not out:
            found.append(pose)
    return found


@pytest.mark.rule("THR-24", "THR-25")
def test_a_tilted_chip_that_reaches_onto_the_rim_is_out() -> None:
    ground = ground_of("hibachi")
    (lie,) = read(Scene(ground.bare, (REACHING,)))
    assert lie.on_rim
    assert abs(REACHING.position.x) < ground.board.measures.inner_x - ground.board.chip.diameter / 2.0
    assert ground.is_out(REACHING)
    assert ground.place(REACHING, Doubt.CHEF) == OUT


@pytest.mark.rule("THR-24", "THR-25")
@pytest.mark.parametrize("name", ROOMS)
def test_the_rule_agrees_with_the_reading_around_the_rim(name: str) -> None:
    assert disagreements(ground_of(name), 1_000, seed=1) == []


@pytest.mark.slow
@pytest.mark.rule("THR-24", "THR-25")
@pytest.mark.parametrize("poses", [10_000, pytest.param(100_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", ROOMS)
def test_no_tilted_pose_is_judged_otherwise_than_it_lies(name: str, poses: int) -> None:
    assert disagreements(ground_of(name), poses, seed=2) == []


@pytest.mark.rule("THR-25")
def test_the_search_reaches_the_poses_that_only_a_tilted_chip_has() -> None:
    ground, rng = ground_of("hibachi"), Random(1)
    inside = ground.board.measures.inner_x - ground.board.chip.diameter / 2.0
    poses = [pose_near_the_rim(ground, rng) for _ in range(1_000)]
    reached = [pose for pose in poses if max(abs(pose.position.x), abs(pose.position.y)) < inside]
    assert sum(read(Scene(ground.bare, (pose,)))[0].on_rim for pose in reached) > 20

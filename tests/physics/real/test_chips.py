import math
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import mujoco
import numpy as np
import pytest

from cookoff.physics.calibration.chips.samples import pile
from cookoff.physics.common.chips.flight import Departure
from cookoff.physics.common.chips.forced_rest import lay_down
from cookoff.physics.common.keyframes import poses
from cookoff.physics.core.board import BoardMeasures
from cookoff.physics.port import (
    FLIPPED,
    UPRIGHT,
    BodyPose,
    Face,
    InvalidInput,
    Motion,
    Scene,
    Surface,
    Vec3,
    motion_from_binary,
    motion_from_json,
    motion_to_binary,
    motion_to_json,
)
from cookoff.physics.real.chips.model import damping, key_of
from cookoff.physics.real.simulator import RealSimulator
from tests.physics.scenes import BOARD, HALF, lying, toss, wild

SIMULATOR = RealSimulator()


def flat(motion: Motion, chip: int) -> bool:
    (rest,) = [rest for rest in motion.rest if rest.id == chip]
    return abs(rest.position.z - HALF) < 1e-4 and abs(rest.orientation.axis_z().z) > 0.999


def test_a_throw_comes_to_rest_on_the_board() -> None:
    motion = SIMULATOR.throw(Scene(BOARD), toss())
    assert flat(motion, 0)
    assert not motion.forced
    assert 0.3 < motion.duration < 1.5
    assert motion.contacts[0].surface is Surface.BOARD
    assert motion.engine == "mujoco"
    assert motion.version.startswith(mujoco.__version__)


def test_a_throw_that_hits_a_chip_moves_it_and_leaves_the_others() -> None:
    scene = Scene(BOARD, tuple(BodyPose(i, Vec3(0.12 * (i - 5), 0.06, HALF), FLIPPED) for i in (4, 5, 6)))
    motion = SIMULATOR.throw(scene, toss(release=Vec3(0.0, -0.3, 0.03), velocity=Vec3(0.0, 2.0, 0.0)))
    assert {rest.id for rest in motion.rest} == {0, 5}
    assert Surface.CHIP in {contact.surface for contact in motion.contacts}
    (hit,) = [contact for contact in motion.contacts if contact.surface is Surface.CHIP]
    assert (hit.body, hit.other) == (0, 5)
    assert {track.id for track in motion.tracks} == {0, 5}
    assert [track.start for track in motion.tracks if track.id == 5] > [3]


def test_a_hard_throw_leaves_the_table() -> None:
    motion = SIMULATOR.throw(Scene(BOARD), toss(velocity=Vec3(0.0, 7.0, 1.0)))
    assert [rest.gone for rest in motion.rest] == [True]
    assert not motion.forced
    last, rest = poses(motion.tracks[0])[-1].position, motion.rest[0].position
    assert math.dist((last.x, last.y, last.z), (rest.x, rest.y, rest.z)) < 1e-4
    assert rest.z > -0.2


def test_a_chip_may_miss_the_board_and_stay_on_the_table() -> None:
    motion = SIMULATOR.throw(Scene(BOARD), toss(release=Vec3(0.0, -0.5, 0.1), velocity=Vec3(0.0, -0.2, 0.0)))
    assert motion.rest[0].position.z == pytest.approx(HALF - BOARD.measures.thickness, abs=1e-4)
    assert {contact.surface for contact in motion.contacts} == {Surface.TABLE}


def test_a_chip_lands_on_the_face_it_was_thrown_with() -> None:
    for down, sign in ((Face.FRONT, -1.0), (Face.BACK, 1.0)):
        motion = SIMULATOR.throw(Scene(BOARD), toss(down=down))
        assert motion.rest[0].orientation.axis_z().z == pytest.approx(sign, abs=1e-3)


def test_a_typical_throw_is_small() -> None:
    sizes = [len(motion_to_binary(SIMULATOR.throw(lying(12, seed), toss()))) for seed in range(5)]
    assert sorted(sizes)[2] < 6000


def test_a_real_motion_survives_both_codecs() -> None:
    motion = SIMULATOR.throw(lying(12, 1), toss())
    assert motion_from_json(motion_to_json(motion)) == motion
    assert motion_from_binary(motion_to_binary(motion)) == motion


def test_the_tracks_begin_at_the_release_and_end_at_rest() -> None:
    motion = SIMULATOR.throw(Scene(BOARD), toss())
    path = poses(motion.tracks[0])
    first, last, rest = path[0].position, path[-1].position, motion.rest[0].position
    assert math.dist((first.x, first.y, first.z), (0.0, -0.4, 0.1)) < 1e-4
    assert math.dist((last.x, last.y, last.z), (rest.x, rest.y, rest.z)) < 1e-4
    assert abs(len(path) - motion.duration * 60) < 5


def test_a_chip_whose_support_was_taken_away_settles() -> None:
    leaning = BodyPose(1, Vec3(0.0, 0.0, 0.03), UPRIGHT)
    lain = BodyPose(2, Vec3(0.1, 0.0, HALF), UPRIGHT)
    motion = SIMULATOR.settle(Scene(BOARD, (leaning, lain)))
    assert flat(motion, 1)
    assert SIMULATOR.settle(Scene(BOARD)).rest == ()


def test_a_pile_stands_when_nothing_happens() -> None:
    motion = SIMULATOR.settle(pile(BOARD, 10))
    assert all(math.hypot(rest.position.x, rest.position.y) < 1e-3 for rest in motion.rest)


def test_same_input_same_bytes_in_any_order() -> None:
    inputs = [(lying(4 * (seed % 3), seed), wild(seed)) for seed in range(12)]
    answers = [motion_to_binary(RealSimulator().throw(*given)) for given in inputs]
    shuffled = list(enumerate(inputs))
    random.Random(7).shuffle(shuffled)
    for number, given in shuffled:
        assert motion_to_binary(SIMULATOR.throw(*given)) == answers[number]


@pytest.mark.slow
def test_same_input_same_bytes_in_another_process() -> None:
    code = (
        "import sys, hashlib; from tests.physics.scenes import lying, wild;"
        "from cookoff.physics.real.simulator import RealSimulator;"
        "from cookoff.physics.port import motion_to_binary; t = RealSimulator();"
        "order = [int(a) for a in sys.argv[1:]];"
        "done = {s: hashlib.sha256(motion_to_binary(t.throw(lying(12, s), wild(s)))).hexdigest() for s in order};"
        "print(sorted(done.items()))"
    )
    seeds = [str(seed) for seed in range(10)]
    answers = {
        subprocess.run([sys.executable, "-c", code, *order], check=True, capture_output=True).stdout
        for order in (seeds, seeds[::-1])
    }
    assert len(answers) == 1


def test_whatever_still_moves_at_the_end_is_laid_down() -> None:
    hurry = msgspec.structs.replace(BOARD, limits=msgspec.structs.replace(BOARD.limits, time=0.5))
    motion = SIMULATOR.throw(Scene(hurry), toss(tumble=30.0, velocity=Vec3(0.0, 0.7, 1.5)))
    assert motion.forced
    assert [rest.forced for rest in motion.rest] == [True]
    assert motion.duration == 0.5
    assert motion.rest[0].orientation in (UPRIGHT, FLIPPED)


def test_laying_down_overlaps_nothing() -> None:
    over_rim, over_board, over_chip = [0.22, 0.0, 0.2], [0.0, 0.0, 0.1], [0.01, 0.0, 0.3]
    on_edge, beyond = [math.sqrt(0.5), math.sqrt(0.5), 0.0, 0.0], [0.4, 0.0, 0.1]
    thrown = np.array([[*place, *on_edge] for place in (over_rim, over_board, over_chip, beyond)])
    laid = lay_down(BOARD, thrown, {0, 1, 2, 3}, set())
    rim = BOARD.measures.rim_height
    assert laid[:, 2] == pytest.approx([rim + HALF, HALF, 3 * HALF, HALF - BOARD.measures.thickness])
    # exactly upright: the front goes down
    assert all(row.tolist() == [0.0, 1.0, 0.0, 0.0] for row in laid[:, 3:])
    assert (laid[:, :2] == thrown[:, :2]).all()


def test_a_state_the_engine_cannot_compute_ends_in_the_last_good_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = mujoco.mj_step

    def broken(model: mujoco.MjModel, data: mujoco.MjData, nstep: int) -> None:
        real(model, data, nstep)
        if data.time > 0.05:
            data.qpos[0] = math.nan

    monkeypatch.setattr(mujoco, "mj_step", broken)
    monkeypatch.chdir(tmp_path)
    motion = RealSimulator().throw(Scene(BOARD), toss())
    assert list(tmp_path.iterdir()) == [], "the engine left a log file behind"
    assert motion.forced
    assert all(math.isfinite(c) for c in msgspec.structs.astuple(motion.rest[0].position))


def test_the_engine_allows_only_bounces_it_can_settle() -> None:
    assert damping("chip_rim", 0.181) == 0.5
    assert 0.6 < damping("chip_rim", 0.15) < 0.7
    lively = msgspec.structs.replace(BOARD.materials.chip_rim, restitution=0.5)
    materials = msgspec.structs.replace(BOARD.materials, chip_rim=lively)
    with pytest.raises(InvalidInput, match=r"materials\.chip_rim\.restitution"):
        SIMULATOR.throw(Scene(msgspec.structs.replace(BOARD, materials=materials)), toss())


def test_models_depend_on_the_measures_not_on_the_outlines() -> None:
    bare = msgspec.structs.replace(BOARD, outlines=())
    assert key_of(bare, 3, asleep=True) == key_of(BOARD, 3, asleep=True)
    wider = msgspec.structs.replace(BOARD, measures=BoardMeasures(0.6, 0.54, 0.045, 0.004, 0.006, 0.6))
    assert key_of(wider, 3, asleep=True) != key_of(BOARD, 3, asleep=True)


def test_a_refused_throw_names_the_field() -> None:
    with pytest.raises(InvalidInput, match="velocity"):
        SIMULATOR.throw(Scene(BOARD), toss(velocity=Vec3(0.0, 8.1, 0.0)))


def test_tilt_and_tumble_lift_the_leading_edge() -> None:
    departure = Departure(toss(tilt=0.3, tumble=2.0, spin=0.0, down=Face.BACK))
    leading = departure.orientation.turn(Vec3(0.0, 1.0, 0.0))
    assert leading.z == pytest.approx(math.sin(0.3))
    # the edge that leads moves upward: ω × r
    assert departure.rotation.x * 1.0 == pytest.approx(2.0)

import math
import random
import subprocess
import sys
from typing import Any

import msgspec
import numpy as np
import pytest

from cookoff.physics.calibration.chips.overlap import worst_overlap
from cookoff.physics.calibration.chips.samples import ordeal, pile
from cookoff.physics.calibration.chips.styled_throws import STYLES, trial
from cookoff.physics.common.chips.flight import Departure, fly, inertia
from cookoff.physics.port import (
    FLIPPED,
    UPRIGHT,
    BodyPose,
    Face,
    Motion,
    Scene,
    Surface,
    Vec3,
    motion_from_binary,
    motion_from_json,
    motion_to_binary,
    motion_to_json,
)
from cookoff.physics.quick.chips import kernel
from cookoff.physics.quick.chips.arrays import departure_rows, raw_rows
from cookoff.physics.quick.simulator import QuickSimulator
from cookoff.physics.readings import read, settled
from tests.physics.scenes import BOARD, HALF, lying, toss, wild

SIMULATOR = QuickSimulator()


def rest_of(motion: Motion, chip: int) -> Any:
    (rest,) = [rest for rest in motion.rest if rest.id == chip]
    return rest


def test_a_throw_comes_to_rest_flat_on_the_board() -> None:
    motion = SIMULATOR.throw(Scene(BOARD), toss())
    rest = rest_of(motion, 0)
    assert rest.position.z == pytest.approx(HALF)
    assert abs(rest.orientation.axis_z().z) == pytest.approx(1.0)
    assert not motion.forced
    assert motion.engine == "quick"
    assert Surface.BOARD in {contact.surface for contact in motion.contacts}
    assert motion.contacts[0].time < motion.duration < 1.5


def test_flight_is_the_textbooks() -> None:
    throw = toss(tilt=0.4, tumble=5.0, velocity=Vec3(0.5, 1.0, 2.0), release=Vec3(0.0, -0.4, 0.3))
    motion = QuickSimulator(tracks=True).throw(Scene(BOARD), throw)
    times = np.arange(12) / 60.0
    poses, _ = fly(BOARD.chip, Departure(throw), times)
    from cookoff.physics.common.keyframes import poses as frames

    for pose, frame in zip(poses, frames(motion.tracks[0]), strict=False):
        p, q = frame.position, frame.orientation
        assert (p.x, p.y, p.z) == pytest.approx(pose[:3], abs=2e-4)
        assert abs(np.dot((q.w, q.x, q.y, q.z), pose[3:])) == pytest.approx(1.0, abs=2e-3)


def test_a_sliding_chip_goes_about_as_far_as_the_textbook_says() -> None:
    wide = msgspec.structs.replace(BOARD, measures=msgspec.structs.replace(BOARD.measures, width=2.9, depth=2.9))
    low = BOARD.measures.rim_height + HALF
    throw = toss(release=Vec3(0.0, -1.45, low + 0.004), velocity=Vec3(0.0, 2.0, 0.0), spin=0.0)
    y = rest_of(SIMULATOR.throw(Scene(wide), throw), 0).position.y + 1.45
    assert y == pytest.approx(2.0**2 / (2 * 0.25 * 9.81), rel=0.15)


def test_a_chip_that_is_hit_moves_and_the_others_lie_as_they_lay() -> None:
    scene = Scene(BOARD, tuple(BodyPose(i, Vec3(0.12 * (i - 5), -0.06, HALF), FLIPPED) for i in (4, 5, 6)))
    motion = SIMULATOR.throw(scene, toss(release=Vec3(0.0, -0.28, 0.03), velocity=Vec3(0.0, 1.4, 0.0)))
    assert {rest.id for rest in motion.rest} == {0, 5}
    hits = [contact for contact in motion.contacts if contact.surface is Surface.CHIP]
    assert [(hit.body, hit.other) for hit in hits] == [(0, 5)]
    assert rest_of(motion, 5).position.y > -0.06
    assert rest_of(motion, 5).orientation.axis_z().z == pytest.approx(-1.0)


def test_a_hard_throw_leaves_the_table_and_a_short_one_misses_the_board() -> None:
    assert rest_of(SIMULATOR.throw(Scene(BOARD), toss(velocity=Vec3(0.0, 7.0, 1.0))), 0).gone
    short = SIMULATOR.throw(Scene(BOARD), toss(release=Vec3(0.0, -0.5, 0.1), velocity=Vec3(0.0, -0.2, 0.0)))
    assert rest_of(short, 0).position.z == pytest.approx(HALF - BOARD.measures.thickness, abs=3e-4)
    assert {contact.surface for contact in short.contacts} == {Surface.TABLE}


def test_a_chip_stays_inside_when_the_rim_stops_it() -> None:
    motion = SIMULATOR.throw(Scene(BOARD), toss(release=Vec3(0.0, -0.28, 0.02), velocity=Vec3(0.0, 1.9, 0.0), spin=0.0))
    inner = BOARD.measures.inner_y - BOARD.chip.diameter / 2
    assert rest_of(motion, 0).position.y <= inner + 1e-9
    assert Surface.RIM in {contact.surface for contact in motion.contacts}


def test_a_chip_lands_on_the_face_it_was_thrown_with() -> None:
    for down, sign in ((Face.FRONT, -1.0), (Face.BACK, 1.0)):
        motion = SIMULATOR.throw(Scene(BOARD), toss(down=down))
        assert rest_of(motion, 0).orientation.axis_z().z == pytest.approx(sign)


def test_motions_survive_both_codecs() -> None:
    motion = QuickSimulator(tracks=True).throw(lying(12, 1), toss())
    assert motion_from_json(motion_to_json(motion)) == motion
    assert motion_from_binary(motion_to_binary(motion)) == motion


def test_tracks_are_for_the_eye_and_change_nothing() -> None:
    from cookoff.physics.common.keyframes import poses

    for style in STYLES:
        for number in range(10):
            scene, throw = trial(BOARD, style, number)
            plain, drawn = SIMULATOR.throw(scene, throw), QuickSimulator(tracks=True).throw(scene, throw)
            assert plain.tracks == ()
            assert {track.id for track in drawn.tracks} == {rest.id for rest in drawn.rest}
            last, rest = poses(drawn.tracks[0])[-1].position, drawn.rest[0].position
            assert math.dist((last.x, last.y), (rest.x, rest.y)) < 2e-4


def test_same_input_same_bytes_in_any_order() -> None:
    inputs = [(lying(4 * (seed % 4), seed), wild(seed)) for seed in range(60)]
    answers = [motion_to_binary(QuickSimulator().throw(*given)) for given in inputs[:10]]
    answers += [motion_to_binary(SIMULATOR.throw(*given)) for given in inputs[10:]]
    shuffled = list(enumerate(inputs))
    random.Random(7).shuffle(shuffled)
    for number, given in shuffled:
        assert motion_to_binary(SIMULATOR.throw(*given)) == answers[number]


@pytest.mark.long
def test_same_input_same_bytes_in_another_process() -> None:
    code = (
        "import sys, hashlib; from tests.physics.scenes import lying, wild;"
        "from cookoff.physics.quick.simulator import QuickSimulator; from cookoff.physics.port import motion_to_binary;"
        "t = QuickSimulator(); order = [int(a) for a in sys.argv[1:]];"
        "done = {s: hashlib.sha256(motion_to_binary(t.throw(lying(12, s), wild(s)))).hexdigest() for s in order};"
        "print(sorted(done.items()))"
    )
    seeds = [str(seed) for seed in range(40)]
    answers = {
        subprocess.run([sys.executable, "-c", code, *order], check=True, capture_output=True).stdout
        for order in (seeds, seeds[::-1])
    }
    assert len(answers) == 1


def test_every_throw_ends_somewhere_sensible() -> None:
    m = BOARD.measures
    for number in range(400):
        scene, throw = ordeal(BOARD, number)
        motion = SIMULATOR.throw(scene, throw)
        assert 0.0 < motion.duration <= BOARD.limits.time
        for rest in motion.rest:
            p, q = rest.position, rest.orientation
            assert all(math.isfinite(value) for value in (p.x, p.y, p.z, q.w, q.x, q.y, q.z))
            assert q.norm() == pytest.approx(1.0)
            assert rest.gone or p.z > -m.thickness
        assert [contact.time for contact in motion.contacts] == sorted(contact.time for contact in motion.contacts)
        read(settled(scene, motion))


def test_chips_at_rest_hardly_overlap() -> None:
    worst = []
    for number in range(25):
        for style in STYLES:
            scene, throw = trial(BOARD, style, number)
            motion = SIMULATOR.throw(scene, throw)
            if not rest_of(motion, 0).gone:
                worst.append(worst_overlap(settled(scene, motion)))
    assert max(worst) < 0.0005


def test_a_departure_is_that_of_the_real_table() -> None:
    across, along = inertia(BOARD.chip)
    for seed in range(50):
        throw = wild(seed)
        row = departure_rows(BOARD, raw_rows([throw]))[0]
        departure = Departure(throw)
        q, w = departure.orientation, departure.rotation
        assert row[6:10] == pytest.approx((q.w, q.x, q.y, q.z), abs=1e-12)
        axis = np.array(msgspec.structs.astuple(q.axis_z()))
        turn = np.array(msgspec.structs.astuple(w))
        momentum = across * turn + (along - across) * np.dot(turn, axis) * axis
        assert row[10:] == pytest.approx(momentum / BOARD.chip.mass, abs=1e-12)


def test_whatever_still_moves_at_the_end_is_laid_down() -> None:
    hurry = msgspec.structs.replace(BOARD, limits=msgspec.structs.replace(BOARD.limits, time=0.5))
    throw = toss(tumble=30.0, velocity=Vec3(0.0, 0.7, 1.5))
    motion = SIMULATOR.throw(Scene(hurry), throw)
    rest = rest_of(motion, 0)
    assert rest.forced
    assert motion.duration == 0.5
    assert rest.orientation in (UPRIGHT, FLIPPED)
    landings = SIMULATOR.throw_many(Scene(hurry), [throw])
    assert landings.forced[0, 0]
    assert landings.poses[0, 0, 2] == rest.position.z


def test_a_pile_that_loses_its_foot_falls() -> None:
    scene = pile(BOARD, 3)
    motion = SIMULATOR.throw(scene, toss(release=Vec3(0.0, -0.28, 0.02), velocity=Vec3(0.0, 2.5, 0.0), spin=0.0))
    assert {rest.id for rest in motion.rest} == {0, 1, 2, 3}
    heights = sorted(round(rest.position.z / HALF) for rest in motion.rest)
    assert heights[0] == 1
    assert heights[-1] < 5


def test_what_hangs_in_the_air_settles_and_what_lies_stays() -> None:
    hanging = BodyPose(1, Vec3(0.0, 0.0, 0.03), UPRIGHT)
    on_it = BodyPose(4, Vec3(0.0, 0.005, 0.03 + 2 * HALF), FLIPPED)
    lain = BodyPose(2, Vec3(0.1, 0.0, HALF), UPRIGHT)
    motion = SIMULATOR.settle(Scene(BOARD, (hanging, lain, on_it)))
    assert {rest.id: rest.position.z for rest in motion.rest} == {
        1: pytest.approx(HALF),
        4: pytest.approx(3 * HALF),
    }
    assert SIMULATOR.settle(Scene(BOARD)).rest == ()
    assert SIMULATOR.settle(pile(BOARD, 10)).rest == ()


def test_more_first_touches_than_there_is_room_for_are_left_out() -> None:
    assert kernel.MOST_EVENTS < 25 * 24 / 2
    scene, throw = ordeal(BOARD, 7)
    assert len(SIMULATOR.throw(scene, throw).contacts) <= kernel.MOST_EVENTS

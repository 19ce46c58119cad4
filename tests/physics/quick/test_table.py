import logging
import math
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import numpy as np
import pytest

from cookoff.physics.board import BoardMeasures
from cookoff.physics.flight import Launch, fly, inertia
from cookoff.physics.overlap import worst_overlap
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
from cookoff.physics.quick import kernel
from cookoff.physics.quick.arrays import launch_rows, raw_rows
from cookoff.physics.quick.table import QuickTable
from cookoff.physics.readings import read, settled
from cookoff.physics.real import RealTable
from cookoff.physics.samples import ordeal, pile
from cookoff.physics.trials import STYLES, trial
from tests.physics.scenes import BOARD, HALF, lying, toss, wild

TABLE = QuickTable()


def rest_of(motion: Motion, chip: int) -> Any:
    (rest,) = [rest for rest in motion.rest if rest.id == chip]
    return rest


def test_a_throw_comes_to_rest_flat_on_the_board() -> None:
    motion = TABLE.throw(Scene(BOARD), toss())
    rest = rest_of(motion, 0)
    assert rest.position.z == pytest.approx(HALF)
    assert abs(rest.orientation.axis_z().z) == pytest.approx(1.0)
    assert not motion.forced
    assert motion.engine == "quick"
    assert Surface.BOARD in {contact.surface for contact in motion.contacts}
    assert motion.contacts[0].time < motion.duration < 1.5


def test_flight_is_the_textbooks() -> None:
    throw = toss(tilt=0.4, tumble=5.0, velocity=Vec3(0.5, 1.0, 2.0), release=Vec3(0.0, -0.4, 0.3))
    motion = QuickTable(tracks=True).throw(Scene(BOARD), throw)
    times = np.arange(12) / 60.0
    poses, _ = fly(BOARD.chip, Launch(throw), times)
    from cookoff.physics.keyframes import poses as frames

    for pose, frame in zip(poses, frames(motion.tracks[0]), strict=False):
        p, q = frame.position, frame.orientation
        assert (p.x, p.y, p.z) == pytest.approx(pose[:3], abs=2e-4)
        assert abs(np.dot((q.w, q.x, q.y, q.z), pose[3:])) == pytest.approx(1.0, abs=2e-3)


def test_a_sliding_chip_goes_about_as_far_as_the_textbook_says() -> None:
    wide = msgspec.structs.replace(BOARD, measures=msgspec.structs.replace(BOARD.measures, width=2.9, depth=2.9))
    low = BOARD.measures.rim_height + HALF
    throw = toss(release=Vec3(0.0, -1.45, low + 0.004), velocity=Vec3(0.0, 2.0, 0.0), spin=0.0)
    y = rest_of(TABLE.throw(Scene(wide), throw), 0).position.y + 1.45
    assert y == pytest.approx(2.0**2 / (2 * 0.25 * 9.81), rel=0.15)


def test_a_chip_that_is_hit_moves_and_the_others_lie_as_they_lay() -> None:
    scene = Scene(BOARD, tuple(BodyPose(i, Vec3(0.12 * (i - 5), -0.06, HALF), FLIPPED) for i in (4, 5, 6)))
    motion = TABLE.throw(scene, toss(release=Vec3(0.0, -0.28, 0.03), velocity=Vec3(0.0, 1.4, 0.0)))
    assert {rest.id for rest in motion.rest} == {0, 5}
    hits = [contact for contact in motion.contacts if contact.surface is Surface.CHIP]
    assert [(hit.body, hit.other) for hit in hits] == [(0, 5)]
    assert rest_of(motion, 5).position.y > -0.06
    assert rest_of(motion, 5).orientation.axis_z().z == pytest.approx(-1.0)


def test_a_hard_throw_leaves_the_table_and_a_short_one_misses_the_board() -> None:
    assert rest_of(TABLE.throw(Scene(BOARD), toss(velocity=Vec3(0.0, 7.0, 1.0))), 0).gone
    short = TABLE.throw(Scene(BOARD), toss(release=Vec3(0.0, -0.5, 0.1), velocity=Vec3(0.0, -0.2, 0.0)))
    assert rest_of(short, 0).position.z == pytest.approx(HALF - BOARD.measures.thickness, abs=3e-4)
    assert {contact.surface for contact in short.contacts} == {Surface.TABLE}


def test_a_chip_stays_inside_when_the_rim_stops_it() -> None:
    motion = TABLE.throw(Scene(BOARD), toss(release=Vec3(0.0, -0.28, 0.02), velocity=Vec3(0.0, 1.9, 0.0), spin=0.0))
    inner = BOARD.measures.depth / 2 - BOARD.measures.rim_width - BOARD.chip.diameter / 2
    assert rest_of(motion, 0).position.y <= inner + 1e-9
    assert Surface.RIM in {contact.surface for contact in motion.contacts}


def test_a_chip_lands_on_the_face_it_was_thrown_with() -> None:
    for down, sign in ((Face.FRONT, -1.0), (Face.BACK, 1.0)):
        motion = TABLE.throw(Scene(BOARD), toss(down=down))
        assert rest_of(motion, 0).orientation.axis_z().z == pytest.approx(sign)


def test_motions_survive_both_codecs() -> None:
    motion = QuickTable(tracks=True).throw(lying(12, 1), toss())
    assert motion_from_json(motion_to_json(motion)) == motion
    assert motion_from_binary(motion_to_binary(motion)) == motion


def test_tracks_are_for_the_eye_and_change_nothing() -> None:
    from cookoff.physics.keyframes import poses

    for style in STYLES:
        for number in range(10):
            scene, throw = trial(BOARD, style, number)
            plain, drawn = TABLE.throw(scene, throw), QuickTable(tracks=True).throw(scene, throw)
            assert plain.tracks == ()
            assert {track.id for track in drawn.tracks} == {rest.id for rest in drawn.rest}
            last, rest = poses(drawn.tracks[0])[-1].position, drawn.rest[0].position
            assert math.dist((last.x, last.y), (rest.x, rest.y)) < 2e-4


def test_same_input_same_bytes_in_any_order() -> None:
    inputs = [(lying(4 * (seed % 4), seed), wild(seed)) for seed in range(60)]
    answers = [motion_to_binary(QuickTable().throw(*given)) for given in inputs[:10]]
    answers += [motion_to_binary(TABLE.throw(*given)) for given in inputs[10:]]
    shuffled = list(enumerate(inputs))
    random.Random(7).shuffle(shuffled)
    for number, given in shuffled:
        assert motion_to_binary(TABLE.throw(*given)) == answers[number]


@pytest.mark.slow
def test_same_input_same_bytes_in_another_process() -> None:
    code = (
        "import sys, hashlib; from tests.physics.scenes import lying, wild;"
        "from cookoff.physics.quick.table import QuickTable; from cookoff.physics.port import motion_to_binary;"
        "t = QuickTable(); order = [int(a) for a in sys.argv[1:]];"
        "done = {s: hashlib.sha256(motion_to_binary(t.throw(lying(12, s), wild(s)))).hexdigest() for s in order};"
        "print(sorted(done.items()))"
    )
    seeds = [str(seed) for seed in range(40)]
    answers = {
        subprocess.run([sys.executable, "-c", code, *order], check=True, capture_output=True).stdout
        for order in (seeds, seeds[::-1])
    }
    assert len(answers) == 1


def test_many_throws_at_once_end_as_one_by_one() -> None:
    scene = lying(12, 3)
    throws = [trial(BOARD, style, number)[1] for style in STYLES for number in range(30)]
    landings = TABLE.throw_many(scene, throws)
    assert landings.chips == tuple(chip.id for chip in scene.chips)
    for k, throw in enumerate(throws):
        motion = TABLE.throw(scene, throw)
        columns = {throw.chip: 0} | {chip: i for i, chip in enumerate(landings.chips, 1)}
        assert {columns[rest.id] for rest in motion.rest} == set(np.flatnonzero(landings.moved[k]).tolist())
        for rest in motion.rest:
            row = landings.poses[k, columns[rest.id]]
            assert (rest.position.x, rest.position.y, rest.position.z) == tuple(row[:3].tolist())
            assert rest.gone == landings.gone[k, columns[rest.id]]
            assert rest.forced == landings.forced[k, columns[rest.id]]
    assert TABLE.throw_many(scene, []).poses.shape == (0, 13, 7)


def test_every_throw_ends_somewhere_sensible() -> None:
    m = BOARD.measures
    for number in range(400):
        scene, throw = ordeal(BOARD, number)
        motion = TABLE.throw(scene, throw)
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
            motion = TABLE.throw(scene, throw)
            if not rest_of(motion, 0).gone:
                worst.append(worst_overlap(settled(scene, motion)))
    assert max(worst) < 0.0005


def test_bad_input_is_refused_as_by_the_real_table() -> None:
    real = RealTable()
    one = Scene(BOARD, (BodyPose(0, Vec3(0.0, 0.0, HALF), UPRIGHT),))
    bad: list[tuple[Any, Any]] = [
        (Scene(BOARD), toss(velocity=Vec3(0.0, 8.1, 0.0))),
        (Scene(BOARD), toss(spin=math.nan)),
        (Scene(BOARD), toss(release=Vec3(0.0, 0.0, 0.1))),
        (one, toss()),
        (Scene(BOARD, one.chips * 2), toss(chip=3)),
        ({"board": 1}, toss()),
        (Scene(BOARD), {"chip": 1}),
    ]
    for scene, throw in bad:
        with pytest.raises(InvalidInput) as by_real:
            real.throw(scene, throw)
        with pytest.raises(InvalidInput) as by_quick:
            TABLE.throw(scene, throw)
        assert str(by_quick.value) == str(by_real.value)
    with pytest.raises(InvalidInput, match="velocity"):
        TABLE.throw_many(Scene(BOARD), [toss(), toss(velocity=Vec3(0.0, 8.1, 0.0))])


def test_a_launch_is_that_of_the_real_table() -> None:
    across, along = inertia(BOARD.chip)
    for seed in range(50):
        throw = wild(seed)
        row = launch_rows(BOARD, raw_rows([throw]))[0]
        launch = Launch(throw)
        q, w = launch.orientation, launch.rotation
        assert row[6:10] == pytest.approx((q.w, q.x, q.y, q.z), abs=1e-12)
        axis = np.array(msgspec.structs.astuple(q.axis_z()))
        turn = np.array(msgspec.structs.astuple(w))
        momentum = across * turn + (along - across) * np.dot(turn, axis) * axis
        assert row[10:] == pytest.approx(momentum / BOARD.chip.mass, abs=1e-12)


def refusal(call: Callable[[], object]) -> str | None:
    try:
        call()
    except InvalidInput as error:
        return str(error)
    return None


def test_many_throws_are_checked_as_one_by_one() -> None:
    rng = random.Random(5)
    scene = lying(12, 1)
    refused = 0
    for seed in range(300):
        near = rng.choice((1.0, 1.0 - 1e-12, 1.0 + 1e-12, 1.02))
        base = wild(seed)
        change: dict[str, Any] = rng.choice(
            (
                {"spin": 60.0 * near},
                {"tumble": -60.0 * near},
                {"chip": rng.choice((0, 5))},
                {"velocity": Vec3(0.0, -8.0 * near, 0.0)},
                {"release": Vec3(0.27 * near, 0.1, 0.2)},
                {"release": Vec3(0.87 * near, 0.1, 0.2)},
                {"release": Vec3(0.3, 0.1, 0.594 * near)},
                {"release": Vec3(0.28, 0.1, 0.00565 * near), "tilt": 0.0},
                {"spin": True},
            )
        )
        throw = msgspec.structs.replace(base, **change)
        alone = refusal(partial(TABLE.throw, scene, throw))
        assert refusal(partial(TABLE.throw_many, scene, [base, throw])) == alone
        refused += alone is not None
    assert 50 < refused < 250


def test_a_scene_that_was_checked_is_not_mistaken_for_another() -> None:
    table = QuickTable()
    throw = toss(release=Vec3(0.0, -0.28, 0.03), velocity=Vec3(0.0, 1.4, 0.0))
    assert len(table.throw(Scene(BOARD), throw).rest) == 1
    chips: Any = [BodyPose(5, Vec3(0.0, -0.06, HALF), UPRIGHT)]
    scene = Scene(BOARD, chips)
    assert len(table.throw(scene, throw).rest) == 2
    chips.clear()
    assert len(table.throw(scene, throw).rest) == 1


def test_whatever_still_moves_at_the_end_is_laid_down() -> None:
    hurry = msgspec.structs.replace(BOARD, limits=msgspec.structs.replace(BOARD.limits, time=0.5))
    throw = toss(tumble=30.0, velocity=Vec3(0.0, 0.7, 1.5))
    motion = TABLE.throw(Scene(hurry), throw)
    rest = rest_of(motion, 0)
    assert rest.forced
    assert motion.duration == 0.5
    assert rest.orientation in (UPRIGHT, FLIPPED)
    landings = TABLE.throw_many(Scene(hurry), [throw])
    assert landings.forced[0, 0]
    assert landings.poses[0, 0, 2] == rest.position.z


def test_a_pile_that_loses_its_foot_falls() -> None:
    scene = pile(BOARD, 3)
    motion = TABLE.throw(scene, toss(release=Vec3(0.0, -0.28, 0.02), velocity=Vec3(0.0, 2.5, 0.0), spin=0.0))
    assert {rest.id for rest in motion.rest} == {0, 1, 2, 3}
    heights = sorted(round(rest.position.z / HALF) for rest in motion.rest)
    assert heights[0] == 1
    assert heights[-1] < 5


def test_what_hangs_in_the_air_settles_and_what_lies_stays() -> None:
    hanging = BodyPose(1, Vec3(0.0, 0.0, 0.03), UPRIGHT)
    on_it = BodyPose(4, Vec3(0.0, 0.005, 0.03 + 2 * HALF), FLIPPED)
    lain = BodyPose(2, Vec3(0.1, 0.0, HALF), UPRIGHT)
    motion = TABLE.settle(Scene(BOARD, (hanging, lain, on_it)))
    assert {rest.id: rest.position.z for rest in motion.rest} == {
        1: pytest.approx(HALF),
        4: pytest.approx(3 * HALF),
    }
    assert TABLE.settle(Scene(BOARD)).rest == ()
    assert TABLE.settle(pile(BOARD, 10)).rest == ()


def test_the_version_names_the_fit_and_says_when_it_is_borrowed(caplog: pytest.LogCaptureFixture) -> None:
    table = QuickTable()
    wider = msgspec.structs.replace(BOARD, name="wider", measures=BoardMeasures(0.6, 0.54, 0.045, 0.004, 0.006, 0.6))
    with caplog.at_level(logging.WARNING):
        assert not table.throw(Scene(BOARD), toss()).version.endswith("~")
        assert not caplog.records
        for _ in range(2):
            assert table.throw(Scene(wider), toss()).version.endswith("~")
    (record,) = caplog.records
    assert "no fit for the board 'wider'" in record.getMessage()
    assert "cookoff physics calibrate" in record.getMessage()
    assert table.fit_of(wider) == (table.fit_of(BOARD)[0], False)


def test_outlines_and_names_do_not_need_another_fit() -> None:
    bare = msgspec.structs.replace(BOARD, name="bare", outlines=())
    assert TABLE.fit_of(bare) == (TABLE.fit_of(BOARD)[0], True)


def test_more_first_touches_than_there_is_room_for_are_left_out() -> None:
    assert kernel.MOST_EVENTS < 25 * 24 / 2
    scene, throw = ordeal(BOARD, 7)
    assert len(TABLE.throw(scene, throw).contacts) <= kernel.MOST_EVENTS

import logging
import math
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import numpy as np
import pytest

from cookoff.physics.calibration.chips.styled_throws import STYLES, trial
from cookoff.physics.calibration.dice.handful import handful
from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.core.board import BoardMeasures
from cookoff.physics.port import (
    UPRIGHT,
    BodyPose,
    DieKind,
    InvalidInput,
    Scene,
    Simulator,
    Vec3,
)
from cookoff.physics.quick.simulator import QuickSimulator
from cookoff.physics.real.simulator import RealSimulator
from tests.physics.scenes import BOARD, HALF, lying, toss, wild

SIMULATOR = QuickSimulator()


def test_many_throws_at_once_end_as_one_by_one() -> None:
    scene = lying(12, 3)
    throws = [trial(BOARD, style, number)[1] for style in STYLES for number in range(30)]
    landings = SIMULATOR.throw_many(scene, throws)
    assert landings.chips == tuple(chip.id for chip in scene.chips)
    for k, throw in enumerate(throws):
        motion = SIMULATOR.throw(scene, throw)
        columns = {throw.chip: 0} | {chip: i for i, chip in enumerate(landings.chips, 1)}
        assert {columns[rest.id] for rest in motion.rest} == set(np.flatnonzero(landings.moved[k]).tolist())
        for rest in motion.rest:
            row = landings.poses[k, columns[rest.id]]
            assert (rest.position.x, rest.position.y, rest.position.z) == tuple(row[:3].tolist())
            assert rest.gone == landings.gone[k, columns[rest.id]]
            assert rest.forced == landings.forced[k, columns[rest.id]]
    assert SIMULATOR.throw_many(scene, []).poses.shape == (0, 13, 7)


def test_bad_input_is_refused_as_by_the_real_table() -> None:
    real = RealSimulator()
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
            SIMULATOR.throw(scene, throw)
        assert str(by_quick.value) == str(by_real.value)
    with pytest.raises(InvalidInput, match="velocity"):
        SIMULATOR.throw_many(Scene(BOARD), [toss(), toss(velocity=Vec3(0.0, 8.1, 0.0))])


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
        alone = refusal(partial(SIMULATOR.throw, scene, throw))
        assert refusal(partial(SIMULATOR.throw_many, scene, [base, throw])) == alone
        refused += alone is not None
    assert 50 < refused < 250


def test_a_scene_that_was_checked_is_not_mistaken_for_another() -> None:
    simulator = QuickSimulator()
    throw = toss(release=Vec3(0.0, -0.28, 0.03), velocity=Vec3(0.0, 1.4, 0.0))
    assert len(simulator.throw(Scene(BOARD), throw).rest) == 1
    chips: Any = [BodyPose(5, Vec3(0.0, -0.06, HALF), UPRIGHT)]
    scene = Scene(BOARD, chips)
    assert len(simulator.throw(scene, throw).rest) == 2
    chips.clear()
    assert len(simulator.throw(scene, throw).rest) == 1


def test_the_version_names_the_calibration_and_whether_it_is_borrowed(caplog: pytest.LogCaptureFixture) -> None:
    simulator = QuickSimulator()
    wider = msgspec.structs.replace(BOARD, name="wider", measures=BoardMeasures(0.6, 0.54, 0.045, 0.004, 0.006, 0.6))
    with caplog.at_level(logging.WARNING):
        assert not simulator.throw(Scene(BOARD), toss()).version.endswith("~")
        assert not caplog.records
        for _ in range(2):
            assert simulator.throw(Scene(wider), toss()).version.endswith("~")
    (record,) = caplog.records
    assert "no calibration for the board 'wider'" in record.getMessage()
    assert "cookoff physics calibrate" in record.getMessage()
    assert simulator.fit_of(wider) == (simulator.fit_of(BOARD)[0], False)


def test_outlines_and_names_do_not_need_another_fit() -> None:
    bare = msgspec.structs.replace(BOARD, name="bare", outlines=())
    assert SIMULATOR.fit_of(bare) == (SIMULATOR.fit_of(BOARD)[0], True)


def test_both_are_simulators() -> None:
    simulators: tuple[Simulator, ...] = (RealSimulator(), QuickSimulator())  # held together by the type checker
    sample = sample_dice()
    held = (sample.die(0, DieKind.D6),)
    release = handful(held, sample.card, 1)
    rolled = [simulator.roll(held, release, sample.card) for simulator in simulators]
    assert len({motion.engine for motion in rolled}) == len(simulators)

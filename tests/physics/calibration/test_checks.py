import math

import mujoco
import numpy as np
import pytest

from cookoff.physics.calibration.checks import CHECKS, CheckRow
from cookoff.physics.calibration.checks.bounce import bounce
from cookoff.physics.calibration.checks.collisions import collisions
from cookoff.physics.calibration.checks.flight import free_flight
from cookoff.physics.calibration.checks.probe import Probe, wide_board
from cookoff.physics.calibration.checks.sliding import sliding_distance
from cookoff.physics.common.chips.flight import Departure, fly
from cookoff.physics.port import Vec3
from tests.physics.scenes import BOARD, toss


@pytest.mark.parametrize("check", [free_flight, sliding_distance, bounce, collisions])
def test_the_table_agrees_with_the_textbook(check: object) -> None:
    assert callable(check)
    rows: list[CheckRow] = check()
    assert rows
    assert [row for row in rows if not row.ok] == []


@pytest.mark.long
def test_everything_agrees_with_the_textbook() -> None:
    for check in CHECKS:
        assert [row for row in check() if not row.ok] == []


def test_a_wrong_engine_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def sticky(board: object, count: int) -> Probe:
        probe = Probe(wide_board(), count)
        probe.model.geom_friction[:, 0] *= 1.2
        return probe

    monkeypatch.setattr("cookoff.physics.calibration.checks.sliding.Probe", sticky)
    assert not any(row.ok for row in sliding_distance())


def test_tumbling_in_closed_form_is_the_engines_tumbling() -> None:
    departure = Departure(
        toss(release=Vec3(0.0, -0.4, 0.5), velocity=Vec3(0.3, 1.0, 2.0), spin=25.0, tumble=18.0, tilt=0.4)
    )
    _, at_first = fly(BOARD.chip, departure, np.array([0.0]))
    poses, at_last = fly(BOARD.chip, departure, np.array([0.0, 0.2]))
    probe = Probe(wide_board(), 1)
    probe.model.opt.timestep = 0.00005
    probe.start(poses[:1].tolist(), [at_first])
    mujoco.mj_step(probe.model, probe.data, nstep=4000)
    there = probe.poses[0]
    assert math.dist(there[:3].tolist(), poses[1, :3].tolist()) < 1e-3
    assert abs(float(np.dot(there[3:], poses[1, 3:]))) > math.cos(math.radians(0.5))
    assert np.allclose(probe.velocities[0, 3:], at_last[3:], atol=0.3)

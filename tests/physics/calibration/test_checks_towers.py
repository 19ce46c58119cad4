import mujoco
import pytest

from cookoff.physics.calibration.checks.towers import overhang, tipping
from cookoff.physics.real.dice.model import DiceKey, describe


def test_towers_tip_as_statics_predicts() -> None:
    assert [row for row in [*tipping(towers=6), *overhang()] if not row.ok] == []


def test_a_tower_of_loaded_dice_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def build(key: DiceKey) -> mujoco.MjModel:
        loaded = describe(key).replace('<inertial pos="0 0 0"', '<inertial pos="0.001 0.001 0.001"')
        return mujoco.MjModel.from_xml_string(loaded)

    monkeypatch.setattr("cookoff.physics.real.dice.runner.build", build)
    assert not any(row.ok for row in [*tipping(towers=6), *overhang()])

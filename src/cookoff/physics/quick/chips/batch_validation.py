"""Validates many throws at once, with the same result as one by one."""

from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from cookoff.physics.common.chips.validation import checked_throw
from cookoff.physics.core.errors import InvalidInput, convert
from cookoff.physics.port import MOST_CHIPS, Scene, Throw
from cookoff.physics.quick.chips.arrays import raw_rows
from cookoff.physics.quick.chips.kernel import Array

MARGIN = 1e-9
"""Throws closer than this to a limit are checked one by one."""


def admitted(scene: Scene, throws: Sequence[Throw], lying: Array) -> Array:
    """The throws as raw rows. Raises InvalidInput for a throw that the (checked) scene does not allow.

    Nearly all throws are clearly within the limits; `checked_throw` decides about the others.
    """
    try:
        if not all(isinstance(throw, Throw) for throw in throws):
            raise InvalidInput("throw", "one is none")
        plain = convert(msgspec.to_builtins(throws), list[Throw])
    except (InvalidInput, TypeError):
        return raw_rows([checked_throw(scene, throw) for throw in throws])
    raw = raw_rows(plain)
    known = {chip.id for chip in scene.chips}
    fresh = np.array([throw.chip not in known for throw in plain], np.bool_)
    for k in np.flatnonzero(~(_clear(scene, raw, lying) & fresh)).tolist():
        checked_throw(scene, throws[k])
    return raw


def _clear(scene: Scene, raw: Array, lying: Array) -> npt.NDArray[np.bool_]:
    """Which rows are clearly within the limits."""
    m, limits, chip = scene.board.measures, scene.board.limits, scene.board.chip
    x, y, z, vx, vy, vz, spin, tumble, tilt = raw[:, :9].T
    out_x, out_y = np.abs(x) - m.outer_x, np.abs(y) - m.outer_y
    beyond = np.hypot(np.maximum(out_x, 0.0), np.maximum(out_y, 0.0))
    low = chip.diameter / 2.0 * np.abs(np.sin(tilt)) + chip.thickness / 2.0
    height = z + m.thickness
    clear = (beyond > MARGIN) & (beyond < limits.reach - MARGIN)
    clear &= (height > low + MARGIN) & (height < limits.height - MARGIN) & (z - low > m.rim_height + MARGIN)
    clear &= vx * vx + vy * vy + vz * vz < (limits.speed - MARGIN) ** 2
    clear &= (np.abs(spin) < limits.spin) & (np.abs(tumble) < limits.spin)
    apart = np.hypot(chip.diameter, chip.thickness) + MARGIN
    if scene.chips:
        near = ((raw[:, None, :3] - lying[None, :, :3]) ** 2).sum(axis=2).min(axis=1)
        clear &= near > apart * apart
    return np.asarray(clear & (len(scene.chips) < MOST_CHIPS))

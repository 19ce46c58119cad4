"""Theory against measurement, one module per question. `cookoff physics check` prints them all."""

from collections.abc import Callable

from cookoff.physics.calibration.checks.bounce import bounce
from cookoff.physics.calibration.checks.coins import edge_landings
from cookoff.physics.calibration.checks.collisions import collisions
from cookoff.physics.calibration.checks.flight import free_flight
from cookoff.physics.calibration.checks.row import CheckRow
from cookoff.physics.calibration.checks.sliding import sliding_distance
from cookoff.physics.calibration.checks.towers import overhang, tipping

CHECKS: tuple[Callable[[], list[CheckRow]], ...] = (
    free_flight,
    sliding_distance,
    bounce,
    collisions,
    edge_landings,
    tipping,
    overhang,
)
"""Every check measures and returns its rows of the table."""

__all__ = ["CHECKS", "CheckRow"]

"""Theory against measurement, one module per question. `cookoff physics check` prints them all."""

from collections.abc import Callable

from cookoff.physics.study.checks.bouncing import bounce
from cookoff.physics.study.checks.coins import edge_landings
from cookoff.physics.study.checks.colliding import collisions
from cookoff.physics.study.checks.flying import free_flight
from cookoff.physics.study.checks.row import CheckRow
from cookoff.physics.study.checks.sliding import sliding_distance
from cookoff.physics.study.checks.towers import overhang, tipping

CHECKS: tuple[Callable[[], list[CheckRow]], ...] = (
    free_flight,
    sliding_distance,
    bounce,
    collisions,
    edge_landings,
    tipping,
    overhang,
)
"""Every check is a function that measures and returns its rows of the table."""

__all__ = ["CHECKS", "CheckRow"]

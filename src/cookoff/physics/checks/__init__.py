"""Theory against measurement, one module per question. `cookoff physics check` prints them all."""

from collections.abc import Callable

from cookoff.physics.checks.bouncing import bounce
from cookoff.physics.checks.coins import edge_landings
from cookoff.physics.checks.colliding import collisions
from cookoff.physics.checks.flying import free_flight
from cookoff.physics.checks.row import Row
from cookoff.physics.checks.sliding import sliding_distance
from cookoff.physics.checks.towers import overhang, tipping

CHECKS: tuple[Callable[[], list[Row]], ...] = (
    free_flight,
    sliding_distance,
    bounce,
    collisions,
    edge_landings,
    tipping,
    overhang,
)
"""Every check is a function that measures and returns its rows of the table."""

__all__ = ["CHECKS", "Row"]

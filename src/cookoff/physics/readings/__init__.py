"""Facts about where chips and dice lie, for the rules to decide from. No engine."""

from cookoff.physics.readings.chips import Glimpse, Lie, crowded, glimpses, read, settled
from cookoff.physics.readings.dice import (
    DieReading,
    Fall,
    TowerReading,
    dice_after,
    read_die,
    read_face,
    read_roll,
    read_tower,
)

__all__ = [
    "DieReading",
    "Fall",
    "Glimpse",
    "Lie",
    "TowerReading",
    "crowded",
    "dice_after",
    "glimpses",
    "read",
    "read_die",
    "read_face",
    "read_roll",
    "read_tower",
    "settled",
]

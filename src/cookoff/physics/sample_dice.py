"""Dice, a card and a plate that ship with the package, to try the physics with."""

import tomllib
from functools import cache
from importlib import resources

from msgspec import Struct

from cookoff.physics.errors import convert
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.port import Card, Die, DieKind, Plate


class SampleDice(Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the file."""

    sizes: dict[DieKind, float]
    masses: dict[DieKind, float]
    card: Card
    plate: Plate

    def die(self, number: int, kind: DieKind, position: Vec3 | None = None, orientation: Quat | None = None) -> Die:
        """A die of this kind, in the hand unless it has a pose."""
        return Die(number, kind, self.sizes[kind], self.masses[kind], position, orientation)


@cache
def sample_dice() -> SampleDice:
    """The sample, read once."""
    source = resources.files("cookoff.physics").joinpath("sample_dice.toml")
    return convert(tomllib.loads(source.read_text("utf-8")), SampleDice)

"""Sample dice, card and plate, with random rolls and placements."""

import math
import random
import tomllib
from functools import cache
from importlib import resources

from msgspec import Struct
from msgspec.structs import replace

from cookoff.physics.calibration.dice.handful import handful
from cookoff.physics.core.errors import convert
from cookoff.physics.geometry import Quat, Vec3, about
from cookoff.physics.port import Card, DiceThrow, Die, DieKind, Plate, Release, Tower
from cookoff.physics.solids import showing, solid


class SampleDice(Struct, frozen=True, forbid_unknown_fields=True):
    """The sample dice, cards and plates, as read from their file."""

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
    source = resources.files("cookoff.physics.calibration.dice").joinpath("sample.toml")
    return convert(tomllib.loads(source.read_text("utf-8")), SampleDice)


def some_roll(seed: int, lying: int = 0) -> tuple[tuple[Die, ...], DiceThrow]:
    """Five random dice, some lying on the card, the others thrown at random speeds."""
    rng = random.Random(seed)
    sample = sample_dice()
    dice: list[Die] = []
    for number in range(5):
        kind = rng.choice(list(DieKind))
        if number < lying:
            place = Vec3(-0.04 + 0.04 * number, rng.uniform(-0.01, 0.03), sample.sizes[kind] / 2.0)
            turned = showing(kind, rng.randint(1, len(solid(kind).faces)), rng.uniform(-math.pi, math.pi))
            dice.append(sample.die(number, kind, place, turned))
        else:
            dice.append(sample.die(number, kind))
    throw = handful(dice, sample.card, seed)
    pace = rng.uniform(0.5, 2.0)
    faster = [
        replace(release, velocity=Vec3(pace * release.velocity.x, pace * release.velocity.y, release.velocity.z))
        for release in throw.releases
    ]
    return tuple(dice), DiceThrow(tuple(faster))


def some_placement(seed: int, hurry: float | None = None) -> tuple[Tower, Release]:
    """A tower of one to four dice and a release above it, less steady with more `hurry` (0 to 1)."""
    rng = random.Random(seed)
    sample = sample_dice()
    hurry = rng.random() if hurry is None else hurry
    dice: list[Die] = []
    height = x = y = 0.0
    for number in range(rng.randint(1, 4)):
        kind = rng.choice(list(DieKind))
        half = sample.sizes[kind] / 2.0
        turned = showing(kind, rng.randint(1, len(solid(kind).faces)), rng.uniform(-math.pi, math.pi))
        dice.append(sample.die(number, kind, Vec3(x, y, height + half), turned))
        height += 2.0 * half
        x, y = x + rng.gauss(0.0, 0.0007), y + rng.gauss(0.0, 0.0007)
    kind = rng.choice(list(DieKind))
    level = showing(kind, rng.randint(1, len(solid(kind).faces)), rng.uniform(-math.pi, math.pi))
    lean = rng.uniform(-math.pi, math.pi)
    turned = about(Vec3(math.cos(lean), math.sin(lean), 0.0), abs(rng.gauss(0.0, 0.12 * hurry))).times(level)
    low = sample.sizes[kind] * min(turned.turn(corner).z for corner in solid(kind).corners)
    release = Release(
        len(dice),
        Vec3(
            x + rng.gauss(0.0, 0.001 + 0.004 * hurry),
            y + rng.gauss(0.0, 0.001 + 0.004 * hurry),
            height - low + 0.0003 + 0.004 * hurry * rng.random(),
        ),
        turned,
        Vec3(rng.gauss(0.0, 0.08 * hurry), rng.gauss(0.0, 0.08 * hurry), -0.1 * hurry * rng.random()),
        Vec3(*(rng.gauss(0.0, 0.6 * hurry) for _ in range(3))),
    )
    return Tower(sample.plate, (*dice, sample.die(len(dice), kind))), release

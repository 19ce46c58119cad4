"""Quick towers: statics with a margin for the push of the release.

The die lands below its release, carried on a little by its speed. The column stands if, at every joint, the centre of
mass above is inside the supporting area by more than a margin that grows with the speed, rotation and tilt of the
release. The weights of the margin are fitted to the real simulator.
"""

import math
import tomllib
from functools import cache
from importlib import resources

from msgspec import Struct

from cookoff.physics.common.dice.statics import joints
from cookoff.physics.common.dice.validation import checked_place
from cookoff.physics.core.errors import convert
from cookoff.physics.core.motion import Contact, Motion, Rest, Surface
from cookoff.physics.geometry import GRAVITY, Quat, Vec3, about
from cookoff.physics.port import Die, Release, Tower
from cookoff.physics.quick.dice.rolls import ENGINE, drawn_from, landing_time
from cookoff.physics.readings.dice import read_face
from cookoff.physics.solids import corner_radius, solid

VERSION = "towers-1"


class TowerFit(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights fitted to the real simulator, in metres per unit."""

    fitted: str
    always: float
    sideways: float
    """Per m/s along the plate."""
    impact: float
    """Per m/s at which the die comes down."""
    turning: float
    """Per rad/s."""
    tilt: float
    """Per radian from level."""


@cache
def tower_fit() -> TowerFit:
    """The fit of this package."""
    source = resources.files("cookoff.physics.quick.dice").joinpath("towers.toml")
    return convert(tomllib.loads(source.read_text("utf-8")), TowerFit)


def quick_place(tower: Tower, release: Release, fit: TowerFit | None = None) -> Motion:
    """The quick simulator's `place`."""
    tower, release = checked_place(tower, release)
    fit = fit or tower_fit()
    last, below = tower.dice[-1], tower.dice[:-1]
    time, landed = settled(tower, release)
    rest = _rest(landed)
    touched = Contact(round(time, 6), last.id, Surface.DIE, below[-1].id) if below else None
    margins, needed = margins_of(tower, landed), need(fit, release, last, below)
    weak = next((number for number, margin in enumerate(margins) if margin <= needed), None)
    if weak is None:
        first = touched or Contact(round(time, 6), last.id, Surface.PLATE)
        return Motion(ENGINE, VERSION, round(time + 0.05, 6), (rest,), (first,), ())
    fallen = [*below, landed][weak:]
    return _fall(tower, time, fallen, on_plate=margins[0] > 0.0 or weak > 0)


def settled(tower: Tower, release: Release) -> tuple[float, Die]:
    """When and where the die lands, with its nearest face level."""
    last, below = tower.dice[-1], tower.dice[:-1]
    top = max((die.position.z + die.size / 2.0 for die in below if die.position is not None), default=0.0)
    z = top + last.size / 2.0
    time = landing_time(release, z)
    at = Vec3(release.position.x + time * release.velocity.x, release.position.y + time * release.velocity.y, z)
    level = _levelled(last, release.orientation)
    return time, Die(last.id, last.kind, last.size, last.mass, at, level)


def margins_of(tower: Tower, landed: Die) -> list[float]:
    """How far inside the supporting area the centre of mass is, at every joint; the plate ends at its edge."""
    dice = [*tower.dice[:-1], landed]
    margins = joints(dice)
    first = dice[0]
    assert first.position is not None  # it stands
    assert first.orientation is not None
    out = math.hypot(first.position.x, first.position.y)
    margins[0] = min(margins[0], tower.plate.diameter / 2.0 - out)
    return margins


def need(fit: TowerFit, release: Release, die: Die, below: tuple[Die, ...]) -> float:
    """The margin a release needs."""
    _, tilt = read_face(die.kind, release.orientation)
    top = max((d.position.z + d.size / 2.0 for d in below if d.position is not None), default=0.0)
    down = math.sqrt(release.velocity.z**2 + 2.0 * GRAVITY * max(0.0, release.position.z - top - die.size / 2.0))
    level = math.hypot(release.velocity.x, release.velocity.y)
    return (
        fit.always
        + fit.sideways * level
        + fit.impact * down
        + fit.turning * release.rotation.length()
        + fit.tilt * tilt
    )


def _fall(tower: Tower, time: float, fallen: list[Die], *, on_plate: bool) -> Motion:
    """Scatter the dice above the joint that gave way around the tower."""
    rng = drawn_from((tower, time))
    surface = Surface.PLATE if on_plate else Surface.TABLE
    rests = []
    heading = rng.uniform(-math.pi, math.pi)
    for number, die in enumerate(fallen):
        assert die.orientation is not None  # it stood or has come down
        far = die.size * corner_radius(die.kind) * (3.0 + 2.2 * number)
        turned = about(Vec3(0.0, 0.0, 1.0), rng.uniform(-math.pi, math.pi)).times(die.orientation)
        z = die.size / 2.0 - (0.0 if on_plate else tower.plate.thickness)
        rests.append(Rest(die.id, Vec3(far * math.cos(heading), far * math.sin(heading), z), turned))
    contact = Contact(round(time + 0.15, 6), fallen[-1].id, surface)
    if fallen[-1].id == tower.dice[0].id and on_plate:
        contact = Contact(contact.time, contact.body, Surface.TABLE)
    return Motion(ENGINE, VERSION, round(time + 0.5, 6), tuple(rests), (contact,), ())


def _levelled(die: Die, orientation: Quat) -> Quat:
    """Rotate by the shortest way until the uppermost face is level."""
    value, tilt = read_face(die.kind, orientation)
    normal = orientation.turn(solid(die.kind).faces[value - 1].normal)
    axis = Vec3(normal.y, -normal.x, 0.0)
    return about(axis, tilt).times(orientation) if axis.length() > 1e-9 else orientation


def _rest(die: Die) -> Rest:
    assert die.position is not None  # it has come down
    assert die.orientation is not None
    return Rest(die.id, die.position, die.orientation)

"""Quick dice: rolls drawn from a distribution fitted to the real simulator.

A die flies on its parabola, rolls on in proportion to its speed, and comes to lie a normally distributed way from
there, turned at random, with every face as likely as any other (the real dice pass for fair). A die that lies there may
be struck. What is drawn depends on the input alone: the same roll gives the same motion, in any process.
"""

import hashlib
import math
import random
import tomllib
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from cookoff.physics.common.dice.validation import checked_roll
from cookoff.physics.core.errors import convert
from cookoff.physics.core.motion import Contact, Motion, Rest, Surface
from cookoff.physics.geometry import GRAVITY, Quat, Vec3, about
from cookoff.physics.port import Card, DiceThrow, Die, DieKind, Release
from cookoff.physics.solids import corner_radius, showing, solid

ENGINE = "quick"
VERSION = "dice-1"
TRIES = 40
"""Attempts to place a die before it is put beyond the others."""
COCKED_TILT = math.radians(25.0)


class KindFit(Struct, frozen=True, forbid_unknown_fields=True):
    """How one kind of die rolls."""

    on: float
    """Rolling distance per horizontal speed, in seconds."""
    along: float
    """Standard deviation of its rest position along its direction, in metres."""
    aside: float
    """... and across it."""
    cocked: float
    """The share that ends cocked."""


class RollFit(Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters fitted to the real simulator."""

    fitted: str
    kinds: dict[DieKind, KindFit]
    struck: float
    """The share of dice within reach of a landing die that it moves."""
    reach: float
    """That reach, in metres between the centres."""
    moved: float
    """The mean distance a struck die moves, in metres."""
    turned: float
    """The share of struck dice that change their face."""


@cache
def roll_fit() -> RollFit:
    """The fit of this package."""
    source = resources.files("cookoff.physics.quick.dice").joinpath("rolls.toml")
    return convert(tomllib.loads(source.read_text("utf-8")), RollFit)


def quick_roll(dice: tuple[Die, ...], throw: DiceThrow, card: Card, fit: RollFit | None = None) -> Motion:
    """The quick simulator's `roll`."""
    dice, throw, card = checked_roll(dice, throw, card)
    rng = drawn_from((dice, throw, card))
    fit = fit or roll_fit()
    by_id = {die.id: die for die in dice}
    thrown = {release.die for release in throw.releases}
    lying = {die.id: die for die in dice if die.id not in thrown}
    rests: list[Rest] = []
    contacts: list[Contact] = []
    taken: list[tuple[float, float, float]] = []
    landings = []
    for release in throw.releases:
        time, x, y = _landing(release, by_id[release.die])
        landings.append((round(time, 6), release.die, (x, y)))
        surface = Surface.CARD if _above(card, x, y) else Surface.TABLE
        contacts.append(Contact(round(time, 6), release.die, surface))
    for other in list(lying.values()):
        assert other.position is not None  # it lies
        at = other.position.x, other.position.y
        time, striker, nearest = min(landings, key=lambda landing: math.dist(landing[2], at))
        if math.dist(nearest, at) <= fit.reach and rng.random() < fit.struck:
            del lying[other.id]
            contacts.append(Contact(time, striker, Surface.DIE, other.id))
            around = [_circle(die.kind, die.size, die.position) for die in lying.values() if die.position is not None]
            around += [_circle(by_id[rest.id].kind, by_id[rest.id].size, rest.position) for rest in rests]
            rests.append(_struck(other, card, fit, rng, around))
    taken += [_circle(die.kind, die.size, die.position) for die in lying.values() if die.position is not None]
    taken += [_circle(by_id[rest.id].kind, by_id[rest.id].size, rest.position) for rest in rests]
    for release in throw.releases:
        die = by_id[release.die]
        kind = fit.kinds[die.kind]
        x, y = _place(die, release, kind, rng, taken)
        rest = _laid(die, x, y, card, _turn(die.kind, rng, cocked=rng.random() < kind.cocked))
        taken.append(_circle(die.kind, die.size, rest.position))
        rests.append(rest)
    duration = max((contact.time for contact in contacts), default=0.0) + 0.2
    contacts.sort(key=lambda contact: contact.time)
    return Motion(ENGINE, VERSION, round(duration, 6), tuple(rests), tuple(contacts), ())


def drawn_from(data: object) -> random.Random:
    """A generator seeded with a hash of the data."""
    return random.Random(hashlib.blake2b(msgspec.msgpack.encode(data), digest_size=16).digest())


def landing_time(release: Release, height: float) -> float:
    """When the centre of a released die reaches that height."""
    drop = max(0.0, release.position.z - height)
    up = release.velocity.z
    return (up + math.sqrt(up * up + 2.0 * GRAVITY * drop)) / GRAVITY


def _landing(release: Release, die: Die) -> tuple[float, float, float]:
    time = landing_time(release, die.size / 2.0)
    return time, release.position.x + time * release.velocity.x, release.position.y + time * release.velocity.y


def _place(
    die: Die, release: Release, kind: KindFit, rng: random.Random, taken: list[tuple[float, float, float]]
) -> tuple[float, float]:
    """Where a thrown die comes to rest, clear of the occupied circles."""
    _, x, y = _landing(release, die)
    vx, vy = release.velocity.x, release.velocity.y
    speed = math.hypot(vx, vy)
    ahead = (vx / speed, vy / speed) if speed > 0.0 else (1.0, 0.0)
    x, y = x + kind.on * vx, y + kind.on * vy
    radius = die.size * corner_radius(die.kind)
    for attempt in range(TRIES):
        wide = 1.0 + attempt / 10.0
        along, aside = rng.gauss(0.0, kind.along * wide), rng.gauss(0.0, kind.aside * wide)
        px, py = x + along * ahead[0] - aside * ahead[1], y + along * ahead[1] + aside * ahead[0]
        if all(math.dist((px, py), (ox, oy)) > radius + other for ox, oy, other in taken):
            return px, py
    return max(ox + other for ox, _, other in taken) + 2.0 * radius, y


def _struck(die: Die, card: Card, fit: RollFit, rng: random.Random, taken: list[tuple[float, float, float]]) -> Rest:
    """Push a lying die to a free place, if one is found."""
    assert die.position is not None  # it lies
    assert die.orientation is not None
    radius = die.size * corner_radius(die.kind)
    x, y = die.position.x, die.position.y
    for _ in range(TRIES):
        heading, far = rng.uniform(-math.pi, math.pi), rng.expovariate(1.0 / fit.moved)
        px, py = die.position.x + far * math.cos(heading), die.position.y + far * math.sin(heading)
        if all(math.dist((px, py), (ox, oy)) > radius + other for ox, oy, other in taken):
            x, y = px, py
            break
    else:
        return Rest(die.id, die.position, die.orientation)
    if rng.random() < fit.turned:
        return _laid(die, x, y, card, _turn(die.kind, rng, cocked=False))
    about_itself = about(Vec3(0.0, 0.0, 1.0), rng.uniform(-1.0, 1.0))
    return Rest(die.id, Vec3(x, y, die.position.z), about_itself.times(die.orientation))


def _turn(kind: DieKind, rng: random.Random, *, cocked: bool) -> Quat:
    level = showing(kind, rng.randint(1, len(solid(kind).faces)), rng.uniform(-math.pi, math.pi))
    if not cocked:
        return level
    heading = rng.uniform(-math.pi, math.pi)
    return about(Vec3(math.cos(heading), math.sin(heading), 0.0), COCKED_TILT).times(level)


def _laid(die: Die, x: float, y: float, card: Card, orientation: Quat) -> Rest:
    lowest = min(orientation.turn(corner).z for corner in solid(die.kind).corners) * die.size
    on_card = _above(card, x, y)
    gone = abs(x) > card.width / 2.0 + card.table or abs(y) > card.depth / 2.0 + card.table
    z = -lowest - (0.0 if on_card else card.thickness)
    return Rest(die.id, Vec3(x, y, z), orientation, gone=gone)


def _above(card: Card, x: float, y: float) -> bool:
    return abs(x) <= card.width / 2.0 and abs(y) <= card.depth / 2.0


def _circle(kind: DieKind, size: float, position: Vec3) -> tuple[float, float, float]:
    return position.x, position.y, size * corner_radius(kind)

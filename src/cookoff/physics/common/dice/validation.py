"""Checks rolls and towers before they are simulated."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from cookoff.physics.core.errors import InvalidInput, check_unit, expected
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.port import Card, DiceThrow, Die, Release, Tower
from cookoff.physics.solids import corner_radius, solid

ROLL_SPEED = 8.0
"""The greatest speed of thrown dice, in m/s."""
ROLL_TURN = 60.0
"""Their greatest rotation, in rad/s."""
PLACE_SPEED = 1.0
"""The greatest speed of a die released by tongs, in m/s."""
PLACE_TURN = 10.0
HEIGHT = 1.0
"""The greatest height of a release above the card or plate, in metres."""
DEPTH = 0.001
"""How deep two solids may overlap, in metres: the engine's contacts are slightly soft."""

TOUCH = 1e-5
"""Things closer than this may touch, in metres."""


class PosedDie:
    """A die with a pose: its corners and face normals. Immutable, because `standing` caches it."""

    def __init__(self, die: Die, position: Vec3, orientation: Quat) -> None:
        self.die = die
        self.position = position
        self.orientation = orientation
        shape = solid(die.kind)
        p, size = position, die.size
        self.corners: list[tuple[float, float, float]] = []
        for corner in shape.corners:
            c = orientation.turn(corner)
            self.corners.append((p.x + size * c.x, p.y + size * c.y, p.z + size * c.z))
        self.normals = [orientation.turn(face.normal) for face in shape.faces]
        self.radius = size * corner_radius(die.kind)
        self.lowest = min(c[2] for c in self.corners)
        self.highest = max(c[2] for c in self.corners)

    def gap(self, other: "PosedDie", enough: float = math.inf) -> float:
        """The widest gap along a face normal; negative when the solids overlap by that much.

        Stops at the first face with a gap above `enough`.
        """
        between = math.dist(_triple(self.position), _triple(other.position)) - self.radius - other.radius
        if between > 0.0:
            return between
        most = -math.inf
        for one, two in ((self, other), (other, self)):
            for n in one.normals:
                # This face is half a size from its centre; where are the other's corners?
                face = n.x * one.position.x + n.y * one.position.y + n.z * one.position.z + one.die.size / 2.0
                most = max(most, min([n.x * x + n.y * y + n.z * z for x, y, z in two.corners]) - face)
                if most > enough:
                    return most
        return most


@lru_cache(maxsize=64)
def standing(die: Die, position: Vec3, orientation: Quat) -> PosedDie:
    """Cached, because a placement needs the dice of its tower several times."""
    return PosedDie(die, position, orientation)


def checked_roll(dice: Sequence[Die], throw: DiceThrow, card: Card) -> tuple[tuple[Die, ...], DiceThrow, Card]:
    """The roll with plain numbers. Raises InvalidInput for an impossible one."""
    dice, throw, card = _dice(dice), expected("throw", throw, DiceThrow), expected("card", card, Card)
    by_id = {die.id: die for die in dice}
    thrown: set[int] = set()
    placed: list[tuple[str, PosedDie]] = []
    for number, release in enumerate(throw.releases):
        where = f"releases[{number}]"
        if release.die not in by_id:
            raise InvalidInput(f"{where}.die", f"there is no die {release.die} among the dice")
        if release.die in thrown:
            raise InvalidInput(f"{where}.die", f"die {release.die} is thrown twice")
        thrown.add(release.die)
        die = by_id[release.die]
        if die.position is not None:
            raise InvalidInput(f"{where}.die", f"die {die.id} lies on the table; take it up (no position) to throw it")
        reach = (card.width / 2.0 + card.table, card.depth / 2.0 + card.table)
        placed.append((f"{where}.position", _released(where, die, release, reach)))
        _check_speeds(where, release, ROLL_SPEED, ROLL_TURN)
    for number, die in enumerate(dice):
        where = f"dice[{number}]"
        if die.id not in thrown:
            if die.position is None:
                raise InvalidInput(f"{where}.position", f"die {die.id} is neither thrown nor lying")
            placed.append((f"{where}.position", _lying(where, die, card)))
    _check_apart(placed)
    return dice, throw, card


def checked_tower(tower: Tower) -> Tower:
    """The tower with plain numbers. Raises InvalidInput unless its dice stand in one column, in order."""
    tower = expected("tower", tower, Tower)
    _check_ids(tower.dice)
    middle = below = 0.0
    placed: list[tuple[str, PosedDie]] = []
    for number, die in enumerate(tower.dice):
        where = f"dice[{number}]"
        if die.position is None:
            if number < len(tower.dice) - 1:
                raise InvalidInput(f"{where}.position", "only the last die of a tower may be in the hand")
            break
        found = _standing(where, die)
        # The lowest die stands on the plate; a column that leans may end beyond its edge.
        reach = tower.plate.diameter / 2.0 + (tower.plate.table if number else 0.0)
        _check_reach(f"{where}.position", die.position, (reach, reach))
        # On a die that leans, the next one may rest lower than its highest corner.
        if not middle - 2.0 * DEPTH <= found.lowest <= below + 2.0 * DEPTH:
            under = "the plate" if number == 0 else f"dice[{number - 1}]"
            raise InvalidInput(
                f"{where}.position.z",
                f"the die reaches down to {found.lowest:g} m, not to {below:g} m where {under} ends",
            )
        middle, below = die.position.z, found.highest
        placed.append((f"{where}.position", found))
    _check_apart(placed)
    return tower


def checked_place(tower: Tower, release: Release) -> tuple[Tower, Release]:
    """The placement with plain numbers. Raises InvalidInput for an impossible one."""
    tower, release = checked_tower(tower), expected("release", release, Release)
    last = tower.dice[-1]
    if last.position is not None:
        raise InvalidInput("dice", "all of them stand; the last one must be in the hand (no position)")
    if release.die != last.id:
        raise InvalidInput("die", f"{release.die} is not the die in the hand, which is {last.id}")
    plate = tower.plate
    reach = plate.diameter / 2.0 + plate.table
    falling = _released("", last, release, (reach, reach))
    _check_speeds("", release, PLACE_SPEED, PLACE_TURN)
    for number, die in enumerate(tower.dice[:-1]):
        _check_apart([(f"dice[{number}].position", _standing("", die)), ("position", falling)])
    return tower, release


def _dice(dice: Sequence[Die]) -> tuple[Die, ...]:
    if not isinstance(dice, tuple | list):
        raise InvalidInput("dice", f"expected a tuple of dice, got {type(dice).__name__}")
    checked = []
    for number, die in enumerate(dice):
        try:
            checked.append(expected("", die, Die))
        except InvalidInput as error:
            raise InvalidInput(_join(f"dice[{number}]", error.field), error.reason) from None
    _check_ids(checked)
    return tuple(checked)


def _check_ids(dice: Sequence[Die]) -> None:
    seen: set[int] = set()
    for number, die in enumerate(dice):
        if die.id in seen:
            raise InvalidInput(f"dice[{number}].id", f"die {die.id} is there twice")
        seen.add(die.id)


def _standing(where: str, die: Die) -> PosedDie:
    if die.position is None or die.orientation is None:
        raise InvalidInput(_join(where, "orientation"), "a die that lies has a position and an orientation")
    check_unit(_join(where, "orientation"), die.orientation.norm())
    return standing(die, die.position, die.orientation)


def _lying(where: str, die: Die, card: Card) -> PosedDie:
    lying = _standing(where, die)
    reach = (card.width / 2.0 + card.table, card.depth / 2.0 + card.table)
    _check_reach(f"{where}.position", lying.position, reach)
    if not -card.thickness - DEPTH <= lying.lowest <= HEIGHT:
        raise InvalidInput(f"{where}.position.z", f"the die's lowest corner is at {lying.lowest:g} m, in the table")
    return lying


def _released(where: str, die: Die, release: Release, reach: tuple[float, float]) -> PosedDie:
    check_unit(_join(where, "orientation"), release.orientation.norm())
    _check_reach(_join(where, "position"), release.position, reach)
    falling = standing(die, release.position, release.orientation)
    z = release.position.z
    if not falling.lowest >= -TOUCH:
        raise InvalidInput(_join(where, "position.z"), f"{z:g} m: the die would reach into the surface at z = 0")
    if not z <= HEIGHT:
        raise InvalidInput(_join(where, "position.z"), f"{z:g} m is more than the {HEIGHT:g} m allowed")
    return falling


def _check_speeds(where: str, release: Release, speed: float, turn: float) -> None:
    for field, most, unit in (("velocity", speed, "m/s"), ("rotation", turn, "rad/s")):
        value = getattr(release, field).length()
        if value > most:
            raise InvalidInput(_join(where, field), f"{value:g} {unit} is more than the {most:g} {unit} allowed")


def _check_reach(field: str, position: Vec3, reach: tuple[float, float]) -> None:
    for axis, value, most in (("x", position.x, reach[0]), ("y", position.y, reach[1])):
        if not abs(value) <= most:
            raise InvalidInput(f"{field}.{axis}", f"{value:g} is not from {-most:g} to {most:g} m")


def _check_apart(placed: list[tuple[str, PosedDie]]) -> None:
    for (first, a), (second, b) in combinations(placed, 2):
        if a.gap(b, -DEPTH) < -DEPTH:
            raise InvalidInput(second, f"the die is inside another ({first})")


def _join(where: str, field: str) -> str:
    return ".".join(part for part in (where, field) if part)


def _triple(v: Vec3) -> tuple[float, float, float]:
    return (v.x, v.y, v.z)

"""A board, launches and motions written by hand: no luck, no physics."""

from typing import Any

from cookoff.engine import Seat
from cookoff.games.grill.rules.chips import Chip, Grill, Pouch
from cookoff.games.grill.rules.moves import Launch
from cookoff.games.grill.rules.throwing.landing import Ground, Rim
from cookoff.physics.geometry import about
from cookoff.physics.port import FLIPPED, BodyPose, Motion, Quat, Rest, Vec3, sample_board

BOARD = sample_board()
GROUND = Ground(BOARD, Rim.TOUCHED)
HALF = BOARD.chip.thickness / 2.0
RADIUS = BOARD.chip.diameter / 2.0
HOLE = BOARD.chip.hole / 2.0
INNER = BOARD.measures.inner_x
OUTER = BOARD.measures.width / 2.0
RIM = BOARD.measures.rim_height
NAMES = [outline.name for outline in BOARD.outlines]
CENTRE = NAMES.index("centre")
LUCK = 7
"""How the hand errs in scripted throws."""
LEFT, RIGHT = NAMES.index("middle-left"), NAMES.index("middle-right")


def launch(**changes: Any) -> Launch:
    """An ordinary legal launch from the near side, with some fields changed."""
    fields: dict[str, Any] = {"release": Vec3(0.0, -0.4, 0.1), "velocity": Vec3(0.0, 1.2, 0.5)}
    return Launch(**(fields | changes))


def at(x: float, y: float, z: float = HALF, turned: Quat = FLIPPED, number: int = 0) -> BodyPose:
    """A chip lying there, value down unless it is turned otherwise."""
    return BodyPose(number, Vec3(x, y, z), turned)


def tilted(angle: float, *, value_up: bool = False) -> Quat:
    """A chip tilted about the y axis: a positive angle lowers its right side."""
    tilt = about(Vec3(0.0, 1.0, 0.0), angle)
    return tilt if value_up else tilt.times(FLIPPED)


def rest(pose: BodyPose, **changes: Any) -> Rest:
    """The pose as the end of a motion."""
    return Rest(pose.id, pose.position, pose.orientation, **changes)


def motion(*ends: BodyPose | Rest) -> Motion:
    """A motion that ends so."""
    told = tuple(end if isinstance(end, Rest) else rest(end) for end in ends)
    return Motion("script", "1", 1.0, told, (), ())


def chip(number: int, seat: Seat, value: int, place: int, pose: BodyPose | None = None, shown: bool = False) -> Chip:
    """A lying chip."""
    return Chip(number, seat, value, place, pose or at(0.0, 0.0, number=number), shown)


def grill(*lying: Chip, players: int = 2, values: tuple[int, ...] = (100, 200, 300, 400, 500, 600)) -> Grill:
    """A grill with these chips lying and the others in their owners' hands."""
    pouches = []
    for seat in range(players):
        mine = [each for each in lying if each.seat == seat]
        thrown = [each.value for each in mine]
        hand = tuple(value for value in values if value not in thrown)
        pouches.append(Pouch(hand, (), tuple(sorted(each.value for each in mine if each.shown))))
    return Grill(lying, tuple(pouches), len(lying))

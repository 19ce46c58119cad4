"""Facts about dice at rest: the face they show, cocked or not, on the card or not; towers standing or fallen."""

import math
from enum import Enum

from msgspec import Struct

from cookoff.physics.core.motion import Motion, Rest, Surface
from cookoff.physics.geometry import Quat
from cookoff.physics.port import Card, Die, DieKind, Tower
from cookoff.physics.solids import solid

COCKED = math.radians(15.0)
"""A die with no face nearer to level than this is cocked."""


class DieReading(Struct, frozen=True):
    """How a die lies."""

    id: int
    face: int
    """The number on top, 1 to 10 on a d10; on a cocked die the uppermost one."""
    tilt: float
    """The angle of that face from level, in radians."""
    cocked: bool
    on_card: bool
    """Its centre of mass is above the card (edge included) and it did not leave the table."""

    @property
    def counts(self) -> bool:
        """It need not be rolled again."""
        return self.on_card and not self.cocked


class Fall(Enum):
    """Why a tower fell."""

    TOUCHED_TABLE = "touched table"
    TOUCHED_PLATE = "touched plate"
    """A die that is not the first touched the plate."""
    TOUCHED_DIE = "touched die"
    """Two dice that are not neighbours in the column touched."""
    RESTLESS = "restless"
    """It did not come to rest."""


class TowerReading(Struct, frozen=True):
    """Whether a tower stands."""

    fall: Fall | None = None
    """None while it stands."""
    die: int | None = None
    """The die that gave the first reason."""

    @property
    def stands(self) -> bool:
        """Every die touches its neighbours in the column and nothing else, and everything is at rest."""
        return self.fall is None


def read_face(kind: DieKind, orientation: Quat) -> tuple[int, float]:
    """The uppermost face, and its angle from level in radians."""
    best, most = 0, -2.0
    for face in solid(kind).faces:
        up = orientation.turn(face.normal).z
        if up > most:
            best, most = face.value, up
    return best, math.acos(max(-1.0, min(1.0, most)))


def read_die(die: Die, card: Card, *, gone: bool = False) -> DieReading:
    """How a die with a pose lies on the card."""
    if die.position is None or die.orientation is None:
        raise ValueError(f"die {die.id} is in the hand: it shows nothing")
    face, tilt = read_face(die.kind, die.orientation)
    above = abs(die.position.x) <= card.width / 2.0 and abs(die.position.y) <= card.depth / 2.0
    return DieReading(die.id, face, tilt, tilt > COCKED, above and not gone)


def dice_after(dice: tuple[Die, ...], motion: Motion) -> tuple[Die, ...]:
    """The dice after a motion."""
    rests = {rest.id: rest for rest in motion.rest}
    return tuple(_moved(die, rests.get(die.id)) for die in dice)


def read_roll(dice: tuple[Die, ...], motion: Motion, card: Card) -> tuple[DieReading, ...]:
    """How every die lies after a roll, including those that did not move."""
    gone = {rest.id for rest in motion.rest if rest.gone}
    return tuple(read_die(die, card, gone=die.id in gone) for die in dice_after(dice, motion))


def read_tower(tower: Tower, motion: Motion) -> TowerReading:
    """Whether the tower stands after the motion; the dice of a tower are in the order of its column."""
    place = {die.id: number for number, die in enumerate(tower.dice)}
    for contact in motion.contacts:
        number = place[contact.body]
        match contact.surface:
            case Surface.PLATE if number > 0:
                return TowerReading(Fall.TOUCHED_PLATE, contact.body)
            case Surface.DIE if contact.other is not None and abs(place[contact.other] - number) > 1:
                return TowerReading(Fall.TOUCHED_DIE, contact.body)
            case Surface.TABLE:
                return TowerReading(Fall.TOUCHED_TABLE, contact.body)
            case _:
                pass
    for rest in motion.rest:
        if rest.gone:
            return TowerReading(Fall.TOUCHED_TABLE, rest.id)
        if rest.forced:
            return TowerReading(Fall.RESTLESS, rest.id)
    return TowerReading()


def _moved(die: Die, rest: Rest | None) -> Die:
    if rest is None:
        return die
    return Die(die.id, die.kind, die.size, die.mass, rest.position, rest.orientation)

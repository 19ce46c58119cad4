"""A table of paper: dice show a face made of where and how they were let go, towers stand while they lean little.

It knows as much physics as the rules need and takes no time, so that tests of the rules need no engine.
"""

import math

from cookoff.physics.port import Card, Contact, DiceThrow, Die, Motion, Quat, Release, Rest, Surface, Tower, Vec3
from cookoff.physics.solids import showing, solid

OFF_CARD = 12
"""One in so many dice leaves the card."""
STEADY = 0.007
"""A die further from the middle of the one below falls, in metres."""


def lying(die: Die, face: int, x: float, y: float) -> Rest:
    """The die at rest on a surface at z = 0."""
    return Rest(die.id, Vec3(x, y, die.size / 2.0), showing(die.kind, face))


def motion(*rest: Rest, contacts: tuple[Contact, ...] = (), duration: float = 0.5) -> Motion:
    """A motion that nobody watches."""
    return Motion("paper", "1", duration, rest, contacts, ())


class PaperTable:
    """See `DiceSimulator`."""

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        rests = []
        by_id = {die.id: die for die in dice}
        for place, release in enumerate(throw.releases):
            die = by_id[release.die]
            number = _number(release.orientation)
            x = card.width if number % OFF_CARD == 0 else 0.03 * place - 0.06
            faces = len(solid(die.kind).faces)
            rests.append(lying(die, 1 + number // OFF_CARD % faces, x, 0.0))
        return motion(*rests)

    def place(self, tower: Tower, release: Release) -> Motion:
        x, y = release.position.x, release.position.y
        below = tower.dice[-2].position if len(tower.dice) > 1 else Vec3(0.0, 0.0, 0.0)
        assert below is not None
        if math.hypot(x - below.x, y - below.y) > STEADY and len(tower.dice) > 1:
            return motion(contacts=(Contact(0.1, release.die, Surface.TABLE),))
        top = sum(die.size for die in tower.dice[:-1])
        die = tower.dice[-1]
        return motion(Rest(die.id, Vec3(x, y, top + die.size / 2.0), showing(die.kind, 1)))

    def watch(self, tower: Tower, seconds: float, _wary: float | None = None) -> Motion:
        return motion(duration=seconds)


def _number(orientation: Quat) -> int:
    """Any number that depends on an orientation, the same on every machine."""
    return int(abs(orientation.w * 7919.0 + orientation.x * 104_729.0 + orientation.y * 1_299_709.0))

"""Moves dice apart that end deeper inside one another than the next roll allows.

Dice may lean on one another; measured by faces alone, such a pair can overlap by more than contacts allow. They are
moved apart horizontally, by less than anyone sees.
"""

import math
from itertools import combinations

from msgspec.structs import replace

from cookoff.physics.common.dice.validation import DEPTH, PosedDie
from cookoff.physics.core.motion import Motion, Rest
from cookoff.physics.geometry import Vec3
from cookoff.physics.port import Die
from cookoff.physics.readings.dice import dice_after

ROUNDS = 40
"""Moving two apart may push one into a third: the number of attempts."""
CLEAR = 0.0002
"""Extra distance to move a die, in metres."""


def repair_dice_overlaps(dice: tuple[Die, ...], motion: Motion) -> Motion:
    """The motion with dice that ended inside one another moved apart; the same one where none did."""
    gone = {rest.id for rest in motion.rest if rest.gone}
    placed = {
        die.id: PosedDie(die, die.position, die.orientation)
        for die in dice_after(dice, motion)
        if die.position is not None and die.orientation is not None and die.id not in gone
    }
    moved: set[int] = set()
    for _ in range(ROUNDS):
        tight = [(one, two) for one, two in combinations(placed, 2) if placed[one].gap(placed[two]) < -DEPTH]
        if not tight:
            break
        for one, two in tight:
            placed[two] = _apart(placed[one], placed[two])
            moved.add(two)
    if not moved:
        return motion
    rests = {rest.id: rest for rest in motion.rest}
    for number in moved:
        standing = placed[number]
        was = rests.get(number) or Rest(number, standing.position, standing.orientation)
        rests[number] = replace(was, position=standing.position)
    return replace(motion, rest=tuple(rests.values()))


def _apart(one: PosedDie, two: PosedDie) -> PosedDie:
    """The second die, moved away from the first."""
    x, y = two.position.x - one.position.x, two.position.y - one.position.y
    far = math.hypot(x, y)
    ahead = (x / far, y / far) if far > 1e-9 else (1.0, 0.0)
    step = max(0.0, -one.gap(two) - DEPTH) + CLEAR
    p = two.position
    return PosedDie(two.die, Vec3(p.x + step * ahead[0], p.y + step * ahead[1], p.z), two.orientation)

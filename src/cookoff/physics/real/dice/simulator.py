"""Rolling and stacking on the engine."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from cookoff.physics.common.chips.flight import Array
from cookoff.physics.common.dice.validation import (
    DEPTH,
    TOUCH,
    PosedDie,
    checked_place,
    checked_roll,
    checked_tower,
    standing,
)
from cookoff.physics.core.errors import InvalidInput
from cookoff.physics.core.motion import Motion
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.port import Card, DiceThrow, Die, Plate, Release, Tower
from cookoff.physics.real.dice.model import DiceKey, DieShape
from cookoff.physics.real.dice.runner import DiceRig

REST_SPEED = 0.001
"""Dice slower than this, in m/s, for ten steps are at rest."""
LONGEST_WATCH = 10.0
"""Seconds."""
KEPT = 64
"""The number of cached models; the least recently used one is dropped."""
LEVEL = 0.9998
"""Cosine of one degree: a die nearer to level than this lies flat."""


class RealDice:
    """The dice part of the real simulator. Models are compiled once per set of dice and cached.

    Threads may share it: each motion uses a rig of its own.
    """

    def __init__(self) -> None:
        self._idle: OrderedDict[DiceKey, DiceRig] = OrderedDict()

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """Roll the dice named by the throw onto the card; the others lie there and may be hit."""
        dice, throw, card = checked_roll(dice, throw, card)
        releases = {release.die: release for release in throw.releases}
        lying = [_standing(die) for die in dice if die.id not in releases]
        flat = all(_lies_flat(die, card) for die in lying)
        asleep = flat and _clear([_falling(die, releases[die.id]) for die in dice if die.id in releases], lying)
        return self._run(card, dice, releases, asleep=asleep)

    def place(self, tower: Tower, release: Release) -> Motion:
        """Release one die over the tower."""
        tower, release = checked_place(tower, release)
        *below, last = tower.dice
        asleep = _clear([_falling(last, release)], [_standing(die) for die in below])
        return self._run(tower.plate, tower.dice, {release.die: release}, asleep=asleep)

    def watch(self, tower: Tower, seconds: float = 1.0, wary: float | None = None) -> Motion:
        """Observe a standing tower; nothing rests for the first `wary` seconds, by default all of them."""
        tower = checked_tower(tower)
        if not 0.0 < seconds <= LONGEST_WATCH:
            raise InvalidInput("seconds", f"{seconds:g} is not more than 0 and at most {LONGEST_WATCH:g}")
        if tower.dice[-1].position is None:
            raise InvalidInput(f"dice[{len(tower.dice) - 1}].position", "the die is in the hand; a tower stands")
        wary = seconds if wary is None else wary
        if not 0.0 <= wary <= seconds:
            raise InvalidInput("wary", f"{wary:g} is not from 0 to the {seconds:g} seconds of the watch")
        with self._rig(tower.plate, tower.dice, set()) as rig:
            poses = np.array([_row(*_pose(die)) for die in tower.dice])
            return rig.watch([die.id for die in tower.dice], poses, np.zeros((len(poses), 6)), seconds, wary)

    def _run(
        self, ground: Card | Plate, dice: tuple[Die, ...], releases: dict[int, Release], *, asleep: bool
    ) -> Motion:
        """Run the dice; those not released begin asleep if wanted, all of them or none (the engine asks for that)."""
        poses = np.empty((len(dice), 7))
        velocities = np.zeros((len(dice), 6))
        for number, die in enumerate(dice):
            release = releases.get(die.id)
            if release is None:
                poses[number] = _row(*_pose(die))
            else:
                poses[number] = _row(release.position, release.orientation)
                velocities[number] = _speeds(release)
        lying = {die.id for die in dice if asleep and die.id not in releases}
        with self._rig(ground, dice, lying) as rig:
            return rig.run([die.id for die in dice], poses, velocities)

    @contextmanager
    def _rig(self, ground: Card | Plate, dice: tuple[Die, ...], asleep: set[int]) -> Iterator[DiceRig]:
        """A rig for exclusive use."""
        shapes = tuple(DieShape(die.kind, die.size, die.mass, die.id in asleep) for die in dice)
        key = DiceKey(ground, shapes, REST_SPEED)
        rig = self._idle.pop(key, None) or DiceRig(key)
        yield rig
        self._idle[key] = rig
        if len(self._idle) > KEPT:
            self._idle.popitem(last=False)


def _pose(die: Die) -> tuple[Vec3, Quat]:
    assert die.position is not None  # checked
    assert die.orientation is not None
    return die.position, die.orientation


def _standing(die: Die) -> PosedDie:
    return standing(die, *_pose(die))


def _falling(die: Die, release: Release) -> PosedDie:
    return standing(die, release.position, release.orientation)


def _lies_flat(die: PosedDie, card: Card) -> bool:
    """Whether it rests on a face on the card or table, touching no other die."""
    level = max(n.z for n in die.normals) > LEVEL
    return level and min(abs(die.lowest), abs(die.lowest + card.thickness)) < DEPTH


def _clear(falling: list[PosedDie], lying: list[PosedDie]) -> bool:
    """Whether no released die touches a lying one."""
    return all(a.gap(b, TOUCH) > TOUCH for a in falling for b in lying)


def _row(p: Vec3, q: Quat) -> Array:
    row = np.array([p.x, p.y, p.z, q.w, q.x, q.y, q.z])
    row[3:] /= np.linalg.norm(row[3:])
    return row


def _speeds(release: Release) -> Array:
    """Linear velocity, and the angular velocity in the die's own axes."""
    v, q = release.velocity, release.orientation
    w = Quat(q.w, -q.x, -q.y, -q.z).turn(release.rotation)
    return np.array([v.x, v.y, v.z, w.x, w.y, w.z])

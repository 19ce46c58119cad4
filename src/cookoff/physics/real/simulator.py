"""The real simulator, in three dimensions."""

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

from cookoff.physics.common.chips.flight import Departure
from cookoff.physics.common.chips.validation import checked_scene, checked_throw
from cookoff.physics.core.motion import Motion
from cookoff.physics.port import Card, DiceThrow, Die, Release, Scene, Throw, Tower
from cookoff.physics.real.chips.model import ModelKey, key_of
from cookoff.physics.real.chips.runner import ENGINE, VERSION, ChipRig

if TYPE_CHECKING:
    from cookoff.physics.real.dice.simulator import RealDice


class RealSimulator:
    """The `Simulator` that decides games.

    Models are compiled once per board and number of chips and cached. Threads may share a simulator: each motion uses a
    rig of its own.
    """

    def __init__(self) -> None:
        self._idle: defaultdict[ModelKey, list[ChipRig]] = defaultdict(list)

    @cached_property
    def _dice(self) -> "RealDice":
        from cookoff.physics.real.dice.simulator import RealDice  # noqa: PLC0415 # only dice need numba: half a second

        return RealDice()

    def throw(self, scene: Scene, throw: Throw) -> Motion:
        """Throw a chip onto the scene and let everything come to rest."""
        scene = checked_scene(scene)
        throw = checked_throw(scene, throw)
        rig = self._rig(key_of(scene.board, len(scene.chips) + 1, asleep=True))
        motion = rig.throw(scene.board, scene.chips, throw.chip, Departure(throw))
        self._idle[rig.key].append(rig)
        return motion

    def settle(self, scene: Scene) -> Motion:
        """Let the scene come to rest under gravity."""
        scene = checked_scene(scene)
        if not scene.chips:
            return Motion(ENGINE, VERSION, 0.0, (), (), ())
        rig = self._rig(key_of(scene.board, len(scene.chips), asleep=False))
        motion = rig.settle(scene.board, scene.chips)
        self._idle[rig.key].append(rig)
        return motion

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """Roll the dice named by the throw onto the card; the others lie there and may be hit."""
        return self._dice.roll(dice, throw, card)

    def place(self, tower: Tower, release: Release) -> Motion:
        """Release one die over the tower."""
        return self._dice.place(tower, release)

    def watch(self, tower: Tower, seconds: float = 1.0, wary: float | None = None) -> Motion:
        """Observe a standing tower; nothing rests for the first `wary` seconds, by default all of them."""
        return self._dice.watch(tower, seconds, wary)

    def _rig(self, key: ModelKey) -> ChipRig:
        idle = self._idle[key]
        return idle.pop() if idle else ChipRig(key)

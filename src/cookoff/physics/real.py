"""The real table: every motion is simulated in three dimensions."""

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

from cookoff.physics.chip_model import ModelKey, key_of
from cookoff.physics.chips import ENGINE, VERSION, World
from cookoff.physics.flight import Launch
from cookoff.physics.motion import Motion
from cookoff.physics.port import Card, DiceThrow, Die, Release, Scene, Throw, Tower
from cookoff.physics.validation import checked_scene, checked_throw

if TYPE_CHECKING:
    from cookoff.physics.real_dice import DiceTable


class RealTable:
    """The `Table` that decides every game people play.

    Models are compiled once per board and number of chips and then kept. Threads may share a table: each
    motion has a world of its own while it is simulated.
    """

    def __init__(self) -> None:
        self._idle: defaultdict[ModelKey, list[World]] = defaultdict(list)

    @cached_property
    def _dice(self) -> "DiceTable":
        from cookoff.physics.real_dice import DiceTable  # noqa: PLC0415 # only dice need numba: half a second

        return DiceTable()

    def throw(self, scene: Scene, throw: Throw) -> Motion:
        """Throw a chip onto the scene and let everything come to rest."""
        scene = checked_scene(scene)
        throw = checked_throw(scene, throw)
        world = self._world(key_of(scene.board, len(scene.chips) + 1, asleep=True))
        motion = world.throw(scene.board, scene.chips, throw.chip, Launch(throw))
        self._idle[world.key].append(world)
        return motion

    def settle(self, scene: Scene) -> Motion:
        """Let the scene come to rest under gravity."""
        scene = checked_scene(scene)
        if not scene.chips:
            return Motion(ENGINE, VERSION, 0.0, (), (), ())
        world = self._world(key_of(scene.board, len(scene.chips), asleep=False))
        motion = world.settle(scene.board, scene.chips)
        self._idle[world.key].append(world)
        return motion

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """Roll the dice the throw names onto the card; the others lie there and may be struck."""
        return self._dice.roll(dice, throw, card)

    def place(self, tower: Tower, release: Release) -> Motion:
        """Let go of one die over the tower."""
        return self._dice.place(tower, release)

    def watch(self, tower: Tower, seconds: float = 1.0, wary: float | None = None) -> Motion:
        """Let a tower stand for so long; nothing is taken as resting for all of it, or for `wary` seconds."""
        return self._dice.watch(tower, seconds, wary)

    def _world(self, key: ModelKey) -> World:
        idle = self._idle[key]
        return idle.pop() if idle else World(key)

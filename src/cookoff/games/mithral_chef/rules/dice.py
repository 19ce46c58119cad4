"""Turns meals into queries to the physics (what a hand lets go of) and reads the answers (how it comes to rest)."""

import math
from functools import lru_cache

from cookoff.games.mithral_chef.content.component_types import Tremor
from cookoff.games.mithral_chef.content.components import Components
from cookoff.games.mithral_chef.content.enums import DIE_KINDS, VEGETABLES, Vegetable, die_of
from cookoff.games.splitmix import SplitMix
from cookoff.physics.geometry import about
from cookoff.physics.port import DiceThrow, Die, DieKind, Motion, Quat, Release, Tower, Vec3
from cookoff.physics.queries import PlaceDie, RollDice, WatchTower
from cookoff.physics.readings import dice_after, read_roll, read_tower
from cookoff.physics.solids import showing, solid

from .state import Dish, Lying, Meal, Standing

GRIP = 0.03
"""The distance between dice in a hand, in metres; more than the widest die."""
ABREAST = 3
"""How many dice lie side by side in a hand."""
GAP = 0.0005
"""How far above the tower the tongs open, in metres."""
_X, _Y, _Z = Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0)


@lru_cache(maxsize=4096)
def kinds(meal: Meal) -> tuple[int, ...]:
    """The dice of a meal as indices in `DIE_KINDS`: game in the order of the cards, then vegetables."""
    return (*[die_of(card) for card in meal.game], *[0] * sum(meal.pantry))


def vegetable(meal: Meal, die: int) -> Vegetable | None:
    """Which vegetable a die of the meal is; `None` for game."""
    colours = [colour for colour in VEGETABLES for _ in range(meal.pantry[colour])]
    return None if die < len(meal.game) else colours[die - len(meal.game)]


class DiceQueries:
    """Builds queries to the simulator and reads its answers, with the measures of one set of components."""

    def __init__(self, components: Components) -> None:
        self.card = components.oven_card
        self.plate = components.plate
        self.cast = components.cast
        self.solids = components.die.row()
        self.seconds, self.wary = components.clock.standing / 1000.0, components.clock.watched / 1000.0

    def roll(
        self,
        meal: Meal,
        lying: tuple[Lying, ...],
        rolled: tuple[int, ...],
        strength: float,
        heading: float,
        height: float,
        shake: SplitMix,
    ) -> RollDice:
        """The chosen dice are thrown (MIT-52); the others stay where they lie."""
        dice = tuple(
            self._die(number, kind, None if number in rolled else lying[number])
            for number, kind in enumerate(kinds(meal))
        )
        releases = [
            self._toss(number, place, len(rolled), strength, heading, height, shake)
            for place, number in enumerate(rolled)
        ]
        return RollDice(dice, DiceThrow(tuple(releases)), self.card)

    def read(self, asked: RollDice, motion: Motion) -> tuple[Lying, ...]:
        """How all dice lie after a roll, and which count (MIT-53)."""
        lying = []
        for die, reading in zip(dice_after(asked.dice, motion), read_roll(asked.dice, motion, asked.card), strict=True):
            assert die.position is not None  # every die was rolled or lay somewhere
            assert die.orientation is not None
            lying.append(Lying(die.position, die.orientation, reading.face, reading.counts))
        return tuple(lying)

    def place(
        self,
        dish: Dish,
        tower: tuple[Standing, ...],
        die: int,
        tremor: Tremor,
        aim: tuple[float, float, float],
        velocity: Vec3,
        shake: SplitMix,
    ) -> PlaceDie:
        """The tongs open above the tower, at the aimed offset and turn plus the hand's tremor (MIT-61, MIT-29)."""
        kind = kinds(dish.meal)[die]
        x, y, turn = aim
        if tower:
            x, y = x + tower[-1].position.x, y + tower[-1].position.y
        lean = about(_X, tremor.tilt * shake.normal()).times(about(_Y, tremor.tilt * shake.normal()))
        orientation = lean.times(about(_Z, turn)).times(_flat(DIE_KINDS[kind]))
        below = self._reach(kind, orientation, -1.0)
        position = Vec3(
            x + tremor.offset * shake.normal(),
            y + tremor.offset * shake.normal(),
            self._top(dish, tower) + below + GAP,
        )
        drift = Vec3(
            velocity.x + tremor.drift * shake.normal(),
            velocity.y + tremor.drift * shake.normal(),
            velocity.z + tremor.drift * shake.normal(),
        )
        held = self._die(die, kind, None)
        return PlaceDie(
            Tower(self.plate, (*self._standing(dish, tower), held)), Release(die, position, orientation, drift)
        )

    def stood(self, asked: PlaceDie, motion: Motion) -> tuple[Standing, ...] | None:
        """The tower after a die was set down; `None` if it fell (MIT-62)."""
        if not read_tower(asked.tower, motion).stands:
            return None
        tower = []
        for die in dice_after(asked.tower.dice, motion):
            assert die.position is not None  # the last one came to rest, the others stood
            assert die.orientation is not None
            tower.append(Standing(die.id, die.position, die.orientation))
        return tuple(tower)

    def watch(self, dish: Dish, tower: tuple[Standing, ...]) -> WatchTower:
        """The finished tower must stand for its second (MIT-63)."""
        return WatchTower(Tower(self.plate, self._standing(dish, tower)), self.seconds, self.wary)

    def stands(self, asked: WatchTower, motion: Motion) -> bool:
        """Whether the tower still stood at the end."""
        return read_tower(asked.tower, motion).stands

    def _die(self, number: int, kind: int, pose: Lying | Standing | None) -> Die:
        made = self.solids[kind]
        if pose is None:
            return Die(number, DIE_KINDS[kind], made.size, made.mass)
        return Die(number, DIE_KINDS[kind], made.size, made.mass, pose.position, pose.orientation)

    def _standing(self, dish: Dish, tower: tuple[Standing, ...]) -> tuple[Die, ...]:
        row = kinds(dish.meal)
        return tuple([self._die(one.die, row[one.die], one) for one in tower])

    def _toss(
        self, number: int, place: int, of: int, strength: float, heading: float, height: float, shake: SplitMix
    ) -> Release:
        """One die of a handful, in a random orientation because the hand shakes it."""
        cast = self.cast
        row, column = divmod(place, ABREAST)
        across = (column - (min(of, ABREAST) - 1) / 2.0) * GRIP
        along = -cast.reach - row * GRIP
        cos, sin = math.cos(heading), math.sin(heading)
        speed = cast.speed * strength * shake.between(0.8, 1.2)
        aside = cast.speed * strength * shake.between(-0.2, 0.2)
        return Release(
            number,
            Vec3(along * cos - across * sin, along * sin + across * cos, cast.height * height),
            _any_way_up(shake),
            Vec3(speed * cos - aside * sin, speed * sin + aside * cos, -cast.drop * strength),
            Vec3(
                cast.spin * shake.between(-1.0, 1.0),
                cast.spin * shake.between(-1.0, 1.0),
                cast.spin * shake.between(-1.0, 1.0),
            ),
        )

    def _top(self, dish: Dish, tower: tuple[Standing, ...]) -> float:
        """How high the tower reaches."""
        if not tower:
            return 0.0
        last = tower[-1]
        return last.position.z + self._reach(kinds(dish.meal)[last.die], last.orientation, 1.0)

    def _reach(self, kind: int, orientation: Quat, up: float) -> float:
        """How far a die reaches above its centre, or below it."""
        size = self.solids[kind].size
        return size * max(up * orientation.turn(corner).z for corner in solid(DIE_KINDS[kind]).corners)


@lru_cache(maxsize=3)
def _flat(kind: DieKind) -> Quat:
    """A die with a face down."""
    return showing(kind, 1)


def _any_way_up(shake: SplitMix) -> Quat:
    """A uniformly random orientation (Shoemake)."""
    first, second, third = shake.uniform(), math.tau * shake.uniform(), math.tau * shake.uniform()
    low, high = math.sqrt(1.0 - first), math.sqrt(first)
    return Quat(low * math.sin(second), low * math.cos(second), high * math.sin(third), high * math.cos(third))

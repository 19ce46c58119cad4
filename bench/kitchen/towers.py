"""Mithral Chef: how often towers of three and four dice stand, by hand and pace, on both tables.

Towers as bots build them: vegetables (d6) below, one piece of game (d8 or d10, in turn) on top, every die aimed at the
middle of the one below. Wanted: most stand for a calm hand, few for a rushed one.
"""

from collections.abc import Callable
from typing import Any

from cookoff.engine import room
from cookoff.games.mithral_chef.content.component_types import Tremor
from cookoff.games.mithral_chef.content.enums import die_of
from cookoff.games.mithral_chef.rules.dice import DiceQueries
from cookoff.games.mithral_chef.rules.state import Dish, Meal, Standing
from cookoff.games.splitmix import SplitMix
from cookoff.physics.core.motion import Motion
from cookoff.physics.port import Release, Tower, Vec3
from cookoff.physics.quick.dice.simulator import QuickDice
from cookoff.physics.real.simulator import RealSimulator

TOWERS = 100
Place = Callable[[Tower, Release], Motion]


def main() -> None:
    """Print the shares of towers that stand."""
    game: Any = room("mithral-chef").load(None)
    dice: DiceQueries = game.lookup.dice
    animals = [card.id for card in game.components.forest]
    top = [next(card for card in animals if die_of(card) == kind) for kind in (1, 2)]
    sides: dict[str, Place] = {"real": RealSimulator().place, "quick": QuickDice().place}
    print(f"{TOWERS} towers each          {'real':>6} {'quick':>6}")
    for height in (3, 4):
        for (hand, pace), tremor in game.lookup.tremors.items():
            shares = [
                sum(_stands(dice, place, top[n % 2], height, tremor, n) for n in range(TOWERS)) / TOWERS
                for place in sides.values()
            ]
            print(f"{height} dice, {hand:8} {pace:8} {shares[0]:7.0%} {shares[1]:6.0%}", flush=True)


def _stands(dice: DiceQueries, place: Place, animal: str, height: int, tremor: Tremor, seed: int) -> bool:
    """Whether a tower is built to its top."""
    dish = Dish(Meal("any", (animal,), (height - 1, 0, 0, 0)), 1)
    shake = SplitMix(seed)
    tower: tuple[Standing, ...] = ()
    for die in (*range(1, height), 0):
        asked = dice.place(dish, tower, die, tremor, (0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0), shake)
        stood = dice.stood(asked, place(asked.tower, asked.release))
        if stood is None:
            return False
        tower = stood
    return True

"""Mithral Chef: how often towers of three and four dice stand, by the pace of the hand, on both tables.

Towers as bots build them: vegetables (d6) below, one piece of game (d8 or d10, in turn) on top, every die aimed at the
middle of the one below. Wanted: most stand for a calm hand, few for a rushed one.
"""

from collections.abc import Callable
from typing import Any

from cookoff.engine import room
from cookoff.games.mithral_chef.physical import Workshop
from cookoff.games.mithral_chef.shake import Shake
from cookoff.games.mithral_chef.state import Dish, Meal, Standing
from cookoff.games.mithral_chef.things import Pace, die_of
from cookoff.physics.motion import Motion
from cookoff.physics.port import Release, Tower, Vec3
from cookoff.physics.quick_dice_table import QuickDice
from cookoff.physics.real import RealTable

TOWERS = 100
Place = Callable[[Tower, Release], Motion]


def main() -> None:
    """Print the shares of towers that stand."""
    game: Any = room("mithral-chef").load(None)
    workshop: Workshop = game.printed.workshop
    animals = [card.id for card in game.components.forest]
    top = [next(card for card in animals if die_of(card) == kind) for kind in (1, 2)]
    sides: dict[str, Place] = {"real": RealTable().place, "quick": QuickDice().place}
    print(f"{TOWERS} towers each    {'real':>6} {'quick':>6}")
    for height in (3, 4):
        for pace in Pace:
            shares = [
                sum(_stands(workshop, place, top[n % 2], height, pace, n) for n in range(TOWERS)) / TOWERS
                for place in sides.values()
            ]
            print(f"{height} dice, {pace:8} {shares[0]:9.0%} {shares[1]:6.0%}", flush=True)


def _stands(workshop: Workshop, place: Place, animal: str, height: int, pace: Pace, seed: int) -> bool:
    """Whether a tower is built to its top."""
    dish = Dish(Meal("any", (animal,), (height - 1, 0, 0, 0)), 1)
    shake = Shake(seed)
    tower: tuple[Standing, ...] = ()
    for die in (*range(1, height), 0):
        asked = workshop.place(dish, tower, die, pace, (0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0), shake)
        stood = workshop.stood(asked, place(asked.tower, asked.release))
        if stood is None:
            return False
        tower = stood
    return True

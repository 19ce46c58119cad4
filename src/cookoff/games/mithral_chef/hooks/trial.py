"""Trial rolls and placements, with the dice and hands of a set of components."""

from typing import Any

from cookoff.engine import Chance
from cookoff.games.mithral_chef.content.components import Components
from cookoff.games.mithral_chef.rules.moves import STILL
from cookoff.games.mithral_chef.rules.state import Dish, Meal
from cookoff.games.mithral_chef.rules.stations.oven import HEIGHT, STRENGTH
from cookoff.games.splitmix import SEEDS, SplitMix
from cookoff.physics.port import Motion


def trial(game: Any, chance: Chance) -> None:
    """Roll the largest meal softly and hard, and set its first and its last die down (`Room.trial`)."""
    meal = largest_meal(game.components)
    dice = game.lookup.dice
    shake = SplitMix(chance.index(SEEDS))
    number = len(meal.game) + sum(meal.pantry)
    for strength, height in zip(STRENGTH, HEIGHT, strict=True):
        chance.ask(dice.roll(meal, (), tuple(range(number)), strength, 0.0, height, shake), Motion)
    tremor = max(game.lookup.tremors.values(), key=lambda each: each.offset + each.tilt + each.drift)
    for die in (0, number - 1):
        chance.ask(dice.place(Dish(meal, 0), (), die, tremor, (0.0, 0.0, 0.0), STILL, shake), Motion)


def largest_meal(components: Components) -> Meal:
    """The recipe with the most dice, with the largest die of each animal that it asks for."""
    recipe = max(components.recipe, key=lambda each: each.dice())
    sizes = {card.id: getattr(components.die, card.die.value).size for card in components.forest}
    game = [
        max((card.id for card in components.forest if card.animal is animal), key=sizes.__getitem__)
        for animal in recipe.game
    ]
    return Meal(recipe.id, tuple(sorted(game)), recipe.pantry())

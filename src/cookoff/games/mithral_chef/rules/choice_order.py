"""The order in which choices are listed, in the browser and in the terminal: the usual choice comes first."""

from itertools import combinations

from cookoff.games.mithral_chef.content.enums import BEAST, animal_of, die_of

from .lookup import Lookup
from .state import Dish, Player


def meals(lookup: Lookup, player: Player) -> list[tuple[str, tuple[str, ...]]]:
    """Every recipe with every set of the player's game that fits it: without beasts first, then by the smallest dice.

    A beast can replace any animal later, and small dice leave the most room below the heat.
    """
    found = [(recipe, game) for recipe in player.recipes for game in _games(lookup, player, recipe)]
    return sorted(found, key=_costs)


def _games(lookup: Lookup, player: Player, recipe: str) -> list[tuple[str, ...]]:
    asked = lookup.game[recipe]
    fitting = [card for card in player.game if animal_of(card) in asked or animal_of(card) is BEAST]
    return list(dict.fromkeys(combinations(fitting, len(asked))))


def _costs(meal: tuple[str, tuple[str, ...]]) -> tuple[int, int]:
    game = meal[1]
    return sum(animal_of(card) is BEAST for card in game), sum(die_of(card) for card in game)


def dishes(player: Player) -> list[Dish]:
    """The player's dishes, the highest plate first."""
    return sorted(player.dishes, key=lambda dish: -dish.plate)


def plates(lying: tuple[int, ...]) -> tuple[int | None, ...]:
    """The values of the plates on the table, highest first; `None` for no plate comes last."""
    return (*dict.fromkeys(reversed(lying)), None)

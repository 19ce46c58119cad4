"""In which order choices of one kind are listed: first what is usually wanted, for the page and the terminal alike."""

from itertools import combinations

from cookoff.games.mithral_chef.content.enums import BEAST, animal_of, die_of

from .lookup import Lookup
from .state import Dish, Player


def meals(lookup: Lookup, player: Player) -> list[tuple[str, tuple[str, ...]]]:
    """Every recipe with every choice of the player's game that could be its: no beast first, then the smallest dice.

    A beast can stand in for anything later on, and small dice leave most room below the heat.
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
    """The kinds of plates on the table, sorted as they lie, the highest first; none at last."""
    return (*dict.fromkeys(reversed(lying)), None)

"""Counts the components that all throwing games have: equal in every state of one game."""

from typing import Any

from .chips import owned_chips


def chips_and_recipes(lookup: Any, state: Any) -> list[tuple[str, int]]:
    """How many there are of each player's chips and of each recipe, wherever they are."""
    chips = [
        (f"chip {value} of seat {seat}", owned_chips(state.grill, seat).count(value))
        for seat in range(len(state.chefs))
        for value in lookup.values
    ]
    owned = [recipe for chef in state.chefs for recipe in chef.reserved + chef.cooked]
    recipes = sorted([*state.deck, *state.menu, *owned])
    return chips + [(f"recipe {recipe}", recipes.count(recipe)) for recipe in range(len(lookup.recipes))]

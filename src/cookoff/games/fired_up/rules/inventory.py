"""Counts all components, wherever they are: equal in every state of one game."""

from cookoff.games.grill.rules.inventory import chips_and_recipes

from .lookup import Lookup
from .state import State


def inventory(lookup: Lookup, state: State) -> list[tuple[str, int]]:
    """How many of each component there are, wherever they are."""
    counts = chips_and_recipes(lookup, state)
    for kind, name in enumerate((*lookup.components.ingredients, "chili")):
        counts.append((f"{name} card", state.piles[kind] + sum(chef.hand[kind] for chef in state.chefs)))
    return counts

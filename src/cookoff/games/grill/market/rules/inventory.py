"""Counts all components, wherever they are: equal in every state of one game."""

from cookoff.games.grill.rules.chips import owned_chips

from .lookup import Lookup
from .state import AnyState


def inventory(lookup: Lookup, state: AnyState) -> list[tuple[str, int]]:
    """How many of each component there are, wherever they lie."""
    counts = [
        (f"chip {value} of seat {seat}", owned_chips(state.grill, seat).count(value))
        for seat in range(len(state.chefs))
        for value in lookup.values
    ]
    for kind, name in enumerate(lookup.ingredients):
        held = sum(chef.cards[kind] for chef in state.chefs)
        laid = state.display[kind] + state.discard[kind]
        counts.append((f"{name} card", held + laid + state.pile.count(kind) + state.drawn.count(kind)))
    owned = [recipe for chef in state.chefs for recipe in chef.reserved + chef.cooked]
    recipes = sorted([*state.deck, *state.menu, *owned])
    return counts + [(f"recipe {recipe}", recipes.count(recipe)) for recipe in range(len(lookup.recipes))]

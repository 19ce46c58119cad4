"""Counts all components, wherever they are: equal in every state of one game."""

from cookoff.games.grill.rules.inventory import chips_and_recipes

from .lookup import Lookup
from .state import AnyState


def inventory(lookup: Lookup, state: AnyState) -> list[tuple[str, int]]:
    """How many of each component there are, wherever they are."""
    counts = chips_and_recipes(lookup, state)
    for kind, name in enumerate(lookup.ingredients):
        held = sum(chef.cards[kind] for chef in state.chefs)
        laid = state.display[kind] + state.discard[kind]
        counts.append((f"{name} card", held + laid + state.pile.count(kind) + state.drawn.count(kind)))
    return counts

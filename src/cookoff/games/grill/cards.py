"""Cards by number, and how many there are of each kind: tuples that events replace whole."""

Counts = tuple[int, ...]
"""How many of each kind, in the order of the components."""
Cards = tuple[int, ...]
"""Ingredients or recipes by number, in order."""


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The counts with one of them changed."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


def counted(cards: Cards, kinds: int) -> Counts:
    """How many there are of each kind."""
    return tuple([cards.count(kind) for kind in range(kinds)])


def without(cards: Cards, one: int) -> Cards:
    """The cards with the first of that kind taken out."""
    place = cards.index(one)
    return cards[:place] + cards[place + 1 :]

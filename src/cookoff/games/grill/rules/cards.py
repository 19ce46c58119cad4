"""Cards by number and counts of cards: tuples that events replace whole."""

from cookoff.engine import Rng, Search

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of the components."""
Cards = tuple[int, ...]
"""Ingredients or recipes by number, in order."""


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The counts with one kind changed by this many."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


def counted(cards: Cards, kinds: int) -> Counts:
    """How many cards there are of each kind."""
    return tuple([cards.count(kind) for kind in range(kinds)])


def without(cards: Cards, one: int) -> Cards:
    """The cards without the first one of this kind."""
    place = cards.index(one)
    return cards[:place] + cards[place + 1 :]


class Unseen:
    """The cards that a viewer has not seen, to be dealt wherever cards are hidden."""

    def __init__(self, rng: Rng, counts: dict[int, int]) -> None:
        self._chance = Search(rng)
        self._counts = counts
        self._cards: list[int] = []

    def take(self, kind: int, count: int) -> None:
        """Remove this many cards of a kind: the viewer has seen them."""
        self._counts[kind] -= count

    def shuffle(self) -> None:
        """Shuffle the remaining cards."""
        cards = [kind for kind, count in self._counts.items() for _ in range(count)]
        self._cards = [cards[place] for place in self._chance.order(len(cards))]

    def draw(self, count: int) -> Cards:
        """Deal the next cards."""
        drawn, self._cards = self._cards[:count], self._cards[count:]
        return tuple(drawn)

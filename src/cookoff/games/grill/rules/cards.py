"""Cards by number, and how many there are of each kind: tuples that events replace whole."""

from cookoff.engine import Rng, Search

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


class Unseen:
    """The cards nobody at this seat has seen, to be dealt out where hidden ones lie."""

    def __init__(self, rng: Rng, counts: dict[int, int]) -> None:
        self._chance = Search(rng)
        self._counts = counts
        self._cards: list[int] = []

    def take(self, kind: int, count: int) -> None:
        """So many of them were seen."""
        self._counts[kind] -= count

    def shuffle(self) -> None:
        """Bring what is left into some order."""
        cards = [kind for kind, count in self._counts.items() for _ in range(count)]
        self._cards = [cards[place] for place in self._chance.order(len(cards))]

    def draw(self, count: int) -> Cards:
        """The next cards."""
        drawn, self._cards = self._cards[:count], self._cards[count:]
        return tuple(drawn)

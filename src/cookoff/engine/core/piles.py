"""Card games: piles say who sees their cards; view, determinise, clone and inventory follow from that.

    class Cook(Piles):
        hand: InHand[Card]
        points: int

    class State(Piles):
        cooks: list[Cook]
        deck: FaceDown[Card]
        discard: FaceUp[Card]

Other fields are public. A list of `Piles` has one item for each seat: what is `InHand` in the third belongs to seat 2.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Self, TypeVar, get_args, get_type_hints

import msgspec

from .chance import Chance, Rng, Search
from .game import View
from .moves import Seat
from .visibility import Visibility, marks


class Piles(msgspec.Struct):
    """A state, or one seat's part of it. Its fields are piles, lists of `Piles` and immutable values."""

    def clone(self) -> Self:
        """See `State`."""
        twin = copy(self)
        for name in shape_of(type(self)).parts:
            setattr(twin, name, [part.clone() for part in getattr(self, name)])
        return twin


L = TypeVar("L")
"""What the rules look up, see `Ruleset`."""
P = TypeVar("P", bound=Piles)


T = TypeVar("T")


class PilesView(View, Generic[P], frozen=True):
    """The table as a seat sees it."""

    me: Seat | None
    """The seat; `None` for a spectator."""
    table: P
    """The state with every hidden card face down."""


@dataclass(frozen=True)
class CardRules(Generic[L, P]):
    """View, determinise and inventory of a `Ruleset`, for a state made of piles."""

    back: Any
    """A face-down card: a value of the card type that no card has."""
    every: Callable[[L, P], Sequence[Any]]
    """Every card in this game, always in the same order."""

    def view(self, state: P, seat: Seat | None) -> PilesView[P]:
        """See `Game`."""
        table = state.clone()
        for part, name, faces, owner in _piles(table):
            if not (faces is Visibility.EVERYONE or (faces is Visibility.OWN and seat is not None and owner == seat)):
                setattr(part, name, (self.back,) * len(getattr(part, name)))
        return PilesView(seat, table)

    def determinise(self, lookup: L, view: PilesView[P], rng: Rng) -> P:
        """See `Game`: deal the unseen cards anew to the face-down places."""
        table = view.table.clone()
        unseen = list((Counter(self.every(lookup, table)) - Counter(_faces(table))).elements())
        dealt = iter([unseen[place] for place in Search(rng).order(len(unseen))])
        for part, name, _, _ in _piles(table):
            pile = getattr(part, name)
            if self.back in pile:
                setattr(part, name, tuple(next(dealt) if card == self.back else card for card in pile))
        return table

    def inventory(self, lookup: L, state: P) -> list[tuple[str, int]]:
        """See `Game`."""
        lying = Counter(_faces(state))
        return [(str(card), lying[card]) for card in dict.fromkeys(self.every(lookup, state))]


def without(pile: Sequence[T], cards: Iterable[T]) -> tuple[T, ...]:
    """The pile without these cards, each taken out once."""
    left = list(pile)
    for card in cards:
        left.remove(card)
    return tuple(left)


def draw(pile: Sequence[T], count: int, chance: Chance) -> tuple[T, ...]:
    """Random cards of a pile, which has no order. Fewer if it does not have as many."""
    left = list(pile)
    return tuple(left.pop(chance.index(len(left))) for _ in range(min(count, len(left))))


class Shape(msgspec.Struct, frozen=True):
    """The piles of a type."""

    piles: dict[str, Visibility]
    parts: dict[str, type[Piles]]
    """The lists by seats, and what is in them."""


@cache
def shape_of(kind: type[Piles]) -> Shape:
    """The piles of a type, by their marks."""
    parts = {}
    for name, hint in get_type_hints(kind).items():
        for inner in get_args(hint)[:1]:
            if isinstance(inner, type) and issubclass(inner, Piles):
                parts[name] = inner
    return Shape(dict(marks(kind)), parts)


def _piles(table: Piles, owner: Seat | None = None) -> Iterator[tuple[Piles, str, Visibility, Seat | None]]:
    """Every pile: its struct, its name, who sees it, and its seat."""
    shape = shape_of(type(table))
    for name, faces in shape.piles.items():
        yield table, name, faces, owner
    for name in shape.parts:
        for seat, part in enumerate(getattr(table, name)):
            yield from _piles(part, seat)


def _faces(table: Piles) -> Iterator[Any]:
    for part, name, _, _ in _piles(table):
        yield from getattr(part, name)

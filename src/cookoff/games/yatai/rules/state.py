"""The state of a game of Yatai.

Collections are tuples, which events replace as a whole, so that clones can share them. Counts of colours, guests,
reviews and tokens are tuples in the order of their enums.
"""

from collections.abc import Callable
from copy import copy
from functools import lru_cache

import msgspec

from cookoff.engine import Score, Seat
from cookoff.games.yatai.content.enums import COLOURS, Ask, Colour, Guest, Review

Counts = tuple[int, ...]


class Serving(msgspec.Struct, frozen=True, gc=False):
    """The serving in progress (YAT-35)."""

    guest: Guest
    dish: Colour | None
    """`None` is a taiyaki."""
    drinks: tuple[Colour, ...] = ()
    """Poured so far."""


class Stall(msgspec.Struct, gc=False):
    """One player's stall, menu and reputation board (YAT-4, YAT-5)."""

    menu: tuple[Colour, ...]
    """The colours of dishes that the stall cooks."""
    queue: tuple[Guest, ...]
    """From the head, the leftmost space."""
    dishes: tuple[Colour, ...]
    """The dish queue, from the head."""
    fridge: tuple[Colour, ...]
    """Sorted by colour."""
    box: tuple[Colour, ...]
    """The recycle box, sorted by colour."""
    sink: Counts
    """Dirty dishes of each colour."""
    board: Counts
    """For each kind of guest the set of spaces on which one stands (see `board`)."""
    reviews: Counts
    """Each marker's position on the review track, counted from the lowest."""
    influencer: int
    """Steps taken on the influencer track."""
    tokens: Counts
    """How many of each kind of token."""
    stove_improved: bool
    """Whether the dish queue is the longer one."""
    fridge_improved: bool
    """Whether the fridge is the larger one."""
    points: int
    """Victory points made so far."""


copied: Callable[[Stall], Stall] = Stall.__copy__  # type: ignore[attr-defined] # its stubs do not tell
"""The same as `copy.copy`, which spends more time finding this method than copying."""


class State(msgspec.Struct, gc=False):
    """A position. All of it is open information: the bag is only counted, and guests are drawn when needed (YAT-15)."""

    strict: bool
    """Possible actions must be done (YAT-25); the option `free` turns this off."""
    first: Seat
    round: int
    """1 to 12; 0 is the setup, 13 the last serving turn."""
    seat: Seat
    ask: Ask
    owed: int
    """How many choices of this kind the seat still has to make, this one included."""
    among: tuple[Review, ...]
    """The reviews the seat may choose from, if it is to move one."""
    grid: tuple[str, ...]
    """Six tiles, row by row."""
    beside: tuple[str, ...]
    """Four tiles, sorted."""
    line: tuple[str, ...]
    """The actions of the chosen line that are not done yet."""
    bag: Counts
    dishes: Counts
    drinks: Counts
    tokens: Counts
    """On the table."""
    spent: Counts
    """Used tokens, out of the game."""
    stalls: list[Stall]
    guest: Guest | None
    """On its way from the bag or a queue to its place."""
    serving: Serving | None
    scores: tuple[Score, ...]
    """The final scoring."""
    displaced_from: Seat | None = None
    """Whose queue the customer to send on has left; it may not go back there (YAT-30)."""

    def clone(self) -> "State":
        """An independent copy. Only the state itself and its stalls are ever changed in place."""
        twin = copy(self)
        twin.stalls = [*map(copied, self.stalls)]
        return twin


def occupied(stall: Stall) -> int:
    """The occupied spaces of the reputation board, as a set of bits."""
    red, blue, green, yellow, tourist = stall.board
    return red | blue | green | yellow | tourist


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The counts with one of them changed."""
    new = list(counts)
    new[kind] += by
    return tuple(new)


# Fridges and boxes are small, so a cache of a few hundred covers them. A cache takes colours and plain numbers for the
# same key, so the result is always built of colours.


@lru_cache(maxsize=1 << 10)
def with_one(things: tuple[Colour, ...], one: Colour) -> tuple[Colour, ...]:
    """Sorted things and one more."""
    return tuple([COLOURS[thing] for thing in sorted((*things, one))])


@lru_cache(maxsize=1 << 10)
def without(things: tuple[Colour, ...], one: Colour) -> tuple[Colour, ...]:
    """Things with one of that kind taken out."""
    place = things.index(one)
    return tuple([COLOURS[thing] for thing in things[:place] + things[place + 1 :]])

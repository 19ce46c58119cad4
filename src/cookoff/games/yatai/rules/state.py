"""The state of a game of Yatai.

Lists of things are tuples that events replace whole, so that a clone may share them; counts of colours, guests,
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
    """A serving under way (YAT-35)."""

    guest: Guest
    dish: Colour | None
    """`None` is a taiyaki."""
    drinks: tuple[Colour, ...] = ()
    """Poured so far."""


class Stall(msgspec.Struct, gc=False):
    """One player's stall, menu and reputation board (YAT-4, YAT-5)."""

    menu: tuple[Colour, ...]
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
    stove_improved: bool
    fridge_improved: bool
    points: int


copied: Callable[[Stall], Stall] = Stall.__copy__  # type: ignore[attr-defined] # its stubs do not tell
"""As `copy.copy`, which takes longer to find out how a stall is copied than to copy it."""


class State(msgspec.Struct, gc=False):
    """A position. Everything in it is open information (YAT-15): the bag is a count, drawn from when needed."""

    strict: bool
    """Possible actions must be done (YAT-25): so it is unless the table agreed on `free`."""
    first: Seat
    round: int
    """1 to 12; one more is the last serving turn; 0 is the set-up."""
    seat: Seat
    ask: Ask
    owed: int
    """How many choices of this kind the seat still has to make, this one included."""
    among: tuple[Review, ...]
    """The reviews that may be moved, when reviews are asked for."""
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
    """Tokens that were used and are out of the game."""
    stalls: list[Stall]
    guest: Guest | None
    """Between bag or queue and the place it is taken to."""
    serving: Serving | None
    scores: tuple[Score, ...]
    """The final scoring."""

    def clone(self) -> "State":
        """An independent copy: only the state and its stalls are ever changed in place."""
        twin = copy(self)
        twin.stalls = [*map(copied, self.stalls)]
        return twin


def occupied(stall: Stall) -> int:
    """The set of spaces of the reputation board where somebody stands."""
    red, blue, green, yellow, tourist = stall.board
    return red | blue | green | yellow | tourist


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The counts with one of them changed."""
    new = list(counts)
    new[kind] += by
    return tuple(new)


# Fridges and boxes are small, so that few of them are there to be remembered. Equal keys are alike to a cache, be they
# colours or numbers: what it gives back is made of colours.


@lru_cache(maxsize=1 << 10)
def with_one(things: tuple[Colour, ...], one: Colour) -> tuple[Colour, ...]:
    """Sorted things and one more."""
    return tuple([COLOURS[thing] for thing in sorted((*things, one))])


@lru_cache(maxsize=1 << 10)
def without(things: tuple[Colour, ...], one: Colour) -> tuple[Colour, ...]:
    """Things with one of that kind taken out."""
    place = things.index(one)
    return tuple([COLOURS[thing] for thing in things[:place] + things[place + 1 :]])

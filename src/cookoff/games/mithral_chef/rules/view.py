"""What a seat knows: everything on the table (MIT-26).

Secrets are not in the state either: the deck, the face-down cards and the bag are kept by their contents, which
everybody can count, and the next one is drawn when needed.
"""

from functools import lru_cache
from operator import attrgetter

from cookoff.engine import Rng, Score, Seat, Seats, View
from cookoff.games.hands import Hands
from cookoff.games.mithral_chef.content.enums import Phase

from .lookup import Lookup
from .state import Counts, Offer, Player, State


class MithralView(View, frozen=True):
    """The table as everybody sees it. The fields are those of `State`, in the same order."""

    me: Seat | None
    """The seat that looks; `None` for a spectator."""
    orders: int | None
    closing: int
    phase: Phase
    """Countdown, play, the vote on a showdown, or over."""
    until: int
    players: list[Player]
    forest: tuple[str, ...]
    spread: tuple[int, ...]
    """The places with a face-down card. Not as bits, because JavaScript's numbers hold only 53 of them."""
    supply: Counts
    bag: Counts
    """How many pantry dice of each colour are in the bag."""
    plates: tuple[int, ...]
    deck: tuple[str, ...]
    above: int
    dragon: bool
    used: tuple[str, ...]
    eaten: tuple[str, ...]
    offers: tuple[Offer, ...]
    """Trades that are offered and not answered."""
    next_offer: int
    chefs: Seats
    showdown: bool
    """Whether tied players play on."""
    agreed: Seats
    standings: tuple[tuple[int, int], ...]
    scores: tuple[Score, ...]
    ended_by: str
    champion: Seat | None
    hands: Hands
    caps: bool
    calm: bool


@lru_cache(maxsize=1024)
def places(spread: int) -> tuple[int, ...]:
    """The places of a set of bits."""
    return tuple([place for place in range(spread.bit_length()) if spread >> place & 1])


_FIELDS = attrgetter(*State.__struct_fields__)
_SPREAD = State.__struct_fields__.index("spread")


def view(state: State, seat: Seat | None) -> MithralView:
    """The state as a seat sees it."""
    fields = list(_FIELDS(state.clone()))
    fields[_SPREAD] = places(state.spread)
    return MithralView(seat, *fields)


def determinise(_lookup: Lookup, seen: MithralView, _rng: Rng) -> State:
    """The state behind a view; nothing of it is hidden."""
    fields = list(_FIELDS(seen))
    fields[_SPREAD] = sum([1 << place for place in seen.spread])
    return State(*fields).clone()

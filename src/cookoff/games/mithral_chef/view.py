"""What a seat may know: everything on the table (MIT-26).

What is secret to all is not in the state either: the deck, the face-down cards and the bag are held as what is in
them, which everybody can count, and which of it comes next is drawn when it comes.
"""

from functools import lru_cache

from cookoff.engine import Score, Seat, Seats, View

from .state import Counts, Offer, Player, State, cloned
from .things import Phase


class MithralView(View, frozen=True):
    """The table as everybody sees it; fields as in `State`."""

    me: Seat | None
    """Whose eyes these are; `None` are a spectator's."""
    orders: int | None
    closing: int
    phase: Phase
    until: int
    players: tuple[Player, ...]
    forest: tuple[str, ...]
    spread: tuple[int, ...]
    """The places where a face-down card lies; not as bits: a browser counts exactly only up to 53 of them."""
    supply: Counts
    bag: Counts
    plates: tuple[int, ...]
    deck: tuple[str, ...]
    above: int
    dragon: bool
    used: tuple[str, ...]
    eaten: tuple[str, ...]
    offers: tuple[Offer, ...]
    next_offer: int
    chefs: Seats
    showdown: bool
    agreed: Seats
    standings: tuple[tuple[int, int], ...]
    scores: tuple[Score, ...]
    ended_by: str
    champion: Seat | None


@lru_cache(maxsize=1024)
def places(spread: int) -> tuple[int, ...]:
    """The places of a set held as bits."""
    return tuple([place for place in range(spread.bit_length()) if spread >> place & 1])


def view(state: State, seat: Seat | None) -> MithralView:
    """The state through a seat's eyes."""
    return MithralView(
        me=seat,
        orders=state.orders,
        closing=state.closing,
        phase=state.phase,
        until=state.until,
        players=tuple([cloned(player) for player in state.players]),
        forest=state.forest,
        spread=places(state.spread),
        supply=state.supply,
        bag=state.bag,
        plates=state.plates,
        deck=state.deck,
        above=state.above,
        dragon=state.dragon,
        used=state.used,
        eaten=state.eaten,
        offers=state.offers,
        next_offer=state.next_offer,
        chefs=state.chefs,
        showdown=state.showdown,
        agreed=state.agreed,
        standings=state.standings,
        scores=state.scores,
        ended_by=state.ended_by,
        champion=state.champion,
    )


def determinise(seen: MithralView) -> State:
    """The state that looks like this: there is only one."""
    return State(
        orders=seen.orders,
        closing=seen.closing,
        phase=seen.phase,
        until=seen.until,
        players=[cloned(player) for player in seen.players],
        forest=seen.forest,
        spread=sum([1 << place for place in seen.spread]),
        supply=seen.supply,
        bag=seen.bag,
        plates=seen.plates,
        deck=seen.deck,
        above=seen.above,
        dragon=seen.dragon,
        used=seen.used,
        eaten=seen.eaten,
        offers=seen.offers,
        next_offer=seen.next_offer,
        chefs=seen.chefs,
        showdown=seen.showdown,
        agreed=seen.agreed,
        standings=seen.standings,
        scores=seen.scores,
        ended_by=seen.ended_by,
        champion=seen.champion,
    )

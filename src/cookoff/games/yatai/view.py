"""What a seat may know. In Yatai that is everything but what the bag will give next (YAT-15)."""

from copy import copy

from cookoff.engine import Score, Seat, View

from .state import Counts, Serving, Stall, State
from .things import Ask, Guest, Review


class YataiView(View, frozen=True):
    """The table as everybody sees it; fields as in `State`."""

    me: Seat | None
    """Whose eyes these are; `None` are a spectator's."""
    strict: bool
    first: Seat
    round: int
    seat: Seat
    ask: Ask
    owed: int
    among: tuple[Review, ...]
    grid: tuple[str, ...]
    beside: tuple[str, ...]
    line: tuple[str, ...]
    bag: Counts
    """Who is in the bag, not in which order they will come."""
    dishes: Counts
    drinks: Counts
    tokens: Counts
    spent: Counts
    stalls: tuple[Stall, ...]
    guest: Guest | None
    serving: Serving | None
    scores: tuple[Score, ...]


def view(state: State, seat: Seat | None) -> YataiView:
    """The state through a seat's eyes."""
    return YataiView(
        me=seat,
        strict=state.strict,
        first=state.first,
        round=state.round,
        seat=state.seat,
        ask=state.ask,
        owed=state.owed,
        among=state.among,
        grid=state.grid,
        beside=state.beside,
        line=state.line,
        bag=state.bag,
        dishes=state.dishes,
        drinks=state.drinks,
        tokens=state.tokens,
        spent=state.spent,
        stalls=tuple([copy(stall) for stall in state.stalls]),
        guest=state.guest,
        serving=state.serving,
        scores=state.scores,
    )


def determinise(seen: YataiView) -> State:
    """The state that looks like this: nothing of it is hidden."""
    return State(
        strict=seen.strict,
        first=seen.first,
        round=seen.round,
        seat=seen.seat,
        ask=seen.ask,
        owed=seen.owed,
        among=seen.among,
        grid=seen.grid,
        beside=seen.beside,
        line=seen.line,
        bag=seen.bag,
        dishes=seen.dishes,
        drinks=seen.drinks,
        tokens=seen.tokens,
        spent=seen.spent,
        stalls=[copy(stall) for stall in seen.stalls],
        guest=seen.guest,
        serving=seen.serving,
        scores=seen.scores,
    )

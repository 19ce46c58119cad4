"""The ranking at the end of the game."""

from itertools import groupby

from cookoff.engine import Outcome
from cookoff.games.grill.market.content.enums import NOTHING

from .lookup import Lookup
from .state import AnyState, Chef


def outcome(_lookup: Lookup, state: AnyState) -> Outcome | None:
    """The ranking, once the game is over; points are recipes (SAF-52, SAF-53; HIB-52, HIB-53)."""
    if state.ask is not NOTHING:
        return None
    seats = sorted(range(len(state.chefs)), key=lambda seat: _standing(state.chefs[seat]), reverse=True)
    ranking = groupby(seats, key=lambda seat: _standing(state.chefs[seat]))
    return Outcome(
        ranking=tuple(tuple(sorted(shared)) for _, shared in ranking),
        points=tuple(len(chef.cooked) for chef in state.chefs),
        scores=(),
        ended_by=state.ended_by,
    )


def _standing(chef: Chef) -> tuple[int, int, int]:
    # A winner by SAF-52 or HIB-52 alone has the most recipes, so one order serves both endings.
    return (len(chef.cooked), chef.money, sum(chef.cards))

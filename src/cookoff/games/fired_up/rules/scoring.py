"""The ranking at the end of the game."""

from itertools import groupby

from cookoff.engine import Outcome
from cookoff.games.fired_up.content.enums import NOTHING

from .lookup import Lookup
from .state import Chef, State


def outcome(lookup: Lookup, state: State) -> Outcome | None:
    """The ranking, once the game is over; points are the recipes that count (FUP-63, FUP-81, FUP-83)."""
    if state.ask is not NOTHING:
        return None

    def points(chef: Chef) -> int:
        # Recipes beyond the goal do not count; if no chef has reached the goal, this is the order of FUP-83.
        return min(len(chef.cooked), lookup.components.goal)

    def standing(chef: Chef) -> tuple[int, int]:
        return points(chef), chef.money

    seats = sorted(range(len(state.chefs)), key=lambda seat: standing(state.chefs[seat]), reverse=True)
    ranking = groupby(seats, key=lambda seat: standing(state.chefs[seat]))
    return Outcome(
        ranking=tuple(tuple(sorted(shared)) for _, shared in ranking),
        points=tuple(points(chef) for chef in state.chefs),
        scores=(),
        ended_by=state.ended_by,
    )

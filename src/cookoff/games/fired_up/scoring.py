"""The end of the game: who has won."""

from itertools import groupby

from cookoff.engine import Outcome

from .components import Components
from .state import Chef, State
from .things import NOTHING


def outcome(components: Components, state: State) -> Outcome | None:
    """The ranking, once the game is over; points are recipes (FUP-81, FUP-83)."""
    if state.ask is not NOTHING:
        return None

    def standing(chef: Chef) -> tuple[int, int]:
        # Recipes beyond the goal count for nothing; without a chef at the goal this is the order of FUP-83.
        return min(len(chef.cooked), components.goal), chef.money

    seats = sorted(range(len(state.chefs)), key=lambda seat: standing(state.chefs[seat]), reverse=True)
    ranking = groupby(seats, key=lambda seat: standing(state.chefs[seat]))
    return Outcome(
        ranking=tuple(tuple(sorted(shared)) for _, shared in ranking),
        points=tuple(len(chef.cooked) for chef in state.chefs),
        scores=(),
        ended_by=state.ended_by,
    )

"""The ranking at the end of the game."""

from cookoff.engine import Outcome
from cookoff.games.fired_up.content.enums import NOTHING
from cookoff.games.grill.rules.scoring import ranked

from .lookup import Lookup
from .state import Chef, State


def outcome(lookup: Lookup, state: State) -> Outcome | None:
    """The ranking, once the game is over; points are the recipes that count (FUP-63, FUP-81, FUP-83)."""

    def standing(chef: Chef) -> tuple[int, int]:
        # Recipes beyond the goal do not count; if no chef has reached the goal, this is the order of FUP-83.
        return min(len(chef.cooked), lookup.components.goal), chef.money

    return ranked(state.chefs, standing, state.ended_by) if state.ask is NOTHING else None

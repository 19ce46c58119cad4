"""The ranking at the end of the game."""

from cookoff.engine import Outcome
from cookoff.games.grill.market.content.enums import NOTHING
from cookoff.games.grill.rules.scoring import ranked

from .lookup import Lookup
from .state import AnyState, Chef


def outcome(_lookup: Lookup, state: AnyState) -> Outcome | None:
    """The ranking, once the game is over; points are recipes (SAF-52, SAF-53; HIB-52, HIB-53)."""
    return ranked(state.chefs, _standing, state.ended_by) if state.ask is NOTHING else None


def _standing(chef: Chef) -> tuple[int, int, int]:
    # A winner by SAF-52 or HIB-52 alone has the most recipes, so one order serves both endings.
    return (len(chef.cooked), chef.money, sum(chef.cards))

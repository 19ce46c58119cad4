"""The opening position of Safranito."""

from cookoff.engine import Chance
from cookoff.games.grill.market.rules.setup import lay_out
from cookoff.games.grill.rules.options import GrillOptions

from .lookup import Lookup
from .state import Chef, State


class SafranitoOptions(GrillOptions, frozen=True):
    """The table options of Safranito."""


def setup(lookup: Lookup, players: int, options: SafranitoOptions, chance: Chance) -> State:
    """The opening position (SAF-10 to SAF-13)."""
    chefs = [Chef(lookup.components.money, (0,) * lookup.kinds, (), ()) for _ in range(players)]
    return lay_out(State, lookup, chefs, options, chance)

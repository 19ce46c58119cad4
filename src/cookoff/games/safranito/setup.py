"""The opening position of Safranito."""

from cookoff.engine import Chance
from cookoff.games.grill.market.setup import MarketOptions, lay_out

from .components import Components
from .printed import Printed
from .state import Chef, State


class SafranitoOptions(MarketOptions, frozen=True):
    """What a table of Safranito may agree on."""


def setup(components: Components, printed: Printed, players: int, options: SafranitoOptions, chance: Chance) -> State:
    """Lay the game out (SAF-10 to SAF-13)."""
    chefs = [Chef(components.money, (0,) * printed.kinds, (), ()) for _ in range(players)]
    return lay_out(State, printed, chefs, options, chance)

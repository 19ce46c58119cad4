"""Hibachi as the rest of the house knows it."""

from collections.abc import Sequence

from cookoff.engine import RoomGame, Types
from cookoff.games.grill.market.game import market_rules

from .chili import HibachiEvent, HibachiMove
from .components import Components
from .customs import CUSTOMS
from .lookup import Lookup
from .setup import HibachiOptions, setup
from .state import State
from .view import HibachiView, determinise, view

RULES = market_rules(CUSTOMS, setup, view, determinise)


class Hibachi(RoomGame[Components, Lookup, State, HibachiView]):
    """The game Hibachi, played with the components it is given."""

    id = "hibachi"
    rules_version = 4
    types = Types(move=HibachiMove, event=HibachiEvent, state=State, view=HibachiView, options=HibachiOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components, CUSTOMS), RULES)

    def inventory(self, state: State) -> Sequence[tuple[str, int]]:
        """See `Game`."""
        chili = state.chili + sum(chef.chili for chef in state.chefs)
        return [*super().inventory(state), ("chili card", chili)]

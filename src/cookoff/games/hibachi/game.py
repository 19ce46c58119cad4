"""Hibachi as a `Game`."""

from collections.abc import Sequence

from cookoff.engine import RoomGame, Types
from cookoff.games.grill.market.game import market_rules
from cookoff.games.hibachi.content.components import Components
from cookoff.games.hibachi.rules.chili import HibachiEvent, HibachiMove
from cookoff.games.hibachi.rules.lookup import Lookup
from cookoff.games.hibachi.rules.setup import HibachiOptions, setup
from cookoff.games.hibachi.rules.state import State
from cookoff.games.hibachi.rules.variant import VARIANT
from cookoff.games.hibachi.rules.view import HibachiView, determinise, view

RULES = market_rules(VARIANT, setup, view, determinise)


class Hibachi(RoomGame[Components, Lookup, State, HibachiView]):
    """Hibachi, played with these components."""

    id = "hibachi"
    rules_version = 5
    types = Types(move=HibachiMove, event=HibachiEvent, state=State, view=HibachiView, options=HibachiOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components, VARIANT), RULES)

    def inventory(self, state: State) -> Sequence[tuple[str, int]]:
        """See `Game`."""
        chili = state.chili + sum(chef.chili for chef in state.chefs)
        return [*super().inventory(state), ("chili card", chili)]

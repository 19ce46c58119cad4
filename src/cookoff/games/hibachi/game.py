"""Hibachi as the rest of the house knows it."""

from collections.abc import Sequence

from cookoff.engine import Chance, Rng, Seat, Types
from cookoff.games.grill.market.game import MarketGame

from .components import Components
from .customs import CUSTOMS, RULES
from .events import HibachiEvent
from .moves import HibachiMove
from .printed import Printed
from .setup import HibachiOptions, setup
from .state import State
from .view import HibachiView, determinise, view


class Hibachi(MarketGame[State]):
    """The game Hibachi, played with the components it is given."""

    id = "hibachi"
    rules_version = 1
    types = Types(move=HibachiMove, event=HibachiEvent, state=State, view=HibachiView, options=HibachiOptions)
    printed: Printed

    def __init__(self, components: Components) -> None:
        super().__init__(components, CUSTOMS)
        self.components = components
        self.printed = Printed(components, RULES)

    def setup(self, players: int, options: HibachiOptions, chance: Chance) -> State:
        """See `Game`."""
        return setup(self.components, self.printed, players, options, chance)

    def view(self, state: State, seat: Seat | None) -> HibachiView:
        """See `Game`."""
        return view(state, seat)

    def determinise(self, seen: HibachiView, rng: Rng) -> State:
        """See `Game`."""
        return determinise(self.printed, seen, rng)

    def inventory(self, state: State) -> Sequence[tuple[str, int]]:
        """See `Game`."""
        chili = state.chili + sum(chef.chili for chef in state.chefs)
        return [*super().inventory(state), ("chili card", chili)]

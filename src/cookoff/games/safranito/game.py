"""Safranito as the rest of the house knows it."""

from cookoff.engine import Chance, Rng, Seat, Types
from cookoff.games.grill.market.game import MarketGame

from .components import Components
from .customs import CUSTOMS, RULES
from .events import SafranitoEvent
from .moves import SafranitoMove
from .printed import Printed
from .setup import SafranitoOptions, setup
from .state import State
from .view import SafranitoView, determinise, view


class Safranito(MarketGame[State]):
    """The game Safranito, played with the components it is given."""

    id = "safranito"
    rules_version = 1
    types = Types(move=SafranitoMove, event=SafranitoEvent, state=State, view=SafranitoView, options=SafranitoOptions)
    printed: Printed

    def __init__(self, components: Components) -> None:
        super().__init__(components, CUSTOMS)
        self.components = components
        self.printed = Printed(components, RULES)

    def setup(self, players: int, options: SafranitoOptions, chance: Chance) -> State:
        """See `Game`."""
        return setup(self.components, self.printed, players, options, chance)

    def view(self, state: State, seat: Seat | None) -> SafranitoView:
        """See `Game`."""
        return view(state, seat)

    def determinise(self, seen: SafranitoView, rng: Rng) -> State:
        """See `Game`."""
        return determinise(self.printed, seen, rng)

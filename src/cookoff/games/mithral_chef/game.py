"""The game Mithral Chef: its rules, types and components put together."""

from cookoff.engine import Due, Move, RoomGame, Ruleset, Seat, Tempo, Types
from cookoff.games.mithral_chef.content.components import Components
from cookoff.games.mithral_chef.rules.clock import due
from cookoff.games.mithral_chef.rules.effects import play
from cookoff.games.mithral_chef.rules.events import MithralEvent
from cookoff.games.mithral_chef.rules.evolve import evolve
from cookoff.games.mithral_chef.rules.inventory import inventory
from cookoff.games.mithral_chef.rules.legal_moves import choices, to_act
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_checks import ready
from cookoff.games.mithral_chef.rules.moves import MithralMove
from cookoff.games.mithral_chef.rules.scoring import outcome
from cookoff.games.mithral_chef.rules.setup import MithralOptions, setup
from cookoff.games.mithral_chef.rules.state import State
from cookoff.games.mithral_chef.rules.view import MithralView, determinise, view

RULES = Ruleset(setup, to_act, choices, play, evolve, view, determinise, outcome, inventory)


class MithralChef(RoomGame[Components, Lookup, State, MithralView]):
    """Mithral Chef, played with a set of components."""

    id = "mithral-chef"
    rules_version = 4
    tempo = Tempo.REAL_TIME
    types = Types(move=MithralMove, event=MithralEvent, state=State, view=MithralView, options=MithralOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components), RULES)

    def ready(self, state: State, seat: Seat, move: Move) -> int:
        """See `RealTime`."""
        return ready(self.lookup, state, seat, move)

    def due(self, state: State) -> Due | None:
        """See `RealTime`."""
        return due(state)

"""Hibachi Fired Up! as a `Game`."""

from cookoff.engine import RoomGame, Ruleset, Types
from cookoff.games.fired_up.content.components import Components
from cookoff.games.fired_up.rules.effects import play
from cookoff.games.fired_up.rules.events import FiredUpEvent
from cookoff.games.fired_up.rules.evolve import evolve
from cookoff.games.fired_up.rules.inventory import inventory
from cookoff.games.fired_up.rules.legal_moves import choices
from cookoff.games.fired_up.rules.lookup import Lookup
from cookoff.games.fired_up.rules.moves import FiredUpMove
from cookoff.games.fired_up.rules.scoring import outcome
from cookoff.games.fired_up.rules.setup import FiredUpOptions, setup
from cookoff.games.fired_up.rules.state import State
from cookoff.games.fired_up.rules.view import FiredUpView, determinise, view
from cookoff.games.grill.rules.legal_moves import to_act

RULES = Ruleset(setup, to_act, choices, play, evolve, view, determinise, outcome, inventory)


class FiredUp(RoomGame[Components, Lookup, State, FiredUpView]):
    """Hibachi Fired Up!, played with these components."""

    id = "fired-up"
    rules_version = 5
    types = Types(move=FiredUpMove, event=FiredUpEvent, state=State, view=FiredUpView, options=FiredUpOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components), RULES)

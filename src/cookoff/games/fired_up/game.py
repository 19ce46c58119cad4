"""Hibachi Fired Up! as the rest of the house knows it."""

from cookoff.engine import RoomGame, Ruleset, Types

from .choices import choices, to_act
from .components import Components
from .events import FiredUpEvent
from .evolve import evolve
from .inventory import inventory
from .lookup import Lookup
from .moves import FiredUpMove
from .rules import play
from .scoring import outcome
from .setup import FiredUpOptions, setup
from .state import State
from .view import FiredUpView, determinise, view

RULES = Ruleset(setup, to_act, choices, play, evolve, view, determinise, outcome, inventory)


class FiredUp(RoomGame[Components, Lookup, State, FiredUpView]):
    """The game Hibachi Fired Up!, played with the components it is given."""

    id = "fired-up"
    rules_version = 4
    types = Types(move=FiredUpMove, event=FiredUpEvent, state=State, view=FiredUpView, options=FiredUpOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components), RULES)

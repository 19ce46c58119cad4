"""Yatai as the rest of the house knows it."""

from cookoff.engine import RoomGame, Ruleset, Types

from .choices import choices, to_act
from .components import Components
from .events import YataiEvent
from .evolve import evolve
from .inventory import inventory
from .lookup import Lookup
from .moves import YataiMove
from .rules import play
from .scoring import outcome
from .setup import YataiOptions, setup
from .state import State
from .view import YataiView, determinise, view

RULES = Ruleset(setup, to_act, choices, play, evolve, view, determinise, outcome, inventory)


class Yatai(RoomGame[Components, Lookup, State, YataiView]):
    """The game Yatai, played with the components it is given."""

    id = "yatai"
    rules_version = 3
    types = Types(move=YataiMove, event=YataiEvent, state=State, view=YataiView, options=YataiOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components), RULES)

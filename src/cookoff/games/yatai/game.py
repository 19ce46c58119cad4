"""The game Yatai: its rules, types and components put together."""

from cookoff.engine import RoomGame, Ruleset, Types
from cookoff.games.yatai.content.components import Components
from cookoff.games.yatai.rules.effects import play
from cookoff.games.yatai.rules.events import YataiEvent
from cookoff.games.yatai.rules.evolve import evolve
from cookoff.games.yatai.rules.inventory import inventory
from cookoff.games.yatai.rules.legal_moves import choices, to_act
from cookoff.games.yatai.rules.lookup import Lookup
from cookoff.games.yatai.rules.moves import YataiMove
from cookoff.games.yatai.rules.scoring import outcome
from cookoff.games.yatai.rules.setup import YataiOptions, setup
from cookoff.games.yatai.rules.state import State
from cookoff.games.yatai.rules.view import YataiView, determinise, view

RULES = Ruleset(setup, to_act, choices, play, evolve, view, determinise, outcome, inventory)


class Yatai(RoomGame[Components, Lookup, State, YataiView]):
    """Yatai, played with a set of components."""

    id = "yatai"
    rules_version = 4
    types = Types(move=YataiMove, event=YataiEvent, state=State, view=YataiView, options=YataiOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components), RULES)

"""Puts the functions of A Pinch Too Much together for cookoff."""

from cookoff.engine import CardRules, RoomGame, Ruleset, Types

from .components import COOKS, Components
from .events import PinchEvent
from .evolve import evolve
from .moves import PinchMove
from .rules import choices, outcome, play, to_act
from .state import PinchOptions, State, View, setup
from .things import Card

CARDS: CardRules[Components, State] = CardRules(back=Card.BACK, every=lambda components, _table: components.deck)

RULES: Ruleset[Components, State, View] = Ruleset(
    setup, to_act, choices, play, evolve, CARDS.view, CARDS.determinise, outcome, CARDS.inventory
)


class Pinch(RoomGame[Components, Components, State, View]):
    """The game, played with the given components."""

    id = "pinch"
    rules_version = 1
    seats = COOKS
    types = Types(move=PinchMove, event=PinchEvent, state=State, view=View, options=PinchOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, components, RULES)

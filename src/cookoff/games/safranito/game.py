"""Safranito as a `Game`."""

from cookoff.engine import RoomGame, Types
from cookoff.games.grill.market.game import market_rules
from cookoff.games.safranito.content.components import Components
from cookoff.games.safranito.rules.blends import SafranitoEvent, SafranitoMove
from cookoff.games.safranito.rules.lookup import Lookup
from cookoff.games.safranito.rules.setup import SafranitoOptions, setup
from cookoff.games.safranito.rules.state import State
from cookoff.games.safranito.rules.variant import VARIANT
from cookoff.games.safranito.rules.view import SafranitoView, determinise, view

RULES = market_rules(VARIANT, setup, view, determinise)


class Safranito(RoomGame[Components, Lookup, State, SafranitoView]):
    """Safranito, played with these components."""

    id = "safranito"
    rules_version = 5
    types = Types(move=SafranitoMove, event=SafranitoEvent, state=State, view=SafranitoView, options=SafranitoOptions)

    def __init__(self, components: Components) -> None:
        super().__init__(components, Lookup(components, VARIANT), RULES)

"""For those who teach Mithral Chef: how far a game has come."""

from cookoff.engine import Course

from .game import MithralChef
from .state import State


def course(game: MithralChef, state: State) -> Course:
    """There are no turns to wait for; the recipes drawn tell how near the dragon is."""
    return Course(0, 1.0 - len(state.deck) / len(game.components.recipes_for(len(state.players))))

"""How good a position is for a cook: what the greedy bot maximises."""

from math import exp

from cookoff.engine import Seat

from .game import Pinch
from .state import State

TO_COME = 2.2
"""Salt that a turn brings on average."""
NERVE = 2.0
"""How far off the guests' taste the pot may be before one is sure what comes of it."""
HOPE = 0.1
"""What a point in hand is worth, for suppers to come."""


def evaluate(game: Pinch, state: State, seat: Seat) -> float:
    """Points so far, and what the pot on the fire is likely to bring."""
    components = game.components
    mine = state.cooks[seat]
    salt = [components.salt(cook.pot) for cook in state.cooks]
    off = sum(salt) + TO_COME * state.turns - components.tastes[len(salt)]
    spoilt = 1 / (1 + exp(-off / NERVE))
    blamed = components.washing_up if salt[seat] == max(salt) else 0
    pot = (1 - spoilt) * components.points(mine.pot) - spoilt * blamed
    return mine.points + (pot if state.turns else 0) + HOPE * components.points(mine.hand)

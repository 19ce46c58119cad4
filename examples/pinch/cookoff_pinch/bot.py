"""The evaluation that the greedy bot maximises."""

from math import exp

from cookoff.engine import Seat

from .game import Pinch
from .state import State

TO_COME = 2.2
"""The average salt added by a turn."""
NERVE = 2.0
"""The uncertainty about whether the pot will be too salty; larger values are less certain."""
HOPE = 0.1
"""The value of a point in hand for later suppers."""


def evaluate(game: Pinch, state: State, seat: Seat) -> float:
    """Return a cook's points so far plus the expected points of the pot."""
    components = game.components
    mine = state.cooks[seat]
    salt = [components.salt(cook.pot) for cook in state.cooks]
    off = sum(salt) + TO_COME * state.turns - components.tastes[len(salt)]
    spoilt = 1 / (1 + exp(-off / NERVE))
    blamed = components.washing_up if salt[seat] == max(salt) else 0
    pot = (1 - spoilt) * components.points(mine.pot) - spoilt * blamed
    return mine.points + (pot if state.turns else 0) + HOPE * components.points(mine.hand)

"""How good a position of Yatai is for a seat: what greedy bots climb."""

from cookoff.engine import Seat

from .game import Yatai
from .state import Stall, State
from .things import Guest

LEAD = 0.6
"""A majority of dishes or customers may still be lost."""
GUEST, DISH, DRINK, MATCH = 0.5, 1.0, 0.8, 0.4
"""What waits to be served, in victory points; a match with a guest in the queue counts on top."""
BOTTLE = -0.4
"""A bottle takes up room in the recycle box."""
LAST_SPACE, LAST_BUT_ONE = -2.0, -0.4
"""A guest in the last queue space costs reviews, in the space before it soon may."""
VARIETY = 0.5
"""Each dish on the menu."""


def worth(game: Yatai, state: State, seat: Seat) -> float:
    """Victory points in hand, those the final scoring would give now, and the hope in what stands ready."""
    components = game.components
    stall = state.stalls[seat]
    track = components.tracks.reviews
    value = float(stall.points)
    for position in stall.reviews:
        value += track[position]
    for count, kind in zip(stall.tokens, components.tokens.kinds(), strict=True):
        value += count * kind.points
    value += LEAD * _leads(state, seat)
    left = components.rounds - state.round
    if left >= 0:
        # Near the end there is less and less time to serve what stands ready.
        value += min(1.0, (left + 1) / 4) * _hope(stall, components.stall.queue)
    return value


def _leads(state: State, seat: Seat) -> int:
    """What the majorities of YAT-61 and YAT-62 would bring now."""
    mine = state.stalls[seat]
    total = 0
    for colour in range(4):
        dishes, customers = mine.sink[colour], mine.board[colour].bit_count()
        if dishes > max(stall.sink[colour] for stall in state.stalls if stall is not mine):
            total += dishes
        if customers > max(stall.board[colour].bit_count() for stall in state.stalls if stall is not mine):
            total += customers
    return total


def _hope(stall: Stall, queue_size: int) -> float:
    """What stands ready to be served."""
    queue, dishes = stall.queue, stall.dishes
    value = GUEST * min(len(queue), len(dishes) + 1) + DISH * len(dishes)
    value += DRINK * len(stall.fridge) + BOTTLE * len(stall.box) + VARIETY * len(stall.menu)
    if len(queue) == queue_size:
        value += LAST_SPACE
    elif len(queue) == queue_size - 1:
        value += LAST_BUT_ONE
    for guest, dish in zip(queue, dishes, strict=False):
        if guest is Guest(dish):
            value += MATCH
    for drink in stall.fridge:
        if Guest(drink) in queue:
            value += MATCH
    return value

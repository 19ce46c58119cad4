"""How good a position of Yatai is for a seat: what bots climb."""

from functools import lru_cache

from cookoff.engine import Seat
from cookoff.games.yatai.content.enums import Colour, Guest
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules.state import Stall, State

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
STEPS, STAR = 0.3, 0.75
"""Review steps that a turn brings on average; what a further star on the influencer track is worth from the outset."""
RIVALS = 0.5
"""What the rivals have is worth less than what one has: there may be several of them, and one wins by own points."""


def evaluate(game: Yatai, state: State, seat: Seat) -> float:
    """Victory points in hand, those the final scoring would give now, and the hope in what stands ready."""
    stall, lookup = state.stalls[seat], game.lookup
    track = lookup.reviews
    one, two, three, four = stall.reviews
    value: float = stall.points + track[one] + track[two] + track[three] + track[four]
    for count, points in zip(stall.tokens, lookup.token_points, strict=True):
        value += count * points
    value += LEAD * _majority_points(state, stall)
    left = lookup.rounds - state.round
    if left >= 0:
        hope = _readiness(stall.queue, stall.dishes, stall.fridge, len(stall.box), len(stall.menu), lookup.queue_size)
        # Near the end there is less and less time to serve what stands ready.
        value += hope if left >= 3 else (left + 1) / 4 * hope
    return value


def advantage(game: Yatai, state: State, seat: Seat) -> float:
    """What it is worth for the seat in the long run, less a part of what it is worth for the others."""
    seats = range(len(state.stalls))
    others = sum([_long_term_value(game, state, other) for other in seats if other != seat])
    return _long_term_value(game, state, seat) - RIVALS * others / (len(seats) - 1)


def _long_term_value(game: Yatai, state: State, seat: Seat) -> float:
    """The worth, and what reviews promise: the higher a marker, the more its next steps bring."""
    lookup, stall = game.lookup, state.stalls[seat]
    left = max(0, lookup.rounds - state.round)
    further = _expected_review_gain(lookup.reviews, left)
    stars = lookup.stars
    star = stars[stall.influencer] - stars[0] if stall.influencer < len(stars) else 0
    promised = max([further[position] for position in stall.reviews]) + STAR * star * left / lookup.rounds
    return evaluate(game, state, seat) + promised


@lru_cache(maxsize=64)
def _expected_review_gain(track: tuple[int, ...], left: int) -> tuple[float, ...]:
    """For each position what the steps of so many turns bring on this track beyond a point for each."""
    top, hoped = len(track) - 1, STEPS * left

    def gain(position: int, steps: int) -> int:
        end = min(top, position + steps)
        return track[end] - track[position] - (end - position)

    whole = int(hoped)
    return tuple(
        gain(position, whole) + (hoped - whole) * (gain(position, whole + 1) - gain(position, whole))
        for position in range(top + 1)
    )


def _majority_points(state: State, mine: Stall) -> int:
    """What the majorities of YAT-61 and YAT-62 would bring now."""
    total = 0
    rivals = [stall for stall in state.stalls if stall is not mine]
    for colour in range(4):
        dishes, customers = mine.sink[colour], mine.board[colour].bit_count()
        for rival in rivals:
            if rival.sink[colour] >= dishes:
                dishes = 0
            if rival.board[colour].bit_count() >= customers:
                customers = 0
        total += dishes + customers
    return total


@lru_cache(maxsize=1 << 16)
def _readiness(
    queue: tuple[Guest, ...],
    dishes: tuple[Colour, ...],
    fridge: tuple[Colour, ...],
    bottles: int,
    variety: int,
    queue_size: int,
) -> float:
    """What stands ready to be served. Stalls look alike again and again, above all to a bot that looks ahead."""
    value = GUEST * min(len(queue), len(dishes) + 1) + DISH * len(dishes)
    value += DRINK * len(fridge) + BOTTLE * bottles + VARIETY * variety
    if len(queue) == queue_size:
        value += LAST_SPACE
    elif len(queue) == queue_size - 1:
        value += LAST_BUT_ONE
    for guest, dish in zip(queue, dishes, strict=False):
        if guest is Guest(dish):
            value += MATCH
    for drink in fridge:
        if Guest(drink) in queue:
            value += MATCH
    return value

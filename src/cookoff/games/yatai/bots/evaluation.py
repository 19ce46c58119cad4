"""The evaluation of positions of Yatai, which bots maximise."""

from functools import lru_cache

from cookoff.engine import Seat
from cookoff.games.yatai.content.enums import Colour, Guest
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules.state import Stall, State

LEAD = 0.6
"""The value of a point from a majority, which may still be lost."""
GUEST, DISH, DRINK, MATCH = 0.5, 1.0, 0.8, 0.4
"""The value of guests, dishes and drinks that are ready, in victory points, and the extra for a matching colour."""
BOTTLE = -0.4
"""A bottle takes up room in the recycle box."""
LAST_SPACE, LAST_BUT_ONE = -2.0, -0.4
"""A guest in the last queue space costs reviews; one in the space before it may do so soon."""
VARIETY = 0.5
"""The value of each dish on the menu."""
STEPS, STAR = 0.3, 0.75
"""The average review steps in a turn; the value of a further star on the influencer track at the start."""
RIVALS = 0.5
"""The weight of the rivals' average value against one's own."""


def evaluate(game: Yatai, state: State, seat: Seat) -> float:
    """Victory points so far, those of a final scoring now, and expected points from what is ready to serve."""
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
        # Near the end there is less time to serve what is ready.
        value += hope if left >= 3 else (left + 1) / 4 * hope
    return value


def advantage(game: Yatai, state: State, seat: Seat) -> float:
    """The seat's long-term value less a part of its rivals'."""
    seats = range(len(state.stalls))
    others = sum([_long_term_value(game, state, other) for other in seats if other != seat])
    return _long_term_value(game, state, seat) - RIVALS * others / (len(seats) - 1)


def _long_term_value(game: Yatai, state: State, seat: Seat) -> float:
    """The evaluation plus what reviews promise: the higher a marker, the more its next steps bring."""
    lookup, stall = game.lookup, state.stalls[seat]
    left = max(0, lookup.rounds - state.round)
    further = _expected_review_gain(lookup.reviews, left)
    stars = lookup.stars
    star = stars[stall.influencer] - stars[0] if stall.influencer < len(stars) else 0
    promised = max([further[position] for position in stall.reviews]) + STAR * star * left / lookup.rounds
    return evaluate(game, state, seat) + promised


@lru_cache(maxsize=64)
def _expected_review_gain(track: tuple[int, ...], left: int) -> tuple[float, ...]:
    """For each position, what the steps of the turns left bring on this track beyond one point each."""
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
    """What the majorities (YAT-61, YAT-62) would score now."""
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
    """The value of what is ready to serve. Cached, because a bot that looks ahead meets the same stalls often."""
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

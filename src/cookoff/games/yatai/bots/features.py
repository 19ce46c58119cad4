"""The features of a stall: possessions, tracks, majorities, reputation board, and what is ready to serve.

`learned_evaluation` weighs them; `tools/learn.py` learns the weights.
"""

from collections.abc import Sequence

from cookoff.games.yatai.content.enums import TOURIST, Bonus, Colour, Guest
from cookoff.games.yatai.rules.lookup import Lookup
from cookoff.games.yatai.rules.state import Counts, Stall, State, occupied

Values = tuple[float, ...]

OWNED = (
    "points",
    "backs of tokens",
    *("taiyaki", "doggy bags", "urgent calls", "garbage"),
    *("third dish of the menu", "fourth dish of the menu"),
    *("better stove", "better fridge"),
)
TRACKS = (
    "reviews",
    "highest review",
    *(f"reviews from position {position}" for position in range(1, 10)),
    *(f"influencer's step {step}" for step in range(1, 5)),
)
MAJORITIES = tuple(
    f"{what} {how}" for what in ("dishes", "customers") for how in ("ahead", "well ahead", "level", "one behind")
)
NEXT = (*Bonus, "reviews")
"""The bonuses the next guest may bring, as far as the stall can use them."""
REPUTATION = (
    "guests placed",
    *(f"open for {bonus}" for bonus in NEXT),
    *(f"left of {bonus}" for bonus in NEXT),
)
READY = (
    *(f"guest {number}" for number in range(1, 5)),
    *("tourists", "tourist first"),
    *(f"dish {number}" for number in range(1, 4)),
    *(f"drink {number}" for number in range(1, 4)),
    *(f"bottle {number}" for number in range(1, 4)),
    *("first guest's dish", "second guest's dish", "later guests' dishes"),
    *("first guest's drink", "first guest's second drink", "second guest's drinks"),
    "next dish is on the menu",
    *("one serving", "two servings", "one serving with two drinks"),
    "guests without a dish",
)
"""Features of what is ready to serve; they count only while there are turns left."""


def owned(lookup: Lookup, stall: Stall) -> Values:
    """The features named in `OWNED`."""
    tokens, dishes = stall.tokens, len(stall.menu)
    backs = sum([count * points for count, points in zip(tokens, lookup.token_points, strict=True)])
    return stall.points, backs, *tokens, dishes >= 3, dishes >= 4, stall.stove_improved, stall.fridge_improved


def tracks(track: tuple[int, ...], positions: Counts, influencer: int) -> Values:
    """The review markers and the influencer: the features named in `TRACKS`."""
    return (
        sum([track[position] for position in positions]),
        max(positions),
        *[sum([position >= least for position in positions]) for least in range(1, 10)],
        *[influencer >= step for step in range(1, 5)],
    )


def majorities(mine: Counts, best: Counts) -> Values:
    """How the stall stands in the majorities of YAT-61 or YAT-62 against the best of the others in each colour."""
    ahead = well_ahead = level = behind = 0
    for own, other in zip(mine, best, strict=True):
        if own > other:
            ahead += own
            if own > other + 1:
                well_ahead += own
        elif own == other:
            level += own
        elif own == other - 1:
            behind += other
    return ahead, well_ahead, level, behind


def customers(stall: Stall) -> Counts:
    """How many customers of each colour are on the reputation board."""
    red, blue, green, yellow, _ = stall.board
    return red.bit_count(), blue.bit_count(), green.bit_count(), yellow.bit_count()


def best_of(others: Sequence[Counts]) -> Counts:
    """The maximum of each colour."""
    return others[0] if len(others) == 1 else tuple(map(max, *others))


def reputation(
    lookup: Lookup, taken: int, dishes: int, stove_improved: bool, fridge_improved: bool, influencer: int
) -> Values:
    """The reputation board and the bonuses left on it: the features named in `REPUTATION`."""
    board = lookup.board
    near, used = board.open(taken), set[Bonus]()
    if dishes == len(Colour):
        used.add(Bonus.MENU)
    if stove_improved:
        used.add(Bonus.STOVE)
    if fridge_improved:
        used.add(Bonus.FRIDGE)
    if influencer >= len(lookup.stars):
        used.add(Bonus.INFLUENCER)
    open_for, left_of = dict.fromkeys(NEXT, 0), dict.fromkeys(NEXT, 0)
    for space, bonus in enumerate(board.bonuses):
        kind = bonus if isinstance(bonus, Bonus) else "reviews"
        if kind not in used and not taken >> space & 1:
            left_of[kind] += 1
            open_for[kind] |= near >> space & 1
    return taken.bit_count(), *open_for.values(), *left_of.values()


def ready(
    queue: tuple[Guest, ...],
    dishes: tuple[Colour, ...],
    fridge: tuple[Colour, ...],
    bottles: int,
    menu: tuple[Colour, ...],
    box_size: int,
) -> Values:
    """The waiting guests and what is there for them: the features named in `READY`."""
    waiting, cooked, drinks = len(queue), len(dishes), len(fridge)
    matches = [int(guest) == int(dish) for guest, dish in zip(queue, dishes, strict=False)]
    liked = [sum([int(drink) == int(guest) for drink in fridge]) for guest in queue[:2]] + [0, 0]
    servings = min(waiting, cooked, drinks, max(0, box_size - bottles))
    return (
        *[waiting >= number for number in range(1, 5)],
        *(queue.count(TOURIST), waiting > 0 and queue[0] is TOURIST),
        *[many >= number for many in (cooked, drinks, bottles) for number in range(1, 4)],
        *(sum(matches[:1]), sum(matches[1:2]), sum(matches[2:])),
        *(liked[0] >= 1, liked[0] >= 2, liked[1]),
        waiting > cooked and int(queue[cooked]) in menu,
        *(servings >= 1, servings >= 2, servings >= 1 and drinks >= 2 and bottles + 2 <= box_size),
        max(0, waiting - cooked),
    )


def stall_features(lookup: Lookup, state: State, seat: int) -> tuple[Values, Values]:
    """All features of a stall: the lasting ones (`KEPT`) and those of what is ready (`READY`)."""
    stall = state.stalls[seat]
    others = [other for other in state.stalls if other is not stall]
    kept = (
        *owned(lookup, stall),
        *tracks(lookup.reviews, stall.reviews, stall.influencer),
        *majorities(stall.sink, best_of([other.sink for other in others])),
        *majorities(customers(stall), best_of([customers(other) for other in others])),
        *reputation(
            lookup,
            occupied(stall),
            len(stall.menu),
            stall.stove_improved,
            stall.fridge_improved,
            stall.influencer,
        ),
    )
    return kept, ready(stall.queue, stall.dishes, stall.fridge, len(stall.box), stall.menu, lookup.box_size)


KEPT = (*OWNED, *TRACKS, *MAJORITIES, *REPUTATION)

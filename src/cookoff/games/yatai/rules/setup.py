"""The opening position of Yatai."""

from typing import Annotated

from cookoff.engine import HOUSE_RULE, BadInput, Chance, Options, Seat
from cookoff.games.yatai.content.components import TILES, Components
from cookoff.games.yatai.content.enums import COLOURS, GUESTS, REVIEWS, TOKENS, Ask, Token

from .lookup import Lookup
from .state import Stall, State, copied


class YataiOptions(Options, frozen=True):
    """The options of a table of Yatai."""

    free: Annotated[bool, HOUSE_RULE] = False
    """Whether a possible action may be skipped (YAT-25)."""
    first: Seat | None = None
    """The first player; random if not given (YAT-15)."""


def setup(lookup: Lookup, players: int, options: YataiOptions, chance: Chance) -> State:
    """Lay out the tiles (YAT-10), the bag and the supply (YAT-11); the first player then chooses a dish (YAT-12)."""
    if options.first is not None and not 0 <= options.first < players:
        raise BadInput(f"first: there is no seat {options.first} at a table of {players}")
    components = lookup.components
    first = chance.index(players) if options.first is None else options.first
    shuffled = [lookup.all_tiles[number] for number in chance.order(TILES)]
    supply = components.supply_for(players)
    stall = _stall(components)
    return State(
        strict=not options.free,
        first=first,
        round=0,
        seat=first,
        ask=Ask.MENU,
        owed=1,
        among=(),
        grid=tuple(shuffled[:6]),
        beside=tuple(sorted(shuffled[6:])),
        line=(),
        bag=(supply.customers,) * len(COLOURS) + (supply.tourists,),
        dishes=(supply.dishes,) * len(COLOURS),
        drinks=(supply.drinks,) * len(COLOURS),
        tokens=_draw_tokens(lookup.token_box, supply.tokens, chance),
        spent=(0,) * len(TOKENS),
        stalls=[copied(stall) for _ in range(players)],
        guest=None,
        serving=None,
        scores=(),
    )


def _draw_tokens(box: list[Token], number: int, chance: Chance) -> tuple[int, ...]:
    """How many tokens of each kind this game has (YAT-2)."""
    drawn = [0] * len(TOKENS)
    for place in chance.order(len(box))[:number]:
        drawn[box[place]] += 1
    return tuple(drawn)


def _stall(components: Components) -> Stall:
    """An empty stall (YAT-16)."""
    return Stall(
        menu=(),
        queue=(),
        dishes=(),
        fridge=(),
        box=(),
        sink=(0,) * len(COLOURS),
        board=(0,) * len(GUESTS),
        reviews=(components.tracks.review_start,) * len(REVIEWS),
        influencer=0,
        tokens=(0,) * len(TOKENS),
        stove_improved=False,
        fridge_improved=False,
        points=0,
    )

"""The opening position of Yatai."""

from typing import Annotated

from cookoff.engine import HOUSE_RULE, BadInput, Chance, Options, Seat

from .components import TILES, Components
from .lookup import Lookup
from .state import Stall, State
from .things import Ask, Colour, Guest, Review, Token


class YataiOptions(Options, frozen=True):
    """What a table of Yatai may agree on."""

    free: Annotated[bool, HOUSE_RULE] = False
    """Whether a possible action may be skipped (YAT-25)."""
    first: Seat | None = None
    """The first player; drawn at random when nobody is named (YAT-15)."""


def setup(lookup: Lookup, players: int, options: YataiOptions, chance: Chance) -> State:
    """Lay the game out (YAT-10 to YAT-16); the first seat is asked for its first dish."""
    if options.first is not None and not 0 <= options.first < players:
        raise BadInput(f"first: there is no seat {options.first} at a table of {players}")
    components = lookup.components
    first = chance.index(players) if options.first is None else options.first
    tiles = components.tiles()
    shuffled = [tiles[number] for number in chance.order(TILES)]
    supply = components.supply_for(players)
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
        bag=(supply.customers,) * len(Colour) + (supply.tourists,),
        dishes=(supply.dishes,) * len(Colour),
        drinks=(supply.drinks,) * len(Colour),
        tokens=_draw_tokens(components, supply.tokens, chance),
        spent=(0,) * len(Token),
        stalls=[_stall(components) for _ in range(players)],
        guest=None,
        serving=None,
        scores=(),
    )


def _draw_tokens(components: Components, number: int, chance: Chance) -> tuple[int, ...]:
    """The kinds of the tokens that are drawn for this game (YAT-2)."""
    box = [token for token, kind in zip(Token, components.tokens.kinds(), strict=True) for _ in range(kind.count)]
    drawn = [box[place] for place in chance.order(len(box))[:number]]
    return tuple(drawn.count(token) for token in Token)


def _stall(components: Components) -> Stall:
    return Stall(
        menu=(),
        queue=(),
        dishes=(),
        fridge=(),
        box=(),
        sink=(0,) * len(Colour),
        board=(0,) * len(Guest),
        reviews=(components.tracks.review_start,) * len(Review),
        influencer=0,
        tokens=(0,) * len(Token),
        stove_improved=False,
        fridge_improved=False,
        points=0,
    )

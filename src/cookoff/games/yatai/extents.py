"""How far the parts of Yatai's views and moves go."""

from itertools import combinations

from cookoff.engine.hooks.spaces import BY_SEAT, SEAT, UNSAID, Bag, Bits, Each, Extents, OneOf, Several, Whole

from . import moves as m
from .game import Yatai
from .state import Serving, Stall
from .things import COLOURS, GUESTS, REVIEWS, Token
from .view import YataiView

POINTS = Whole(0, 150)
OWED = Whole(0, 6)
TILE_COPIES = 4
"""More equal tiles than lie beside the grid are never together."""


def extents(game: Yatai, players: int) -> Extents:
    """For a table of so many."""
    components, lookup = game.components, game.lookup
    supply, sizes = components.supply_for(players), components.stall
    tiles = OneOf(tuple(lookup.tiles))
    token_counts = Each(len(Token), Whole(0, max(kind.count for kind in components.tokens.kinds())))
    dishes = Each(len(COLOURS), Whole(0, supply.dishes))
    in_queue = Whole(0, sizes.queue - 1)
    return Extents(
        {
            (YataiView, "me"): UNSAID,
            (YataiView, "first"): SEAT,
            (YataiView, "round"): Whole(0, components.rounds + 1),
            (YataiView, "seat"): SEAT,
            (YataiView, "owed"): OWED,
            (YataiView, "among"): Bag(REVIEWS),
            (YataiView, "grid"): Each(6, tiles),
            (YataiView, "beside"): Bag(tiles.values, TILE_COPIES),
            (YataiView, "line"): Bag(tiles.values, TILE_COPIES),
            (YataiView, "bag"): Each(len(GUESTS), Whole(0, max(supply.customers, supply.tourists))),
            (YataiView, "dishes"): dishes,
            (YataiView, "drinks"): Each(len(COLOURS), Whole(0, supply.drinks)),
            (YataiView, "tokens"): token_counts,
            (YataiView, "spent"): token_counts,
            (YataiView, "stalls"): BY_SEAT,
            (YataiView, "scores"): UNSAID,
            (Serving, "drinks"): Bag(COLOURS, 2),
            (Stall, "menu"): Bag(COLOURS),
            (Stall, "queue"): Several(sizes.queue),
            (Stall, "dishes"): Several(sizes.improved_dishes),
            (Stall, "fridge"): Bag(COLOURS, sizes.improved_fridge),
            (Stall, "box"): Bag(COLOURS, sizes.recycle_box),
            (Stall, "sink"): dishes,
            (Stall, "board"): Each(len(GUESTS), Bits(len(lookup.board.bonuses))),
            (Stall, "reviews"): Each(len(REVIEWS), Whole(0, lookup.review_top)),
            (Stall, "influencer"): Whole(0, len(lookup.stars)),
            (Stall, "tokens"): token_counts,
            (Stall, "points"): POINTS,
            (m.Push, "tile"): tiles,
            (m.Act, "tile"): tiles,
            (m.Welcome, "stall"): SEAT,
            (m.SwapTourist, "stall"): SEAT,
            (m.SwapTourist, "place"): in_queue,
            (m.PlaceGuest, "space"): Whole(0, len(lookup.board.bonuses) - 1),
        },
        moves={m.UrgentCall: [m.UrgentCall(one, two) for one, two in combinations(range(sizes.queue), 2)]},
    )

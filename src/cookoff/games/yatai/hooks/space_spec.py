"""The ranges of the fields of Yatai's views and moves."""

from itertools import combinations

from cookoff.engine.hooks.spaces import (
    OMITTED,
    PER_SEAT,
    SEAT,
    BitMask,
    BoundedSequence,
    Categorical,
    FixedSequence,
    IntRange,
    Multiset,
    SpaceSpec,
)
from cookoff.games.yatai.content.enums import COLOURS, GUESTS, REVIEWS, Token
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import Serving, Stall
from cookoff.games.yatai.rules.view import YataiView

POINTS = IntRange(0, 150)
OWED = IntRange(0, 6)
TILE_COPIES = 4
"""The most equal tiles in one place: four tiles lie beside the grid."""


def space_spec(game: Yatai, players: int) -> SpaceSpec:
    """For a table of so many."""
    components, lookup = game.components, game.lookup
    supply, sizes = components.supply_for(players), components.stall
    tiles = Categorical(tuple(lookup.tiles))
    token_counts = FixedSequence(len(Token), IntRange(0, max(kind.count for kind in components.tokens.kinds())))
    dishes = FixedSequence(len(COLOURS), IntRange(0, supply.dishes))
    in_queue = IntRange(0, sizes.queue - 1)
    return SpaceSpec(
        {
            (YataiView, "me"): OMITTED,
            (YataiView, "first"): SEAT,
            (YataiView, "round"): IntRange(0, components.rounds + 1),
            (YataiView, "seat"): SEAT,
            (YataiView, "owed"): OWED,
            (YataiView, "among"): Multiset(REVIEWS),
            (YataiView, "grid"): FixedSequence(6, tiles),
            (YataiView, "beside"): Multiset(tiles.values, TILE_COPIES),
            (YataiView, "line"): Multiset(tiles.values, TILE_COPIES),
            (YataiView, "bag"): FixedSequence(len(GUESTS), IntRange(0, max(supply.customers, supply.tourists))),
            (YataiView, "dishes"): dishes,
            (YataiView, "drinks"): FixedSequence(len(COLOURS), IntRange(0, supply.drinks)),
            (YataiView, "tokens"): token_counts,
            (YataiView, "spent"): token_counts,
            (YataiView, "stalls"): PER_SEAT,
            (YataiView, "scores"): OMITTED,
            (YataiView, "displaced_from"): SEAT,
            (Serving, "drinks"): Multiset(COLOURS, 2),
            (Stall, "menu"): Multiset(COLOURS),
            (Stall, "queue"): BoundedSequence(sizes.queue),
            (Stall, "dishes"): BoundedSequence(sizes.improved_dishes),
            (Stall, "fridge"): Multiset(COLOURS, sizes.improved_fridge),
            (Stall, "box"): Multiset(COLOURS, sizes.recycle_box),
            (Stall, "sink"): dishes,
            (Stall, "board"): FixedSequence(len(GUESTS), BitMask(len(lookup.board.bonuses))),
            (Stall, "reviews"): FixedSequence(len(REVIEWS), IntRange(0, lookup.review_top)),
            (Stall, "influencer"): IntRange(0, len(lookup.stars)),
            (Stall, "tokens"): token_counts,
            (Stall, "points"): POINTS,
            (m.Push, "tile"): tiles,
            (m.Act, "tile"): tiles,
            (m.Welcome, "stall"): SEAT,
            (m.SwapTourist, "stall"): SEAT,
            (m.SwapTourist, "place"): in_queue,
            (m.PlaceGuest, "space"): IntRange(0, len(lookup.board.bonuses) - 1),
        },
        moves={m.UrgentCall: [m.UrgentCall(one, two) for one, two in combinations(range(sizes.queue), 2)]},
        version=2,
    )

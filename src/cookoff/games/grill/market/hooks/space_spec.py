"""The ranges of the market games' views and moves, for encodings."""

from collections.abc import Sequence

from cookoff.engine import Move
from cookoff.engine.hooks.spaces import SEAT, BoundedSequence, Categorical, FixedSequence, IntRange, Multiset, SpaceSpec
from cookoff.games.grill.hooks.space_spec import APART, VERSION, Fields, chef_fields, grill_fields, table_fields
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.market.rules.lookup import Lookup
from cookoff.games.grill.market.rules.state import NO_BOWL
from cookoff.games.grill.market.rules.view import MarketView, SeenChef

DRAWS = IntRange(0, 9)
"""A first digit is at most 9 (SAF-34, HIB-34)."""


def market_space_spec(lookup: Lookup, players: int, money: int, cooks: Sequence[Move], more: Fields) -> SpaceSpec:
    """For this many players; `cooks` are all ways to cook, `more` the fields that only one game has."""
    kinds, copies, recipes = lookup.kinds, lookup.copies, len(lookup.recipes)
    ingredients, counts = IntRange(0, kinds - 1), FixedSequence(kinds, IntRange(0, copies))
    return SpaceSpec(
        {
            **grill_fields(lookup.ground, lookup.values, players),
            **table_fields(MarketView, recipes),
            **chef_fields(SeenChef, money, kinds * copies, recipes),
            (SeenChef, "cards"): counts,
            (MarketView, "space"): IntRange(0, len(lookup.spaces)),
            (MarketView, "winner"): SEAT,
            (MarketView, "best"): IntRange(0, max(lookup.values)),
            (MarketView, "drawn"): Multiset(tuple(range(kinds)), copies),
            (MarketView, "draws"): DRAWS,
            (MarketView, "bowl"): Categorical((NO_BOWL, *range(kinds))),
            (MarketView, "sellers"): BoundedSequence(players, SEAT),
            (MarketView, "pile"): IntRange(0, kinds * copies),
            (MarketView, "discard"): counts,
            (MarketView, "display"): counts,
            (m.Keep, "ingredient"): ingredients,
            (m.ChooseBowl, "ingredient"): ingredients,
            (m.Sell, "cards"): IntRange(0, copies),
            **more,
        },
        moves={type(cooks[0]): cooks},
        apart=APART | {m.KeepSeen},
        version=VERSION,
    )

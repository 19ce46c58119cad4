"""How far the parts of Safranito's and Hibachi's views and moves go."""

from collections.abc import Sequence

from cookoff.engine import Move
from cookoff.engine.hooks.spaces import SEAT, Bag, Each, Extents, OneOf, Several, Whole
from cookoff.games.grill.extents import APART, Fields, chef_fields, grill_fields, table_fields

from . import moves as m
from .lookup import Lookup
from .state import NO_BOWL
from .view import MarketView, SeenChef

DRAWS = Whole(0, 9)
"""A first digit is at most that (SAF-34)."""


def market_extents(lookup: Lookup, players: int, money: int, cooks: Sequence[Move], more: Fields) -> Extents:
    """For a table of so many; `cooks` is every way to cook, `more` what only one of the games has."""
    kinds, copies, recipes = lookup.kinds, lookup.copies, len(lookup.recipes)
    ingredients, counts = Whole(0, kinds - 1), Each(kinds, Whole(0, copies))
    return Extents(
        {
            **grill_fields(lookup.ground, lookup.values, players),
            **table_fields(MarketView, recipes),
            **chef_fields(SeenChef, money, kinds * copies, recipes),
            (SeenChef, "cards"): counts,
            (MarketView, "space"): Whole(0, len(lookup.spaces)),
            (MarketView, "winner"): SEAT,
            (MarketView, "best"): Whole(0, max(lookup.values)),
            (MarketView, "drawn"): Bag(tuple(range(kinds)), copies),
            (MarketView, "draws"): DRAWS,
            (MarketView, "bowl"): OneOf((NO_BOWL, *range(kinds))),
            (MarketView, "sellers"): Several(players, SEAT),
            (MarketView, "pile"): Whole(0, kinds * copies),
            (MarketView, "discard"): counts,
            (MarketView, "display"): counts,
            (m.Keep, "ingredient"): ingredients,
            (m.ChooseBowl, "ingredient"): ingredients,
            (m.Sell, "cards"): Whole(0, copies),
            **more,
        },
        moves={type(cooks[0]): cooks},
        apart=APART | {m.KeepSeen},
    )

"""Hibachi as a variant of the market: chili, and what a player takes back who declines to buy."""

from cookoff.engine import Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import effects, evolve, legal_moves, move_checks
from cookoff.games.grill.market.rules.variant import MarketVariant, RuleIds
from cookoff.games.grill.rules.chips import Chip
from cookoff.games.grill.rules.order import most_valuable
from cookoff.games.grill.rules.recipes import ChiliTaken, RecipeCooked

from . import chili

RULES = RuleIds(
    ask={
        Ask.THROW: "HIB-20",
        Ask.CALL: "THR-21",
        Ask.BONUS_THROW: "HIB-33",
        Ask.USE: "HIB-31",
        Ask.KEEP: "HIB-34",
        Ask.BOWL: "HIB-40",
        Ask.SELL: "HIB-42",
        Ask.BUY: "HIB-44",
        Ask.COOK: "HIB-50",
        Ask.NOTHING: "HIB-52",
    },
    won="HIB-52",
    last="HIB-53",
)


def given_back(chips: list[Chip], seat: Seat) -> list[Chip]:
    """Only the player's most valuable one (HIB-45)."""
    return [most_valuable(chips, seat)]


VARIANT = MarketVariant(
    rules=RULES,
    checks={**move_checks.CHECKS, chili.Cook: (frozenset({Ask.COOK}), chili.check_cook)},
    lists={**legal_moves.LISTS, Ask.COOK: chili.list_cooks},
    effects={**effects.EFFECTS, chili.Cook: chili.cook_recipe},
    evolve={
        **evolve.EVOLVE,
        ChiliTaken: chili.chili_taken,
        chili.ChiliReturned: chili.chili_returned,
        RecipeCooked: chili.recipe_cooked,
    },
    given_back=given_back,
    after_spaces=chili.hand_out,
)

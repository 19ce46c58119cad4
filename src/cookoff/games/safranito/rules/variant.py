"""Safranito as a variant of the market: a player who declines to buy takes all chips back, and there is no chili."""

from cookoff.engine import Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import effects, evolve, legal_moves, move_checks
from cookoff.games.grill.market.rules.move_context import AnyContext
from cookoff.games.grill.market.rules.variant import MarketVariant, RuleIds
from cookoff.games.grill.rules.chips import Chip

from . import blends

RULES = RuleIds(
    ask={
        Ask.THROW: "SAF-20",
        Ask.CALL: "THR-21",
        Ask.BONUS_THROW: "SAF-33",
        Ask.USE: "SAF-31",
        Ask.KEEP: "SAF-34",
        Ask.BOWL: "SAF-41",
        Ask.SELL: "SAF-43",
        Ask.BUY: "SAF-45",
        Ask.COOK: "SAF-50",
        Ask.NOTHING: "SAF-52",
    },
    won="SAF-52",
    last="SAF-53",
)


def given_back(chips: list[Chip], seat: Seat) -> list[Chip]:
    """All chips of the player (SAF-48)."""
    return [chip for chip in chips if chip.seat == seat]


def _nothing(_context: AnyContext) -> None:
    """Between the spaces and the bowls nothing happens."""


VARIANT = MarketVariant(
    rules=RULES,
    checks={**move_checks.CHECKS, blends.Cook: (frozenset({Ask.COOK}), blends.check_cook)},
    lists={**legal_moves.LISTS, Ask.COOK: blends.list_cooks},
    effects={**effects.EFFECTS, blends.Cook: blends.cook_recipe},
    evolve={**evolve.EVOLVE, blends.RecipeCooked: evolve.cooked},
    given_back=given_back,
    after_spaces=_nothing,
)

"""The ruleset of a game of the market."""

from collections.abc import Callable
from typing import Any, TypeVar

from cookoff.engine import Chance, Rng, Ruleset, Seat, View
from cookoff.games.grill.market.rules.effects import play
from cookoff.games.grill.market.rules.inventory import inventory
from cookoff.games.grill.market.rules.legal_moves import choices
from cookoff.games.grill.market.rules.lookup import Lookup
from cookoff.games.grill.market.rules.scoring import outcome
from cookoff.games.grill.market.rules.state import AnyState
from cookoff.games.grill.market.rules.variant import MarketVariant
from cookoff.games.grill.rules.legal_moves import to_act

L = TypeVar("L", bound=Lookup)
S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=View)


def market_rules(
    variant: MarketVariant,
    setup: Callable[[L, int, Any, Chance], S],
    view: Callable[[S, Seat | None], V],
    determinise: Callable[[L, V, Rng], S],
) -> Ruleset[L, S, V]:
    """The ruleset of a variant; the game's lookup must hold the same variant."""
    return Ruleset(setup, to_act, choices, play, variant.apply, view, determinise, outcome, inventory)

"""What the games of the market differ in, as each room says it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cookoff.engine import Event, Moves, Refusal, Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.chips import Chip


@dataclass(frozen=True)
class Rules:
    """The numbers under which a room's ledger has the rules that both games share."""

    ask: Mapping[Ask, str]
    """The rule by which each thing is asked."""
    won: str
    """The game is over as soon as somebody has cooked enough."""
    last: str
    """The game is over after its last round."""


MoveCheck = tuple[frozenset[Ask], Callable[..., Refusal | None]]
"""When a move can be an answer, and what may be wrong with it: called with the lookup, state, chef and move."""


@dataclass(frozen=True)
class MarketVariant:
    """One game's ways."""

    rules: Rules
    checks: Mapping[type, MoveCheck]
    lists: Mapping[Ask, Callable[[Any, Any], Moves]]
    effects: Mapping[type, Callable[[Any, Any], None]]
    evolve: Mapping[type, Callable[[Any, Any], None]]
    given_back: Callable[[list[Chip], Seat], list[Chip]]
    """Which of the chips in the bowl somebody takes back who was asked to buy and did not (SAF-48, HIB-45)."""
    after_spaces: Callable[[Any], None]
    """What happens between the action spaces and the bowls, given the context: Hibachi hands out chili (HIB-37)."""

    def happen(self, state: Any, event: Event) -> None:
        """Let one event happen."""
        self.evolve[type(event)](state, event)

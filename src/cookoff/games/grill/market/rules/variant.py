"""What the games of the market differ in. Each room defines one `MarketVariant`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cookoff.engine import Event, Moves, Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.chips import Chip
from cookoff.games.grill.rules.move_checks import MoveCheck


@dataclass(frozen=True)
class RuleIds:
    """The ids of shared rules in a room's ledger."""

    ask: Mapping[Ask, str]
    """The rule behind each question."""
    won: str
    """The game ends as soon as a player has cooked enough recipes."""
    last: str
    """The game ends after its last round."""


@dataclass(frozen=True)
class MarketVariant:
    """One game of the market."""

    rules: RuleIds
    checks: Mapping[type, MoveCheck]
    lists: Mapping[Ask, Callable[[Any, Any], Moves]]
    effects: Mapping[type, Callable[[Any, Any], None]]
    evolve: Mapping[type, Callable[[Any, Any], None]]
    given_back: Callable[[list[Chip], Seat], list[Chip]]
    """Which of the chips in the bowl a player takes back who declines to buy (SAF-48, HIB-45)."""
    after_spaces: Callable[[Any], None]
    """What happens between the action spaces and the bowls: Hibachi hands out chili (HIB-37)."""

    def apply(self, state: Any, event: Event) -> None:
        """Apply one event to a state."""
        self.evolve[type(event)](state, event)

"""What a station's module defines for each of its commands."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cookoff.engine import Refusal
from cookoff.games.mithral_chef.content.enums import Station
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.state import Player, SousChef, State


class Command(NamedTuple):
    """A command of a hand."""

    station: Station | None
    """Where the hand's sous-chef must be (MIT-22); `None` for at home, or at any station it may leave."""
    check: Callable[[Lookup, State, Player, SousChef, Any], Refusal | None]
    """Refuses the command if it is illegal, apart from the time."""
    effect: Callable[[MoveContext, Any], None]
    """Carries out the legal command."""
    enters: Station | None = None
    """The station the sous-chef goes to, if any."""

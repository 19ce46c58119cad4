"""What a station's module says about each of its commands."""

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
    """Where the hand's sous-chef must be; `None` is at home, or anywhere it may leave."""
    check: Callable[[Lookup, State, Player, SousChef, Any], Refusal | None]
    """What may be wrong with it there, the time left aside."""
    effect: Callable[[MoveContext, Any], None]
    """What it brings about, once it was found legal."""
    enters: Station | None = None
    """Where the sous-chef goes."""

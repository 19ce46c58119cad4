"""What a station's module says about each of its commands."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cookoff.engine import Refusal
from cookoff.games.mithral_chef.deed import Deed
from cookoff.games.mithral_chef.lookup import Lookup
from cookoff.games.mithral_chef.state import Player, SousChef, State
from cookoff.games.mithral_chef.things import Station


class Command(NamedTuple):
    """A command of a hand."""

    station: Station | None
    """Where the hand's sous-chef must be; `None` is at home, or anywhere it may leave."""
    fault: Callable[[Lookup, State, Player, SousChef, Any], Refusal | None]
    """What may be wrong with it there, the time left aside."""
    effect: Callable[[Deed, Any], None]
    """What it brings about, once it was found legal."""
    enters: Station | None = None
    """Where the sous-chef goes."""

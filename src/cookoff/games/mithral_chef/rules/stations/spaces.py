"""The spaces of a station, one sous-chef to each (MIT-21)."""

from cookoff.engine import Refusal
from cookoff.games.mithral_chef.content.enums import Station
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.state import State


def free_space(lookup: Lookup, state: State, station: Station) -> int | None:
    """The first open space where no sous-chef stands."""
    taken = [chef.space for player in state.players for chef in player.chefs if chef.station is station]
    for space in lookup.spaces(len(state.chefs), station):
        if space not in taken:
            return space
    return None


def no_space(lookup: Lookup, state: State, station: Station) -> Refusal | None:
    """Refuse to enter a station that is full."""
    if free_space(lookup, state, station) is None:
        return Refusal("MIT-21", "no-space", {"station": station.name})
    return None


def take_space(context: MoveContext, station: Station) -> int:
    """A free space, which a legal command always finds."""
    space = free_space(context.lookup, context.state, station)
    assert space is not None
    return space

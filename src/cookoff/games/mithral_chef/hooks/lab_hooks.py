"""What the lab counts in Mithral Chef: the use of stations, recipes, animals and plates."""

from typing import Any

from cookoff.engine import LabHooks, Usage
from cookoff.games.mithral_chef.content.enums import ORDER, OVEN, PLATING, STATIONS, Station
from cookoff.games.mithral_chef.game import MithralChef
from cookoff.games.mithral_chef.hooks.statistics import MithralStatistics
from cookoff.games.mithral_chef.rules import events as e


def _station(seat: int, station: Station) -> Usage:
    return Usage(seat, "station", station.name.lower())


def _animal(_game: Any, event: e.GameTaken) -> Usage:
    return Usage(event.seat, "animal", event.card)


def _things(game: MithralChef, players: int) -> dict[str, list[str]]:
    components = game.components
    return {
        "station": [station.name.lower() for station in STATIONS],
        "recipe": list(components.recipes_for(players)),
        "animal": [card.id for card in components.forest],
        "plate": [str(plate) for plate in sorted(set(components.plates))],
    }


LAB_HOOKS = LabHooks(
    uses={
        e.Entered: lambda _game, event: _station(event.seat, event.station),
        e.OvenEntered: lambda _game, event: _station(event.seat, OVEN),
        e.PlatingEntered: lambda _game, event: _station(event.seat, PLATING),
        e.Ordered: lambda _game, event: _station(event.seat, ORDER),
        e.GameTaken: _animal,
        e.Served: lambda _game, event: Usage(event.seat, "recipe", event.dish.meal.recipe),
        e.Cooked: lambda _game, event: Usage(event.seat, "plate", str(event.dish.plate)),
    },
    things=_things,
    statistics=MithralStatistics,
)

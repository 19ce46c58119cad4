"""The components, indexed for the rules."""

from cookoff.games.mithral_chef.content.component_types import Tremor
from cookoff.games.mithral_chef.content.components import Components
from cookoff.games.mithral_chef.content.enums import Animal, Pace, Station
from cookoff.games.mithral_chef.content.hand_skills import load_skills

from .dice import DiceQueries
from .state import Counts


class Lookup:
    """The printed facts of one set of components, under the names the rules use."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.dice = DiceQueries(components)
        self.recipes = {recipe.id: recipe for recipe in components.recipe}
        self.pantry: dict[str, Counts] = {recipe.id: recipe.pantry() for recipe in components.recipe}
        self.game: dict[str, tuple[Animal, ...]] = {recipe.id: recipe.game for recipe in components.recipe}
        self.heat = {recipe.id: recipe.heat for recipe in components.recipe}
        self.idle = [card.idle for card in components.station.row()]
        self.cards = len(components.spread())
        self.times = components.hand
        self.clock = components.clock
        self.limits = components.limits
        self.skills = load_skills()
        self.paces: dict[Pace, Tremor] = {pace: getattr(components.pace, pace.value) for pace in Pace}
        self.tremors = {
            (hand, pace): skill.at(tremor) for hand, skill in self.skills.items() for pace, tremor in self.paces.items()
        }
        self._spaces = {
            players: [
                [number for number, least in enumerate(card.spaces) if least <= players]
                for card in components.station.row()
            ]
            for players in (2, 3, 4)
        }

    def spaces(self, players: int, station: Station) -> list[int]:
        """The station's open spaces with that many players (MIT-2)."""
        return self._spaces[players][station]

    def open_spaces(self, players: int) -> tuple[int, ...]:
        """How many open spaces each station has, in the order of `Station`."""
        return tuple([len(spaces) for spaces in self._spaces[players]])

"""What a player's recipes still need, the recipe with the least missing first."""

from collections.abc import Sequence

from cookoff.games.mithral_chef.content.enums import BEAST, Animal, animal_of, die_of
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.state import Counts, Player

GAME = 2.5
"""How many missing pantry dice a missing animal weighs."""


class RecipeNeeds:
    """One recipe: the game assigned to it, and what is missing."""

    __slots__ = ("animals", "game", "pantry", "recipe")

    def __init__(self, recipe: str, game: tuple[str, ...], animals: list[Animal], pantry: Counts) -> None:
        self.recipe = recipe
        self.game = game
        """Sorted."""
        self.animals = animals
        """Missing."""
        self.pantry = pantry
        """Missing."""

    @property
    def ready(self) -> bool:
        """Whether nothing is missing."""
        return not self.animals and not any(self.pantry)

    def distance(self) -> float:
        """How much is missing, weighted."""
        return GAME * len(self.animals) + sum(self.pantry)


class IngredientPlan:
    """A player's ingredients, assigned to the recipes one after the other."""

    def __init__(self, lookup: Lookup, player: Player) -> None:
        game, pantry = list(player.game), list(player.pantry)
        self.needs: list[RecipeNeeds] = []
        for recipe in _nearest_first(lookup, player):
            self.needs.append(_set_aside(lookup, recipe, game, pantry))
        self.spare_game = game
        self.spare: Counts = tuple(pantry)

    def animals(self) -> list[Animal]:
        """All missing animals."""
        return [animal for need in self.needs for animal in need.animals]

    def pantry(self) -> list[int]:
        """How many of each vegetable are missing."""
        missing = [0, 0, 0]
        for need in self.needs:
            for kind, count in enumerate(need.pantry):
                missing[kind] += count
        return missing


def _nearest_first(lookup: Lookup, player: Player) -> Sequence[str]:
    if len(player.recipes) < 2:
        return player.recipes
    return sorted(
        player.recipes,
        key=lambda recipe: _set_aside(lookup, recipe, list(player.game), list(player.pantry)).distance(),
    )


def _set_aside(lookup: Lookup, recipe: str, game: list[str], pantry: list[int]) -> RecipeNeeds:
    """Move what the recipe needs out of the lists, as far as it is there."""
    used: list[str] = []
    missing: list[Animal] = []
    for animal in lookup.game[recipe]:
        # The smallest die leaves the most room below the heat.
        cards = [card for card in game if animal_of(card) is animal]
        if cards:
            card = min(cards, key=die_of)
            game.remove(card)
            used.append(card)
        else:
            missing.append(animal)
    if missing:
        for card in game:
            if animal_of(card) is BEAST:
                game.remove(card)
                used.append(card)
                missing.pop()
                break
    lacking = []
    for kind, count in enumerate(lookup.pantry[recipe]):
        taken = min(count, pantry[kind])
        pantry[kind] -= taken
        lacking.append(count - taken)
    return RecipeNeeds(recipe, tuple(sorted(used)), missing, tuple(lacking))

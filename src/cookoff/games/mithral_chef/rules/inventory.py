"""Counts all components: the totals are the same in every state of one game."""

from collections import Counter

from cookoff.games.mithral_chef.content.enums import DIE_KINDS, TRACKS, VEGETABLES, die_of

from .lookup import Lookup
from .state import Cooking, Foraging, Hunting, Meal, Plating, State


def inventory(_lookup: Lookup, state: State) -> list[tuple[str, int]]:
    """How many of each component there are, wherever they are. Burn tokens never run out (MIT-7)."""
    counted: Counter[str] = Counter()
    counted.update({f"recipe {recipe}": 1 for recipe in state.deck})
    counted.update([f"recipe {recipe}" for recipe in state.used])
    counted.update([f"card {card}" for card in (*state.forest, *state.eaten)])
    counted.update([f"plate {plate}" for plate in state.plates])
    counted.update({f"game {kind.value}": count for kind, count in zip(DIE_KINDS, state.supply, strict=True)})
    counted.update({f"pantry {kind.name}": count for kind, count in zip(VEGETABLES, state.bag, strict=True)})
    for player in state.players:
        _meal(counted, Meal("", player.game, player.pantry))
        counted.update([f"recipe {recipe}" for recipe in player.recipes])
        counted.update([f"plate {plate}" for plate in player.served])
        dishes = list(player.dishes)
        for chef in player.chefs:
            match chef.work:
                case Hunting(_, str(card)):
                    counted[f"card {card}"] += 1
                case Foraging(_, die) if die is not None:
                    counted[f"pantry {die.name}"] += 1
                case Cooking(meal):
                    counted[f"recipe {meal.recipe}"] += 1
                    _meal(counted, meal)
                case Plating(dish):
                    dishes.append(dish)
                case _:
                    pass
        for dish in dishes:
            counted[f"plate {dish.plate}"] += 1
            counted[f"recipe {dish.meal.recipe}"] += 1
            _meal(counted, dish.meal)
    # There must be as many places in the spread as face-down cards.
    counted["face down"] = len(state.forest) - state.spread.bit_count()
    return sorted(counted.items())


def _meal(counted: Counter[str], meal: Meal) -> None:
    """A player's game counts twice: as a card and as its die."""
    for card in meal.game:
        assert card != TRACKS
        counted[f"card {card}"] += 1
        counted[f"game {DIE_KINDS[die_of(card)].value}"] += 1
    for kind, count in zip(VEGETABLES, meal.pantry, strict=True):
        counted[f"pantry {kind.name}"] += count

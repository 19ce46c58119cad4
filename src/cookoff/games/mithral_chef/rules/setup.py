"""The opening position of Mithral Chef."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import HOUSE_RULE, BadInput, Chance, Options
from cookoff.games.hands import Hands, check_hands
from cookoff.games.mithral_chef.content.components import DRAGON_AMONG
from cookoff.games.mithral_chef.content.enums import Phase

from .lookup import Lookup
from .state import Player, SousChef, State

SHORTEST, LONGEST = 1, 60
"""Closing times, in minutes."""


class MithralOptions(Options, frozen=True):
    """The options of a table of Mithral Chef."""

    orders: Annotated[int | None, HOUSE_RULE] = None
    """The most open recipes a player may have (MIT-70)."""
    closing: Annotated[int, Meta(ge=SHORTEST, le=LONGEST), HOUSE_RULE] = 15
    """Minutes after which the dragon escapes at the latest (MIT-72)."""
    caps: Annotated[bool, HOUSE_RULE] = False
    """With three game a hand in the forest may only release, and nobody owns more than ten pantry dice (MIT-35,
    MIT-42)."""
    hands: Hands = ()
    """How steady each seat's hands are; steady by default (MIT-29)."""
    calm: bool = False
    """One pointer moves both hands in turn, and bots use one hand at a time. Screens and bots follow this; the rules
    ignore it."""


def setup(lookup: Lookup, players: int, options: MithralOptions, chance: Chance) -> State:
    """Lay the game out (MIT-10, MIT-11); the countdown begins."""
    if options.orders is not None and options.orders < 1:
        raise BadInput(f"orders: {options.orders}; a player needs room for at least one recipe")
    if not SHORTEST <= options.closing <= LONGEST:
        raise BadInput(f"closing: {options.closing}; it must be {SHORTEST} to {LONGEST} minutes")
    check_hands(options.hands, players)
    components = lookup.components
    recipes = components.recipes_for(players)
    dealt = [recipes[number] for number in chance.order(len(recipes))[:players]]
    forest = components.spread()
    return State(
        orders=options.orders,
        closing=options.closing * 60_000,
        phase=Phase.COUNTDOWN,
        until=components.clock.countdown,
        players=[Player(recipes=(recipe,), chefs=[SousChef(), SousChef()]) for recipe in dealt],
        forest=forest,
        spread=(1 << len(forest)) - 1,
        supply=components.game_dice.counts(),
        bag=components.pantry_dice.counts(),
        plates=tuple(sorted(components.plates)),
        deck=tuple(recipe for recipe in recipes if recipe not in dealt),
        above=len(recipes) - players - DRAGON_AMONG,
        dragon=True,
        chefs=tuple(range(players)),
        hands=options.hands,
        caps=options.caps,
        calm=options.calm,
    )

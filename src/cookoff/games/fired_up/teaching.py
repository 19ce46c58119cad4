"""For those who teach Fired Up: how far a game has come, and what a chef has."""

from cookoff.engine import Course, Part, Seat
from cookoff.games.grill import teaching as grill

from .game import FiredUp
from .state import State
from .wishes import CARD, CHILI, NEAR, RECIPE, RESERVED, YEN


def course(game: FiredUp, state: State) -> Course:
    """See `Room`."""
    return grill.course(game.components.goal, state)


def parts(game: FiredUp, state: State, seat: Seat) -> tuple[Part, ...]:
    """Recipes, and the means to get there."""
    chef = state.chefs[seat]
    needed = [game.lookup.recipes[recipe] for recipe in state.menu + chef.reserved]
    return (
        Part("recipes", len(chef.cooked), RECIPE),
        Part("nearest", grill.nearest(needed, chef.hand), NEAR[-1] / 3),
        Part("cards", sum(chef.hand[:-1]), CARD),
        Part("chili", chef.hand[-1], CHILI),
        Part("money", chef.money, YEN),
        Part("reserved", len(chef.reserved), RESERVED),
    )

"""For those who teach Safranito: how far a game has come, and what a chef has."""

from cookoff.engine import Course, Part, Seat
from cookoff.games.grill import teaching as grill
from cookoff.games.grill.wishes import CARD, NEAR

from .game import Safranito
from .state import State
from .worth import BLEND, MONEY


def course(game: Safranito, state: State) -> Course:
    """See `Room`."""
    return grill.course(game.lookup.goal, state)


def parts(game: Safranito, state: State, seat: Seat) -> tuple[Part, ...]:
    """Blends, and the means to get there."""
    chef = state.chefs[seat]
    needed = [game.lookup.recipes[recipe] for recipe in state.menu + chef.reserved]
    return (
        Part("recipes", len(chef.cooked), BLEND),
        Part("nearest", grill.nearest(needed, chef.cards), NEAR[-1] / 3),
        Part("cards", sum(chef.cards), CARD),
        Part("money", chef.money, MONEY),
        Part("reserved", len(chef.reserved), CARD),
    )

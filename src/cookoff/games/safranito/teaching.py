"""For those who teach Safranito: how far a game has come, and what a chef has."""

from cookoff.engine import EvaluationTerm, Progress, Seat
from cookoff.games.grill import teaching as grill
from cookoff.games.grill.wishes import CARD, NEAR

from .game import Safranito
from .state import State
from .worth import BLEND, MONEY


def course(game: Safranito, state: State) -> Progress:
    """See `Room`."""
    return grill.course(game.lookup.goal, state)


def parts(game: Safranito, state: State, seat: Seat) -> tuple[EvaluationTerm, ...]:
    """Blends, and the means to get there."""
    chef = state.chefs[seat]
    needed = [game.lookup.recipes[recipe] for recipe in state.menu + chef.reserved]
    return (
        EvaluationTerm("recipes", len(chef.cooked), BLEND),
        EvaluationTerm("nearest", grill.nearest(needed, chef.cards), NEAR[-1] / 3),
        EvaluationTerm("cards", sum(chef.cards), CARD),
        EvaluationTerm("money", chef.money, MONEY),
        EvaluationTerm("reserved", len(chef.reserved), CARD),
    )

"""Analysis hooks of Safranito: the progress of a game, and the terms of its evaluation."""

from cookoff.engine import EvaluationTerm, Progress, Seat
from cookoff.games.grill.bots.valuation import CARD, NEAR
from cookoff.games.grill.hooks import progress as grill
from cookoff.games.safranito.bots.evaluation import BLEND, MONEY
from cookoff.games.safranito.game import Safranito
from cookoff.games.safranito.rules.state import State


def progress(game: Safranito, state: State) -> Progress:
    """See `Room`."""
    return grill.progress(game.lookup.goal, state)


def evaluation_terms(game: Safranito, state: State, seat: Seat) -> tuple[EvaluationTerm, ...]:
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

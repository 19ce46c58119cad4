"""Analysis hooks of Fired Up: the progress of a game, and the terms of its evaluation."""

from cookoff.engine import EvaluationTerm, Progress, Seat
from cookoff.games.fired_up.bots.valuation import CARD, CHILI, NEAR, RECIPE, RESERVED, YEN
from cookoff.games.fired_up.game import FiredUp
from cookoff.games.fired_up.rules.state import State
from cookoff.games.grill.hooks import progress as grill


def progress(game: FiredUp, state: State) -> Progress:
    """See `Room`."""
    return grill.progress(game.components.goal, state)


def evaluation_terms(game: FiredUp, state: State, seat: Seat) -> tuple[EvaluationTerm, ...]:
    """Recipes, and the means to get there."""
    chef = state.chefs[seat]
    needed = [game.lookup.recipes[recipe] for recipe in state.menu + chef.reserved]
    return (
        EvaluationTerm("recipes", len(chef.cooked), RECIPE),
        EvaluationTerm("nearest", grill.nearest(needed, chef.hand), NEAR[-1] / 3),
        EvaluationTerm("cards", sum(chef.hand[:-1]), CARD),
        EvaluationTerm("chili", chef.hand[-1], CHILI),
        EvaluationTerm("money", chef.money, YEN),
        EvaluationTerm("reserved", len(chef.reserved), RESERVED),
    )

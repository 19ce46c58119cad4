"""Analysis hooks of Hibachi: the progress of a game, and the terms of its evaluation."""

from cookoff.engine import EvaluationTerm, Progress, Seat
from cookoff.games.grill.bots.valuation import CARD, NEAR
from cookoff.games.grill.hooks import progress as grill
from cookoff.games.hibachi.bots.evaluation import CHILI, MONEY, RECIPE
from cookoff.games.hibachi.game import Hibachi
from cookoff.games.hibachi.rules.state import State


def progress(game: Hibachi, state: State) -> Progress:
    """See `Room`. Counts the recipes of all chefs, since a lone leader is often caught up with."""
    cooked = sum([len(chef.cooked) for chef in state.chefs])
    return Progress(state.round, cooked / (game.lookup.goal * len(state.chefs)))


def evaluation_terms(game: Hibachi, state: State, seat: Seat) -> tuple[EvaluationTerm, ...]:
    """Recipes, and the means to get there."""
    chef = state.chefs[seat]
    needed = [game.lookup.recipes[recipe] for recipe in state.menu + chef.reserved]
    return (
        EvaluationTerm("recipes", len(chef.cooked), RECIPE),
        EvaluationTerm("nearest", grill.nearest(needed, chef.cards), NEAR[-1] / 3),
        EvaluationTerm("cards", sum(chef.cards), CARD),
        EvaluationTerm("chili", chef.chili, CHILI),
        EvaluationTerm("money", chef.money, MONEY / 1000),
        EvaluationTerm("reserved", len(chef.reserved), CARD),
    )

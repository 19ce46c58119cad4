"""Analysis hooks of Yatai: the progress of a game, and the evaluation terms of a stall."""

from cookoff.engine import EvaluationTerm, Progress, Seat
from cookoff.games.yatai.bots.evaluation import BOTTLE, DISH, DRINK, GUEST, LAST_SPACE, MATCH, VARIETY
from cookoff.games.yatai.content.enums import Guest
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules.state import State


def progress(game: Yatai, state: State) -> Progress:
    """Each turn is a segment, and so is the setup; the rounds show how far the game is."""
    players, rounds = len(state.stalls), game.lookup.rounds
    turn = (state.seat - state.first) % players if state.round else 0
    return Progress(state.round * players + turn, min(1.0, (state.round + turn / players) / (rounds + 1)))


def evaluation_terms(game: Yatai, state: State, seat: Seat) -> tuple[EvaluationTerm, ...]:
    """What the seat has, and what is ready to serve."""
    lookup, stall = game.lookup, state.stalls[seat]
    matched = sum([guest is Guest(dish) for guest, dish in zip(stall.queue, stall.dishes, strict=False)])
    full = len(stall.queue) == lookup.queue_size
    return (
        EvaluationTerm("points", stall.points, 1.0),
        EvaluationTerm("reviews", sum([lookup.reviews[position] for position in stall.reviews]), 1.0),
        EvaluationTerm("served", sum([spaces.bit_count() for spaces in stall.board]), 0.5),
        EvaluationTerm("waiting", len(stall.queue), GUEST),
        EvaluationTerm("dishes", len(stall.dishes), DISH),
        EvaluationTerm("matched", matched, MATCH),
        EvaluationTerm("drinks", len(stall.fridge), DRINK),
        EvaluationTerm("bottles", len(stall.box), BOTTLE),
        EvaluationTerm("menu", len(stall.menu), VARIETY),
        EvaluationTerm("full", full, LAST_SPACE),
        EvaluationTerm("tokens", sum(stall.tokens), 1.0),
    )

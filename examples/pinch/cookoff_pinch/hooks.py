"""Hooks: questions and facts for people, how good a state is, and the bounds of its numbers."""

from collections.abc import Mapping
from math import exp
from typing import Any

from cookoff.engine import (
    AnalysisHooks,
    BotHooks,
    EvaluationTerm,
    Event,
    Fact,
    Move,
    Phrase,
    PlainGuide,
    Progress,
    Question,
    Refusal,
    Seat,
    SpaceSpec,
    pile_spec,
)
from cookoff.engine.hooks.spaces import SEAT, Categorical, FieldSpace, IntRange

from .components import COOKS, FACES, MOST, Card
from .game import Pinch
from .state import Cook, Drew, LidLifted, Season, State, Swap

TO_COME = 2.2
"""The average salt added by a turn."""
NERVE = 2.0
"""The uncertainty about whether the pot will be too salty; larger values are less certain."""
HOPE = 0.1
"""The value of a point in hand for later suppers."""


class PinchGuide(PlainGuide):
    """See `Guide`."""

    def question(self, game: Any, view: Any) -> Question | None:
        """See `Guide`."""
        table = view.table
        if not table.turns or view.me is None:
            return None
        mine = game.components.salt(table.cooks[table.seat].pot)
        taste = game.components.taste[len(table.cooks) - COOKS[0]]
        return Question(Phrase("question-season", {"taste": taste, "mine": mine}), ("PIN-5", "PIN-8"))

    def rules(self, _game: Any, _view: Any, move: Move) -> tuple[str, ...]:
        """See `Guide`."""
        return ("PIN-6",) if isinstance(move, Season) else ("PIN-7",)

    def facts(self, game: Any, _view: Any, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """See `Guide`."""
        match thing:
            case Season(card) | Swap(card) if card in game.components.faces:
                face = game.components.faces[card]
                return {"salt": face.salt, "points": face.points}
            case Drew():
                return {"number": len(thing.cards)}
            case LidLifted(cards=()):
                return {"cards": Phrase("pot-nothing")}
            case _:
                return {}


def evaluate(game: Pinch, state: State, seat: Seat) -> float:
    """A cook's points so far plus the expected points of the pot."""
    return sum(term.amount * term.weight for term in evaluation_terms(game, state, seat))


def evaluation_terms(game: Pinch, state: State, seat: Seat) -> tuple[EvaluationTerm, ...]:
    """The parts of that."""
    components, mine = game.components, state.cooks[seat]
    salt = [components.salt(cook.pot) for cook in state.cooks]
    off = sum(salt) + TO_COME * state.turns - components.taste[len(salt) - COOKS[0]]
    spoilt = 1 / (1 + exp(-off / NERVE))
    blamed = components.washing_up if salt[seat] == max(salt) else 0
    pot = (1 - spoilt) * components.points(mine.pot) - spoilt * blamed
    return (
        EvaluationTerm("points", mine.points, 1.0),
        EvaluationTerm("pot", pot if state.turns else 0.0, 1.0),
        EvaluationTerm("hand", components.points(mine.hand), HOPE),
    )


def progress(game: Pinch, state: State) -> Progress:
    """Each turn is a segment."""
    turns = len(state.cooks) * game.components.turns
    made = state.supper * turns - state.turns
    return Progress(made, made / (state.suppers * turns))


def space_spec(game: Pinch, players: int) -> SpaceSpec:
    """The bounds that no type gives."""
    fields: dict[tuple[type, str], FieldSpace] = {
        (State, "first"): SEAT,
        (State, "seat"): SEAT,
        (State, "turns"): IntRange(0, players * game.components.turns),
        (Cook, "points"): IntRange(-MOST, MOST),
        (Season, "card"): Categorical(FACES),
        (Swap, "card"): Categorical(FACES),
    }
    return pile_spec(State, game.components.deck, Card.BACK, fields)


BOTS = BotHooks(evaluate)
ANALYSIS = AnalysisHooks(progress, evaluation_terms)

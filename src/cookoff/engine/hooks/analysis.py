"""What a room says of its positions for analysis, hints and puzzles."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cookoff.engine.core.moves import Move, Seat


class Progress(NamedTuple):
    """How far a game has come."""

    segment: int
    """Counts the segments of a game, such as turns or rounds. An evaluation is most reliable where one ends; in the
    middle much is still undecided."""
    done: float
    """How much of the game is over, from 0 to 1."""


class EvaluationTerm(NamedTuple):
    """Something that counts in a position, in a unit that players know."""

    name: str
    """A key for the wording: the message `part-<name>` gets the `amount` that it changes by and whether it is `more` or
    `less` (`change`), for sentences such as “On average that means 2 more points”."""
    amount: float
    weight: float
    """What one of it is worth to a bot, in the game's points."""


@dataclass(frozen=True)
class AnalysisHooks:
    """The hooks of a room whose games can be analysed. The first argument of each is the game."""

    progress: Callable[[Any, Any], Progress]
    """How far a game has come in a state."""
    evaluation_terms: Callable[[Any, Any, Seat], Sequence[EvaluationTerm]] | None = None
    """What a state is made of for a seat. Hints give their reasons in these terms; without them, they give none."""
    decision_key: Callable[[Any, Any, Seat, Move], Hashable | None] | None = None
    """From a view and a move to what the move decides: a puzzle counts moves with equal keys as one answer, and never
    asks for a move whose key is `None`. Without this hook every move is an answer of its own."""

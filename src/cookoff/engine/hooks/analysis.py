"""What a room tells those who teach its game: how far a game has come, and what a position is made of."""

from typing import NamedTuple


class Progress(NamedTuple):
    """How far a game has come."""

    stretch: int
    """Counts the parts of a game, such as turns or rounds. Where one ends, the worth of a position tells best how it
    stands; in the middle much of it still lies on the table."""
    done: float
    """How much of the game is over, from 0 to 1."""


class EvaluationTerm(NamedTuple):
    """Something that counts in a position, in a unit that players know."""

    name: str
    """A key for the wording: `part-<name>` is told `sign` and `amount` of what it changes by."""
    amount: float
    worth: float
    """What one of it is worth to a brain, in the game's points."""

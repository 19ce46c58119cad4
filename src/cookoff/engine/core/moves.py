"""Moves and refusals."""

from typing import Protocol

import msgspec

from .chance import Rng
from .visibility import face_down, hidden_fields

Seat = int
"""A place at the table, counted from 0 clockwise."""

Seats = tuple[Seat, ...]
"""Several seats, in order."""

SINGLE_SEAT: tuple[Seats, ...] = tuple((seat,) for seat in range(100))
"""A ready tuple for each single seat to act."""

TABLE: Seat = -1
"""The seat of moves that no player makes, such as closing time in a real-time game."""


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=True, forbid_unknown_fields=True, gc=False):
    """One decision of one seat. A game's moves are frozen structs of named fields."""

    def to_others(self) -> "Move | None":
        """The move as other seats see it: with less, or `None`, if the decision is secret.

        By default the cards of its marked fields are face down.
        """
        return face_down(self) if hidden_fields(type(self)) else self

    def one_of_many(self) -> bool:
        """Whether it is one of hundreds of similar moves, such as aims at a board, listed only on request."""
        return False


class Box(Protocol):
    """A family of moves with continuous fields, such as all possible throws."""

    def sample(self, rng: Rng) -> Move:
        """A random legal move of the family."""
        ...


class Moves(msgspec.Struct, frozen=True, gc=False):
    """A seat's legal moves: every discrete move, and the box of continuous ones. Falsy if there are none."""

    discrete: tuple[Move, ...] = ()
    box: Box | None = None

    def __bool__(self) -> bool:
        return bool(self.discrete) or self.box is not None


NO_MOVES = Moves()
"""For a seat that is not to act."""


class Refusal(msgspec.Struct, frozen=True):
    """The answer to an illegal move: the rule it breaks, a key for the reason, and facts for its message."""

    rule: str
    """The rule's id in the game's ledger, such as `YAT-35`."""
    reason: str
    """A key for the wording, such as `box-full`."""
    facts: dict[str, int | str] = {}

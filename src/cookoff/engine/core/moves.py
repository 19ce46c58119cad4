"""Moves: what a seat decides. Refusals: why it may not."""

from typing import Protocol

import msgspec

from .chance import Rng

Seat = int
"""A place at the table, counted from 0 clockwise."""

Seats = tuple[Seat, ...]

SINGLE_SEAT: tuple[Seats, ...] = tuple((seat,) for seat in range(100))
"""Each seat by itself: who is to act in a game of turns, without a new tuple for each answer."""

TABLE: Seat = -1
"""Who moves when something happens by itself, such as the closing time of a game in real time."""


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=True, forbid_unknown_fields=True, gc=False):
    """One decision of one seat. A game's moves are frozen structs of named fields."""

    def to_others(self) -> "Move | None":
        """How the move looks to the other seats; a game with secret decisions says less here, or nothing."""
        return self

    def one_of_many(self) -> bool:
        """Whether it is one of hundreds that are alike, such as aims at a board: people are told them when they ask."""
        return False


class Box(Protocol):
    """A family of moves with continuous parts, such as every throw a hand could make."""

    def sample(self, rng: Rng) -> Move:
        """Some legal move of the family."""
        ...


class Moves(msgspec.Struct, frozen=True, gc=False):
    """What a seat may do now: every discrete move, and the box of a continuous one. Falsy when there is nothing."""

    discrete: tuple[Move, ...] = ()
    box: Box | None = None

    def __bool__(self) -> bool:
        return bool(self.discrete) or self.box is not None


NO_MOVES = Moves()


class Refusal(msgspec.Struct, frozen=True):
    """An illegal move's answer: the rule it breaks, the reason's key and the facts; the words are in the locales."""

    rule: str
    """The rule's number in the game's ledger, such as `YAT-35`."""
    reason: str
    """A key for the wording, such as `box-full`."""
    facts: dict[str, int | str] = {}

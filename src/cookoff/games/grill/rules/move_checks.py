"""The legality checks that all throwing games share: whose decision it is, throws, and the head chef's calls."""

from collections.abc import Callable, Mapping
from typing import Any

from cookoff.engine import Move, Refusal, Seat

from .moves import AimChip, CallChip, ThrowChip
from .throwing.throw_checks import check_call, check_throw
from .throwing.thrower import doubtful

MoveCheck = tuple[frozenset[Any], Callable[..., Refusal | None]]
"""The questions that a move may answer, and its check, called with the lookup, state, chef and move."""


def check_move(
    checks: Mapping[type, MoveCheck],
    rules: Mapping[Any, str],
    passing: type[Move],
    lookup: Any,
    state: Any,
    seat: Seat,
    move: Move,
) -> Refusal | None:
    """Why the move is illegal, or `None`.

    `rules` names the rule behind each question. A `passing` move is refused in the throwing phase (THR-19).
    """
    asks, find_fault = checks.get(type(move), _UNKNOWN)
    if seat == state.seat and state.ask in asks:
        return find_fault(lookup, state, state.chefs[seat], move)
    if state.ask == "nothing":
        return Refusal(state.ended_by, "game-over")
    if seat != state.seat:
        return Refusal(rules[state.ask], "not-your-turn", {"seat": state.seat})
    if state.ask == "throw" and isinstance(move, passing):
        return Refusal("THR-19", "no-passing")
    return Refusal(rules[state.ask], "asked-otherwise", {"ask": state.ask.value})


def always_legal(*_position: Any) -> Refusal | None:
    """For moves that are legal whenever they answer the question."""
    return None


def throw_fault(lookup: Any, state: Any, _chef: Any, move: ThrowChip | AimChip) -> Refusal | None:
    """Why the throw is illegal, or `None`."""
    return check_throw(lookup.ground, state.grill, state.grill.pouches[state.seat], move)


def call_fault(lookup: Any, state: Any, _chef: Any, move: CallChip) -> Refusal | None:
    """Why the head chef's call is illegal, or `None` (THR-21)."""
    chip = doubtful(state.grill)
    assert chip is not None, "the head chef is asked only about a chip in doubt"
    return check_call(lookup.ground, state.grill, chip.id, move)


_UNKNOWN: MoveCheck = (frozenset(), always_legal)

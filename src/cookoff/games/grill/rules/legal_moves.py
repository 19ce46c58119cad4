"""The legal moves that all throwing games list alike: throws, and the head chef's calls."""

from typing import Any

from cookoff.engine import SINGLE_SEAT, Moves, Seats

from .throwing.aims import calls
from .throwing.thrower import doubtful


def to_act(_lookup: Any, state: Any) -> Seats:
    """The seat that must decide."""
    return () if state.ask == "nothing" else SINGLE_SEAT[state.seat]


def list_throws(lookup: Any, state: Any) -> Moves:
    """All throws of the chips in hand."""
    moves: Moves = lookup.throws.moves(state.grill.pouches[state.seat].hand)
    return moves


def list_calls(lookup: Any, state: Any) -> Moves:
    """The head chef's decisions about the first chip in doubt (THR-21)."""
    chip = doubtful(state.grill)
    assert chip is not None, "the head chef is asked only about a chip in doubt"
    return Moves(calls(lookup.ground, state.grill, chip.id))

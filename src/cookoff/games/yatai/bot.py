"""How good a position of Yatai is for a seat."""

from cookoff.engine import AnyGame, Seat

from .state import State


def worth(game: AnyGame, state: State, seat: Seat) -> float:
    """Victory points in hand and in sight."""
    return float(state.stalls[seat].points)

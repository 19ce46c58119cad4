"""Compiles the physics before its first use, and says why that takes time."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cookoff.engine import Room


def warm_up(home: "Room") -> None:
    """Compile the physics of this game if that has not been done yet.

    Call this before starting worker processes, so that it is done once.
    """
    if not home.physical:
        return
    try:
        from cookoff.cli.physics.board_argument import board_of
        from cookoff.physics import warmup
    except ModuleNotFoundError:
        return  # the simulator itself says what to install
    if board_of(home) is not None:
        warmup.compile_throws(_message("the quick physics", "about a minute"))
    else:
        warmup.compile_rolls(_message("the dice", "some seconds"))


def _message(what: str, time: str) -> Callable[[], None]:
    return lambda: print(f"Preparing {what} (first time only, {time}) ...", file=sys.stderr, flush=True)

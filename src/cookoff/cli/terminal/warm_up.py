"""The quick table and the real dice are compiled on their first use: somebody who waits should know what for."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cookoff.engine import Room


def warm_up(home: "Room") -> None:
    """Compile what this game's table needs and has not been compiled yet, and say so.

    Done here once, before other processes that need it start.
    """
    if not home.physical:
        return
    try:
        from cookoff.cli.physics.board_argument import board_of
        from cookoff.physics import warmup
    except ModuleNotFoundError:
        return  # whoever asks for a table is told what to install
    if board_of(home) is not None:
        warmup.compile_throws(_saying("the quick table", "about a minute"))
    else:
        warmup.compile_rolls(_saying("the dice", "some seconds"))


def _saying(what: str, time: str) -> Callable[[], None]:
    return lambda: print(f"Preparing {what} (first time only, {time}) ...", file=sys.stderr, flush=True)

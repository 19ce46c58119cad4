"""The quick table is compiled on its first use: somebody who waits for it should know what for."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cookoff.engine import Room


def ready(home: "Room") -> None:
    """Compile the quick table if this game throws chips and it has not been compiled yet, and say so.

    Done here once, before other processes that need it start.
    """
    if not home.physical:
        return
    try:
        from cookoff.physics.quick import compiling

        from .boards_by_name import board_of
    except ModuleNotFoundError:
        return  # whoever asks for a table is told what to install
    if board_of(home) is not None:
        compiling.ready(_say)


def _say() -> None:
    print("Preparing the quick table (first time only, about a minute) ...", file=sys.stderr, flush=True)

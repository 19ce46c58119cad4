"""The levels of the bots of the throwing games: a higher level considers more.

At every level a bot throws from the side from which its hand hits best (THR-11), with the hand of its seat (THR-30).
"""

from msgspec import Struct

from cookoff.engine import BOT_LEVELS


class BotLevel(Struct, frozen=True):
    """What a bot considers."""

    blunder_rate: float = 0.0
    """How often it makes a random decision."""
    looks_ahead: bool = False
    """Whether it searches the order of its decisions where it may choose the order (FUP-31)."""
    tries_throws: bool = False
    """Whether it simulates its best throws among the chips on the board, and throws at rivals' chips too."""


LEVELS = dict(
    zip(
        BOT_LEVELS,
        (
            BotLevel(0.7),
            BotLevel(0.45),
            BotLevel(0.25),
            BotLevel(0.1, looks_ahead=True),
            BotLevel(looks_ahead=True, tries_throws=True),
        ),
        strict=True,
    )
)
"""The levels by name."""

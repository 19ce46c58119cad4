"""The five stations, a module each: the commands there, their checks and their effects."""

from cookoff.engine import Move

from . import forest, leaving, order, oven, pantry, plating
from .command import Command

COMMANDS: dict[type[Move], Command] = {
    **forest.COMMANDS,
    **pantry.COMMANDS,
    **oven.COMMANDS,
    **plating.COMMANDS,
    **order.COMMANDS,
    **leaving.COMMANDS,
}
"""Every command of a hand."""

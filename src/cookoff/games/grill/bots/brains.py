"""How well the bots of the throwing games think: one brain is better than another by what it considers.

All of them walk to the side from which their hand hits best (THR-11), and their hands are their seats' (THR-30).
"""

from msgspec import Struct

from cookoff.engine import BRAINS


class Brain(Struct, frozen=True):
    """What a bot considers."""

    slips: float = 0.0
    """How often it does something without thinking."""
    plans: bool = False
    """Whether it thinks the order of its decisions through where the order is its own (FUP-31)."""
    tries: bool = False
    """Whether it tries its best throws out among the chips lying there, and throws at rivals' chips besides."""


LEVELS = dict(
    zip(
        BRAINS,
        (Brain(0.7), Brain(0.45), Brain(0.25), Brain(0.1, plans=True), Brain(plans=True, tries=True)),
        strict=True,
    )
)
"""The brains by name."""

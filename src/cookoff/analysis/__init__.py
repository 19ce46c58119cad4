"""The teacher: how likely each seat wins, what a decision gave away, what a strong brain would do and why."""

from .analysis import Analyst
from .decision import verdict_on
from .findings import Account, Analysis, Point, Turning, Verdict
from .hints import Hint, hint
from .judge import DEPTHS, Depth, Judge
from .scale import Scale, scale_of

__all__ = [
    "DEPTHS", "Account", "Analysis", "Analyst", "Depth", "Hint", "Judge", "Point", "Scale", "Turning", "Verdict",
    "hint", "scale_of", "verdict_on",
]  # fmt: skip

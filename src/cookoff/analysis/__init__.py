"""The teacher: how likely each seat wins, what a decision gave away, what a strong brain would do and why."""

from .analyzer import Analyst
from .decision_review import verdict_on
from .evaluator import DEPTHS, Depth, Judge
from .hints import Hint, hint
from .results import Account, Analysis, Point, Turning, Verdict
from .win_probability import Scale, scale_of

__all__ = [
    "DEPTHS", "Account", "Analysis", "Analyst", "Depth", "Hint", "Judge", "Point", "Scale", "Turning", "Verdict",
    "hint", "scale_of", "verdict_on",
]  # fmt: skip

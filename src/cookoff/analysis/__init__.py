"""Analysis of positions and games: win chances, mistakes, hints and puzzles."""

from .analyzer import Analyzer
from .decision_review import review_move
from .evaluator import DEPTHS, Depth, Evaluator
from .hints import Hint, hint
from .results import Analysis, DecisionReview, Point, ResultBreakdown, TurningPoint
from .win_probability import WinCurve, curve_of, is_analysed

__all__ = [
    "DEPTHS",
    "Analysis",
    "Analyzer",
    "DecisionReview",
    "Depth",
    "Evaluator",
    "Hint",
    "Point",
    "ResultBreakdown",
    "TurningPoint",
    "WinCurve",
    "curve_of",
    "hint",
    "is_analysed",
    "review_move",
]  # fmt: skip

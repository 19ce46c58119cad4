"""The laboratory: many games, and what they tell."""

from .simulate import Plan, Result, Run, simulate
from .summary import Interval, Spread, Summary, summarise, wilson

__all__ = ["Interval", "Plan", "Result", "Run", "Spread", "Summary", "simulate", "summarise", "wilson"]

"""The laboratory: many games, and what they tell."""

from cookoff.lab.simulate import Result, Run, Setting, simulate
from cookoff.lab.statistics.summary import Interval, Spread, Summary, summarise, wilson

__all__ = ["Interval", "Result", "Run", "Setting", "Spread", "Summary", "simulate", "summarise", "wilson"]

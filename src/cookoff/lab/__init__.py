"""The laboratory: plays many games, and measures them."""

from .simulate import simulate
from .spec.scenario import Scenario
from .statistics.intervals import Interval, wilson
from .statistics.summary import Spread, Summary, summarise

__all__ = ["Interval", "Scenario", "Spread", "Summary", "simulate", "summarise", "wilson"]

"""From a folder of tables to one page that people look at."""

from cookoff.lab.report.page import write
from cookoff.lab.statistics.comparison import Comparison, Difference, compare

__all__ = ["Comparison", "Difference", "compare", "write"]

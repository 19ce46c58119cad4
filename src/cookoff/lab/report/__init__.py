"""From a folder of tables to one page that people look at."""

from .compare import Comparison, Difference, compare
from .page import write

__all__ = ["Comparison", "Difference", "compare", "write"]

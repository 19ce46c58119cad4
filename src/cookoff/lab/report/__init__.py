"""Reports: one HTML page about a dataset."""

from .page import write

__all__ = ["write"]

"""Reports: one HTML page about a dataset, in any language."""

from .page import pages, write

__all__ = ["pages", "write"]

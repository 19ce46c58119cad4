"""Moves and positions of any game as one line of text, and back."""

from .notation import Notation

__all__ = ["Notation"]

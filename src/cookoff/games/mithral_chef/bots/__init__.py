"""Bots with two hands and human times: they know what everybody at the table sees."""

from .cook import Cook
from .styles import STYLES, Style
from .worth import worth

__all__ = ["STYLES", "Cook", "Style", "worth"]

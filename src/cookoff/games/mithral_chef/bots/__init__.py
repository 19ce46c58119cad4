"""Bots with two hands and human times: they know what everybody at the table sees."""

from .cook import CASUAL, SHARP, Cook, Style
from .worth import worth

__all__ = ["CASUAL", "SHARP", "Cook", "Style", "worth"]

"""Bots with two hands and human times: they know what everybody at the table sees."""

from .cook import CASUAL, PATIENT, SHARP, Cook, Style
from .worth import worth

__all__ = ["CASUAL", "PATIENT", "SHARP", "Cook", "Style", "worth"]

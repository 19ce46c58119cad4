"""Bots with two hands and human times: they know what everybody at the table sees."""

from .bot import Cook
from .evaluation import worth
from .styles import TEMPERS, Temper

__all__ = ["TEMPERS", "Cook", "Temper", "worth"]

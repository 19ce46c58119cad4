"""Bots with two hands and human times: they know what everybody at the table sees."""

from .cook import Cook
from .tempers import TEMPERS, Temper
from .worth import worth

__all__ = ["TEMPERS", "Cook", "Temper", "worth"]

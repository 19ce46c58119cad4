"""Bots with two hands and human reaction times. They know what everybody at the table sees."""

from .bot import Cook
from .evaluation import evaluate
from .styles import STYLES, BotStyle

__all__ = ["STYLES", "BotStyle", "Cook", "evaluate"]

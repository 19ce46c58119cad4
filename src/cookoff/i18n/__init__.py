"""Text for people, in their language: the messages of rooms and of cookoff itself."""

from .language import choose_language, languages
from .translator import Translator

__all__ = ["Translator", "choose_language", "languages"]

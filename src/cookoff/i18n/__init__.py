"""Text for people, in their language: the messages of rooms and of cookoff itself."""

from .language import choose_language, languages
from .wording import Words

__all__ = ["Words", "choose_language", "languages"]

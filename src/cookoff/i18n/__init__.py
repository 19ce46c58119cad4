"""What people read: a room's wording and the house's own, in their language."""

from .language import choose_language, languages
from .wording import Words

__all__ = ["Words", "choose_language", "languages"]

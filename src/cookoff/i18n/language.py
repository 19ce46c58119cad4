"""The choice of a language."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from cookoff.engine import BadInput, Room

DEFAULT = "en"
"""Every message exists in it; other languages fall back to it."""

VARIABLE = "COOKOFF_LANGUAGE"


def own_locales() -> Traversable:
    """The folder of cookoff's own messages."""
    return files("cookoff.i18n") / "locales"


def languages(room: Room | None = None) -> list[str]:
    """The languages of a room's messages, or of cookoff's own."""
    folder = own_locales() if room is None else room.home / "locales"
    if not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))


def choose_language(asked: str | None, environ: Mapping[str, str], room: Room | None = None) -> str:
    """The requested language, else that of `COOKOFF_LANGUAGE`, else the system's, else English.

    Raises `BadInput` if the requested language or that of `COOKOFF_LANGUAGE` does not exist.
    """
    known = languages(room)
    for name, wanted in (("--language", asked), (VARIABLE, environ.get(VARIABLE))):
        if wanted:
            if wanted not in known:
                raise BadInput(f"{name}: there is no wording in {wanted!r}; there is {', '.join(known)}")
            return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environ.get(name):
            short = wish.partition("_")[0].partition(".")[0].lower()
            return short if short in known else DEFAULT
    return DEFAULT

"""The chats that a party's notices can be posted to."""

from typing import Any


def payload(kind: str, text: str) -> dict[str, Any]:
    """Return what the chat's webhook expects. Names in the text mention nobody there."""
    if kind == "discord":
        return {"content": _without_markup(text), "allowed_mentions": {"parse": []}}
    if kind == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {"text": _without_markup(text)}  # a Matrix bridge, which reads Markdown


def _without_markup(text: str) -> str:
    return "".join(f"\\{sign}" if sign in "\\*_`~|<>[]" else sign for sign in text)

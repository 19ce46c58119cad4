"""The redacted forms of secret moves and events."""

from typing import Any, get_args, get_type_hints


def only_seen(union: Any) -> set[type]:
    """The classes that stand for a secret one before others: no game creates them."""
    found = set()
    for kind in get_args(union) or (union,):
        shown = get_type_hints(kind.to_others)["return"]
        if isinstance(shown, type) and shown is not kind:
            found.add(shown)
    return found

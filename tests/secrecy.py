"""What others see of secret moves and events, as their classes declare it."""

from typing import Any, get_args, get_type_hints


def only_seen(union: Any) -> set[type]:
    """The kinds that stand for another before those who may not see it whole: nobody makes them."""
    found = set()
    for kind in get_args(union) or (union,):
        shown = get_type_hints(kind.to_others)["return"]
        if isinstance(shown, type) and shown is not kind:
            found.add(shown)
    return found

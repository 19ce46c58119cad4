"""Variants drawn by a seed: a few whole numbers of a component file, each a little higher or lower.

Bots that are compared on them cannot have been fitted to them.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from cookoff.engine import BadInput, RoomGame, Search, room
from cookoff.physics.sources import sources_of

from .component_form import EitherField, Form, ListField, NumberField, PartField, Shape, form_of
from .variants import game_of, patched, text_of

CHANGES = 3
"""How many numbers differ."""
TRIES = 200
_FIXED = re.compile(r"(^|\.)(players|limits|clock|hand|pace|idle)($|[.\[])")
"""Fields that say how a table or its clock works, not how the game does."""


def draw(game: str, seed: int | str) -> dict[str, int]:
    """The changes of the variant of this seed, by field: equal seeds give equal variants, and each can be played."""
    rng = Random(f"{game}/variant/{seed}")
    text = text_of(game, None)
    own = room(game).load(None)
    if not isinstance(own, RoomGame):
        raise BadInput(f"{game}: its components have no form")
    fields = list(whole_numbers(form_of(own.components, text)))
    for _ in range(TRIES):
        changes = {path: value + rng.choice((-1, 1, 2)) for path, value in rng.sample(fields, CHANGES)}
        try:
            loaded = game_of(game, patched(text, changes, add=True))
            room(game).trial(loaded, Search(Random(0), sources_of(room(game), loaded, "quick")))
        except BadInput:
            continue
        return changes
    raise BadInput(f"{game}: no variant of seed {seed} can be played")


def whole_numbers(form: Form) -> Iterator[tuple[str, int]]:
    """The whole numbers of a component file that decide how the game goes: each one's field and value."""
    return _numbers(form.shape, form.values, "")


def _numbers(shape: Shape, value: Any, path: str) -> Iterator[tuple[str, int]]:
    match shape:
        case NumberField(whole=True) if isinstance(value, int) and not _FIXED.search(path):
            yield path, value
        case ListField(item=item):
            for number, each in enumerate(value):
                yield from _numbers(item, each, f"{path}[{number}]")
        case PartField(fields=fields):
            for name, field in fields.items():
                if name in value:
                    yield from _numbers(field, value[name], f"{path}.{name}" if path else name)
        case EitherField(field=tag, parts=parts):
            yield from _numbers(parts[value[tag]], value, path)
        case _:
            return

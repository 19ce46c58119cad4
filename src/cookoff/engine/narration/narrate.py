"""Narration: questions, moves, events and refusals as phrases, which a client words in its language.

A phrase's id comes from the struct's name, its facts from the struct's fields and the room's guide. Enums become
`EnumValue`s, so that clients need not know their types.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any

import msgspec

from cookoff.engine.core.events import Event
from cookoff.engine.core.game import AnyGame
from cookoff.engine.core.moves import Move, Refusal

from .guide import EnumValue, Fact, Guide, Phrase, Question


def narrate_question(guide: Guide, game: AnyGame, view: Any) -> Question | None:
    """The question to the seat that has this view."""
    question = guide.question(game, view)
    return None if question is None else Question(_plain(question.phrase), question.rules)


def narrate_move(guide: Guide, game: AnyGame, view: Any, move: Move) -> Phrase:
    """A move as a choice of the seat that has this view."""
    return _phrase(f"move-{type(move).__name__}", _fields(move), guide.facts(game, view, move))


def narrate_event(guide: Guide, game: AnyGame, event: Event) -> Phrase:
    """An event; nothing but the event itself goes into the phrase."""
    return _phrase(f"event-{type(event).__name__}", _fields(event), guide.facts(game, None, event))


def narrate_refusal(guide: Guide, game: AnyGame, refusal: Refusal) -> Phrase:
    """Why a move is refused."""
    return _phrase(f"refusal-{refusal.reason}", refusal.facts, guide.facts(game, None, refusal))


def narrate_names(guide: Guide, game: AnyGame) -> dict[str, dict[str, Fact]]:
    """The names of printed things; see `Guide.names`."""
    return {kind: {key: _fact(name) for key, name in names.items()} for kind, names in guide.names(game).items()}


def _phrase(message: str, fields: Mapping[str, Any], further: Mapping[str, Fact]) -> Phrase:
    return _plain(Phrase(message, {**fields, **further}))


def _plain(phrase: Phrase) -> Phrase:
    return Phrase(phrase.id, {name: _fact(fact) for name, fact in phrase.facts.items()})


def _fact(fact: Fact) -> Fact:
    if isinstance(fact, Enum):
        return EnumValue.of(fact)
    if isinstance(fact, Phrase):
        return _plain(fact)
    return tuple([_fact(one) for one in fact]) if isinstance(fact, tuple) else fact


def _fields(thing: msgspec.Struct) -> dict[str, Any]:
    """The fields by name, with those of inner structs beside them and without lists of structs."""
    fields: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(thing).items():
        if isinstance(value, msgspec.Struct):
            fields |= _fields(value)
        elif all(isinstance(one, int | str | Enum | None) for one in (value if type(value) is tuple else (value,))):
            fields[name] = value
        # Fractions and lists of structs have no wording; a guide gives facts about them instead.
    return fields

"""Guides: a room's questions, rules behind choices and extra facts for people at the table.

They hold no text, which is in the locales. Terminal, browser and help pages use the same guide.
"""

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from cookoff.engine.core.events import Event
from cookoff.engine.core.game import AnyGame
from cookoff.engine.core.moves import Move, Refusal


class EnumValue(msgspec.Struct, frozen=True):
    """An enum's value, such as the colour red, without its type."""

    kind: str
    key: str

    @classmethod
    def of(cls, value: Enum) -> "EnumValue":
        """Return the value for an enum member."""
        return cls(type(value).__name__, value.name.lower().replace("_", "-"))


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the locales and the facts it needs."""

    id: str
    facts: dict[str, "Fact"] = {}


if TYPE_CHECKING:
    Fact = int | float | str | None | Enum | EnumValue | Phrase | tuple["Fact", ...]
    """A fact of a message: a number, text, an enum's value, another phrase, or several of these."""
else:
    Fact = Any  # msgspec reads types as well, and takes no union that it could not decode


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked to decide."""

    phrase: Phrase
    rules: tuple[str, ...]
    """The rules behind it."""


class Guide(Protocol):
    """One game's guide. Views are those of the seat addressed."""

    def question(self, game: AnyGame, view: Any) -> Question | None:
        """The question to the seat now, if any."""
        ...

    def rules(self, game: AnyGame, view: Any, move: Move) -> tuple[str, ...]:
        """The rules behind a choice."""
        ...

    def facts(self, game: AnyGame, view: Any | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """Facts in addition to the struct's fields; they replace fields of the same name."""
        ...

    def tempting(self, game: AnyGame, view: Any) -> tuple[Move, ...]:
        """Moves that people may want to make now, legal or not: an illegal one is offered with its refusal."""
        ...

    def names(self, game: AnyGame) -> Mapping[str, Mapping[str, Fact]]:
        """The names of printed things: for each kind its keys, and the name of each."""
        ...


class PlainGuide:
    """The guide of a room that has none."""

    def question(self, _game: AnyGame, _view: Any) -> Question | None:
        """See `Guide`."""
        return None

    def rules(self, _game: AnyGame, _view: Any, _move: Move) -> tuple[str, ...]:
        """See `Guide`."""
        return ()

    def facts(self, _game: AnyGame, _view: Any | None, _thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """See `Guide`."""
        return {}

    def tempting(self, _game: AnyGame, _view: Any) -> tuple[Move, ...]:
        """See `Guide`."""
        return ()

    def names(self, _game: AnyGame) -> Mapping[str, Mapping[str, Fact]]:
        """See `Guide`."""
        return {}

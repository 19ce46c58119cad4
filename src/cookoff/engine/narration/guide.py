"""What a person at the table is told beside the bare structs: what is asked, the rules behind it, further facts.

Still no words: those are in the locales. A terminal, a browser and a help page all ask the same guide.
"""

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from cookoff.engine.core.events import Event
from cookoff.engine.core.game import AnyGame
from cookoff.engine.core.moves import Move, Refusal


class EnumValue(msgspec.Struct, frozen=True):
    """A value with a name of its own, such as the colour red: what an enum is to those who know no types."""

    kind: str
    key: str

    @classmethod
    def of(cls, value: Enum) -> "EnumValue":
        """An enum's value as a thing."""
        return cls(type(value).__name__, value.name.lower().replace("_", "-"))


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be said: a message of the locales, and the facts that it needs."""

    id: str
    facts: dict[str, "Fact"] = {}


if TYPE_CHECKING:
    Fact = int | float | str | None | Enum | EnumValue | Phrase | tuple["Fact", ...]
    """What a message may be told: numbers, text, a thing with a name of its own, or several of those."""
else:
    Fact = Any  # msgspec reads types as well, and takes no union that it could not decode


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked to decide."""

    phrase: Phrase
    rules: tuple[str, ...]
    """The rules by which it is asked."""


class Guide(Protocol):
    """One game's guide. A view is that of the seat which is spoken to."""

    def question(self, game: AnyGame, view: Any) -> Question | None:
        """What is asked now, or `None` where nothing can be said."""
        ...

    def rules(self, game: AnyGame, view: Any, move: Move) -> tuple[str, ...]:
        """The rules behind a choice."""
        ...

    def facts(self, game: AnyGame, view: Any | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """Facts for the wording of a thing, over and above its own fields; they take the place of equal names."""
        ...

    def tempting(self, game: AnyGame, view: Any) -> tuple[Move, ...]:
        """Moves that a person may want to make now, legal or not: it is worth saying why they are not."""
        ...

    def names(self, game: AnyGame) -> Mapping[str, Mapping[str, Fact]]:
        """What is printed in this game, called by name: for each kind of thing its keys, and what each is called."""
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

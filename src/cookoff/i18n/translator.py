"""`Translator` turns phrases into sentences. A struct has a message of its name, with its fields as facts.

`Push(tile, line)` is worded by the message `move-Push` with `$tile` and `$line`. An enum's value is given by its name,
the message `<field>-<value>` or else `<enum>-<value>`: `dish-red`, else `colour-red`. In the messages `SEAT($stall)`
is a player's name, `ME($stall)` says `yes` for the reader, and `NTH($place)` counts from 1.
"""

import re
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

from cookoff.engine import (
    TABLE,
    AnyGame,
    BadInput,
    EnumValue,
    Event,
    Fact,
    Move,
    Phrase,
    PlainGuide,
    Refusal,
    Room,
    Seat,
    narrate_event,
    narrate_move,
    narrate_refusal,
)

from .language import DEFAULT, own_locales

_BREAK = re.compile(r"\s*\n\s*")


class Translator:
    """The messages for one reader: a room's first, then cookoff's own; English if the language has none."""

    def __init__(
        self,
        room: Room | None,
        language: str,
        names: Sequence[str] = (),
        me: Seat | None = None,
        more: Sequence[Traversable] = (),
    ) -> None:
        """`names` are the players'; `me` is the reader's seat, addressed as "you"; `more` are folders of messages."""
        self.language = language
        self.names = tuple(names)
        self.me = me
        self.problems: list[str] = []
        """Errors in the messages used so far."""
        self._guide = PlainGuide() if room is None else room.guide
        folders = [own_locales()] if room is None else [*(home / "locales" for home in room.homes), own_locales()]
        folders += more
        self._bundles = [self._bundle(tongue, folders) for tongue in dict.fromkeys((language, DEFAULT))]

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message as one line of text, or its id if there is no message."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is None:
                    break
                arguments = {name: self._argument(name, fact) for name, fact in facts.items()}
                text, errors = bundle.format_pattern(pattern, arguments)
                self.problems += [f"{message}: {error}" for error in errors]
                return _BREAK.sub(" ", str(text))
        self.problems.append(f"{message}: no such message")
        return message

    def rule(self, rule_id: str) -> str:
        """A rule of the room's ledger as players read it."""
        return self.say(rule_id)

    def section(self, name: str) -> str:
        """The heading of a section of the ledger."""
        return self.say(f"section-{name}")

    def name(self, seat: Seat) -> str:
        """A player's name, for the reader."""
        if seat == self.me:
            return self.say("you")
        if seat == TABLE:
            return self.say("the-table")
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat-number", number=seat)

    def thing(self, value: Enum | EnumValue, field: str = "") -> str:
        """The localized name of an enum value, looked up by field and then by type; otherwise its key."""
        thing = EnumValue.of(value) if isinstance(value, Enum) else value
        for named in (f"{field}-{thing.key}", f"{thing.kind.lower()}-{thing.key}"):
            if self.has(named):
                return self.say(named)
        return thing.key

    def phrase(self, phrase: Phrase) -> str:
        """A phrase as text."""
        return self.say(phrase.id, **phrase.facts)

    def move(self, game: AnyGame, view: Any, move: Move) -> str:
        """A move as a choice, seen by the seat that has it."""
        return self._text(narrate_move(self._guide, game, view, move))

    def event(self, game: AnyGame, event: Event) -> str:
        """An event; empty if its message is."""
        return self._text(narrate_event(self._guide, game, event))

    def refusal(self, game: AnyGame, refusal: Refusal) -> str:
        """Why a move is refused."""
        return self._text(narrate_refusal(self._guide, game, refusal))

    def value(self, field: str, fact: Fact) -> str:
        """A fact in a field of that name, as text."""
        return str(self._argument(field, fact))

    def _text(self, phrase: Phrase) -> str:
        """A phrase as text, or its raw fields if there is no message."""
        if self.has(phrase.id):
            return self.phrase(phrase)
        name = phrase.id.partition("-")[2]
        facts = ", ".join(f"{fact} {self._argument(fact, value)}" for fact, value in phrase.facts.items())
        return f"{name}: {facts}" if facts else name

    def _argument(self, field: str, fact: Fact) -> int | float | str:
        match fact:
            case bool():
                return "yes" if fact else "no"
            case Enum() | EnumValue():
                return self.thing(fact, field)
            case int() | float():
                return fact
            case str():
                named = f"{field}-{fact.lower().replace('_', '-')}"
                return self.say(named) if self.has(named) else fact
            case Phrase():
                return self.phrase(fact)
            case None:
                return self.say(f"{field}-none") if self.has(f"{field}-none") else ""
            case _:
                return ", ".join(str(self._argument(field, one)) for one in fact)

    def _bundle(self, language: str, folders: Sequence[Traversable]) -> FluentBundle:
        functions: dict[str, Any] = {
            # Nobody has no number: what is `None` comes as an empty text.
            "SEAT": lambda seat: self.say("nobody") if seat == "" else self.name(int(seat)),
            "ME": lambda seat: "yes" if seat != "" and int(seat) == self.me else "no",
            "NTH": lambda place: "–" if place == "" else fluent_number(int(place) + 1),
        }
        bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for folder in folders:
            file = folder / f"{language}.ftl"
            if file.is_file():
                bundle.add_resource(_read(file))
        return bundle


def _read(file: Traversable) -> Any:
    """A resource; raises `BadInput` that shows what is not Fluent in it."""
    resource = _parse(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise BadInput(f"{file}: not a message: {first!r}")
    return resource


@lru_cache(maxsize=64)
def _parse(text: str) -> Any:
    # A tenth of a second for a room: a server words many tables.
    return FluentResource(text)

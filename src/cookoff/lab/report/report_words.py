"""The words and numbers of a report in a language: names of rules, things, moves and bots instead of ids."""

import re
from functools import cached_property
from html import escape
from importlib.resources import files
from typing import Any

from cookoff.engine import Room, narrate_names
from cookoff.i18n.component_names import ComponentNames, spoken
from cookoff.i18n.translator import Translator
from cookoff.lab.spec.variants import BASE
from cookoff.lab.statistics.intervals import Estimate

COMMA = ("fr", "de", "it")
"""Languages that write 0,5."""
NARROW = "\N{NO-BREAK SPACE}"
ANONYMOUS = ("variant", "own")
"""Names of variants that say nothing."""


class ReportWords:
    """The words for one room in one language."""

    def __init__(self, room: Room, language: str) -> None:
        self.room, self.language = room, language
        self.words = Translator(room, language, more=[files("cookoff.lab.report") / "locales"])
        self._game: Any = room.load(None)

    def say(self, message: str, /, **facts: str | int) -> str:
        """A message as text for HTML."""
        return escape(self.words.say(message, **facts))

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.words.say("title") if self.words.has("title") else self.room.id

    @cached_property
    def components(self) -> ComponentNames:
        """Names of the components of the box."""
        return ComponentNames(
            self.words, getattr(self._game, "components", None), narrate_names(self.room.guide, self._game)
        )

    def number(self, number: float, digits: int = 1, sign: bool = False) -> str:
        """A number as this language writes it."""
        number = round(number, digits) + 0.0  # no minus zero
        text = f"{number:+.{digits}f}" if sign else f"{number:.{digits}f}"
        text = text.replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if self.language in COMMA else text

    def percent(self, share: float, digits: int = 0, sign: bool = False) -> str:
        """A share in percent."""
        return f"{self.number(100.0 * share, digits, sign)}{NARROW}%"

    def thing(self, kind: str, thing: str) -> str:
        """The name of a thing of a kind that the lab counts."""
        place, _, rest = thing.partition(" ")
        if re.fullmatch(r"\d+\.\d+", place) and rest:
            return f"{place} {self.thing(kind, rest)}"
        name = self.components.value(kind.replace(" ", "-"), thing)
        return name[:1].upper() + name[1:]

    def kind(self, kind: str) -> str:
        """The name of a kind of things."""
        message = f"use-{kind.replace(' ', '-')}"
        return self.words.say(message) if self.words.has(message) else spoken(kind)

    def move(self, move: str) -> str:
        """The name of a type of move."""
        return self._or(f"step-{move}", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", move).lower())

    def source(self, rule: str, what: str = "") -> str:
        """Where points come from: a rule, and what it counted."""
        if rule == "play":
            return self.words.say("end-in-play")
        message = f"score-{rule.lower()}"
        return self.words.say(message, what=what) if self.words.has(message) else f"{rule} {what}".strip()

    def ending(self, rule: str) -> str:
        """How a game ended."""
        return self._or(f"ending-{rule.lower()}", rule)

    def player(self, name: str) -> str:
        """A seat, a place in the order of turn, or a bot with its hand."""
        if found := re.fullmatch(r"(seat|turn) (\d+)", name):
            return self.words.say(found[1], number=int(found[2]) + 1)
        bot, _, hand = name.partition(" (")
        return self._or(f"level-{bot}", bot) + (f" ({hand}" if hand else "")

    def bots(self, names: str) -> str:
        """The bots of a scenario."""
        return ", ".join(self.player(name) for name in names.split(", "))

    def variant(self, name: str) -> str:
        """What the components of a scenario are called."""
        return (
            self.words.say("as-in-the-box" if name == BASE else "the-variant") if name in (BASE, *ANONYMOUS) else name
        )

    def scenario(self, scenario: dict[str, Any]) -> str:
        """A scenario in a line."""
        return self.words.say(
            "scenario",
            game=self.title,
            players=scenario["players"],
            bots=self.bots(scenario["bots"]),
            variant=self.variant(scenario["variant"]),
        )

    def estimate(self, row: Estimate, name: str) -> Estimate:
        """An estimate under another name."""
        return Estimate(name, row.value, row.interval, row.count)

    def _or(self, message: str, otherwise: str) -> str:
        return self.words.say(message) if self.words.has(message) else otherwise

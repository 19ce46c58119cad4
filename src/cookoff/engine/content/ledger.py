"""A game's rules as data: ids, sections and origins. Their text is in the room's locales."""

from enum import StrEnum

import msgspec

from cookoff.engine.core.errors import BadInput, in_words


class Origin(StrEnum):
    """Where a rule comes from."""

    BOOK = "book"
    """The rulebook says it."""
    RULING = "ruling"
    """Our decision where the book is silent or unclear."""
    REVIEW = "review"
    """Reported by reviews of the printed game."""
    REBUILT = "rebuilt"
    """Our reconstruction of what only a picture shows."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    section: str
    origin: Origin
    also: tuple[Origin, ...] = ()
    """Other sources of parts of it."""

    @property
    def origins(self) -> tuple[Origin, ...]:
        """All its sources, the main one first."""
        return (self.origin, *self.also)

    @property
    def open(self) -> str:
        """The id of the message that says what the book leaves open; empty unless the rule is partly a ruling."""
        return f"open-{self.id.lower()}" if Origin.RULING in self.origins else ""


class Ledger(msgspec.Struct, frozen=True):
    """All rules of a game in their order."""

    rule: tuple[Rule, ...]

    def get(self, rule_id: str) -> Rule:
        """The rule with that id, in upper or lower case."""
        for rule in self.rule:
            if rule.id == rule_id.upper():
                return rule
        raise BadInput(f"no rule {rule_id}; the rules run from {self.rule[0].id} to {self.rule[-1].id}")


def parse(text: str, name: str) -> Ledger:
    """Read a ledger's TOML: a table for each section, with each rule's origins. Raises `BadInput` for what is wrong."""
    try:
        sections = msgspec.toml.decode(text, type=dict[str, dict[str, str]])
    except msgspec.DecodeError as error:
        raise BadInput(f"{name}: {in_words(error)}") from error
    rules = [
        _rule(name, rule_id, section, origins)
        for section, rules in sections.items()
        for rule_id, origins in rules.items()
    ]
    ids = [rule.id for rule in rules]
    if twice := sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1}):
        raise BadInput(f"{name}: {', '.join(twice)} appears twice")
    return Ledger(tuple(rules))


def _rule(name: str, rule_id: str, section: str, origins: str) -> Rule:
    """A line such as `YAT-1 = "book, rebuilt"`."""
    try:
        origin, *also = [Origin(word.strip()) for word in origins.split(",")]
    except ValueError:
        known = ", ".join(Origin)
        raise BadInput(f"{name}: {rule_id}: {origins!r}; the origins are {known}, with commas between") from None
    return Rule(rule_id, section, origin, tuple(also))

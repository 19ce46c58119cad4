"""A game's rules as data: numbers, sections, origins. The words are in the room's locales."""

from enum import StrEnum

import msgspec

from cookoff.engine.core.errors import BadInput


class Origin(StrEnum):
    """Where a rule comes from."""

    BOOK = "book"
    """The rulebook says it."""
    RULING = "ruling"
    """The book is silent or unclear, and this is our decision."""
    REVIEW = "review"
    """Reported by reviews of the printed game."""
    REBUILT = "rebuilt"
    """Only a picture showed it; our reconstruction, kept as data."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered rule."""

    id: str
    section: str
    origin: Origin
    also: tuple[Origin, ...] = ()
    """Where parts of it come from elsewhere."""

    @property
    def origins(self) -> tuple[Origin, ...]:
        """Where it comes from, the main source first."""
        return (self.origin, *self.also)

    @property
    def open(self) -> str:
        """The message that says what the book leaves open, where all of the rule or part of it is a ruling."""
        return f"open-{self.id.lower()}" if Origin.RULING in self.origins else ""


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of a game in their order."""

    rule: tuple[Rule, ...]

    def get(self, rule_id: str) -> Rule:
        """The rule of that number, in either case of letters."""
        for rule in self.rule:
            if rule.id == rule_id.upper():
                return rule
        raise BadInput(f"no rule {rule_id}; the rules run from {self.rule[0].id} to {self.rule[-1].id}")


def parse(text: str, name: str) -> Ledger:
    """Read a ledger's TOML. Raises `BadInput` on unknown fields and on a number given twice."""
    try:
        ledger = msgspec.toml.decode(text, type=Ledger)
    except msgspec.DecodeError as error:
        raise BadInput(f"{name}: {error}") from error
    ids = [rule.id for rule in ledger.rule]
    if twice := sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1}):
        raise BadInput(f"{name}: {', '.join(twice)} stands there twice")
    return ledger

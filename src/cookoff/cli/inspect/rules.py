"""`cookoff rules`."""

from typing import TYPE_CHECKING

from cookoff.cli.terminal.parameters import Language

if TYPE_CHECKING:
    from rich.console import Console

    from cookoff.engine import Rule
    from cookoff.i18n import Words


def rules(game: str, rule: str | None = None, /, *, language: Language = None) -> None:
    """Print the rules of a game in our own words.

    Parameters
    ----------
    game
        The game, such as yatai.
    rule
        A rule id, such as YAT-35; by default all rules.
    """
    from itertools import groupby

    from rich.text import Text

    from cookoff.cli.terminal.arguments import words_for
    from cookoff.cli.terminal.console import console
    from cookoff.engine import room

    home = room(game)
    ledger = home.ledger
    words = words_for(home, language)
    out = console()
    if rule is not None:
        show_rule(out, words, ledger.get(rule))
        return
    out.print(Text(words.say("title"), style="bold"))
    out.print()
    for section, listed in groupby(ledger.rule, key=lambda one: one.section):
        out.print(Text(words.section(section), style="bold underline"))
        out.print()
        for one in listed:
            show_rule(out, words, one)
            out.print()


def show_rule(out: "Console", words: "Words", rule: "Rule") -> None:
    """Print a rule: its number, its origin, its text, and what the rulebook leaves open."""
    from rich.padding import Padding
    from rich.text import Text

    origins = "; ".join(words.say(f"origin-{origin}") for origin in rule.origins)
    out.print(Text(rule.id, style="bold").append(f"  ({origins})", style="not bold dim"))
    out.print(Padding(Text(words.rule(rule.id)), (0, 0, 0, 4)))
    if rule.open and words.has(rule.open):
        out.print(Padding(Text(words.say("rule-open", what=words.say(rule.open)), style="dim"), (0, 0, 0, 4)))

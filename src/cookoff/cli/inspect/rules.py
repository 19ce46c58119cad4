"""`cookoff rules`."""

from typing import TYPE_CHECKING

from cookoff.cli.terminal.parameters import Language

if TYPE_CHECKING:
    from rich.console import Console

    from cookoff.engine import Rule
    from cookoff.i18n import Translator


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

    from cookoff.cli.terminal.arguments import translator_for
    from cookoff.cli.terminal.console import console
    from cookoff.engine import room

    home = room(game)
    ledger = home.ledger
    translator = translator_for(home, language)
    out = console()
    if rule is not None:
        show_rule(out, translator, ledger.get(rule))
        return
    out.print(Text(translator.say("title"), style="bold"))
    out.print()
    for section, listed in groupby(ledger.rule, key=lambda one: one.section):
        out.print(Text(translator.section(section), style="bold underline"))
        out.print()
        for one in listed:
            show_rule(out, translator, one)
            out.print()


def show_rule(out: "Console", translator: "Translator", rule: "Rule") -> None:
    """Print a rule: its number, its origin, its text, and what the rulebook leaves open."""
    from rich.padding import Padding
    from rich.text import Text

    origins = "; ".join(translator.say(f"origin-{origin}") for origin in rule.origins)
    out.print(Text(rule.id, style="bold").append(f"  ({origins})", style="not bold dim"))
    out.print(Padding(Text(translator.rule(rule.id)), (0, 0, 0, 4)))
    if rule.open and translator.has(rule.open):
        out.print(Padding(Text(translator.say("rule-open", what=translator.say(rule.open)), style="dim"), (0, 0, 0, 4)))

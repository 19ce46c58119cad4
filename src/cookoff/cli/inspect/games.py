"""`cookoff games`."""

import os

from cookoff.cli.terminal.parameters import Language


def games(*, language: Language = None) -> None:
    """List the games."""
    from rich.table import Table

    from cookoff import bots
    from cookoff.cli.terminal.console import console
    from cookoff.engine import rooms
    from cookoff.i18n import Translator, choose_language, languages

    # A room without this language is listed in English.
    spoken = choose_language(language, os.environ)
    table: Table | None = None
    for home in rooms().values():
        translator = Translator(home, spoken)
        if table is None:
            headings = ("games-game", "games-players", "games-about", "games-bots", "games-languages")
            table = Table(*(translator.say(heading) for heading in headings))
        seats = home.load(None).seats
        table.add_row(
            home.id,
            f"{seats.start}–{seats.stop - 1}",
            translator.say("about"),
            ", ".join(bots.names()),
            ", ".join(languages(home)),
        )
    if table is not None:
        console().print(table)

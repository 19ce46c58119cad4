"""`cookoff join` and `cookoff mcp`."""

from typing import TYPE_CHECKING

from cookoff.cli.terminal.parameters import Language

if TYPE_CHECKING:
    from cookoff.client import Table


def join(link: str, /, *, bot: str = "casual", name: str | None = None, seat: int | None = None, seed: int = 1) -> None:
    """Let a bot take a seat at a table of a server and play to the end.

    Parameters
    ----------
    link
        The invitation to the table, as the waiting room shows it.
    bot
        A level such as casual, or `file.py:Name`, a bot of your own.
    name
        What the others see; by default the bot's name.
    seat
        The seat to take, from 0; by default the first free one.
    seed
        The seed of the bot's random choices.
    """
    from random import Random

    from cookoff import bots
    from cookoff.cli.terminal.arguments import bot_names
    from cookoff.cli.terminal.console import console
    from cookoff.client import play_bot

    [known] = bot_names(bot)
    with _seated(link, name or known, seat) as table:
        bots.check(known, table.game, table.card.players)
        console().print(f"seat {table.seat} at {link}", soft_wrap=True)
        outcome = play_bot(table, bots.make(table.room, known), Random(seed))
    console().print(f"points by seat: {', '.join(map(str, outcome.points))}")


def mcp(link: str, /, *, name: str = "Assistant", seat: int | None = None, language: Language = None) -> None:
    """Take a seat at a table for an AI assistant, which plays through the Model Context Protocol on stdin and stdout.

    Parameters
    ----------
    link
        The invitation to the table, as the waiting room shows it.
    name
        What the others see.
    seat
        The seat to take, from 0; by default the first free one.
    """
    import os

    from cookoff.client.mcp_server import make_server
    from cookoff.i18n import choose_language

    with _seated(link, name, seat) as table:
        make_server(table, choose_language(language, os.environ, table.room)).run()


def _seated(link: str, name: str, seat: int | None) -> "Table":
    from cookoff.client import Client

    return Client(link, name).join(link, seat)

"""`cookoff play`."""

from pathlib import Path

from .parameters import Components, Language, TableOptions


def play(
    game: str,
    /,
    *,
    players: int | None = None,
    bots: str | None = None,
    seat: int | None = None,
    seed: int | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    language: Language = None,
    components: Components = None,
    option: TableOptions = None,
) -> None:
    """Play at the terminal against bots. The game is kept in a file, move by move.

    Parameters
    ----------
    game
        The game, such as yatai.
    players
        How many seats there are, yours included; the fewest the game allows if not said.
    bots
        One bot for all other seats, or one for each, with commas between; the game's casual bot or
        greedy if not said.
    seat
        Where you sit, counted from 0; the first seat if not said.
    seed
        Equal seeds and equal choices give equal games, also when resumed.
    save
        The file to keep the game in; a new one among your data if not said.
    resume
        The file of a game to go on with.
    """
    import os
    import shlex
    from datetime import datetime

    from cookoff.engine import BadInput, room
    from cookoff.words import choose_language

    from .console import console
    from .opening import resume_table, start_table
    from .preparing import ready
    from .savefile import SaveFile, default_path
    from .sitting import Stopped

    if save and resume:
        raise BadInput("--save and --resume: a resumed game goes on in its own file; name one of the two")
    if resume and option:
        raise BadInput("--option: a resumed game keeps the options it was begun with")
    home = room(game)
    rules = home.load(components)
    tongue = choose_language(language, os.environ, home)
    named = bots.split(",") if bots is not None else None
    path = resume or save or default_path(home.id, os.environ, datetime.now())
    out = console()
    ready(home)
    with SaveFile(path, resume=resume is not None) as file:
        if resume:
            table = resume_table(home, rules, file, players, named, seat, seed)
        else:
            table = start_table(home, rules, file, players, named, seat, seed, option or ())
        words = table.words(tongue)
        out.print(words.say("play-saved-in", file=str(path)), soft_wrap=True)
        if resume:
            out.print(words.say("play-resumed", entries=table.match.played))
        out.print()
        try:
            table.sitting(words, out, input).play()
        except (Stopped, KeyboardInterrupt):
            again = ["cookoff", "play", home.id, "--resume", str(path)]
            for flag, value in (("--seed", seed), ("--components", components), ("--language", language)):
                again += [flag, str(value)] if value is not None else []
            out.print(words.say("play-stopped"))
            out.print(words.say("play-resume", command=shlex.join(again)), soft_wrap=True)
            return
    table.show_end(words, out)

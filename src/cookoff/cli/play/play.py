"""`cookoff play`."""

from pathlib import Path

from cookoff.cli.terminal.parameters import Components, Language, TableOptions


def play(
    game: str,
    /,
    *,
    players: int | None = None,
    bots: str | None = None,
    hands: str | None = None,
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
        One bot for all other seats, or one for each, with commas between; casual ones if not said.
    hands
        How steady their hands are (clumsy, casual, average, steady), where the game asks for hands: one for all of
        them, or one for each.
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

    from cookoff.cli.play.human_player import Stopped
    from cookoff.cli.play.save_file import SaveFile, default_path
    from cookoff.cli.play.terminal_game import resume_party, start_party
    from cookoff.cli.terminal.arguments import split_names
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.warm_up import warm_up
    from cookoff.engine import BadInput, room
    from cookoff.i18n import choose_language

    if save and resume:
        raise BadInput("--save and --resume: a resumed game goes on in its own file; name one of the two")
    if resume and (option or hands):
        raise BadInput("--option and --hands: a resumed game keeps what it was begun with")
    home = room(game)
    rules = home.load(components)
    tongue = choose_language(language, os.environ, home)
    named = split_names(bots) or None
    path = resume or save or default_path(home.id, os.environ, datetime.now())
    out = console()
    warm_up(home)
    with SaveFile(path, resume=resume is not None) as file:
        if resume:
            party = resume_party(home, rules, file, players, named, seat, seed)
        else:
            party = start_party(home, rules, file, players, named, seat, seed, option or (), split_names(hands))
        words = party.words(tongue)
        out.print(words.say("play-saved-in", file=str(path)), soft_wrap=True)
        if resume:
            out.print(words.say("play-resumed", entries=party.match.played))
        out.print()
        try:
            party.person(words, out, input).play()
        except (Stopped, KeyboardInterrupt):
            again = ["cookoff", "play", home.id, "--resume", str(path)]
            for flag, value in (("--seed", seed), ("--components", components), ("--language", language)):
                again += [flag, str(value)] if value is not None else []
            out.print(words.say("play-stopped"))
            out.print(words.say("play-resume", command=shlex.join(again)), soft_wrap=True)
            return
    party.show_end(words, out)

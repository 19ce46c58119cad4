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
    """Play against bots at the terminal. Every move is saved.

    Parameters
    ----------
    game
        The game, such as yatai.
    players
        The number of players, you included; by default as few as the game allows.
    bots
        One bot for all other seats, or a comma-separated list with one for each; casual by default.
    hands
        How steady the bots' hands are (clumsy, casual, average, steady), in games with throws or towers: one for all,
        or a comma-separated list with one for each.
    seat
        Your seat, counted from 0; the first seat by default.
    seed
        The same seed and choices give the same game, even if it is resumed.
    save
        The file to save the game in; by default a new one in your data folder.
    resume
        The file of a game to resume.
    """
    import os
    import shlex
    from datetime import datetime

    from cookoff.cli.play.human_player import Stopped
    from cookoff.cli.play.save_file import SaveFile, default_path
    from cookoff.cli.play.terminal_game import resume_game, start_game
    from cookoff.cli.terminal.arguments import split_names
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.warm_up import warm_up
    from cookoff.engine import BadInput, room
    from cookoff.i18n import choose_language

    if save and resume:
        raise BadInput("--save and --resume: a resumed game is saved in its own file; use one of the two")
    if resume and (option or hands):
        raise BadInput("--option and --hands: a resumed game keeps its options")
    home = room(game)
    rules = home.load(components)
    chosen_language = choose_language(language, os.environ, home)
    named = split_names(bots) or None
    path = resume or save or default_path(home.id, datetime.now())
    out = console()
    warm_up(home)
    with SaveFile(path, resume=resume is not None) as file:
        if resume:
            played = resume_game(home, rules, file, players, named, seat, seed)
        else:
            played = start_game(home, rules, file, players, named, seat, seed, option or (), split_names(hands))
        translator = played.translator(chosen_language)
        out.print(translator.say("play-saved-in", file=str(path)), soft_wrap=True)
        if resume:
            out.print(translator.say("play-resumed", entries=played.match.played))
        out.print()
        try:
            played.person(translator, out, input).play()
        except (Stopped, KeyboardInterrupt):
            again = ["cookoff", "play", home.id, "--resume", str(path)]
            for flag, value in (("--seed", seed), ("--components", components), ("--language", language)):
                again += [flag, str(value)] if value is not None else []
            out.print(translator.say("play-stopped"))
            out.print(translator.say("play-resume", command=shlex.join(again)), soft_wrap=True)
            return
    played.show_end(translator, out)

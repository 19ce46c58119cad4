"""`cookoff simulate`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from cookoff.cli.terminal.parameters import Components, TableOptions

if TYPE_CHECKING:
    from rich.table import Table

    from cookoff.lab import Interval, Spread, Summary

Physics = Literal["quick", "real"]


def simulate(
    game: str,
    /,
    *,
    players: int = 2,
    games: int = 100,
    bots: str = "random",
    hands: str | None = None,
    seed: int = 1,
    jobs: int = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
    logs: Path | None = None,
    components: Components = None,
    option: TableOptions = None,
    physics: Physics = "quick",
    table: Annotated[Physics | None, Parameter(show=False)] = None,
) -> None:
    """Play many games between bots, and print win rates, score distributions and games per second.

    Parameters
    ----------
    game
        The game, such as yatai.
    players
        The number of players.
    games
        How many games to play.
    bots
        One bot for all seats, or a comma-separated list with one for each; they rotate by one seat from game to game.
        `file.py:Name` is a bot of your own: a class or function in a Python file.
    hands
        How steady the bots' hands are (clumsy, casual, average, steady), in games with throws or towers: one for all,
        or a comma-separated list with one for each bot.
    seed
        The same seed gives the same games, whatever the number of jobs.
    jobs
        How many processes play.
    json
        Print JSON instead of tables.
    logs
        Write the log of each game into this folder; it is created if it does not exist.
    physics
        The simulator for chips and dice: quick (approximate) or real (full 3D).
    """
    from cookoff.cli.terminal.arguments import bot_names, options_of, split_names
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.progress import progress_bar
    from cookoff.cli.terminal.warm_up import warm_up
    from cookoff.engine import room
    from cookoff.lab import Scenario
    from cookoff.lab import simulate as play_all
    from cookoff.lab.spec.variants import text_of

    if table is not None:
        print("cookoff: --table is deprecated; use --physics", file=sys.stderr)
        physics = table
    scenario = Scenario(
        game,
        players,
        bot_names(bots),
        seed,
        options_of(room(game).load(components), option or ()),
        None if components is None else text_of(game, components),
        physics,
        split_names(hands),
    )
    warm_up(room(game))
    with progress_bar(game) as show:
        summary = play_all(
            scenario, games, jobs=jobs, logs=logs, on_progress=lambda progress: show(progress.games, progress.most)
        )
    if json:
        sys.stdout.write(summary.json().decode() + "\n")
        return
    out = console()
    out.print(_wins(summary))
    out.print(_numbers(summary))
    out.print(f"hash {summary.hash}")


def _wins(summary: "Summary") -> "Table":
    from rich.table import Table

    table = Table(title=f"{summary.game}: {summary.games} games of {summary.players} players", title_justify="left")
    for heading in ("", "games", "wins", "share", "95 %", "points", "sd", "min", "max"):
        table.add_column(heading, justify="right" if heading else "left")
    seatings, wins, intervals, scores = summary.seatings, summary.wins, summary.intervals, summary.scores
    for bot, won in wins.by_bot.items():
        table.add_row(bot, *_row(seatings.by_bot[bot], won, intervals.by_bot[bot], scores.by_bot[bot]))
    table.add_section()
    for seat, won in enumerate(wins.by_seat):
        row = _row(seatings.by_seat[seat], won, intervals.by_seat[seat], scores.by_seat[seat])
        table.add_row(f"seat {seat}", *row)
    return table


def _row(seatings: int, wins: float, interval: "Interval", points: "Spread") -> list[str]:
    return [
        f"{seatings}",
        f"{wins:.1f}",
        f"{wins / seatings:.1%}",
        f"{interval[0]:.1%} – {interval[1]:.1%}",
        f"{points.mean:.1f}",
        f"{points.sd:.1f}",
        f"{points.min}",
        f"{points.max}",
    ]


def _numbers(summary: "Summary") -> "Table":
    from rich.table import Table

    length = summary.length
    table = Table.grid(padding=(0, 2))
    table.add_row("decisions per game", f"{length.mean:.1f} (sd {length.sd:.1f}, {length.min} to {length.max})")
    table.add_row("decisions", f"{summary.decisions} in {summary.seconds:.2f} s")
    table.add_row("decisions per second", f"{summary.decisions_per_second:.0f}")
    table.add_row("shared victories", "count in equal parts")
    for name, value in summary.room_statistics.items():
        parts = value.items() if isinstance(value, dict) else (("", value),)
        table.add_row(name.replace("_", " "), ", ".join(f"{part} {number:.3f}".strip() for part, number in parts))
    return table

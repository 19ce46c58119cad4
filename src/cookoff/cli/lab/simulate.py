"""`cookoff simulate`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from cookoff.cli.terminal.parameters import Components, TableOptions

if TYPE_CHECKING:
    from rich.table import Table

    from cookoff.lab import Interval, Run, Setting, Spread, Summary


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
    table: Literal["quick", "real"] = "quick",
) -> None:
    """Let bots play many games, and say what came of it.

    Parameters
    ----------
    game
        The game, such as yatai.
    players
        How many seats there are.
    games
        How many games are played.
    bots
        One bot for all seats, or one for each, with commas between; they move on by a seat from game to game.
    hands
        How steady their hands are (clumsy, casual, average, steady), where the game asks for hands: one for all, or one
        for each bot, with which it moves on.
    seed
        Equal seeds give equal games, whatever the number of jobs.
    jobs
        How many processes play.
    json
        Print JSON instead of tables.
    logs
        A folder for the logs, one file for each game; made if it is missing.
    table
        Where chips are thrown and dice rolled: the quick table, or the real one in three dimensions.
    """
    from cookoff.cli.terminal.arguments import listed, options_of
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.warm_up import ready
    from cookoff.engine import room
    from cookoff.lab import Setting, summarise

    options = options_of(room(game).load(components), option or ())
    setting = Setting(game, players, games, listed(bots), seed, options, components, table, listed(hands))
    ready(room(game))
    summary = summarise(setting, _run(setting, jobs, logs), jobs)
    if json:
        sys.stdout.write(summary.json().decode() + "\n")
        return
    out = console()
    for shown in (_wins(summary), _numbers(summary)):
        out.print(shown)
    out.print(f"hash {summary.hash}")


def _run(setting: "Setting", jobs: int, logs: Path | None) -> "Run":
    """Play, with a progress bar if somebody looks."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cookoff.cli.terminal.console import console
    from cookoff.lab import simulate as play_all

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(errors=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(setting.game, total=setting.games)
        return play_all(setting, jobs=jobs, logs=logs, progress=lambda more: progress.advance(task, more))


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
    table.add_row("decisions in a game", f"{length.mean:.1f} (sd {length.sd:.1f}, {length.min} to {length.max})")
    table.add_row("decisions", f"{summary.decisions} in {summary.seconds:.2f} s")
    table.add_row("decisions per second", f"{summary.decisions_per_second:.0f}")
    table.add_row("shared victories", "count as equal parts of one")
    for name, value in summary.further.items():
        parts = value.items() if isinstance(value, dict) else (("", value),)
        table.add_row(name.replace("_", " "), ", ".join(f"{part} {number:.3f}".strip() for part, number in parts))
    return table

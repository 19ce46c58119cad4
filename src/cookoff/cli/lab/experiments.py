"""`cookoff lab`: experiments, their tables and reports."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from cookoff.cli.terminal.parameters import Components

if TYPE_CHECKING:
    from cookoff.lab.play.runners import Runner
    from cookoff.lab.run import Told

HERE = "here"

Cluster = Annotated[
    str | None,
    Parameter(
        name="--ray",
        help="Play on a Ray cluster instead: its address, or here for that of RAY_ADDRESS, else a new one.",
    ),
]

app = App(name="lab", help="Experiments: play them, look at them, tune a game by them.", help_format="plaintext")


@app.command
def run(
    experiment: Path,
    /,
    *,
    into: Path = Path("lab"),
    jobs: int = 1,
    games: int | None = None,
    minutes: float | None = None,
    ray: Cluster = None,
) -> None:
    """Play an experiment, and write its tables. A run that was stopped goes on where it was.

    Parameters
    ----------
    experiment
        A file that says what is played: see docs/lab.md.
    into
        A folder: tables go into one named like the experiment, games that were played are kept in cache.
    jobs
        How many processes play. The numbers do not depend on it.
    games
        At most so many of each setting, instead of what the file says.
    minutes
        At most so long, instead of what the file says.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.lab.run import run as run_all
    from cookoff.lab.spec import experiment as experiments
    from cookoff.lab.store.dataset import content_hash

    what = experiments.read(experiment).within(games, minutes)
    _prepare({play.game for play in what.play})
    with _bar(what.name) as told:
        folder = run_all(what, experiment.parent, into, _runner(jobs, ray), told)
    out = console()
    for label, played in _played(folder):
        out.print(f"{played:>7}  {label}")
    out.print(f"tables in {folder}\nhash {content_hash(folder)}")


@app.command
def export(logs: Path, /, *, into: Path, components: Components = None) -> None:
    """Write a folder of logs as the same tables.

    Parameters
    ----------
    logs
        A folder with logs of games that have ended, as `cookoff simulate --logs` and the server write them.
    into
        The folder for the tables.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.lab.export import export as write

    with _bar(str(logs)) as told:
        games = write(logs, into, components, told)
    console().print(f"{games} games as tables in {into}")


@app.command
def report(tables: Path, /, *, out: Path | None = None) -> None:
    """Write a page on a folder of tables, to be looked at in a browser.

    Parameters
    ----------
    tables
        What `lab run` or `lab export` wrote.
    out
        The file; report.html in the folder of the tables if none is named.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.lab.report import compare
    from cookoff.lab.report import write as write_page

    file = out or tables / "report.html"
    size = write_page(tables, file)
    terminal = console()
    for each in compare(tables):
        terminal.print(each.sentence(), soft_wrap=True)
    terminal.print(f"{file}, {size // 1000} kB")


@app.command
def tune(target: Path, /, *, into: Path = Path("lab"), jobs: int = 1, ray: Cluster = None) -> None:
    """Search for numbers of a component file that bring a game's figures to where they are wanted.

    Parameters
    ----------
    target
        A file that says what may change and what is wanted: see docs/lab.md.
    into
        A folder: component files go into one named like the search, games that were played are kept in cache.
    jobs
        How many processes play. The numbers do not depend on it.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.lab.run import Progress
    from cookoff.lab.tune import read
    from cookoff.lab.tune import tune as search

    what = read(target)
    _prepare({what.game})
    with _bar(what.name) as told:
        found = search(what, target.parent, into, _runner(jobs, ray), lambda done, most: told(Progress(done, most)))
    out = console()
    out.print(f"{found.trials} trials, {found.games} games")
    for each in found.front:
        changes = ", ".join(f"{field} = {value:g}" for field, value in each.changes.items())
        out.print(
            f"{into / what.name / each.file}{'' if each.within else ' (not within all targets)'}: {changes}",
            soft_wrap=True,
        )
        for one in each.measured:
            low, high = one.interval
            out.print(f"    {one.figure}, {one.players} players: {one.value:.3g} [{low:.3g} – {high:.3g}]")


def _runner(jobs: int, ray: str | None) -> "Runner":
    if ray is not None:
        from cookoff.lab.play.ray_runner import Ray

        return Ray(None if ray == HERE else ray)
    from cookoff.lab.play.runners import local

    return local(jobs)


def _prepare(games: set[str]) -> None:
    from cookoff.cli.terminal.warm_up import ready
    from cookoff.engine import room

    for game in sorted(games):
        ready(room(game))


def _played(folder: Path) -> Iterator[tuple[str, int]]:
    from cookoff.lab.store.dataset import table

    for row in table(folder, "settings", "setting", "games").to_pylist():
        yield row["setting"], row["games"]


@contextmanager
def _bar(what: str) -> "Iterator[Told]":
    """A progress bar with the time that is left, if somebody looks."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from cookoff.cli.terminal.console import console

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    screen = console(errors=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(what, total=None)
        yield lambda so_far: progress.update(task, completed=so_far.games, total=so_far.most)

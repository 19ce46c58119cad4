"""`cookoff lab`: experiments, their datasets and reports."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from cookoff.cli.terminal.parameters import Components, Language

if TYPE_CHECKING:
    from cookoff.lab.play.runners import Runner

HERE = "here"

Cluster = Annotated[
    str | None,
    Parameter(
        name="--ray",
        help="Play on a Ray cluster: its address, or `here` for the one in RAY_ADDRESS, else a new local one.",
    ),
]
Into = Annotated[
    Path, Parameter(help="The folder for results; its subfolder `cache` keeps all games that were played.")
]
Jobs = Annotated[int, Parameter(help="How many processes play. The results do not depend on it.")]

app = App(name="lab", help="Run experiments, report on them, and tune games.", help_format="plaintext")


@app.command
def run(
    experiment: Path,
    /,
    *,
    into: Into = Path("lab"),
    jobs: Jobs = 1,
    games: int | None = None,
    minutes: float | None = None,
    ray: Cluster = None,
) -> None:
    """Run an experiment and write its dataset. Run it again to resume it.

    Parameters
    ----------
    experiment
        The experiment's file: see docs/design/lab.md.
    games
        The maximum number of games per scenario; overrides the file.
    minutes
        The maximum number of minutes; overrides the file.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.progress import progress_bar
    from cookoff.lab.run import run as run_experiment
    from cookoff.lab.spec.experiment import read
    from cookoff.lab.store.dataset import content_hash, read_rows

    spec = read(experiment).within(games, minutes)
    _warm_up({play.game for play in spec.play})
    with progress_bar(spec.name) as show:
        folder = run_experiment(
            spec, experiment.parent, into, runner_of(jobs, ray), lambda progress: show(progress.games, progress.most)
        )
    out = console()
    for row in read_rows(folder, "scenarios", "scenario", "games").to_pylist():
        out.print(f"{row['games']:>7}  {row['scenario']}")
    out.print(f"dataset in {folder}\nhash {content_hash(folder)}")


@app.command
def export(logs: Path, /, *, into: Path, components: Components = None) -> None:
    """Write a folder of logs as a dataset.

    Parameters
    ----------
    logs
        A folder with logs of games that have ended, as `cookoff simulate --logs` and the server write them.
    into
        The folder for the dataset.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.progress import progress_bar
    from cookoff.lab.export import export as write

    with progress_bar(str(logs)) as show:
        games = write(logs, into, components, lambda progress: show(progress.games, progress.most))
    console().print(f"dataset of {games} games in {into}")


@app.command
def report(dataset: Path, /, *, out: Path | None = None, language: Language = None) -> None:
    """Write a report about a dataset, as an HTML page.

    Parameters
    ----------
    dataset
        The folder that `lab run` or `lab export` wrote.
    out
        The file to write; report.html in the folder of the dataset by default.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.i18n import choose_language
    from cookoff.lab.report import write
    from cookoff.lab.statistics.comparison import compare

    file = out or dataset / "report.html"
    size = write(dataset, file, choose_language(language, os.environ))
    terminal = console()
    for comparison in compare(dataset):
        terminal.print(comparison.sentence(), soft_wrap=True)
    terminal.print(f"{file}, {size // 1000} kB")


@app.command
def people(notes: Path, /, *, out: Path = Path("people.html"), language: Language = None) -> None:
    """Show where people hesitate, from the notes of a server.

    Parameters
    ----------
    notes
        The folder that the server's setting `people_notes` names.
    out
        The HTML page to write.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.i18n import choose_language
    from cookoff.lab.people.page import write

    terminal = console()
    for found in write(notes, out, choose_language(language, os.environ)):
        slow = ", ".join(f"{step.name} ×{step.slower:.1f}" for step in found.steps if step.hesitates) or "–"
        terminal.print(f"{found.game}, {found.plays} games, {found.decisions} decisions: {slow}", soft_wrap=True)
    terminal.print(str(out))


@app.command
def tune(tuning: Path, /, *, into: Into = Path("lab"), jobs: Jobs = 1, ray: Cluster = None) -> None:
    """Search for values of numbers in a component file that bring a game's metrics into target ranges.

    Parameters
    ----------
    tuning
        The TOML file (such as target.toml) with the numbers that may change and the target ranges: see the
        guidebook, docs/design/lab.md.
    """
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.progress import progress_bar
    from cookoff.lab.tune import read
    from cookoff.lab.tune import tune as search

    spec = read(tuning)
    _warm_up({spec.game})
    with progress_bar(spec.name) as show:
        found = search(
            spec, tuning.parent, into, runner_of(jobs, ray), lambda progress: show(progress.games, progress.most)
        )
    out = console()
    out.print(f"{found.trials} trials, {found.games} games")
    for candidate in found.front:
        changes = ", ".join(f"{field} = {value:g}" for field, value in candidate.changes.items())
        note = "" if candidate.within else " (not within all targets)"
        out.print(f"{into / spec.name / candidate.file}{note}: {changes}", soft_wrap=True)
        for measured in candidate.measured:
            low, high = measured.interval
            out.print(
                f"    {measured.metric}, {measured.players} players: {measured.value:.3g} [{low:.3g} – {high:.3g}]"
            )


def runner_of(jobs: int, ray: str | None) -> "Runner":
    """The runner that the options --jobs and --ray ask for."""
    if ray is not None:
        from cookoff.lab.play.ray_runner import RayRunner

        return RayRunner(None if ray == HERE else ray)
    from cookoff.lab.play.runners import local_runner

    return local_runner(jobs)


def _warm_up(games: set[str]) -> None:
    from cookoff.cli.terminal.warm_up import warm_up
    from cookoff.engine import room

    for game in sorted(games):
        warm_up(room(game))

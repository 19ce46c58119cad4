"""`cookoff analyse`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from cookoff.cli.terminal.parameters import Components, Language

if TYPE_CHECKING:
    from cookoff.analysis import Analysis, Analyzer
    from cookoff.i18n import Translator


def analyse(
    file: Path,
    /,
    *,
    seat: int | None = None,
    depth: str = "standard",
    html: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    language: Language = None,
    components: Components = None,
) -> None:
    """Analyse a finished game: win chances, turning points, mistakes, luck and skill.

    Parameters
    ----------
    file
        The log.
    seat
        Review only the decisions of this seat (counted from 0), by what it knew. By default every decision is
        reviewed by what its player knew.
    depth
        The depth of the search: quick, standard or deep.
    html
        Write an HTML page with a chart to this file.
    json
        Print JSON instead of text.
    """
    from cookoff.analysis import DEPTHS, Analyzer, Evaluator
    from cookoff.analysis.html_report import page
    from cookoff.cli.terminal.arguments import fold_errors, names_in, open_log, translator_for
    from cookoff.cli.terminal.warm_up import warm_up
    from cookoff.engine import BadInput, encode
    from cookoff.physics.sources import sources_of

    if depth not in DEPTHS:
        raise BadInput(f"--depth {depth}: choose from: {', '.join(DEPTHS)}")
    if html is not None and not html.parent.is_dir():
        raise BadInput(f"--html {html}: there is no folder {html.parent}")
    home, game, log = open_log(file, components)
    warm_up(home)
    with fold_errors(file):
        analyzer = Analyzer(Evaluator(home, game, sources_of(home, game, "quick"), DEPTHS[depth]), log, seat)
        analysis = _watched(analyzer, depth)
    translator = translator_for(home, language, names_in(log))
    if html is not None:
        try:
            html.write_text(page(analysis, translator), "utf-8")
        except OSError as error:
            raise BadInput(f"--html {html}: cannot be written: {error.strerror}") from error
    if json:
        sys.stdout.write(encode(analysis).decode() + "\n")
    else:
        _tell(analysis, translator)


def _watched(analyzer: "Analyzer", depth: str) -> "Analysis":
    """Analyse, with a progress bar if somebody looks."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cookoff.cli.terminal.console import console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(errors=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("analysing", total=analyzer.count)
        parts = []
        for part in analyzer.part(0, analyzer.count):
            parts.append(part)
            progress.advance(task)
    return analyzer.put_together(parts, depth)


def _tell(analysis: "Analysis", translator: "Translator") -> None:
    from rich.table import Table

    from cookoff.analysis.html_report import BREAKDOWN, MISTAKES, breakdown_of, mistake, turning, worth_of_hands
    from cookoff.cli.terminal.console import console

    out = console()
    table = Table(title=translator.say("analyse-breakdown"), title_justify="left")
    for head in ("", *BREAKDOWN):
        table.add_column(translator.say(head) if head else "", justify="right" if head else "left")
    for seat in range(len(analysis.breakdowns)):
        start, *between, end = breakdown_of(analysis, seat)
        table.add_row(translator.name(seat), f"{start:.0%}", *(f"{part:+.0%}" for part in between), f"{end:.0%}")
    out.print(table)
    for hands in worth_of_hands(translator, analysis):
        out.print(hands)
    out.print(translator.say("analyse-turning-points"))
    for each in analysis.turning_points:
        out.print(f"  {turning(translator, analysis, each)}")
    if analysis.coarse:
        out.print(translator.say("analyse-coarse"))
        return
    out.print(translator.say("analyse-mistakes"))
    for review in analysis.mistakes()[:MISTAKES]:
        out.print(f"  {mistake(translator, review)}")
    if not analysis.mistakes():
        out.print(f"  {translator.say('analyse-none')}")

"""The page of an arena: one HTML file without scripts."""

from collections.abc import Iterator, Mapping
from html import escape
from importlib.resources import files
from pathlib import Path

from cookoff.lab.report import svg
from cookoff.lab.statistics.intervals import Estimate

from .results import Results


def page(found: Results, replays: Mapping[str, Path]) -> str:
    """The results as HTML; `replays` are the logs by task."""
    style = (files("cookoff.lab.report") / "page.css").read_text("utf-8")
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Arena</title><style>{style}</style></head><body><main>",
            f"<h1>Arena</h1><p>{found.games} games between {len(found.standings)} bots.</p>",
            *_ratings(found),
            *_shares(found),
            *_matrix(found),
            *_tasks(found, replays),
            *(f'<p class="warning">Not played: {escape(line)}</p>' for line in found.skipped),
            "</main></body></html>\n",
        ]
    )


def _ratings(found: Results) -> Iterator[str]:
    yield "<section><h2>Ratings</h2>"
    rows = [Estimate(each.entrant, each.rating.value, each.rating.interval, each.games) for each in found.standings]
    yield svg.intervals("Ratings with 95 % intervals", rows, "{:.1f}")
    yield svg.lines(
        "Ratings during the arena", {each.entrant: each.rating.curve for each in found.standings}, "all games"
    )
    yield "</section>"


def _shares(found: Results) -> Iterator[str]:
    yield "<section><h2>Victories beyond an equal share</h2>"
    rows = [Estimate(each.entrant, each.excess, each.excess_interval, each.games) for each in found.standings]
    yield svg.intervals("As played", rows, "{:+.1%}", 0.0)
    if found.games_needed < 1:
        yield f"<p>{escape(luck_sentence(found))}</p>"
        rows = [Estimate(each.entrant, each.adjusted, each.adjusted_interval, each.games) for each in found.standings]
        yield svg.intervals("With luck taken out", rows, "{:+.1%}", 0.0)
    yield "</section>"


def luck_sentence(found: Results) -> str:
    """What taking luck out saves."""
    if found.games_needed >= 1:
        return "Luck was not measured, or explains nothing here."
    return (
        f"With luck taken out, {found.games_needed:.0%} of the games give intervals of the same width: "
        f"{found.games_needed * found.games:.0f} instead of {found.games}."
    )


def _matrix(found: Results) -> Iterator[str]:
    names = [each.entrant for each in found.standings]
    yield "<section><h2>Who places before whom</h2><table><tr><th></th>"
    yield "".join(f"<th scope='col'>{escape(name)}</th>" for name in names) + "</tr>"
    for one in names:
        cells = (found.matrix.get(one, {}).get(other) for other in names)
        shown = "".join(f"<td>{'' if cell is None else f'{cell:.0%}'}</td>" for cell in cells)
        yield f"<tr><th scope='row'>{escape(one)}</th>{shown}</tr>"
    yield "</table></section>"


def _tasks(found: Results, replays: Mapping[str, Path]) -> Iterator[str]:
    yield "<section><h2>Victories by task</h2><table><tr><th></th>"
    yield "".join(
        f"<th scope='col'>{escape(task)}<br><a href='{escape(str(file))}'>log</a></th>"
        for task, file in replays.items()
    )
    yield "</tr>"
    for each in found.standings:
        shares = (each.by_task.get(task) for task in replays)
        shown = "".join(f"<td>{'' if share is None else f'{share:.0%}'}</td>" for share in shares)
        yield f"<tr><th scope='row'>{escape(each.entrant)}</th>{shown}</tr>"
    yield "</table></section>"

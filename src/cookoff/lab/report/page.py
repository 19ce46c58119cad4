"""The page: one HTML file that holds all it needs and runs no script."""

import os
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from cookoff.engine import BadInput, room
from cookoff.lab.report import svg
from cookoff.lab.statistics.comparison import Comparison, compare, quantile
from cookoff.lab.statistics.facts import TEMPO, Estimate, Facts, Thing, facts
from cookoff.lab.statistics.summary import wilson

DEAD = 0.02
"""Used in a smaller share of games, a thing is hardly there."""


def write(folder: Path, file: Path) -> int:
    """Write the report on a folder of tables; how many bytes it has."""
    text = page(folder.resolve().name, list(facts(folder)), compare(folder))
    part = file.with_name(f".{file.name}.part")
    try:
        part.write_text(text, "utf-8")
        os.replace(part, file)
    except OSError as error:
        raise BadInput(f"{file}: cannot be written: {error.strerror}") from error
    return len(text.encode())


def page(name: str, settings: Sequence[Facts], comparisons: Sequence[Comparison]) -> str:
    """The report as HTML."""
    style = (files(__package__) / "page.css").read_text("utf-8")
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(name)}</title><style>{style}</style></head><body><main>",
            f"<h1>{escape(name)}</h1>",
            *_summary(settings, comparisons),
            *(part for number, each in enumerate(settings) for part in _setting(number, each)),
            "</main></body></html>\n",
        ]
    )


def _summary(settings: Sequence[Facts], comparisons: Sequence[Comparison]) -> Iterator[str]:
    if comparisons:
        yield '<section class="first"><h2>What changes</h2>'
        for each in comparisons:
            yield f"<p class='{'found' if each.found else 'none'}'><strong>{escape(each.sentence())}</strong></p>"
            yield _differences(each)
        yield "</section>"
    weak = {warning for one in settings for warning in one.warnings}
    yield from (f'<p class="warning">{escape(warning)}</p>' for warning in sorted(weak))
    yield "<nav><ul>"
    # Among many seats one in twenty lies outside its interval by chance alone.
    seats = sum(len(one.wins) for one in settings)
    for number, one in enumerate(settings):
        yield f'<li><a href="#s{number}">{escape(one.setting["setting"])}</a>: {escape(_headline(one, seats))}</li>'
    yield "</ul></nav>"


def _differences(each: Comparison) -> str:
    rows = "".join(
        f"<tr><th scope='row'>{escape(one.figure)}, {escape(one.unit)}</th><td>{one.mean:+.3g}</td>"
        f"<td>{one.interval[0]:+.3g} … {one.interval[1]:+.3g}</td></tr>"
        for one in each.differences
    )
    return (
        f"<details><summary>{escape(each.other)} against {escape(each.one)}, {each.games} games of each with the same "
        "numbers</summary><table><tr><th></th><th>difference</th><th>95 %, of all together</th></tr>"
        f"{rows}</table></details>"
    )


def _headline(each: Facts, seats: int) -> str:
    """Whether its seats are equal, looked at together with all seats of the page, and how long it takes."""
    share = 1.0 / each.setting["players"]
    off = []
    for seat in each.wins:
        low, high = wilson(seat.value * seat.chances, seat.chances, quantile(0.05 / seats, seat.chances))
        off += [] if low <= share <= high else [seat]
    found = "no seat is found to be better" if not off else "; ".join(f"{one.name} wins {one.value:.0%}" for one in off)
    minutes = f", {each.lengths['minutes'][0].value:.0f} minutes" if "minutes" in each.lengths else ""
    return f"{each.games} games, {found}{minutes}"


def _setting(number: int, each: Facts) -> Iterator[str]:
    setting = each.setting
    yield f'<section id="s{number}"><h2>{escape(setting["setting"])}</h2>'
    yield (
        f"<p>{each.games} games; rules version {setting['rules_version']}, components {setting['components'][:8]}, "
        f"seed {escape(setting['seed'])}, {escape(setting['physics'])} table.</p>"
    )
    yield from (f'<p class="warning">{escape(warning)}</p>' for warning in each.warnings)
    fair = 1.0 / setting["players"]
    yield _part("Seats: share of wins", svg.intervals("Share of wins by seat", each.wins, mark=fair))
    if each.order:
        yield _part("Order of turn: share of wins", svg.intervals("Share of wins by turn", each.order, mark=fair))
    yield _part("Seats: points", svg.intervals("Mean points by seat", each.points, "{:.2f}"))
    if len(each.ladder) > 1:
        yield _part("Ladder of players", svg.intervals("Share of wins by player", each.ladder, mark=fair))
    yield from _lengths(each)
    if each.scores:
        yield _part("Points of a seat, by rule", svg.intervals("Points by rule", each.scores, "{:.2f}"))
    yield _part("How games end", svg.bars("Endings by rule", each.endings))
    if each.leads:
        note = _note_on_leads(each.leads)
        yield _part("Leads and comebacks", f"<p>{note}</p>" + svg.intervals("Leaders who win", each.leads, mark=fair))
    if each.mattered is not None:
        note = (
            f"In {each.mattered.value:.0%} of {each.mattered.chances} decisions that were weighed, the best choice "
            "promises more than the middle one, one move ahead, by the worth of the position."
        )
        yield _part("Choice that mattered", f"<p>{note}</p>" + svg.intervals("By type of move", each.mattered_by))
    if each.landings and each.drawing is not None:
        yield _part("Where throws land", svg.heat("Landings on the board", each.drawing, each.landings))
        yield _part("Where throws count", svg.bars("Throws by place", each.places))
    if each.tempo:
        seconds = TEMPO // 1000
        last = f"{len(next(iter(each.tempo.values()))) * seconds / 60:.0f} min"
        yield _part(
            f"Tempo: moves of a player in {seconds} seconds", svg.lines("Moves over the time", each.tempo, last)
        )
    for kind, things in each.used.items():
        yield _part(f"Use: {kind}", _uses(things, fair))
    yield "</section>"


def _lengths(each: Facts) -> Iterator[str]:
    setting = each.setting
    for name, (mean, numbers) in each.lengths.items():
        half = (mean.interval[1] - mean.interval[0]) / 2
        middle = numbers[len(numbers) // 20], numbers[-1 - len(numbers) // 20]
        told = f"<p>Mean {mean.value:.1f} ± {half:.1f}; nine of ten games between {middle[0]:.0f} and {middle[1]:.0f}."
        if name == "minutes":
            told += _pace(each) + _box(setting["room"], setting["players"])
        drawn = svg.histogram(f"Games by {name}", numbers) if numbers[0] < numbers[-1] else ""
        yield _part(f"Length in {name}", f"{told}</p>{drawn}")


def _pace(each: Facts) -> str:
    if each.tempo:
        return " By the game's own clock."
    setting = each.setting
    return (
        f" Assumed: {setting['pace_decision']:g} seconds for a decision, {setting['pace_throw']:g} for a throw; "
        "nobody has timed people yet."
    )


def _box(game: str, players: int) -> str:
    minutes = room(game).minutes
    if minutes is None:
        return ""
    return f" The room says {minutes[0] * players} to {minutes[1] * players} for {players} players."


def _note_on_leads(leads: Sequence[Estimate]) -> str:
    # In short games nobody was asked in every part.
    half = min(leads, key=lambda one: abs(float(one.name.split()[0]) - 50.0))
    decided = next((one.name for one in leads if one.value >= 0.9), None)
    when = f"; from {decided} on, nine of ten leaders win" if decided else ""
    return f"By the worth of positions, who leads at {half.name} of a game wins {half.value:.0%} of the time{when}."


def _uses(things: Sequence[Thing], fair: float) -> str:
    rows = []
    for thing in things:
        wins = "–"
        if thing.wins is not None:
            low, high = thing.wins.interval
            sign = "" if low <= fair <= high else " class='off'"
            wins = f"<span{sign}>{thing.wins.value:.0%} [{low:.0%} – {high:.0%}]</span>"
        dead = " class='dead'" if thing.games < DEAD else ""
        rows.append(
            f"<tr{dead}><th scope='row'>{escape(thing.name)}</th><td>{thing.uses:.2f}</td>"
            f"<td>{thing.games:.0%}</td><td>{wins}</td></tr>"
        )
    head = "<tr><th></th><th>uses in a game</th><th>games with it</th><th>wins of who used it</th></tr>"
    return f"<div class='wide'><table>{head}{''.join(rows)}</table></div>"


def _part(title: str, content: str) -> str:
    return f"<h3>{escape(title)}</h3>{content}"

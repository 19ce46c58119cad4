"""The report: one self-contained HTML file without scripts."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from cookoff.engine import room
from cookoff.lab.atomic import write_atomically
from cookoff.lab.statistics.comparison import Comparison, compare, quantile
from cookoff.lab.statistics.intervals import Estimate, wilson
from cookoff.lab.statistics.scenario_statistics import TEMPO, ScenarioStatistics, Thing, statistics_of

from . import svg

DEAD = 0.02
"""A thing that is used in a smaller share of games hardly matters."""


def write(folder: Path, file: Path) -> int:
    """Write the report about a dataset, and return its size in bytes."""
    content = page(folder.resolve().name, list(statistics_of(folder)), compare(folder)).encode()
    write_atomically(file, content)
    return len(content)


def page(name: str, scenarios: Sequence[ScenarioStatistics], comparisons: Sequence[Comparison]) -> str:
    """The report as HTML."""
    style = (files(__package__) / "page.css").read_text("utf-8")
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(name)}</title><style>{style}</style></head><body><main>",
            f"<h1>{escape(name)}</h1>",
            *_summary(scenarios, comparisons),
            *(part for number, each in enumerate(scenarios) for part in _scenario(number, each)),
            "</main></body></html>\n",
        ]
    )


def _summary(scenarios: Sequence[ScenarioStatistics], comparisons: Sequence[Comparison]) -> Iterator[str]:
    if comparisons:
        yield '<section class="first"><h2>What changes</h2>'
        for each in comparisons:
            yield f"<p class='{'found' if each.found else 'none'}'><strong>{escape(each.sentence())}</strong></p>"
            yield _differences(each)
        yield "</section>"
    weak = {warning for one in scenarios for warning in one.warnings}
    yield from (f'<p class="warning">{escape(warning)}</p>' for warning in sorted(weak))
    yield "<nav><ul>"
    # One seat in twenty lies outside its interval by chance alone.
    seats = sum(len(one.wins) for one in scenarios)
    for number, one in enumerate(scenarios):
        yield f'<li><a href="#s{number}">{escape(one.scenario["scenario"])}</a>: {escape(_headline(one, seats))}</li>'
    yield "</ul></nav>"


def _differences(each: Comparison) -> str:
    rows = "".join(
        f"<tr><th scope='row'>{escape(one.metric)}, {escape(one.unit)}</th><td>{one.mean:+.3g}</td>"
        f"<td>{one.interval[0]:+.3g} … {one.interval[1]:+.3g}</td></tr>"
        for one in each.differences
    )
    return (
        f"<details><summary>{escape(each.other)} against {escape(each.one)}, {each.games} games of each with the same "
        "numbers</summary><table><tr><th></th><th>difference</th><th>95 %, for all metrics together</th></tr>"
        f"{rows}</table></details>"
    )


def _headline(each: ScenarioStatistics, seats: int) -> str:
    """Whether its seats are equal, tested together with all seats of the page, and how long games take."""
    share = 1.0 / each.scenario["players"]
    off = []
    for seat in each.wins:
        low, high = wilson(seat.value * seat.count, seat.count, quantile(0.05 / seats, seat.count))
        off += [] if low <= share <= high else [seat]
    found = "no seat is better" if not off else "; ".join(f"{one.name} wins {one.value:.0%}" for one in off)
    minutes = f", {each.lengths['minutes'][0].value:.0f} minutes" if "minutes" in each.lengths else ""
    return f"{each.games} games, {found}{minutes}"


def _scenario(number: int, each: ScenarioStatistics) -> Iterator[str]:
    scenario = each.scenario
    yield f'<section id="s{number}"><h2>{escape(scenario["scenario"])}</h2>'
    yield (
        f"<p>{each.games} games; rules version {scenario['rules_version']}, components {scenario['components'][:8]}, "
        f"seed {escape(scenario['seed'])}, {escape(scenario['physics'])} physics.</p>"
    )
    yield from (f'<p class="warning">{escape(warning)}</p>' for warning in each.warnings)
    fair = 1.0 / scenario["players"]
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
            f"In {each.mattered.value:.0%} of {each.mattered.count} sampled decisions, the best choice is better than "
            "the median one, by the evaluation of the position one move ahead."
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


def _lengths(each: ScenarioStatistics) -> Iterator[str]:
    scenario = each.scenario
    for name, (mean, numbers) in each.lengths.items():
        half = (mean.interval[1] - mean.interval[0]) / 2
        middle = numbers[len(numbers) // 20], numbers[-1 - len(numbers) // 20]
        text = f"<p>Mean {mean.value:.1f} ± {half:.1f}; nine of ten games between {middle[0]:.0f} and {middle[1]:.0f}."
        if name == "minutes":
            text += _assumption(each) + _box_says(scenario["room"], scenario["players"])
        drawn = svg.histogram(f"Games by {name}", numbers) if numbers[0] < numbers[-1] else ""
        yield _part(f"Length in {name}", f"{text}</p>{drawn}")


def _assumption(each: ScenarioStatistics) -> str:
    if each.tempo:
        return " By the game's own clock."
    scenario = each.scenario
    return (
        f" Assumed: {scenario['decision_seconds']:g} seconds for a decision, "
        f"{scenario['throw_seconds']:g} for a throw; not measured."
    )


def _box_says(game: str, players: int) -> str:
    minutes = room(game).minutes
    if minutes is None:
        return ""
    return f" The room says {minutes[0] * players} to {minutes[1] * players} for {players} players."


def _note_on_leads(leads: Sequence[Estimate]) -> str:
    # In short games some parts have no decisions.
    half = min(leads, key=lambda one: abs(float(one.name.split()[0]) - 50.0))
    decided = next((one.name for one in leads if one.value >= 0.9), None)
    when = f"; from {decided} on, nine of ten leaders win" if decided else ""
    return (
        f"By the evaluation of positions, the leader at {half.name} of a game wins {half.value:.0%} of the time{when}."
    )


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
    head = "<tr><th></th><th>uses in a game</th><th>games with it</th><th>wins of its users</th></tr>"
    return f"<div class='wide'><table>{head}{''.join(rows)}</table></div>"


def _part(title: str, content: str) -> str:
    return f"<h3>{escape(title)}</h3>{content}"

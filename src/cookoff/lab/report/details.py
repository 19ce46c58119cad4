"""The details of a report: the numbers of each scenario, with charts."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from cookoff.lab.statistics.comparison import quantile
from cookoff.lab.statistics.intervals import Estimate, wilson
from cookoff.lab.statistics.scenario_statistics import TEMPO, ScenarioStatistics, Thing

from . import svg
from .opening import warnings
from .report_words import ReportWords

DEAD = 0.02
"""A thing that is used in a smaller share of games hardly matters."""


def headline(words: ReportWords, each: ScenarioStatistics, seats: int) -> str:
    """Whether its seats are equal, tested together with all seats of the page, and how long games take."""
    share = 1.0 / each.scenario["players"]
    off = []
    for seat in each.wins:
        low, high = wilson(seat.value * seat.count, seat.count, quantile(0.05 / seats, seat.count))
        off += [] if low <= share <= high else [seat]
    found = (
        words.words.say("headline-equal")
        if not off
        else "; ".join(
            words.words.say("headline-wins", seat=words.player(one.name), share=words.percent(one.value)) for one in off
        )
    )
    if "minutes" in each.lengths:
        minutes = words.number(each.lengths["minutes"][0].value, 0)
        found += f", {words.words.say('headline-minutes', minutes=minutes)}"
    return words.say("headline", games=each.games, found=found)


def scenario(words: ReportWords, number: int, each: ScenarioStatistics) -> Iterator[str]:
    """The section of a scenario."""
    what = each.scenario
    yield f'<section id="s{number}"><h2>{escape(words.scenario(what))}</h2>'
    about = words.say(
        "scenario-about",
        games=each.games,
        rules=what["rules_version"],
        components=what["components"][:8],
        seed=what["seed"],
        physics=what["physics"],
    )
    yield f"<p class='soft'>{about}</p>"
    yield from (f'<p class="warning">{warning}</p>' for warning in warnings(words, what, each.games))
    fair = 1.0 / what["players"]
    yield _chart(words, "wins-by-seat", _named(words, each.wins), mark=fair)
    if each.order:
        yield _chart(words, "wins-by-turn", _named(words, each.order), mark=fair)
    yield _chart(words, "points-by-seat", _named(words, each.points), "{:.2f}")
    if len(each.ladder) > 1:
        yield _chart(words, "wins-by-player", _named(words, each.ladder), mark=fair)
    yield from _lengths(words, each)
    if each.scores:
        rows = [words.estimate(row, words.source(*_split(row.name))) for row in each.scores]
        yield _chart(words, "rules-table", rows, "{:.2f}")
    endings = {words.ending(rule): share for rule, share in each.endings.items()}
    yield _part(words, "endings", svg.bars(words.say("endings"), endings))
    if each.leads:
        note = f"<p>{_leads(words, each.leads)}</p>"
        yield _part(words, "leads", note + svg.intervals(words.say("leads-chart"), each.leads, mark=fair))
    if each.mattered is not None:
        share, count = words.percent(each.mattered.value), each.mattered.count
        rows = [words.estimate(row, words.move(row.name)) for row in each.mattered_by]
        note = f"<p>{words.say('mattered-about', share=share, count=count)}</p>"
        yield _part(words, "mattered", note + svg.intervals(words.say("mattered"), rows))
    yield from _throws(words, each)
    if each.tempo:
        yield from _tempo(words, each.tempo)
    for kind, things in each.used.items():
        yield f"<h3>{words.say('used', kind=words.kind(kind))}</h3>{_uses(words, kind, things, fair)}"
    yield "</section>"


def _named(words: ReportWords, rows: Sequence[Estimate]) -> list[Estimate]:
    return [words.estimate(row, words.player(row.name)) for row in rows]


def _split(name: str) -> tuple[str, str]:
    rule, _, what = name.partition(" ")
    return rule, what


def _lengths(words: ReportWords, each: ScenarioStatistics) -> Iterator[str]:
    for name, (mean, numbers) in each.lengths.items():
        half = (mean.interval[1] - mean.interval[0]) / 2
        low, high = numbers[len(numbers) // 20], numbers[-1 - len(numbers) // 20]
        text = words.say(
            "length-about",
            mean=words.number(mean.value),
            half=words.number(half),
            low=words.number(low, 0),
            high=words.number(high, 0),
        )
        if name == "minutes":
            text += f" {_minutes(words, each)}"
        title = words.say(f"length-{name}")
        drawn = svg.histogram(title, numbers) if numbers[0] < numbers[-1] else ""
        yield f"<h3>{title}</h3><p>{text}</p>{drawn}"


def _minutes(words: ReportWords, each: ScenarioStatistics) -> str:
    what = each.scenario
    if each.tempo:
        said = words.say("length-clock")
    else:
        decision, throw = (words.number(what[f"{each}_seconds"], 0) for each in ("decision", "throw"))
        said = words.say("bots-time", decision=decision, throw=throw)
    if (box := words.room.minutes) is None:
        return said
    low, high = (minutes * what["players"] for minutes in box)
    return f"{said} {words.say('length-box', low=low, high=high, players=what['players'])}"


def _leads(words: ReportWords, leads: Sequence[Estimate]) -> str:
    # In short games some parts have no decisions.
    half = min(leads, key=lambda one: abs(float(one.name.split()[0]) - 50.0))
    decided = next((one.name for one in leads if one.value >= 0.9), None)
    said = words.say("leads-about", half=half.name, share=words.percent(half.value))
    return said if decided is None else f"{said} {words.say('leads-decided', part=decided)}"


def _throws(words: ReportWords, each: ScenarioStatistics) -> Iterator[str]:
    if each.landings and each.drawing is not None:
        shapes = tuple((words.thing("place", name), corners) for name, corners in each.drawing.shapes)
        drawing = each.drawing._replace(shapes=shapes)
        yield _part(words, "landings", svg.heat(words.say("landings"), drawing, each.landings))
        places = {words.thing("place", name): share for name, share in each.places.items()}
        yield _part(words, "places", svg.bars(words.say("places"), places))


def _tempo(words: ReportWords, tempo: Mapping[str, Sequence[float]]) -> Iterator[str]:
    seconds = TEMPO // 1000
    minutes = words.number(len(next(iter(tempo.values()))) * seconds / 60, 0)
    title = words.say("tempo", seconds=seconds)
    series = {words.move(move): numbers for move, numbers in tempo.items()}
    yield f"<h3>{title}</h3>{svg.lines(title, series, words.say('minutes-short', minutes=minutes))}"


def _uses(words: ReportWords, kind: str, things: Sequence[Thing], fair: float) -> str:
    rows = []
    for thing in things:
        wins = "–"
        if thing.wins is not None:
            low, high = thing.wins.interval
            sign = "" if low <= fair <= high else " class='off'"
            value = f"{words.percent(thing.wins.value)} [{words.percent(low)} – {words.percent(high)}]"
            wins = f"<span{sign}>{value}</span>"
        dead = " class='dead'" if thing.games < DEAD else ""
        rows.append(
            f"<tr{dead}><th scope='row'>{escape(words.thing(kind, thing.name))}</th>"
            f"<td>{words.number(thing.uses, 2)}</td><td>{words.percent(thing.games)}</td><td>{wins}</td></tr>"
        )
    heads = "".join(f"<th>{words.say(f'used-{name}')}</th>" for name in ("uses", "games", "wins"))
    return f"<div class='wide'><table><tr><th></th>{heads}</tr>{''.join(rows)}</table></div>"


def _chart(
    words: ReportWords, title: str, rows: Sequence[Estimate], form: str = "{:.1%}", mark: float | None = None
) -> str:
    return _part(words, title, svg.intervals(words.say(title), rows, form, mark))


def _part(words: ReportWords, title: str, content: str) -> str:
    return f"<h3>{words.say(title)}</h3>{content}"

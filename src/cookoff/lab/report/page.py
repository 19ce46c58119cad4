"""The report: one self-contained HTML file without scripts, in any language of the room."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine import AnyGame, room
from cookoff.i18n.language import DEFAULT, languages
from cookoff.lab.atomic import write_atomically
from cookoff.lab.statistics.comparison import compare
from cookoff.lab.statistics.scenario_statistics import ScenarioStatistics, statistics_of

from . import details
from .opening import Pair, opening, pair_of, warnings
from .report_words import ReportWords

TONGUES = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano"}


class Report(msgspec.Struct, frozen=True):
    """All numbers of a report. They are measured once for all languages."""

    name: str
    scenarios: tuple[ScenarioStatistics, ...]
    pairs: tuple[Pair, ...]


def write(folder: Path, file: Path, language: str = DEFAULT) -> int:
    """Write the report about a dataset, and return its size in bytes."""
    content = page(measure(folder), language).encode()
    write_atomically(file, content)
    return len(content)


def pages(folder: Path, workbench: str) -> dict[str, str]:
    """The report in every language, with links between them and to the page of the `workbench`."""
    report = measure(folder)
    return {language: page(report, language, workbench) for language in languages()}


def measure(folder: Path) -> Report:
    """The numbers of a dataset."""

    def load(scenario: dict[str, Any]) -> AnyGame:
        return room(scenario["room"]).load(folder / scenario["file"] if scenario["file"] else None)

    scenarios = tuple(statistics_of(folder))
    plain = [each.scenario for each in scenarios]
    known = {each["scenario"] for each in plain}
    pairs = [each for each in compare(folder) if {each.one, each.other} <= known]
    return Report(folder.resolve().name, scenarios, tuple(pair_of(folder, each, plain, load) for each in pairs))


def page(report: Report, language: str = DEFAULT, workbench: str | None = None) -> str:
    """The report as HTML."""
    rooms = dict.fromkeys(each.scenario["room"] for each in report.scenarios)
    words = {name: ReportWords(room(name), language) for name in rooms}
    style = (files(__package__) / "page.css").read_text("utf-8")
    title = _title(report, words)
    look = f' data-room="{escape(next(iter(rooms)))}"' if len(rooms) == 1 else ""
    return "\n".join(
        [
            f'<!doctype html><html lang="{language}"{look}><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style}</style></head><body><main>",
            *([] if workbench is None else [_languages(language)]),
            f"<h1>{escape(title)}</h1>",
            *_summary(report, words, workbench),
            *(
                part
                for number, each in enumerate(report.scenarios)
                for part in details.scenario(words[each.scenario["room"]], number, each)
            ),
            "</main></body></html>\n",
        ]
    )


def _title(report: Report, words: dict[str, ReportWords]) -> str:
    if len(words) != 1 or len(report.pairs) > 1:
        return report.name
    [own] = words.values()
    return own.words.say("compare-title" if report.pairs else "plain-title", game=own.title)


def _languages(current: str) -> str:
    links = [
        f"<b>{TONGUES[one]}</b>" if one == current else f'<a href="?language={one}" lang="{one}">{TONGUES[one]}</a>'
        for one in languages()
    ]
    return f"<nav class='languages'>{' · '.join(links)}</nav>"


def _summary(report: Report, words: dict[str, ReportWords], workbench: str | None) -> Iterator[str]:
    for pair in report.pairs:
        own = words[pair.one["room"]]
        if len(report.pairs) > 1:
            yield f"<h2 class='pair'>{escape(own.scenario(pair.other))}</h2>"
        yield from opening(own, pair, None if workbench is None else f"{workbench}/{pair.one['room']}")
    weak = {
        warning
        for one in report.scenarios
        for warning in warnings(words[one.scenario["room"]], one.scenario, one.games)
    }
    yield from (f'<p class="warning">{warning}</p>' for warning in sorted(weak))
    if not report.scenarios:
        return
    yield f"<h2>{next(iter(words.values())).say('details')}</h2><nav><ul>"
    # One seat in twenty lies outside its interval by chance alone.
    seats = sum(len(one.wins) for one in report.scenarios)
    for number, one in enumerate(report.scenarios):
        own = words[one.scenario["room"]]
        said = details.headline(own, one, seats)
        yield f'<li><a href="#s{number}">{escape(own.scenario(one.scenario))}</a>: {said}</li>'
    yield "</ul></nav>"

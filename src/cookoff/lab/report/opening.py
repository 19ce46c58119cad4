"""The opening of a report: what was changed, what it did, whether it is fairer, how sure that is."""

import json
from collections.abc import Iterator, Sequence
from html import escape
from math import inf
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec

from cookoff.i18n.component_names import Change, differences, plain
from cookoff.lab.statistics.comparison import Comparison
from cookoff.lab.statistics.effects import (
    FIRST,
    MAIN,
    MINUTES,
    POINTS,
    RULE,
    SHARE,
    Effect,
    effects_of,
    fairness,
    games_for,
)
from cookoff.lab.statistics.scenario_statistics import FEW_GAMES, WEAK

from . import svg
from .report_words import ReportWords

UNCLEAR = ("token taken", "token used", "bought", "track", "improvement")
"""Kinds whose things have the names of others."""
MOST_USES = 8
"""Uses that nobody asked about are shown if they are among this many of the strongest."""


class Pair(msgspec.Struct, frozen=True):
    """Two scenarios, what differs between them, and what that did. It has no words."""

    one: dict[str, Any]
    other: dict[str, Any]
    games: int
    values: Any
    """The components of the other one; `None` if both have the same."""
    link: str
    """The variant as the hash of a workbench link; empty if the box cannot be patched into it."""
    effects: tuple[Effect, ...]


def pair_of(folder: Path, comparison: Comparison, scenarios: Sequence[dict[str, Any]], load: Any) -> Pair:
    """A comparison of a dataset, ready to be worded; `load` gives the game of a scenario."""
    by_label = {scenario["scenario"]: scenario for scenario in scenarios}
    one, other = by_label[comparison.one], by_label[comparison.other]
    values, link = None, ""
    if one["components"] != other["components"]:
        before, values = (plain(getattr(load(each), "components", None)) for each in (one, other))
        changed = {path: json.dumps(now, separators=(",", ":")) for path, _, now in differences(before, values)}
        link = urlencode(changed) if not one["file"] else ""
    return Pair(one, other, comparison.games, values, link, tuple(effects_of(folder, comparison)))


def opening(words: ReportWords, pair: Pair, workbench: str | None) -> Iterator[str]:
    """The sections about a pair; `workbench` is the address of the workbench page of the game."""
    changes = [] if pair.values is None else words.components.changes(pair.values)
    yield f'<section class="first"><h2>{words.say("changed")}</h2>'
    yield from _changed(words, pair, changes)
    if workbench is not None and pair.link:
        yield f'<p><a class="main" href="{escape(workbench)}#{escape(pair.link)}">{words.say("back-link")}</a></p>'
    yield f"<h2>{words.say('did')}</h2>"
    yield from _did(words, pair, _asked_about(changes))
    yield from _fair(words, pair)
    yield from _sure(words, pair)
    yield "</section>"


def _changed(words: ReportWords, pair: Pair, changes: Sequence[Change]) -> Iterator[str]:
    lines = [
        f"{escape(change.label)} <span class='before'>{escape(change.before)}</span> → <b>{escape(change.after)}</b>"
        for change in changes
    ]
    if pair.one["options"] != pair.other["options"]:
        before, after = (_options(each["options"]) for each in (pair.one, pair.other))
        lines.append(words.say("changed-options", before=before, after=after))
    yield from (
        [f"<ul class='changes'>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"]
        if lines
        else [f"<p>{words.say('changed-nothing')}</p>"]
    )


def _options(text: str) -> str:
    return ", ".join(f"{name} {value}" for name, value in json.loads(text).items()) or "–"


def _asked_about(changes: Sequence[Change]) -> set[str]:
    """The words in the paths and values of the changes: things of these names are what the change is about."""
    return {step for change in changes for step in (change.label.partition(":")[0], *change.path.split("."))}


def _did(words: ReportWords, pair: Pair, asked: set[str]) -> Iterator[str]:
    uses = [each for each in pair.effects if each.kind not in (*MAIN, RULE)]
    about = [each for each in uses if each.name[1] in asked or words.thing(*each.name) in asked]
    strong = sorted((each for each in uses if each.certain), key=lambda each: -each.strength)
    main = [each for each in pair.effects if each.kind in MAIN]
    found = [each for each in (*about, *main) if each.certain] or strong[:2]
    if found:
        yield "<ul class='found'>" + "".join(f"<li>{_line(words, each)}</li>" for each in found) + "</ul>"
    else:
        yield f"<p class='found'>{words.say('did-nothing')}</p>"
    yield f"<p class='soft'>{words.say('did-about')}</p>"
    fair = 1.0 / pair.one["players"]
    yield _table(words, (*about, *main), fair)
    rules = [each for each in pair.effects if each.kind == RULE]
    if len(rules) > 1:
        yield f"<h3>{words.say('rules-table')}</h3>{_table(words, rules, fair, short=True)}"
    others = [each for each in strong[:MOST_USES] if each not in about]
    if others:
        yield f"<h3>{words.say('uses-table')}</h3>{_table(words, others, fair)}"


def _line(words: ReportWords, each: Effect) -> str:
    before, after, difference, half = _numbers(words, each)
    message, what = "line", _what(words, each)
    if each.kind == SHARE:
        message, what = "line-share", _thing(words, each)
    return words.say(message, what=what, before=before, after=after, difference=difference, half=half)


def _table(words: ReportWords, effects: Sequence[Effect], fair: float, short: bool = False) -> str:
    rows = []
    for each in effects:
        before, after, difference, half = _numbers(words, each)
        name = words.source(*each.name) if short else _what(words, each)
        mark = fair if each.kind == FIRST else None
        rows.append(
            f"<tr{' class=found' if each.certain else ''}><th scope='row'>{escape(name)}</th>"
            f"<td>{svg.pair(name, each.before, each.after, mark)}</td>"
            f"<td>{before}</td><td>{after}</td><td>{difference} ± {half}</td></tr>"
        )
    heads = "".join(f"<th>{words.say(f'column-{name}')}</th>" for name in ("box", "variant", "difference"))
    return f"<div class='wide'><table><tr><th></th><th></th>{heads}</tr>{''.join(rows)}</table></div>"


def _what(words: ReportWords, each: Effect) -> str:
    if each.kind == RULE:
        return words.words.say("row-rule", source=words.source(*each.name))
    if each.kind in MAIN:
        return words.words.say(f"row-{each.kind}")
    return words.words.say(f"row-{each.kind}", thing=_thing(words, each))


def _thing(words: ReportWords, each: Effect) -> str:
    """The name of a thing, with its kind if that is not clear."""
    kind, thing = each.name
    name = words.thing(kind, thing)
    return f"{name} ({words.kind(kind)})" if kind in UNCLEAR else name


def _numbers(words: ReportWords, each: Effect) -> tuple[str, str, str, str]:
    """The value before and after, the difference, and half of its interval."""
    if each.kind in (FIRST, SHARE):
        digits = 0 if each.kind == FIRST else 1
        before, after = words.percent(each.before.value, digits), words.percent(each.after.value, digits)
        return before, after, words.percent(each.mean, digits, sign=True), words.percent(each.half, digits)
    digits = 1 if max(abs(each.before.value), abs(each.after.value)) >= 1.0 else 2
    before, after = words.number(each.before.value, digits), words.number(each.after.value, digits)
    half = "∞" if each.half == inf else words.number(each.half, digits)
    return before, after, words.number(each.mean, digits, sign=True), half


def _fair(words: ReportWords, pair: Pair) -> Iterator[str]:
    first = next((each for each in pair.effects if each.kind == FIRST), None)
    if first is None:
        return
    players = pair.one["players"]
    yield f"<h2>{words.say('fair')}</h2>"
    before, after, *_ = _numbers(words, first)
    yield f"<p>{words.say('fair-box', players=players, share=words.percent(1 / players), before=before, after=after)} "
    if not first.certain:
        most = words.percent(max(map(abs, first.interval)))
        yield f"<b>{words.say('fair-open', most=most)}</b>"
    else:
        yield f"<b>{words.say('fair-better' if fairness(first, players) > 0 else 'fair-worse')}</b>"
    yield "</p>"


def _sure(words: ReportWords, pair: Pair) -> Iterator[str]:
    halves = {each.kind: each.half for each in pair.effects if each.half != inf}
    yield f"<h2>{words.say('sure')}</h2><p>"
    if POINTS in halves:
        most = max(halves.get(FIRST, 0.0), 0.0)
        yield words.say(
            "sure-games",
            games=pair.games,
            share=words.percent(most) if most else "–",
            points=words.number(halves[POINTS]),
            more=games_for(1.0, 0.5, pair.games),
        )
    yield f" {words.say('sure-together')}</p><h2>{words.say('bots-cannot')}</h2><ul>"
    yield f"<li>{words.say('bots-plans', bots=words.bots(pair.one['bots']))}</li><li>{words.say('bots-fun')}</li>"
    if any(each.kind == MINUTES for each in pair.effects):
        decision, throw = (words.number(pair.one[f"{what}_seconds"], 0) for what in ("decision", "throw"))
        yield f"<li>{words.say('bots-time', decision=decision, throw=throw)}</li>"
    yield "</ul>"


def warnings(words: ReportWords, scenario: dict[str, Any], games: int) -> Iterator[str]:
    """What weakens the numbers of a scenario."""
    if weak := sorted(set(scenario["bots"].split(", ")) & WEAK):
        yield words.say("warn-weak", bots=", ".join(map(words.player, weak)))
    if games < FEW_GAMES:
        yield words.say("warn-few", games=games)

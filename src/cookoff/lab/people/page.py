"""The friction page: one self-contained HTML file for designers."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from cookoff.engine import room
from cookoff.i18n.language import DEFAULT
from cookoff.lab.atomic import write_atomically
from cookoff.lab.report import svg
from cookoff.lab.report.report_words import ReportWords
from cookoff.lab.spec.spec_file import ThinkingTime
from cookoff.lab.statistics.intervals import Estimate

from .friction import FEWEST, Friction, Step, friction_of
from .note import read_notes


def write(folder: Path, file: Path, language: str = DEFAULT) -> list[Friction]:
    """Write the page about a folder of notes, and return what it says."""
    found = friction_of(read_notes(folder))
    write_atomically(file, page(found, language).encode())
    return found


def page(games: Sequence[Friction], language: str = DEFAULT) -> str:
    """The page as HTML."""
    style = (files("cookoff.lab.report") / "page.css").read_text("utf-8")
    words = [ReportWords(room(each.game), language) for each in games]
    title = words[0].say("people-title")
    return "\n".join(
        [
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{style}</style></head><body><main><h1>{title}</h1>",
            f"<p>{words[0].say('people-about')}</p>",
            *(part for own, each in zip(words, games, strict=True) for part in _game(own, each)),
            "</main></body></html>\n",
        ]
    )


def _game(words: ReportWords, each: Friction) -> Iterator[str]:
    own = getattr(room(each.game).load(None), "components_hash", "")
    variant = "" if each.components == own else f" · {words.say('the-variant')} {escape(each.components[:8])}"
    yield f"<section><h2>{escape(words.title)}{variant}</h2>"
    yield f"<p>{words.say('people-games', games=each.plays, people=each.seats, decisions=each.decisions)}</p>"
    slow = [step for step in each.steps if step.hesitates]
    yield f"<h3>{words.say('people-hesitate')}</h3>"
    if slow:
        lines = "".join(f"<li>{_slow(words, step)}</li>" for step in slow)
        yield f"<ul class='found'>{lines}</ul>"
    else:
        yield f"<p class='found'>{words.say('people-nowhere')}</p>"
    known = [step for step in each.steps if step.interval[0] > 0.0]
    if known:
        rows = [Estimate(words.move(step.name), step.slower, step.interval, step.decisions) for step in known]
        yield svg.intervals(words.say("people-slower"), rows, "{:.1f}×", mark=1.0)
        yield f"<p class='soft'>{words.say('people-slower-about', games=FEWEST)}</p>"
    yield _table(words, each.steps)
    if each.rules:
        yield f"<h3>{words.say('people-refused')}</h3><ul>"
        for rule, count in each.rules.items():
            said = words.words.rule(rule) if words.words.has(rule) else rule
            yield f"<li><b>{count}</b> {escape(said)} <span class='soft'>({escape(rule)})</span></li>"
        yield "</ul>"
    fitted, guess = each.thinking_time, ThinkingTime()
    said = words.say(
        "people-time",
        decision=words.number(fitted.decision),
        throw=words.number(fitted.throw),
        guess=words.number(guess.decision, 0),
        hand=words.number(guess.throw, 0),
    )
    yield f"<h3>{words.say('people-beside')}</h3><p>{said}</p>"
    yield f"<pre>[thinking_time]\ndecision = {fitted.decision:g}\nthrow = {fitted.throw:g}</pre></section>"


def _slow(words: ReportWords, step: Step) -> str:
    return words.say(
        "people-line",
        step=words.move(step.name),
        times=words.number(step.slower),
        low=words.number(step.interval[0]),
        high=words.number(step.interval[1]),
    )


def _table(words: ReportWords, steps: Sequence[Step]) -> str:
    rows = "".join(
        f"<tr{' class=found' if step.hesitates else ''}><th scope='row'>{escape(words.move(step.name))}</th>"
        f"<td>{step.decisions}</td><td>{words.number(step.seconds)}</td><td>{words.number(step.refused)}</td>"
        f"<td>{words.number(step.undone)}</td><td>{words.number(step.helped)}</td></tr>"
        for step in steps
    )
    heads = "".join(
        f"<th>{words.say(f'people-{name}')}</th>" for name in ("decisions", "seconds", "refusals", "undos", "hints")
    )
    return f"<div class='wide'><table><tr><th></th>{heads}</tr>{rows}</table></div>"

"""An analysis as a self-contained HTML page."""

from collections.abc import Iterable, Iterator
from html import escape

from cookoff.i18n import Translator

from .results import Analysis, DecisionReview, TurningPoint

WIDTH, HEIGHT = 900, 320
COLOURS = ("#c2412d", "#2b6cb0", "#2f855a", "#b7791f", "#6b46c1", "#4a5568")
STYLE = """
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif }
body { max-width: 60rem; margin: 1.5rem auto; padding: 0 1rem }
svg { width: 100%; height: auto; background: light-dark(#fff, #1c1917); border: 1px solid #8884 }
table { border-collapse: collapse } th, td { padding: .2rem .8rem .2rem 0; text-align: right }
th:first-child, td:first-child { text-align: left }
li { margin: .4rem 0 } small { opacity: .75 }
i { display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .4em }
"""
MISTAKES = 12
"""How many are listed."""
BREAKDOWN = ("analyse-start", "analyse-luck", "analyse-missed", "analyse-own", "analyse-others", "analyse-result")
"""The columns of the table of results: from the chance at the start to the result, with what changed it between."""


def breakdown_of(analysis: Analysis, seat: int) -> tuple[float, ...]:
    """A seat's row of that table; the first five add up to the last."""
    breakdown, missed = analysis.breakdowns[seat], analysis.missed(seat)
    return breakdown.start, breakdown.luck, -missed, breakdown.own + missed, breakdown.others, breakdown.result


def page(analysis: Analysis, translator: Translator) -> str:
    """The page in the language of `translator`."""
    say = translator.say
    rows = [_row(translator, analysis, seat) for seat in range(len(analysis.breakdowns))]
    notes = [say("analyse-how", depth=analysis.depth)]
    if analysis.coarse:
        notes.append(say("analyse-coarse"))
    body = [
        f"<h1>{escape(say('title'))}: {escape(say('analyse-title'))}</h1>",
        f"<h2>{escape(say('analyse-chances'))}</h2>",
        f"<p>{_legend(translator, len(analysis.seats))}</p>",
        chart(analysis, say("analyse-chances")),
        f"<h2>{escape(say('analyse-breakdown'))}</h2><table><tr><th></th>",
        *(f"<th>{escape(say(head))}</th>" for head in BREAKDOWN),
        f"</tr>{''.join(rows)}</table>",
        *(f"<p>{escape(hands)}</p>" for hands in worth_of_hands(translator, analysis)),
        _listed(
            say("analyse-turning-points"), [turning(translator, analysis, each) for each in analysis.turning_points]
        ),
    ]
    if not analysis.coarse:
        mistakes = [mistake(translator, each) for each in analysis.mistakes()[:MISTAKES]]
        body.append(_listed(say("analyse-mistakes"), mistakes or [say("analyse-none")]))
    body += [f"<p><small>{escape(note)}</small></p>" for note in notes]
    head = f'<!doctype html><html lang="{translator.language}"><meta charset="utf-8">'
    view = '<meta name="viewport" content="width=device-width">'
    return f"{head}{view}<title>{escape(say('analyse-title'))}</title><style>{STYLE}</style>{''.join(body)}</html>\n"


def worth_of_hands(translator: Translator, analysis: Analysis) -> Iterator[str]:
    """A sentence on what throws gained each seat, if any seat threw."""
    thrown = [(seat, each.hand) for seat, each in enumerate(analysis.breakdowns) if each.hand is not None]
    if thrown:
        yield translator.say(
            "analyse-hands", told=", ".join(f"{translator.name(seat)} {_signed(hand)}" for seat, hand in thrown)
        )


def turning(translator: Translator, analysis: Analysis, each: TurningPoint) -> str:
    """A turning point in a sentence, with the move behind it."""
    seat = max(range(len(each.changes)), key=lambda seat: abs(each.changes[seat]))
    after = next(point.chances[seat] for point in analysis.points if point.n == each.n)
    before, now = f"{after - each.changes[seat]:.0%}", f"{after:.0%}"
    decision = analysis.decided(each) if each.cause == "choice" else None
    if decision is not None:
        move = translator.phrase(decision.move)
        return translator.say(
            "analyse-turning-move", n=decision.n, by=each.seat, move=move, seat=seat, before=before, after=now
        )
    return translator.say(f"analyse-turning-{each.cause}", n=each.n, by=each.seat, seat=seat, before=before, after=now)


def mistake(translator: Translator, each: DecisionReview) -> str:
    """A mistake in a sentence or two."""
    assert each.better is not None
    percent, error = round(100 * each.gave_away, 1), round(100 * each.error, 1)
    line = ", ".join(translator.phrase(phrase) for phrase in each.line)
    said = translator.say(
        "analyse-mistake",
        n=each.n,
        seat=each.seat,
        move=translator.phrase(each.move),
        percent=percent,
        error=error,
        better=translator.phrase(each.better),
    )
    return f"{said} {translator.say('analyse-line', line=line)}" if line else said


def chart(analysis: Analysis, title: str) -> str:
    """The chances over time as an SVG chart, with their errors."""
    last = max(1, analysis.points[-1].n)

    def x(n: int) -> float:
        return 40 + (WIDTH - 50) * n / last

    def y(chance: float) -> float:
        return 10 + (HEIGHT - 40) * (1 - min(1.0, max(0.0, chance)))

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">']
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M40 {y(share):.1f}H{WIDTH - 10}" stroke="#8886" fill="none"/>')
        parts.append(f'<text x="4" y="{y(share) + 4:.1f}" font-size="11" fill="currentColor">{share:.0%}</text>')
    for each in analysis.turning_points:
        parts.append(f'<path d="M{x(each.n):.1f} 10V{HEIGHT - 30}" stroke="#888" stroke-dasharray="3 3"/>')
        parts.append(
            f'<text x="{x(each.n) - 8:.1f}" y="{HEIGHT - 14}" font-size="11" fill="currentColor">{each.n}</text>'
        )
    for seat in range(len(analysis.seats)):
        colour = COLOURS[seat % len(COLOURS)]
        points = [(x(each.n), each.chances[seat], each.errors[seat]) for each in analysis.points]
        upper = " ".join(f"{at:.1f},{y(chance + error):.1f}" for at, chance, error in points)
        lower = " ".join(f"{at:.1f},{y(chance - error):.1f}" for at, chance, error in reversed(points))
        middle = " ".join(f"{at:.1f},{y(chance):.1f}" for at, chance, _ in points)
        parts.append(f'<polygon points="{upper} {lower}" fill="{colour}" opacity=".15"/>')
        parts.append(f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return "".join([*parts, "</svg>"])


def _legend(translator: Translator, players: int) -> str:
    return " &nbsp; ".join(
        f'<i style="background:{COLOURS[seat % len(COLOURS)]}"></i>{escape(translator.name(seat))}'
        for seat in range(players)
    )


def _row(translator: Translator, analysis: Analysis, seat: int) -> str:
    start, *between, end = breakdown_of(analysis, seat)
    cells = "".join(f"<td>{_signed(part)}</td>" for part in between)
    return f"<tr><td>{escape(translator.name(seat))}</td><td>{start:.0%}</td>{cells}<td>{end:.0%}</td></tr>"


def _signed(share: float) -> str:
    return f"{share:+.0%}".replace("-", "−")


def _listed(head: str, lines: Iterable[str]) -> str:
    return f"<h2>{escape(head)}</h2><ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"

"""The result of a game: who won, and where the points came from."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cookoff.engine import Outcome
from cookoff.i18n import Translator


def final_scores(outcome: Outcome, translator: Translator) -> RenderableType:
    """The ranking, and the scores by rule."""
    seats = [seat for group in outcome.ranking for seat in group]
    table = Table()
    table.add_column(translator.say("end-player"))
    for seat in seats:
        table.add_column(translator.name(seat), justify="right")
    places = {seat: place for place, group in _places(outcome) for seat in group}
    table.add_row(translator.say("end-place"), *(str(places[seat]) for seat in seats))
    # One row for each thing that a rule scores.
    kinds = dict.fromkeys((score.rule, score.what) for score in outcome.scores)
    rows = {
        kind: [
            sum(score.points for score in outcome.scores if (score.rule, score.what, score.seat) == (*kind, seat))
            for seat in seats
        ]
        for kind in kinds
    }
    in_play = [outcome.points[seat] - sum(row[at] for row in rows.values()) for at, seat in enumerate(seats)]
    table.add_section()
    table.add_row(translator.say("end-in-play"), *map(str, in_play))
    for (rule, what), points in rows.items():
        name = f"score-{rule.lower()}"
        said = translator.say(name, what=what) if translator.has(name) else what
        table.add_row(f"{said} ({rule})".lstrip(), *map(str, points))
    table.add_section()
    table.add_row(translator.say("end-total"), *(Text(str(outcome.points[seat]), style="bold") for seat in seats))
    return Group(Text(_won(outcome, translator), style="bold"), table)


def _places(outcome: Outcome) -> list[tuple[int, tuple[int, ...]]]:
    """Each group with its place: after two who share the first comes the third."""
    placed, place = [], 1
    for group in outcome.ranking:
        placed.append((place, group))
        place += len(group)
    return placed


def _won(outcome: Outcome, translator: Translator) -> str:
    winners = outcome.winners
    if winners == (translator.me,):
        return translator.say("end-won-you")
    return translator.say("end-won", count=len(winners), names=", ".join(translator.name(seat) for seat in winners))

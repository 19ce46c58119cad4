"""Tables for players, made from rules and model games: rulings, rebuilt numbers, a turn in pictures, scores, throws."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from cookoff.engine import Outcome, Room, Rule, room
from cookoff.engine.content.components import FILE, notes_of
from cookoff.engine.content.ledger import Origin, parse
from cookoff.i18n import Translator

from .figures import grill, kitchen, throws, yatai
from .figures.model_games import Step, model_games, steps_of

LABELS = {
    "push": "Push a tile.",
    "act": "Do the actions of the line.",
    "serve": "Serve.",
    "place": "Seat the guest and take the bonus.",
    "throws": "Throw.",
    "space": "Win an action space.",
    "bowl": "Open a bowl.",
    "trade": "Trade.",
    "buy": "Buy.",
    "sell": "Sell.",
    "place-chip": "Place a chip.",
    "cook": "Cook.",
    "OvenEntered": "Go to the oven.",
    "Rolled": "Roll.",
    "Cooked": "Stop, and take a plate.",
    "Placed": "Stack.",
    "Served": "Serve.",
}
"""What each picture shows, by its name."""
MEAL = ("OvenEntered", "Rolled", "Cooked", "Placed", "Served")


def ledger(game: str) -> Iterator[tuple[Rule, Translator]]:
    """The rules of a game without the shared ones; `throwing` names those that the throwing games share."""
    home: Room = room("hibachi" if game == "throwing" else game)
    folder = home.homes[1] if game == "throwing" else home.home
    translator = Translator(home, "en")
    yield from ((rule, translator) for rule in parse((folder / "rules.toml").read_text("utf-8"), folder.name).rule)


def rulings(game: str) -> str:
    """Every ruling: what the book leaves open, and what holds here."""
    rows = [
        (f"{rule.id}", translator.say(rule.open), translator.rule(rule.id))
        for rule, translator in ledger(game)
        if Origin.RULING in rule.origins
    ]
    head = (
        f"{len(rows)} rules decide what the book leaves open. Each says the whole rule; the question comes first.\n\n"
    )
    return head + _table(("rule", "the book leaves open", "here"), rows)


def rebuilt(game: str) -> str:
    """Every rule and number that stood only in a picture."""
    rules = [(rule.id, translator.rule(rule.id)) for rule, translator in ledger(game) if Origin.REBUILT in rule.origins]
    text = _table(("rule", "what it says, rebuilt at least in part"), rules)
    if game == "throwing":
        return text
    numbers = [(f"`{field}`", _short(value)) for field, value in rebuilt_fields(game)]
    return f"{text}\nThe numbers themselves, as `components.toml` has them:\n\n{_table(('field', 'value'), numbers)}"


def rebuilt_fields(game: str) -> Iterator[tuple[str, Any]]:
    """The parts of the component file whose notes say that they are rebuilt, and in games with boards all measures."""
    source = (room(game).home / FILE).read_text("utf-8")
    data: dict[str, Any] = tomllib.loads(source)
    names = [name.partition(".")[0] for name, note in notes_of(source).items() if name and "rebuilt" in note.lower()]
    measures = ["recipe", "chip", "board", "materials"] if "chip" in data else []
    for name in dict.fromkeys([*measures, *names]):
        value = data[name]
        if isinstance(value, dict):
            yield from ((f"{name}.{key}", one) for key, one in value.items())
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            yield from ((f"{name} {one.get('id', number)}", one) for number, one in enumerate(value))
        else:
            yield name, value


def _short(value: Any) -> str:
    """A value in a few words; what is zero or the name of the row is left out."""
    if isinstance(value, dict):
        parts = [
            f"{key.replace('_', ' ')} {_short(one)}" for key, one in value.items() if key != "id" and one not in (0, [])
        ]
        return ", ".join(parts)
    if isinstance(value, list):
        return (
            "; ".join(_short(one) for one in value)
            if any(isinstance(one, list) for one in value)
            else ", ".join(map(_short, value))
        )
    return str(value).lower() if isinstance(value, bool) else str(value)


def turn(game: str) -> str:
    """A turn, a round or a meal in pictures, told as the game's log tells it."""
    groups: list[tuple[str, str, list[Step]]]
    if game == "yatai":
        groups = [("turn", name, steps) for name, steps in yatai.pictures_of_turn()]
    elif game == "mithral-chef":
        groups = [("meal", next(kind for kind in MEAL if step.event(kind)), [step]) for step, _ in kitchen.meal()]
    else:
        groups = [("round", one.name, [one.step]) for one in grill.round_of(game)]
    parts = []
    for number, (kind, name, steps) in enumerate(groups, 1):
        model = model_games(game)[steps[0].number - 1]
        said = " ".join(line for step in steps for line in model.said(step))
        alt = said.partition(". ")[0].rstrip(".!")
        parts.append(f"**{LABELS[name]}** {said}\n\n![{alt}](figures/{game}-{kind}-{number}.svg)\n")
    first, last = groups[0][2][0], groups[-1][2][-1]
    begin, end = first.entry.entry.n, last.entry.entry.n
    address = f"/model/{game}/{first.number}#{begin}"
    where = f"moves {begin} to {end} of model game {first.number}; every server replays it at `{address}`"
    return "\n".join(parts) + f"\nThese are {where}.\n"


@cache
def _end(game: str) -> tuple[Outcome, Step, Translator]:
    model, last = model_games(game)[0], steps_of(game, 1)[-1]
    outcome = model.game.outcome(last.after)
    assert outcome is not None
    return outcome, last, model.translator


def scoring(game: str) -> str:
    """The end of a model game, scored by the rules."""
    outcome, last, translator = _end(game)
    seats = range(len(outcome.points))
    head = ("", *(translator.name(seat) for seat in seats))
    rows: list[tuple[str, ...]] = []
    if outcome.scores:
        before = [
            outcome.points[seat] - sum(one.points for one in outcome.scores if one.seat == seat) for seat in seats
        ]
        if any(before):
            rows.append(("made during the game", *map(str, before)))
        for rule, what in dict.fromkeys((one.rule, one.what) for one in outcome.scores):
            name = f"score-{rule.lower()}"
            said = translator.say(name, what=what) if translator.has(name) else what
            points = [
                sum(one.points for one in outcome.scores if (one.rule, one.what, one.seat) == (rule, what, seat))
                for seat in seats
            ]
            rows.append((f"{said} ({rule})", *map(str, points)))
        rows.append(("**total**", *(f"**{points}**" for points in outcome.points)))
    else:
        chefs = last.after.chefs
        rows.append(("recipes cooked", *(str(len(chef.cooked)) for chef in chefs)))
        rows.append(("money", *(f"{chef.money:,}" for chef in chefs)))
    places = {seat: place for place, group in enumerate(outcome.ranking, 1) for seat in group}
    rows.append(("place", *(str(places[seat]) for seat in seats)))
    winners = " and ".join(translator.name(seat) for seat in outcome.winners)
    best = [outcome.points[seat] for group in outcome.ranking[:2] for seat in group[:1]]
    what = "points" if outcome.scores else "recipes"
    tied = f"The {what} are equal, so the tie-break decides: " if len(best) == 2 and len(set(best)) == 1 else ""
    end = f"{tied}{winners} won; the game ended by {outcome.ended_by}. Model game 1, computed by the rules."
    return f"{_table(head, rows)}\n{end}\n"


def recorded_throws() -> str:
    """The throws that play on the page."""
    parts = []
    for throw in throws.chosen():
        model = model_games(throw.game)[throw.step.number - 1]
        said = next(line for line in model.said(throw.step) if "threw" in line)
        parts.append(f"![{throw.caption.rstrip('.')}](figures/throw-{throw.name}.svg)\n\n{throw.caption} {said}\n")
    return "\n".join(parts)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(re.sub(r'[|]', '/', cell) for cell in line)} |\n" for line in lines)

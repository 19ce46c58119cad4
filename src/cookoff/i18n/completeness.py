"""Whether everything that can be said in a room is worded, in every language it has."""

import ast
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, get_args

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from cookoff.engine import (
    Live,
    Match,
    Move,
    Refusal,
    Rng,
    Room,
    Sources,
    narrate_event,
    narrate_move,
    narrate_question,
    narrate_refusal,
)

from .language import DEFAULT, languages
from .translator import Translator

UNNAMED = "Ask"
"""The type of steps that are put as questions and have no names."""


def missing_messages(room: Room) -> list[str]:
    """What the room's languages lack: `de: event-Drew`. English is the measure, then what the room's types can say."""
    found: list[str] = []
    for home in room.homes:
        folder = home / "locales"
        known = messages_in((folder / f"{DEFAULT}.ftl").read_text("utf-8"))
        for language in languages(room):
            said = messages_in((folder / f"{language}.ftl").read_text("utf-8"))
            found += [f"{language}: {name}" for name in sorted(known - said)]
            found += [f"{language}: {name}, which English does not have" for name in sorted(said - known)]
    translator = Translator(room, DEFAULT)
    return found + [
        f"{DEFAULT}: {' or '.join(dict.fromkeys(names))}"
        for names in _needed(room)
        if not any(map(translator.has, names))
    ]


def faulty_messages(room: Room, rng: Rng, sources: Sources, games: int = 3, options: Any = None) -> list[str]:
    """The errors when random games are narrated in every language of the room, for a player and for a spectator."""
    game, found = room.load(None), dict[str, None]()
    terms = room.analysis.evaluation_terms if room.analysis else None
    for number in range(games):
        players = game.seats[number % len(game.seats)]
        match = Match.start(game, players, Live(rng, sources), options=options, sink=lambda _line: None)
        names = [f"P{seat}" for seat in range(players)]
        readers = [Translator(room, language, names, me) for language in languages(room) for me in (0, None)]
        if terms:
            parts = [f"part-{term.name}" for term in terms(game, match.state, 0)]
            found |= {
                f"{translator.language}: {part}": None
                for translator in readers
                for part in parts
                if not translator.has(part)
            }
        while acting := game.to_act(match.state):
            seat = acting[0]
            view = game.view(match.state, seat)
            move = _any_move(game.moves(match.state, seat), rng)
            said = [narrate_move(room.guide, game, view, move)]
            if question := narrate_question(room.guide, game, view):
                said.append(question.phrase)
            answer = match.play(seat, move)
            if isinstance(answer, Refusal):
                said.append(narrate_refusal(room.guide, game, answer))
            else:
                said += [narrate_event(room.guide, game, event) for event in answer.events]
            for translator in readers:
                for phrase in said:
                    translator.phrase(phrase)
        found |= dict.fromkeys(
            f"{translator.language}: {problem}" for translator in readers for problem in translator.problems
        )
    return list(found)


@cache
def messages_in(text: str) -> frozenset[str]:
    """The ids of the messages of a file."""
    return frozenset(entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message))


def reasons_in(files: Iterator[Traversable]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each reason for a refusal in these Python files, with the names of its facts."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                facts = [key.value for given in node.args[2:] for key in getattr(given, "keys", ()) if key is not None]
                for part in ast.walk(node.args[1]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value, tuple(map(str, facts))


def python_in(folder: Traversable) -> Iterator[Traversable]:
    """The Python files of a folder and of those in it."""
    for thing in folder.iterdir():
        if thing.is_dir():
            yield from python_in(thing)
        elif thing.name.endswith(".py"):
            yield thing


def enums_in(hint: Any) -> Iterator[type[Enum]]:
    """The enums that a type is made of."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        yield hint
    for part in get_args(hint):
        yield from enums_in(part)


def _any_move(moves: Any, rng: Rng) -> Move:
    if moves.box is not None and (not moves.discrete or rng.random() < 0.2):
        return moves.box.sample(rng)  # type: ignore[no-any-return]
    return moves.discrete[int(rng.random() * len(moves.discrete))]  # type: ignore[no-any-return]


def _needed(room: Room) -> Iterator[tuple[str, ...]]:
    """The messages of a room; of several ids in a row one is enough."""
    yield from (("title",), ("about",))
    for rule in room.ledger.rule:
        yield from ((rule.id,), (f"section-{rule.section}",))
        if rule.open:
            yield (rule.open,)
    types = room.load(None).types
    for name in types.options.__struct_fields__:
        yield (f"option-{name}",)
    # What a room shares has more than this game's rules.
    for folder in (room.home, *(home / "rules" for home in room.homes[1:])):
        for reason, _ in reasons_in(python_in(folder)):
            yield (f"refusal-{reason}",)
    for family, union in (("move", types.move), ("event", types.event)):
        for kind in get_args(union) or (union,):
            yield (f"{family}-{kind.__name__}",)
            for field in msgspec.structs.fields(kind):
                for enum in enums_in(field.type):
                    for value in enum if enum.__name__ != UNNAMED else ():
                        key = value.name.lower().replace("_", "-")
                        yield f"{field.name}-{key}", f"{enum.__name__.lower()}-{key}"

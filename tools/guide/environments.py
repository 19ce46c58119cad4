"""Tables about the learning environments, made from the code: observations, actions, chance, options, sizes."""

import ast
import inspect
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_type_hints

import msgspec

from cookoff.engine import Tempo, room
from cookoff.engine.hooks.spaces import (
    OMITTED,
    PER_SEAT,
    SEAT,
    BitMask,
    BoundedSequence,
    Categorical,
    Countdown,
    FixedSequence,
    FloatRange,
    IntRange,
    Multiset,
    SpaceSpec,
)
from cookoff.research.spaces import Spaces, spaces

DRAWS = {"index": "one of equally likely numbers", "weighted": "a kind from a bag", "order": "a shuffle"}
"""What a `Chance` draws, by its method."""
ANSWERS = {"int": "the time", "Motion": "a motion, from the simulator", "Throw": "a launch, from the aim solver"}
"""What it asks the world for, by the type of the answer."""
NAMES = {
    "yatai": "Yatai",
    "safranito": "Safranito",
    "hibachi": "Hibachi",
    "fired-up": "Hibachi Fired Up!",
    "mithral-chef": "Mithral Chef",
}


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A Markdown table."""
    head = list(head)
    lines = [head, ["---"] * len(head), *([str(cell).replace("|", "\\|") for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


@cache
def tables_of(game: str) -> dict[int, Spaces]:
    """The spaces of a game, by number of players."""
    return {players: spaces(game, players) for players in room(game).load(None).seats}


def by_players(counts: list[int]) -> str:
    """Numbers for two, three and four players, or the one number that they all are."""
    return ", ".join(map(str, counts)) if len(set(counts)) > 1 else str(counts[0])


def facts(game: str) -> str:
    """How the environments of a game are called, and what kind of game it is."""
    home = room(game)
    rules = home.load(None)
    name = game.replace("-", "_")
    turns = rules.tempo is Tempo.TURNS
    rows = [
        ("PettingZoo", f"`{name}_v0`, {'AEC' if turns else 'Parallel'}"),
        ("Gymnasium", f"`cookoff/{game.title().replace('-', '')}-v0`{', also as a vector' if turns else ''}"),
        ("OpenSpiel", f"`cookoff_{name}`"),
        ("Players", f"{rules.seats.start} to {rules.seats.stop - 1}"),
        ("Decisions", "in turn" if turns else "all seats at once, every `step_ms` milliseconds"),
        ("Physics", "simulated throws: needs the extra `physics`" if home.physical else "none"),
        ("Observation", f"`Box(0, 1)` of {observation_size(game)} numbers"),
        ("Action", f"`Discrete`, {action_size(game)}"),
        ("Version of the spaces", tables_of(game)[rules.seats.start].version),
    ]
    return table(["", "with 2, 3, 4 players where it differs"], rows)


def observation_size(game: str) -> str:
    """How many numbers an observation has."""
    return by_players([len(one.observe.names) for one in tables_of(game).values()])


def action_size(game: str) -> str:
    """How many actions there are; in real time one more, to wait."""
    waits = room(game).load(None).tempo is Tempo.REAL_TIME
    return by_players([len(one.actions) + waits for one in tables_of(game).values()])


def sizes() -> str:
    """The size of observations and actions of every game."""
    rows = [(f"[{name}]({game}.md)", observation_size(game), action_size(game)) for game, name in NAMES.items()]
    return table(["game", "numbers in an observation", "actions"], rows)


def observations(game: str) -> str:
    """The fields of a game's view, how each is encoded, and how many numbers it takes."""
    found = tables_of(game)
    rules = room(game).load(None)
    spec = room(game).spaces
    assert spec is not None, "the room has spaces"
    counts = [Counter(map(path, one.observe.names)) for one in found.values()]
    rows = [
        (f"`{name}`", how, doc, by_players([count[name] for count in counts]))
        for name, how, doc in fields(rules.types.view, rules.types.state, spec(rules, rules.seats.start))
        if any(count[name] for count in counts)
    ]
    missing = set().union(*counts) - {row[0].strip("`") for row in rows}
    assert not missing, f"numbers without a field: {missing}"
    return table(["field", "encoding", "meaning", "numbers"], rows)


def path(name: str) -> str:
    """The field of a label: `stalls[0].queue[1]=RED` belongs to `stalls[].queue`."""
    outer, _, rest = name.partition(".")
    words: list[str] = re.findall(r"^\w+", outer) + re.findall(r"^\w+", rest)
    if words[0] not in NESTED or len(words) == 1:
        return words[0]
    return f"{words[0]}{'[]' if '[' in outer else ''}.{words[1]}"


NESTED = {"stalls", "chefs", "players", "grill"}
"""Fields whose parts have rows of their own: what belongs to a seat, and the board."""


def fields(kind: type, twin: type | None, spec: SpaceSpec, above: str = "") -> Iterator[tuple[str, str, str]]:
    """The name, encoding and meaning of each field of a struct."""
    for name, hint in get_type_hints(kind).items():
        space = spec.of(kind, name)
        if space is OMITTED:
            continue
        inner = next((one for one in (*get_args(hint), hint) if is_struct(one)), None)
        if name in NESTED and inner is not None and not above:
            yield from fields(inner, None, spec, f"{name}[]." if space is PER_SEAT else f"{name}.")
            continue
        doc = sentence(documented(kind).get(name) or (documented(twin).get(name) if twin else "") or "")
        yield above + name, encoding(hint, space), doc


def is_struct(hint: Any) -> bool:
    """Whether a type is a struct."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def encoding(hint: Any, space: Any) -> str:
    """How a field becomes numbers."""
    if NoneType not in get_args(hint):
        return one_encoding(hint, space)
    there = next(one for one in get_args(hint) if one is not NoneType)
    return f"flag, and if there: {one_encoding(there, space)}"


def one_encoding(hint: Any, space: Any) -> str:
    """How a field that is there becomes numbers."""
    match space:
        case IntRange(low, high) | FloatRange(low, high):
            return f"{low} to {high}"
        case Countdown(span):
            return f"time left, at most {span // 1000} s"
        case Categorical(values):
            return f"one of {len(values)}"
        case Multiset(kinds, most):
            return f"which of {len(kinds)}" if most == 1 else f"how many of {len(kinds)} kinds"
        case BitMask(count):
            return f"{count} bits"
        case FixedSequence(count, item):
            return f"{count} × {item_encoding(hint, item)}"
        case BoundedSequence(most, item):
            return f"length, then at most {most} × {item_encoding(hint, item)}"
        case _ if space is SEAT:
            return "seat, from the viewer's"
        case _ if space is PER_SEAT:
            return f"for each seat {item_encoding(hint, None)}"
    if hint is bool:
        return "flag"
    if isinstance(hint, type) and issubclass(hint, Enum):
        names = ", ".join(f"`{one.name}`" for one in hint)
        return f"one of {len(hint)}: {names}" if len(hint) < 6 else f"one of {len(hint)}"
    return f"`{hint.__name__}`"


def item_encoding(hint: Any, space: Any) -> str:
    """How an item of a list becomes numbers."""
    inner = get_args(hint)[0] if get_args(hint) else hint
    found = encoding(inner, space)
    return f"({found})" if " " in found else found


@cache
def documented(kind: type) -> dict[str, str]:
    """The docstrings below the fields of a struct and of what it is made from."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if one.__module__.startswith("cookoff"):
            found |= own_docs(one)
    return found


def own_docs(kind: type) -> dict[str, str]:
    """The docstrings below the fields that a class itself declares."""
    (body,) = (node for node in ast.parse(inspect.getsource(kind)).body if isinstance(node, ast.ClassDef))
    found = {}
    for node, after in zip(body.body, body.body[1:], strict=False):
        doc = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else None
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(doc, str):
            found[node.target.id] = " ".join(doc.split())
    return found


def sentence(doc: str) -> str:
    """The first sentence of a docstring."""
    return re.split(r"(?<=[.;:)])\s*\n\s*\n|(?<=\.)\s", " ".join(doc.strip().split()))[0]


def actions(game: str) -> str:
    """The kinds of moves, and which numbers are theirs with the fewest players."""
    found = tables_of(game)
    waits = room(game).load(None).tempo is Tempo.REAL_TIME
    counts = [Counter(map(type, one.actions.moves)) for one in found.values()]
    fewest = next(iter(found.values())).actions.moves
    rows: list[tuple[str, str, str, str]] = [("`wait`", "Do nothing in this step.", "0", "1")] if waits else []
    for kind in dict.fromkeys(type(move) for move in fewest):
        first = next(number for number, move in enumerate(fewest) if type(move) is kind) + waits
        last = first + counts[0][kind] - 1
        names = ", ".join(kind.__struct_fields__)
        doc = sentence(inspect.getdoc(kind) or "")
        numbers = f"{first} – {last}" if last > first else str(first)
        rows.append((f"`{kind.__name__}({names})`", doc, numbers, by_players([count[kind] for count in counts])))
    return table(["move", "meaning", f"actions, {min(found)} players", "how many"], rows)


def options(game: str) -> str:
    """What a table may agree on, with the default."""
    kind = room(game).load(None).types.options
    docs = documented(kind)
    rows = [
        (f"`{one.name}`", f"`{shown(one.default)}`", sentence(docs.get(one.name, "")))
        for one in msgspec.structs.fields(kind)
    ]  # fmt: skip
    return table(["option", "default", "meaning"], rows)


def shown(value: Any) -> str:
    """A default as one writes it."""
    return repr(value.value) if isinstance(value, Enum) else repr(value)


def chance(game: str) -> str:
    """Everything that the rules of a game leave to chance: what it is for, and how it is drawn."""
    moves = {kind.__name__: kind for kind in get_args(room(game).load(None).types.move)}
    rows: dict[tuple[str, str], None] = {}
    for text in rule_modules(room(game).package):
        rows |= dict.fromkeys(draws(text, moves))
    return table(["what", "drawn as"], rows)


def rule_modules(package: str) -> Iterator[str]:
    """The text of every module of a game's rules, and of the rules it shares with other games."""
    todo, done = [package], set[str]()
    while todo:
        home = todo.pop(0)
        if home in done:
            continue
        done.add(home)
        folder = Path(str(files(home)))
        for file in sorted([*folder.glob("*.py"), *folder.glob("rules/**/*.py")]):
            text = file.read_text("utf-8")
            todo += re.findall(r"^(?:from|import) (cookoff\.games\.[\w.]+?)\.rules", text, re.MULTILINE)
            yield text


def draws(text: str, moves: Mapping[str, type]) -> Iterator[tuple[str, str]]:
    """The functions of a module that draw, as they describe themselves, each with the kind of draw."""
    for top in ast.parse(text).body:
        if any(isinstance(node, ast.arg) and ast.unparse(node.annotation or node) == "Rng" for node in ast.walk(top)):
            continue  # bots imagine hidden cards with a generator of their own
        for function in ast.walk(top):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                        owner = ast.unparse(call.func.value).split(".")[-1].lstrip("_")
                        if owner == "chance" and (kind := drawn(call)):
                            yield purpose(function, moves), kind


def drawn(call: ast.Call) -> str | None:
    """The kind of a draw."""
    assert isinstance(call.func, ast.Attribute), "a call of a method"
    return DRAWS.get(call.func.attr) or (ANSWERS[ast.unparse(call.args[1])] if call.func.attr == "ask" else None)


def purpose(function: ast.FunctionDef, moves: Mapping[str, type]) -> str:
    """What a function is for: its docstring, or that of the move that it carries out."""
    doc = ast.get_docstring(function)
    for argument in function.args.args:
        move = moves.get(ast.unparse(argument.annotation).split(".")[-1]) if argument.annotation else None
        doc = doc or (inspect.getdoc(move) if move else None)
    assert doc, f"{function.name} draws: it needs a docstring"
    return sentence(doc)

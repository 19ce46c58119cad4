"""Generates the client's types from the server's structs: `python -m tools.wire`.

There is one file for the common protocol, one for each package that rooms share, and one for each room: its moves,
events, view, options and components, and the constants its screen needs.
"""

import textwrap
from collections import defaultdict
from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from cookoff.engine import Ledger, Phrase, Room, Row, rooms
from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT
from cookoff.games.hands import SeatHand
from cookoff.games.mithral_chef.rules.stations.plating import ASIDE, SPEED
from cookoff.games.yatai.content.enums import CELLS
from cookoff.physics.geometry import GRAVITY
from cookoff.physics.hand import Style, hand_data, skill
from cookoff.physics.queries import Side
from cookoff.server.api import schemas as bodies
from cookoff.server.app.learning import analysis_tasks, puzzles
from cookoff.server.app.replays import reader
from cookoff.server.app.workbench import drafts, experiments
from cookoff.server.protocol import messages, parties, schemas
from cookoff.server.protocol.commands import Key
from cookoff.server.protocol.errors import ErrorBody

ERRORS = ("direction", "speed", "loft")
HANDS = {hand.value: {part: getattr(skill(hand), part) for part in ERRORS} for hand in SeatHand}
"""Standard deviations of a throw's error (THR-30): direction in radians, share of speed, loft in radians."""

GRIPPED = ("back", "height", "loft", "spin", "least")
GRIPS = {style.value: {part: getattr(grip, part) for part in GRIPPED} for style, grip in hand_data().styles.items()}
"""How a chip leaves the hand in each style, in metres, radians, rad/s and m/s."""

HOME = Path(__file__).parents[1] / "web" / "src" / "protocol"
HEAD = "// Written by `make wire` from the server's structs. Do not edit.\n"

TOLD = (
    schemas.GameCard,
    schemas.Seating,
    Ledger,
    bodies.Me,
    reader.Replay,
    analysis_tasks.BetterLine,
    bodies.AnalysisProgress,
    bodies.WorkbenchForm,
    drafts.Draft,
    experiments.ExperimentStatus,
    puzzles.PuzzleList,
    puzzles.PuzzleDetail,
    ErrorBody,
    Key,
    parties.PartyState,
    messages.ServerMessage,
)
"""Types the server sends."""
SAID = (
    bodies.MeBody,
    bodies.OpenBody,
    bodies.DeviceBody,
    bodies.DeviceOffBody,
    bodies.JoinBody,
    bodies.ConfigureBody,
    bodies.GiveBody,
    bodies.ReclaimBody,
    bodies.PushKey,
    bodies.ReportBody,
    bodies.DraftBody,
    bodies.ExperimentBody,
    parties.JoinParty,
    parties.NextGame,
    parties.AnyPartyCommand,
    messages.ClientMessage,
)
"""Types the client sends; fields with a default are optional."""
SHARED = {"cookoff.engine": "schemas", "cookoff.physics": "physics", "cookoff.games.grill": "grill"}
"""Packages with types that several rooms use, and their files; a file depends only on earlier ones."""

CONSTANTS: dict[str, dict[str, Any]] = defaultdict(
    dict,
    {
        "physics": {"GRAVITY": GRAVITY, "SIDES": tuple(Side), "STYLES": tuple(Style)},
        "grill": {"BARE": BARE, "OUT": OUT, "DOUBT": DOUBT, "HANDS": HANDS, "GRIPS": GRIPS},
        "yatai": {"CELLS": CELLS},
        "mithral-chef": {"ASIDE": ASIDE, "SPEED": SPEED},
    },
)
"""Constants of the rules and physics that screens need, by file."""

PHRASE = """\
export interface Phrase {
  id: string;
  facts?: Readonly<Record<string, Fact>>;
}

/** A value that has a name of its own, such as the colour red. */
export interface EnumValue {
  kind: string;
  key: string;
}

/** What a message may be told. */
export type Fact = number | string | boolean | null | EnumValue | Phrase | readonly Fact[];
"""
"""Written by hand, because structs cannot express `Fact`: msgspec decodes no union of two kinds of objects."""


class Writer:
    """Collects the TypeScript declarations of types, each once."""

    def __init__(self, shared: Mapping[str, "Writer"] | None = None) -> None:
        self.parts: dict[str, str] = {}
        self._known: dict[str, Any] = {}
        self._shared = shared or {}
        self._taken: dict[str, set[str]] = {}

    def type(self, info: inspect.Type, lax: bool) -> str:
        """Return the TypeScript of a type, and declare structs and enums by name, here or in a shared file."""
        match info:
            case inspect.StructType() | inspect.EnumType():
                file = next((file for package, file in SHARED.items() if info.cls.__module__.startswith(package)), "")
                other = self._shared.get(file)
                if other is None:
                    self._declare(info, lax)
                else:
                    self._meet(info)
                    self._taken.setdefault(file, set()).add(other.type(info, lax))
                return info.cls.__name__
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.type(one, lax) for one in info.types))
            case inspect.LiteralType():
                return " | ".join(_json(value) for value in sorted(info.values, key=str))
            case inspect.VarTupleType() | inspect.ListType():
                return f"readonly {_grouped(self.type(info.item_type, lax))}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.type(one, lax) for one in info.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.type(info.key_type, lax)}, {self.type(info.value_type, lax)}>"
            case inspect.Metadata():
                return self.type(info.type, lax)
            case _:
                return PLAIN[type(info)]

    def union(self, name: str, hint: Any, lax: bool = False) -> None:
        """Declare a named union."""
        self.parts[name] = f"export type {name} = {self.type(inspect.type_info(hint), lax)};\n"

    def text(self) -> str:
        """Return the file's text, in order of declaration."""
        return HEAD + "".join(self._imports()) + "\n" + "\n".join(self.parts.values())

    def _imports(self) -> Iterable[str]:
        for file, names in sorted(self._taken.items()):
            row = textwrap.fill(f"import type {{ {', '.join(sorted(names))} }}", 116, subsequent_indent="  ")
            yield f'{row} from "./{file}";\n'

    def _meet(self, info: inspect.StructType | inspect.EnumType) -> bool:
        """Return whether a type is new. Raises `ValueError` if another type has the same name."""
        known = self._known.setdefault(info.cls.__name__, info.cls)
        if known is not info.cls:
            raise ValueError(f"{known} and {info.cls} have one name")
        return info.cls.__name__ not in self.parts

    def _declare(self, info: inspect.StructType | inspect.EnumType, lax: bool) -> None:
        if not self._meet(info):
            return
        name = info.cls.__name__
        if info.cls is Phrase:
            self.parts[name] = PHRASE
            return
        self.parts[name] = ""  # reserves its place before its dependencies
        if isinstance(info, inspect.EnumType):
            values = " | ".join(_json(member.value) for member in info.cls)
            self.parts[name] = f"export type {name} = {values};\n"
            if issubclass(info.cls, int):
                numbers = {member.name: member.value for member in info.cls}
                self.parts[name] += f"export const {name} = {_json(numbers)} as const;\n"
            return
        lines = [f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {_json(info.tag)};")
        for field in info.fields:
            mark = "?" if not field.required and (lax or info.cls.__struct_config__.omit_defaults) else ""
            type_ = FACTS if (info.cls, field.name) == (Row, "values") else self.type(field.type, lax)
            lines.append(f"  {field.encode_name}{mark}: {type_};")
        self.parts[name] = "\n".join([*lines, "}"]) + "\n"


FACTS = "readonly Fact[]"
"""The type of `Row.values`, which Python cannot express because `Fact` is recursive."""

PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def schema_types() -> Writer:
    """Return the types of the common protocol."""
    writer = Writer()
    for hint in TOLD[:-1]:
        writer.type(inspect.type_info(hint), lax=False)
    writer.union("ServerMessage", TOLD[-1])
    for body in SAID[:-1]:
        writer.type(inspect.type_info(body), lax=True)
    writer.union("ClientMessage", SAID[-1], lax=True)
    return writer


def room_types(room: Room, shared: Mapping[str, Writer]) -> str:
    """Return a room's types; those it shares are declared in the shared files."""
    game = room.load(None)
    writer = Writer(shared)
    writer.union("Move", game.types.move)
    writer.union("Event", game.types.event)
    for hint in (game.types.view, game.types.options):
        writer.type(inspect.type_info(hint), lax=False)
    components = getattr(game, "components", None)
    if components is not None:
        writer.type(inspect.type_info(type(components)), lax=False)
    return writer.text() + _constants(room.id)


def _constants(file: str) -> str:
    return "".join(
        f"\nexport const {name}: {_annotation(value)} = {_json(value)};\n" for name, value in CONSTANTS[file].items()
    )


def _annotation(value: Any) -> str:
    if isinstance(value, dict):
        return f"Readonly<Record<string, {_annotation(next(iter(value.values())))}>>"
    if isinstance(value, Enum):
        return type(value).__name__
    return f"readonly {_grouped(_annotation(value[0]))}[]" if isinstance(value, tuple) else "number"


def _grouped(text: str) -> str:
    return f"({text})" if "|" in text or text.startswith("readonly") else text


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def files() -> dict[Path, str]:
    """Return the text of every generated file."""
    shared = {"schemas": schema_types()}
    for file in SHARED.values():
        shared.setdefault(file, Writer(dict(shared)))
    said = {room.id: room_types(room, shared) for room in rooms().values() if room.own_screen}
    said |= {file: writer.text() + _constants(file) for file, writer in shared.items()}
    return {HOME / f"{file}.ts": text for file, text in said.items()}


if __name__ == "__main__":
    HOME.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, "utf-8")

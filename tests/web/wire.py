"""Writes the client's types from the server's structs: `python -m tests.web.wire`.

One file for what every table says, one for each package that rooms share, one for each room: its moves, events, view,
options and components, and which of their fields hold a thing that has a name of its own.
"""

import enum
import textwrap
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from cookoff.engine import Ledger, Room, rooms
from cookoff.server import cards, wire
from cookoff.server.complaints import ErrorBody
from cookoff.server.http import requests
from cookoff.server.lobby.commands import Key

HOME = Path(__file__).parents[2] / "web" / "src" / "wire"
HEAD = "// Written by `make wire` from the server's structs. Do not edit.\n"

TOLD = (cards.GameCard, cards.Seating, Ledger, requests.Me, requests.Replay, ErrorBody, Key, wire.ServerMessage)
"""What the server says."""
SAID = (
    requests.MeBody,
    requests.OpenBody,
    requests.JoinBody,
    requests.GiveBody,
    requests.ReclaimBody,
    wire.ClientMessage,
)
"""What the client says: fields with a default may be left out."""
SHARED = {"cookoff.engine": "house", "cookoff.physics": "physics", "cookoff.games.grill": "grill"}
"""Packages whose types several rooms speak of, and the file that holds them; a file needs only those before it."""


class Writer:
    """Collects the TypeScript of all types that are asked for, each once."""

    def __init__(self, shared: Mapping[str, "Writer"] | None = None) -> None:
        self.parts: dict[str, str] = {}
        self._known: dict[str, Any] = {}
        self._shared = shared or {}
        self._taken: dict[str, set[str]] = {}

    def type(self, info: inspect.Type, lax: bool) -> str:
        """The TypeScript of a type; structs and enums are written down under their names, here or in a shared file."""
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
        """A union under a name of its own."""
        self.parts[name] = f"export type {name} = {self.type(inspect.type_info(hint), lax)};\n"

    def text(self) -> str:
        """Everything, in the order it was met."""
        return HEAD + "".join(self._imports()) + "\n" + "\n".join(self.parts.values())

    def _imports(self) -> Iterable[str]:
        for file, names in sorted(self._taken.items()):
            row = textwrap.fill(f"import type {{ {', '.join(sorted(names))} }}", 116, subsequent_indent="  ")
            yield f'{row} from "./{file}";\n'

    def _meet(self, info: inspect.StructType | inspect.EnumType) -> bool:
        """Whether a type is met for the first time; two of one name would hide each other."""
        known = self._known.setdefault(info.cls.__name__, info.cls)
        if known is not info.cls:
            raise ValueError(f"{known} and {info.cls} have one name")
        return info.cls.__name__ not in self.parts

    def _declare(self, info: inspect.StructType | inspect.EnumType, lax: bool) -> None:
        if not self._meet(info):
            return
        name = info.cls.__name__
        self.parts[name] = ""  # keeps its place before those it needs
        if isinstance(info, inspect.EnumType):
            values = " | ".join(_json(member.value) for member in info.cls)
            self.parts[name] = f"export type {name} = {values};\n"
            return
        lines = [f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {_json(info.tag)};")
        for field in info.fields:
            mark = "?" if lax and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type, lax)};")
        self.parts[name] = "\n".join([*lines, "}"]) + "\n"


PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def house_types() -> Writer:
    """What every table says."""
    writer = Writer()
    for hint in TOLD[:-1]:
        writer.type(inspect.type_info(hint), lax=False)
    writer.union("ServerMessage", TOLD[-1])
    for body in SAID[:-1]:
        writer.type(inspect.type_info(body), lax=True)
    writer.union("ClientMessage", SAID[-1], lax=True)
    return writer


def room_types(room: Room, shared: Mapping[str, Writer]) -> str:
    """What a room says; what it shares with others is written down there."""
    game = room.load(None)
    writer = Writer(shared)
    writer.union("Move", game.types.move)
    writer.union("Event", game.types.event)
    for hint in (game.types.view, game.types.options):
        writer.type(inspect.type_info(hint), lax=False)
    components = getattr(game, "components", None)
    if components is not None:
        writer.type(inspect.type_info(type(components)), lax=False)
    named = [*_structs(game.types.move), *_structs(game.types.event)]
    enums = {kind.__name__: kind for struct in named for kind in _things(struct).values()}
    keys = {
        name: {str(member.value): member.name.lower().replace("_", "-") for member in kind}
        for name, kind in sorted(enums.items())
    }
    fields = {
        struct.cls.__name__: {field: kind.__name__ for field, kind in _things(struct).items()}
        for struct in named
        if _things(struct)
    }
    return (
        writer.text()
        + f"\n/** The name of each thing, by its value. */\nexport const THINGS = {_pretty(keys)} as const;\n"
        + f"\n/** Which fields of moves and events hold one. */\nexport const FIELDS = {_pretty(fields)} as const;\n"
    )


def _structs(union: Any) -> list[inspect.StructType]:
    info = inspect.type_info(union)
    every = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [one for one in every if isinstance(one, inspect.StructType)]


def _things(struct: inspect.StructType) -> dict[str, type[enum.Enum]]:
    """The fields that hold an enum, alone, optional or in a row."""
    return {field.name: kind for field in struct.fields for kind in _enums(field.type)}


def _enums(info: inspect.Type) -> Iterable[type[enum.Enum]]:
    match info:
        case inspect.EnumType():
            yield info.cls
        case inspect.UnionType():
            for one in info.types:
                yield from _enums(one)
        case inspect.VarTupleType() | inspect.ListType():
            yield from _enums(info.item_type)
        case _:
            pass


def _grouped(text: str) -> str:
    return f"({text})" if "|" in text or text.startswith("readonly") else text


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _pretty(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def files() -> dict[Path, str]:
    """Every generated file and what belongs in it."""
    shared = {"house": house_types()}
    for file in SHARED.values():
        shared.setdefault(file, Writer(dict(shared)))
    said = {room.id: room_types(room, shared) for room in rooms().values()}
    said |= {file: writer.text() for file, writer in shared.items()}
    return {HOME / f"{file}.ts": text for file, text in said.items()}


if __name__ == "__main__":
    HOME.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, "utf-8")

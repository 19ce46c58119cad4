"""How values of a type are written as text and read back, derived from the type.

Fields of a struct stand in their order, and those at the end that have their default value are left out. Reading
returns plain data as JSON has it, which the game's codec then validates.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import NODEFAULT, inspect

from cookoff.engine.core.errors import BadInput

from .tokens import Node, listed, quoted, unquoted

NOTHING = "-"
TRUTH = {True: "yes", False: "no"}


@dataclass(frozen=True)
class Form:
    """How values of one type are written and read."""

    write: Callable[[Any], str]
    read: Callable[[Node], Any]
    hint: str
    """What may stand there, for people."""


class Forms:
    """The forms of a game's types."""

    def __init__(self) -> None:
        self._structs: dict[type, StructForm] = {}

    def of(self, kind: inspect.Type) -> Form:
        """The form of a type. Raises `TypeError` for a type that has none."""
        match kind:
            case inspect.Metadata():
                return self.of(kind.type)
            case inspect.IntType():
                return Form(str, lambda node: _number(node, int), "number")
            case inspect.FloatType():
                return Form(repr, lambda node: _number(node, float), "number")
            case inspect.BoolType():
                return _choice(dict(TRUTH))
            case inspect.EnumType():
                return _choice({member: kebab(member.name) for member in kind.cls}, lambda member: member.value)
            case inspect.StrType():
                return Form(quoted, lambda node: unquoted(token(node)), "word")
            case inspect.ListType() | inspect.VarTupleType():
                return _sequence(self.of(kind.item_type))
            case inspect.TupleType():
                return _row([self.of(item) for item in kind.item_types])
            case inspect.StructType():
                form = self.struct(kind)
                return Form(form.group, form.read_group, f"({kebab(kind.cls.__name__)})")
            case inspect.UnionType():
                return self._union(kind)
            case _:
                raise TypeError(f"{kind} has no text form")

    def struct(self, kind: inspect.StructType) -> "StructForm":
        """The form of a struct."""
        if kind.cls not in self._structs:
            form = self._structs[kind.cls] = StructForm(kind)
            form.fields = [self.of(field.type) for field in kind.fields]
        return self._structs[kind.cls]

    def _union(self, kind: inspect.UnionType) -> Form:
        there = [option for option in kind.types if not isinstance(option, inspect.NoneType)]
        if len(there) == 1:
            form = self.of(there[0])
        else:
            structs = [self.struct(option) for option in there if isinstance(option, inspect.StructType)]
            if len(structs) < len(there):
                raise TypeError(f"{kind} has no text form")
            form = _variants(structs)
        if len(there) == len(kind.types):
            return form
        return Form(
            lambda value: NOTHING if value is None else form.write(value),
            lambda node: None if node == NOTHING else form.read(node),
            f"{form.hint}|{NOTHING}",
        )


class StructForm:
    """The form of a struct: its name, if it is one of several, and its fields."""

    def __init__(self, kind: inspect.StructType) -> None:
        self.kind = kind.cls
        self.name = "" if kind.tag is None else kebab(str(kind.tag))
        self._tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        self._names = [(field.name, field.encode_name) for field in kind.fields]
        self._defaults = [_default(field) for field in kind.fields]
        self._needed = max((place for place, field in enumerate(kind.fields, 1) if field.required), default=0)
        self.fields: list[Form] = []

    def write(self, value: Any) -> str:
        """The fields, without brackets."""
        parts = [form.write(getattr(value, name)) for form, (name, _) in zip(self.fields, self._names, strict=True)]
        # Compared as text: 0.0 and -0.0 are equal, but not written alike.
        while len(parts) > self._needed and parts[-1] == self._default_texts[len(parts) - 1]:
            parts.pop()
        return " ".join([self.name, *parts] if self.name else parts)

    @cached_property
    def _default_texts(self) -> list[str]:
        pairs = zip(self.fields, self._defaults, strict=True)
        return ["" if default is NODEFAULT else form.write(default) for form, default in pairs]

    def read(self, nodes: Sequence[Node]) -> dict[str, Any]:
        """The struct of such fields."""
        given = nodes[1:] if self.name else nodes
        if not self._needed <= len(given) <= len(self.fields):
            raise BadInput(f"{len(given)} values, {self.usage} expected")
        read = zip(self._names, self.fields, given, strict=False)
        return self._tag | {key: form.read(node) for (_, key), form, node in read}

    @property
    def usage(self) -> str:
        """Its name and what stands in its fields, for people."""
        parts = [f"<{kebab(name)}: {form.hint}>" for (name, _), form in zip(self._names, self.fields, strict=True)]
        return " ".join([self.name, *parts] if self.name else parts)

    def group(self, value: Any) -> str:
        """The fields, in round brackets."""
        return f"({self.write(value)})"

    def read_group(self, node: Node) -> dict[str, Any]:
        """The struct of a group."""
        return self.read(items(node))


def found(forms: dict[str, StructForm], nodes: Sequence[Node]) -> StructForm:
    """The form that the first node names. Raises `BadInput` if there is none."""
    name = token(nodes[0]) if nodes else ""
    if name not in forms:
        raise BadInput(f"{name or 'nothing'}: write one of {', '.join(forms)}")
    return forms[name]


def kebab(name: str) -> str:
    """A name as a word: `TakeOrder` is `take-order`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")


def token(node: Node) -> str:
    """A node that is no group."""
    if isinstance(node, str):
        return node
    raise BadInput("a bracket where a word or a number is expected")


def items(node: Node) -> list[Node]:
    """The nodes of a group."""
    if isinstance(node, list):
        return node
    raise BadInput(f"{node}: brackets are expected here")


def _default(field: inspect.Field) -> Any:
    return (
        field.default_factory()
        if field.default is NODEFAULT and field.default_factory is not NODEFAULT
        else field.default
    )


def _number(node: Node, kind: Callable[[str], int | float]) -> int | float:
    text = token(node)
    try:
        return kind(text)
    except ValueError as error:
        raise BadInput(f"{text[:40]}: a number is expected") from error


def _choice(texts: dict[Any, str], plain: Callable[[Any], Any] = lambda value: value) -> Form:
    values = {text: plain(value) for value, text in texts.items()}
    if len(values) < len(texts):
        raise TypeError(f"two of {', '.join(texts.values())} are written alike")

    def read(node: Node) -> Any:
        try:
            return values[token(node)]
        except KeyError:
            raise BadInput(f"{node}: write one of {', '.join(values)}") from None

    return Form(texts.__getitem__, read, "|".join(values))


def _variants(forms: Sequence[StructForm]) -> Form:
    by_kind = {form.kind: form for form in forms}
    by_name = {form.name: form for form in forms}
    return Form(
        lambda value: by_kind[type(value)].group(value),
        lambda node: found(by_name, items(node)).read(items(node)),
        "|".join(by_name),
    )


def _sequence(item: Form) -> Form:
    return Form(
        lambda values: listed([item.write(value) for value in values]),
        lambda node: [item.read(inner) for inner in items(node)],
        f"[{item.hint} …]",
    )


def _row(parts: list[Form]) -> Form:
    def read(node: Node) -> list[Any]:
        inner = items(node)
        if len(inner) != len(parts):
            raise BadInput(f"{len(inner)} values in brackets, {len(parts)} expected")
        return [part.read(each) for part, each in zip(parts, inner, strict=True)]

    return Form(
        lambda values: listed([part.write(value) for part, value in zip(parts, values, strict=True)]),
        read,
        f"[{' '.join(part.hint for part in parts)}]",
    )

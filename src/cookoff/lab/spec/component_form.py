"""Component files as forms: what may be said in which field, read off the struct that the game reads its file into.

No game is named here: a room whose components are structs has its form for nothing.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from cookoff.engine.content.components import notes_of


class NumberField(msgspec.Struct, frozen=True, tag="number"):
    """A number, whole or not, between two others."""

    whole: bool
    low: float | None = None
    high: float | None = None


class WordField(msgspec.Struct, frozen=True, tag="word"):
    """A short text."""

    longest: int | None = None


class ChoiceField(msgspec.Struct, frozen=True, tag="choice"):
    """One of a few words or numbers."""

    values: tuple[str | int, ...]


class TruthField(msgspec.Struct, frozen=True, tag="truth"):
    """Yes or no."""


class OtherField(msgspec.Struct, frozen=True, tag="other"):
    """Something that no field can be made for: it is shown, and changed in the file alone."""


class ListField(msgspec.Struct, frozen=True, tag="list"):
    """Several of one kind, in their order."""

    item: "Shape"
    least: int = 0
    most: int | None = None


class PartField(msgspec.Struct, frozen=True, tag="part"):
    """Fields by name."""

    fields: dict[str, "Shape"]
    tag: tuple[str, str] | None = None
    """A field that says which kind of part it is, and what it says."""


class EitherField(msgspec.Struct, frozen=True, tag="either"):
    """One of several kinds of parts; a field of each says which."""

    field: str
    parts: dict[str, PartField]


Shape: TypeAlias = NumberField | WordField | ChoiceField | TruthField | OtherField | ListField | PartField | EitherField


class Form(msgspec.Struct, frozen=True):
    """A game's component file, ready to be filled in."""

    shape: PartField
    values: dict[str, Any]
    """As the file has them, with what is usual where it says nothing."""
    notes: dict[str, str]
    """What the file says of its fields and parts, by their paths, such as where a number comes from."""


def form_of(components: msgspec.Struct, text: str) -> Form:
    """The form of components that stand in a file with this text."""
    shape = shape_of(inspect.type_info(type(components)))
    assert isinstance(shape, PartField)
    return Form(shape, msgspec.to_builtins(components), notes_of(text))


def shape_of(info: inspect.Type) -> Shape:
    """What a field of that type takes."""
    match info:
        case inspect.Metadata():
            return shape_of(info.type)
        case inspect.BoolType():
            return TruthField()
        case inspect.IntType() | inspect.FloatType():
            return NumberField(isinstance(info, inspect.IntType), _bound(info.ge, info.gt), _bound(info.le, info.lt))
        case inspect.StrType():
            return WordField(info.max_length)
        case inspect.EnumType():
            return ChoiceField(tuple(member.value for member in info.cls))
        case inspect.LiteralType():
            return ChoiceField(tuple(value for value in info.values if isinstance(value, str | int)))
        case inspect.VarTupleType() | inspect.ListType():
            return ListField(shape_of(info.item_type), info.min_length or 0, info.max_length)
        case inspect.StructType():
            tag = None if info.tag_field is None else (info.tag_field, str(info.tag))
            return PartField({field.encode_name: shape_of(field.type) for field in info.fields}, tag)
        case inspect.UnionType(types=types) if all(isinstance(one, inspect.StructType) for one in types):
            parts = [shape_of(one) for one in types]
            tagged = {part.tag[1]: part for part in parts if isinstance(part, PartField) and part.tag is not None}
            [field] = {part.tag[0] for part in tagged.values() if part.tag is not None}
            return EitherField(field, tagged)
        case _:
            return OtherField()


def _bound(may: float | None, may_not: float | None) -> float | None:
    """A form shows the number itself also where only what lies beyond it may be said: loading tells the difference."""
    return may_not if may is None else may

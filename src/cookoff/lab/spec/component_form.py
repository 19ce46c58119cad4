"""Component files as forms: the fields of the struct that a game reads its file into, with their types and bounds.

Every room whose components are structs has a form without code of its own.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from cookoff.engine.content.components import notes_of


class NumberField(msgspec.Struct, frozen=True, tag="number"):
    """A number between two bounds."""

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
    """A switch."""


class OtherField(msgspec.Struct, frozen=True, tag="other"):
    """A value without a form field: it is shown, and can be changed in the file."""


class ListField(msgspec.Struct, frozen=True, tag="list"):
    """A list of values of one type."""

    item: "Shape"
    least: int = 0
    most: int | None = None


class PartField(msgspec.Struct, frozen=True, tag="part"):
    """Fields by name."""

    fields: dict[str, "Shape"]
    tag: tuple[str, str] | None = None
    """The tag field of a tagged part, and its value."""


class EitherField(msgspec.Struct, frozen=True, tag="either"):
    """One of several tagged parts; `field` is the tag."""

    field: str
    parts: dict[str, PartField]


Shape: TypeAlias = NumberField | WordField | ChoiceField | TruthField | OtherField | ListField | PartField | EitherField


class Form(msgspec.Struct, frozen=True):
    """The form of a game's component file."""

    shape: PartField
    values: dict[str, Any]
    """The values of the file, and defaults where it has none."""
    notes: dict[str, str]
    """The comments of the file by the path of their field, such as the origin of a number."""


def form_of(components: msgspec.Struct, text: str) -> Form:
    """The form of components and of the text they were read from."""
    shape = shape_of(inspect.type_info(type(components)))
    assert isinstance(shape, PartField)
    return Form(shape, msgspec.to_builtins(components), notes_of(text))


def shape_of(info: inspect.Type) -> Shape:
    """The form field of a type."""
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


def _bound(inclusive: float | None, exclusive: float | None) -> float | None:
    """A form treats exclusive bounds as inclusive; loading the components checks them exactly."""
    return exclusive if inclusive is None else inclusive
